// Tables of the registry that a calculator's page shows, at build time.

import { query } from '../duckdb/dataset-build.ts';
import type {
  DiscardSupportRow,
  FailureRatesRow,
  NasReservesRow,
  NetworkMeasurementsRow,
} from '../generated/datasets.ts';

/** A row as the database gives it. */
type Row<Table> = { [Column in keyof Table]: Table[Column] };

/** Newest first. */
export const failureRates = (): Promise<FailureRatesRow[]> =>
  query<Row<FailureRatesRow>>('SELECT * FROM failure_rates ORDER BY medium, period DESC, failure_rate_id');

/** By link, the lowest first. */
export const networkMeasurements = (): Promise<NetworkMeasurementsRow[]> =>
  query<Row<NetworkMeasurementsRow>>('SELECT * FROM network_measurements ORDER BY generation, rate_bits_per_s');

/** By system. */
export const nasReserves = (): Promise<NasReservesRow[]> =>
  query<Row<NasReservesRow>>('SELECT * FROM nas_reserves ORDER BY system, reserve_id');

/** From the drive towards the file system. */
export const discardSupport = (): Promise<DiscardSupportRow[]> =>
  query<Row<DiscardSupportRow>>(
    `SELECT * FROM discard_support
     ORDER BY list_position(['bridge', 'controller', 'raid', 'file_system'], kind), layer_id`,
  );
