/** Drives with the rates that their makers promise, or else with the highest that the sets measured. */
import type { RateOf } from '../check/link-rates.ts';
import type { Row } from '../records.ts';
import {
  type CatalogPart,
  type Confidence,
  known,
  linkText,
  number,
  type Rows,
  text,
} from './part.ts';

/** A set: the name of its folder and the rows of its tables. */
export interface RatedSet {
  setId: string;
  rows: Rows;
}

/** Share of its rate that a hard disk gives on its inner tracks: about half, as its radius. */
const INNER_TRACKS = 0.5;

const RATES = ['read', 'write', 'read_iops', 'write_iops'] as const;
type Rate = (typeof RATES)[number];

interface Figure {
  rate: Rate;
  value: number;
  source: string;
  isVendors: boolean;
}

const DIRECTIONS: Record<string, ('read' | 'write')[]> = {
  device_writes_host: ['read'],
  device_reads_host: ['write'],
  both: ['read', 'write'],
};

/** Which rates of a drive a row gives: none where it is of another load. */
function ratesOf({ access, direction, metric }: Row): Rate[] {
  const ways = DIRECTIONS[String(direction)] ?? [];
  if (metric === 'iops') return access === 'rand' ? ways.map((way) => `${way}_iops` as const) : [];
  return metric === 'bandwidth_bytes_per_s' && access !== 'rand' ? ways : [];
}

/** What makers promise, by drive. */
function claimed(sets: readonly RatedSet[]): Map<string, Figure[]> {
  const figures = new Map<string, Figure[]>();
  for (const { setId, rows } of sets) {
    const kinds = new Map(rows('sources').map((row) => [row.source_id, row.kind]));
    for (const claim of rows('claims')) {
      const value = number(claim.value);
      if (value === undefined) continue;
      const source = `${setId}/${claim.source_id}`;
      const isVendors = kinds.get(claim.source_id ?? '') === 'vendor_documentation';
      add(figures, claim, ratesOf(claim), { value, source, isVendors });
    }
  }
  return figures;
}

/** The sequential rates that sets measured on single drives, at links no slower than the drive's own. */
function measured(
  sets: readonly RatedSet[],
  drives: ReadonlyMap<string, Row>,
  rateOf: RateOf,
): Map<string, Figure[]> {
  const figures = new Map<string, Figure[]>();
  const rate = (kind: unknown, generation: unknown, lanes: unknown) =>
    rateOf(kind === 'nvme' ? 'pcie' : String(kind), String(generation), Number(lanes))?.oneWay;
  for (const { setId, rows } of sets) {
    const runs = new Map(rows('runs').map((row) => [row.run_id, row]));
    const targets = new Map(rows('targets').map((row) => [row.target_id, row]));
    for (const result of rows('results')) {
      const run = runs.get(result.run_id ?? '');
      const target = targets.get(run?.target_id ?? '');
      const value = number(result.bandwidth_bytes_per_s);
      if (!run || target?.kind !== 'drive' || value === undefined) continue;
      if (result.access !== 'seq' || run.direct === false || (result.devices ?? 1) !== 1) continue;
      const drive = drives.get(String(target.drive_id));
      const [there, own] = [
        rate(run.link_kind, run.link_generation, run.link_lanes),
        rate(drive?.protocol, drive?.interface_generation_max, drive?.interface_lanes_max),
      ];
      if (there === undefined || own === undefined || there < own) continue;
      const source = `${setId}/${run.source_id}`;
      const rates = DIRECTIONS[String(result.direction)] ?? [];
      add(figures, target, rates, { value, source, isVendors: false });
    }
  }
  return figures;
}

function add(
  figures: Map<string, Figure[]>,
  { drive_id }: Row,
  rates: readonly Rate[],
  figure: Omit<Figure, 'rate'>,
) {
  if (typeof drive_id !== 'string') return;
  const list = figures.get(drive_id) ?? [];
  figures.set(drive_id, list);
  for (const rate of rates) list.push({ rate, ...figure });
}

/** `Exos X18 18 TB`: models come in sizes, and some name theirs. */
export function modelOf({ model, capacity_bytes }: Row): string {
  const bytes = number(capacity_bytes);
  const size =
    bytes === undefined ? '' : bytes >= 1e12 ? `${bytes / 1e12} TB` : `${bytes / 1e9} GB`;
  const isNamed = size === '' || String(model).includes(size);
  return [model, isNamed ? null : size].filter(Boolean).join(' ');
}

export function drives(rows: Rows, sets: readonly RatedSet[], rateOf: RateOf): CatalogPart[] {
  const byMaker = claimed(sets);
  const byId = new Map(rows('drives').map((drive) => [String(drive.drive_id), drive]));
  const byTest = measured(sets, byId, rateOf);
  return [...byId].flatMap(([id, drive]): CatalogPart[] => {
    const link = linkText(
      drive.protocol,
      drive.interface_generation_max,
      drive.interface_lanes_max,
    );
    const promised = byMaker.get(id) ?? [];
    const isRated = promised.some(({ rate }) => rate === 'read');
    const figures = isRated ? promised : (byTest.get(id) ?? []);
    if (link === undefined || !figures.some(({ rate }) => rate === 'read')) return [];
    const best = RATES.flatMap((rate) => {
      const [most] = figures.filter((one) => one.rate === rate).sort((a, b) => b.value - a.value);
      return most ? [most] : [];
    });
    const confidence: Confidence = best.every(({ isVendors }) => isVendors)
      ? 'specified'
      : 'reported';
    const isDisk = String(drive.medium).startsWith('hdd');
    return [
      {
        id: `drive/${id}`,
        name: [drive.vendor, modelOf(drive)].filter(Boolean).join(' '),
        models: [modelOf(drive)],
        kind: 'drive',
        part: {
          kind: 'drive',
          link,
          ...Object.fromEntries(best.map(({ rate, value }) => [rate, value])),
          ...known({
            size: number(drive.capacity_bytes),
            slow_end: isDisk ? INNER_TRACKS : undefined,
            solid: isDisk ? undefined : true,
          }),
        },
        rates: isRated ? 'rated' : 'measured',
        sources: [...new Set(best.map(({ source }) => source))],
        confidence,
        ...known({ note: text(drive.source_note) }),
      },
    ];
  });
}
