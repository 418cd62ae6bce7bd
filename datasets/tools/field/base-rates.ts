/** How often links and drives were found below what they support: what is generated for the diagnosis. */
import type { Row } from '../tables/records.ts';
import { FEWEST, FEWEST_OF_MODEL, isSteady } from './sample-size.ts';

/** The set whose counts are base rates; those of other sets are of one owner each. */
export const BASE_SET = 'hardware-databases';

/** Kinds whose models are told: what people move between slots. */
const WITH_MODELS: ReadonlySet<string> = new Set(['nvme', 'sas', 'raid', 'ethernet']);

/** How many are below, and of how many. */
type Count = [below: number, all: number];

class Tally {
  readonly #counts = new Map<string, Count>();

  add(key: string, count: number, isBelow: boolean): void {
    const known = this.#counts.get(key) ?? [0, 0];
    this.#counts.set(key, [known[0] + (isBelow ? count : 0), known[1] + count]);
  }

  /** An entry for each key with enough, in the order of their names. */
  entries(fewest: number): Record<string, Count> {
    const enough = [...this.#counts].filter(([, [, all]]) => all >= fewest);
    return Object.fromEntries(enough.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

type Cell = Row[string] | undefined;
const isBelow = (now: Cell, most: Cell): boolean => Number(now) < Number(most);

/** Objects by what is below: lanes, speed and payload size by kind of device, lanes by model. */
export function linkCounts(rows: readonly Row[]): Record<string, Record<string, Count>> {
  const [narrow, narrowModels, slow, payload] = [new Tally(), new Tally(), new Tally(), new Tally()];
  for (const row of rows) {
    const [kind, links] = [String(row.kind), Number(row.links)];
    if (Number(row.max_lanes) > 1) {
      const isNarrow = isBelow(row.lanes, row.max_lanes);
      narrow.add(kind, links, isNarrow);
      if (row.vendor_id && WITH_MODELS.has(kind))
        narrowModels.add(`${row.vendor_id}:${row.device_id}`, links, isNarrow);
    }
    if (row.transfers_per_s && isSteady(kind))
      slow.add(kind, links, isBelow(row.transfers_per_s, row.max_transfers_per_s));
    if (row.payload_bytes && Number(row.max_payload_bytes) > 128)
      payload.add(kind, links, isBelow(row.payload_bytes, row.max_payload_bytes));
  }
  return {
    narrow: narrow.entries(FEWEST),
    narrowModels: narrowModels.entries(FEWEST_OF_MODEL),
    slow: slow.entries(FEWEST),
    payload: payload.entries(FEWEST),
  };
}

const FASTEST_SATA = 6e9;

/** SATA drives for 6 Gb/s that run slower, by medium. */
export function driveCounts(rows: readonly Row[]): Record<string, Count> {
  const slow = new Tally();
  for (const { kind, medium, transfers_per_s, max_transfers_per_s, drives } of rows) {
    if (kind !== 'sata' || !medium || !transfers_per_s) continue;
    if (Number(max_transfers_per_s) !== FASTEST_SATA) continue;
    slow.add(String(medium), Number(drives), isBelow(transfers_per_s, max_transfers_per_s));
  }
  return slow.entries(FEWEST);
}
