// What was seen in machines of one part: links by its PCI IDs, and drives by the name that they give themselves.

import { SeenNames } from '../../datasets/tools/field/same-drive.ts';
import { isSteady } from '../../datasets/tools/field/sample-size.ts';
import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import type { Counted } from './counted-kinds.ts';

interface PartLinks {
  vendorId: string;
  deviceId: string;
  /** What the list of PCI IDs calls the device. */
  name: string;
  kind: string;
  links: number;
  /** Links on all lanes of the device; nothing of a device of one lane. */
  wide: Counted | undefined;
  /** Links at the speed of the device; nothing of a kind that lowers it while idle. */
  fast: Counted | undefined;
  /** By the payload size in force, in bytes. */
  payloads: Counted[];
}

interface PartDrives {
  /** As the drives call themselves. */
  models: string[];
  drives: number;
  /** Drives at the rate that they support, in transfers per second; nothing where it was not told. */
  fast: (Counted & { rate: number }) | undefined;
  /** By logical sector in bytes, and the physical one behind a slash where it is told. */
  sectors: Counted[];
}

type Row = Record<string, string | number | null>;
const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

/** Counts by the values of a column, the smallest value first. */
function by(rows: readonly Row[], value: (row: Row) => string | undefined, column: string): Counted[] {
  const known = rows.filter((row) => value(row) !== undefined);
  const total = sum(known, column);
  return [...Map.groupBy(known, (row) => value(row) ?? '')]
    .map(([name, own]) => ({ name, count: sum(own, column), total }))
    .sort((a, other) => Number.parseInt(a.name, 10) - Number.parseInt(other.name, 10));
}

/** By the key of the part. */
const links = once(async (): Promise<Map<string, PartLinks[]>> => {
  const rows = await query<Row>(
    `SELECT coalesce(controller_id, drive_id) AS part, pci_ids.name AS called, links_seen.*
     FROM pci_ids JOIN links_seen USING (vendor_id, device_id) ORDER BY vendor_id, device_id, kind`,
  );
  const byPart = Map.groupBy(rows, ({ part }) => String(part));
  return new Map(
    [...byPart].map(([part, own]) => [
      part,
      [...Map.groupBy(own, (row) => `${row.vendor_id} ${row.device_id} ${row.kind}`).values()].map(linksOf),
    ]),
  );
});

function linksOf(rows: Row[]): PartLinks {
  const [first = {}] = rows;
  const share = (all: readonly Row[], is: (row: Row) => boolean): Counted | undefined =>
    all.length === 0 ? undefined : { name: '', count: sum(all.filter(is), 'links'), total: sum(all, 'links') };
  const kind = String(first.kind);
  const several = rows.filter(({ max_lanes }) => Number(max_lanes) > 1);
  const told = rows.filter(({ transfers_per_s }) => transfers_per_s !== null);
  return {
    vendorId: String(first.vendor_id),
    deviceId: String(first.device_id),
    name: String(first.called),
    kind,
    links: sum(rows, 'links'),
    wide: share(several, ({ lanes, max_lanes }) => lanes === max_lanes),
    fast: isSteady(kind)
      ? share(told, ({ transfers_per_s, max_transfers_per_s }) => transfers_per_s === max_transfers_per_s)
      : undefined,
    payloads: by(rows, ({ payload_bytes }) => (payload_bytes === null ? undefined : String(payload_bytes)), 'links'),
  };
}

export const linksOfPart = async (id: string): Promise<PartLinks[]> => (await links()).get(id) ?? [];

const drives = once(async (): Promise<Map<string, PartDrives>> => {
  const [known, rows] = await Promise.all([
    query<Row>('SELECT drive_id, vendor, model, capacity_bytes, protocol FROM drives'),
    query<Row>('SELECT * FROM drives_seen WHERE model IS NOT NULL ORDER BY seen_id'),
  ]);
  const byKind = new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => {
      const byModel = Map.groupBy(own, ({ model }) => String(model));
      return [kind, { byModel, names: new SeenNames([...byModel.keys()]) }];
    }),
  );
  return new Map(
    known.flatMap((drive): [string, PartDrives][] => {
      const own = {
        vendor: String(drive.vendor),
        model: String(drive.model),
        capacity: drive.capacity_bytes === null ? undefined : Number(drive.capacity_bytes),
      };
      const seen = byKind.get(drive.protocol ?? null);
      const same = seen?.names.of(own).flatMap((name) => seen.byModel.get(name) ?? []) ?? [];
      return same.length === 0 ? [] : [[String(drive.drive_id), drivesOf(same)]];
    }),
  );
});

function drivesOf(rows: Row[]): PartDrives {
  const told = rows.filter((row) => row.transfers_per_s !== null && row.max_transfers_per_s !== null);
  const rate = Math.max(0, ...told.map((row) => Number(row.max_transfers_per_s)));
  const full = told.filter((row) => row.transfers_per_s === row.max_transfers_per_s);
  return {
    models: [...new Set(rows.map(({ model }) => String(model)))],
    drives: sum(rows, 'drives'),
    fast: told.length === 0 ? undefined : { name: '', count: sum(full, 'drives'), total: sum(told, 'drives'), rate },
    sectors: by(
      rows,
      ({ logical_sector_bytes, physical_sector_bytes }) =>
        logical_sector_bytes === null
          ? undefined
          : [logical_sector_bytes, physical_sector_bytes ?? []].flat().join('/'),
      'drives',
    ),
  };
}

export const drivesOfPart = async (id: string): Promise<PartDrives | undefined> => (await drives()).get(id);
