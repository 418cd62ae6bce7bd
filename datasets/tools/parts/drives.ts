/** Drives with the highest rates that the sets measured, or else with those that their makers promise, or else what is usual. */

import { DIRECTIONS, RATES, type Rate, ratesOf } from '../tables/drive-rates.ts';
import type { RateOf } from '../tables/link-rates.ts';
import type { Row } from '../tables/records.ts';
import { type CopyRates, copyRates } from './copy-rates.ts';
import { type CatalogPart, type Confidence, known, linkText, number, type RatedSet, type Rows, text } from './part.ts';
import { assumedRead, turnsIn, type Usual } from './typical.ts';
import { words } from './words.ts';

/** Share of its rate that a hard disk gives on its inner tracks: about half, as its radius. */
const INNER_TRACKS = 0.5;

interface Figure {
  rate: Rate;
  value: number;
  source: string;
  isVendors: boolean;
  isPromised: boolean;
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
      add(figures, claim, ratesOf(claim), { value, source, isVendors, isPromised: true });
    }
  }
  return figures;
}

/** What makers let be written before the warranty ends, by drive: of several figures the lowest. */
function ratedWrites(sets: readonly RatedSet[]): Map<string, number> {
  const claims = sets.flatMap(({ rows }) => rows('claims').filter(({ metric }) => metric === 'rated_writes_bytes'));
  const byDrive = Map.groupBy(claims, ({ drive_id }) => String(drive_id));
  return new Map([...byDrive].map(([id, own]) => [id, Math.min(...own.map(({ value }) => Number(value)))]));
}

/**
 * The sequential rates that sets measured on single drives, at links no slower than the drive's own. Where a run does
 * not state its link, a figure above half of the drive's own proves it: the next slower link carries half at most.
 */
function measured(sets: readonly RatedSet[], drives: ReadonlyMap<string, Row>, rateOf: RateOf): Map<string, Figure[]> {
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
      if (own === undefined || (there === undefined ? value <= own / 2 : there < own)) continue;
      const source = `${setId}/${run.source_id}`;
      const rates = DIRECTIONS[String(result.direction)] ?? [];
      add(figures, target, rates, { value, source, isVendors: false, isPromised: false });
    }
  }
  return figures;
}

function add(figures: Map<string, Figure[]>, { drive_id }: Row, rates: readonly Rate[], figure: Omit<Figure, 'rate'>) {
  if (typeof drive_id !== 'string') return;
  const list = figures.get(drive_id) ?? [];
  figures.set(drive_id, list);
  for (const rate of rates) list.push({ rate, ...figure });
}

/** `250 GB`, `3.84 TB`: a drive of 250,059,350,016 bytes is sold as the former. */
const asOnItsLabel = (bytes: number): string =>
  bytes >= 1e12 ? `${Math.round(bytes / 1e10) / 100} TB` : `${Math.round(bytes / 1e9)} GB`;

/** `Exos X18 18 TB`: models come in sizes, and some name theirs. */
export function modelOf({ model, capacity_bytes }: Row): string {
  const bytes = number(capacity_bytes);
  const size = bytes === undefined ? '' : asOnItsLabel(bytes);
  const isNamed = size === '' || String(model).includes(size);
  return [model, isNamed ? null : size].filter(Boolean).join(' ');
}

/** Of each drive and rate the highest that was measured, or else promised. */
function bestRates(sets: readonly RatedSet[], byId: ReadonlyMap<string, Row>, rateOf: RateOf) {
  const byMaker = claimed(sets);
  const byTest = measured(sets, byId, rateOf);
  const highest = (figures: readonly Figure[] = [], rate: Rate): Figure | undefined =>
    figures.filter((figure) => figure.rate === rate).toSorted((a, b) => b.value - a.value)[0];
  return (id: string, rate: Rate): Figure | undefined =>
    highest(byTest.get(id), rate) ?? highest(byMaker.get(id), rate);
}

const drivesById = (rows: Rows): Map<string, Row> =>
  new Map(rows('drives').map((drive) => [String(drive.drive_id), drive]));

/** A drive with what a copy to it needs to know. */
export interface CopiedTo {
  /** As in the catalogue of parts, whether it is there or not. */
  id: string;
  name: string;
  capacity: number;
  copy: CopyRates;
}

/** Drives whose write cache is known, by name. */
export function copiedTo(rows: Rows, sets: readonly RatedSet[], rateOf: RateOf): CopiedTo[] {
  const byId = drivesById(rows);
  const bestOf = bestRates(sets, byId, rateOf);
  const copies = copyRates(byId, sets, (id) => bestOf(id, 'write')?.value);
  return [...copies]
    .flatMap(([id, copy]): CopiedTo[] => {
      const drive = byId.get(id);
      const capacity = number(drive?.capacity_bytes);
      return drive && capacity ? [{ id: `drive/${id}`, name: nameOf(drive), capacity, copy }] : [];
    })
    .toSorted((a, other) => (a.name < other.name ? -1 : 1));
}

const nameOf = (drive: Row): string => [drive.vendor, modelOf(drive)].filter(Boolean).join(' ');

const isDisk = ({ medium }: Row): boolean => String(medium).startsWith('hdd');

/** Links of drives of which no row says the generation: of SATA the one that all have had since about 2012. */
const UNSTATED: Record<string, string> = { sata: '3.0', nvme: '3.0', sas: '3', usb: '3.2 Gen 1x1' };
const DRIVE_LANES = 4;
/** SSDs of which the rate is usual; those of other protocols have their link as their limit. */
const SSDS: Record<string, Usual> = { sata: 'ssd', sas: 'sas_ssd' };

/** The link of a drive, or the usual one of its kind; nothing for a card that goes into no port of a chain. */
function linkOf(drive: Row): { link: string | undefined; isAssumed: boolean } {
  const protocol = String(drive.protocol);
  const own = linkText(protocol, drive.interface_generation_max, drive.interface_lanes_max);
  if (own !== undefined) return { link: own, isAssumed: false };
  const lanes = drive.interface_lanes_max ?? (protocol === 'nvme' ? DRIVE_LANES : null);
  const generation = drive.interface_generation_max ?? UNSTATED[protocol] ?? null;
  const isAssumed = drive.interface_generation_max === null || drive.interface_generation_max === undefined;
  return { link: linkText(protocol, generation, lanes), isAssumed };
}

/** What a chain takes of a drive whatever is known of its rates. */
const bare = (drive: Row, link: string): CatalogPart['part'] => ({
  kind: 'drive',
  link,
  ...known({
    size: number(drive.capacity_bytes),
    slow_end: isDisk(drive) ? INNER_TRACKS : undefined,
    solid: isDisk(drive) ? undefined : true,
  }),
});

/** A drive as a chain takes it where no source gives a rate; nothing where no chain has a port for it. */
export function unratedDrive(drive: Row, disks: readonly RatedDisk[] = []): CatalogPart | undefined {
  const { link, isAssumed } = linkOf(drive);
  if (link === undefined) return undefined;
  const size = number(drive.capacity_bytes);
  const kind = isDisk(drive) ? 'hdd' : SSDS[String(drive.protocol)];
  const readRate = kind && assumedRead(kind, size, link, turnsIn(modelOf(drive)));
  const alike = kind === 'hdd' && readRate && size ? disksLike(disks, size, readRate) : undefined;
  const notes = [
    text(drive.source_note),
    words.noRate,
    isAssumed ? words.link : undefined,
    alike && words.disks(alike.count, alike.low, alike.high),
  ].filter(Boolean);
  return {
    id: `drive/${drive.drive_id}`,
    name: nameOf(drive),
    models: [modelOf(drive)],
    kind: 'drive',
    part: { ...bare(drive, link), ...known({ read: readRate }) },
    rates: readRate === undefined ? 'link' : 'assumed',
    ...bayOf(drive),
    sources: alike?.sources ?? [],
    confidence: 'unverified',
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** A hard disk with the rate that its maker gives. */
interface RatedDisk {
  size: number;
  read: number;
  source: string;
}

/** How far from a disk's capacity those may be that it is compared with. */
const ALIKE = 1.5;
/** Fewer make no range. */
const FEWEST = 3;

/** The rated disks of about this capacity, as a range that an assumed rate lies in. */
function disksLike(disks: readonly RatedDisk[], size: number, assumed: number) {
  const alike = disks.filter((disk) => disk.size <= size * ALIKE && disk.size >= size / ALIKE);
  if (alike.length < FEWEST) return undefined;
  const rates = alike.map(({ read }) => read);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  // Disks of other speeds of rotation say nothing of this one.
  if (assumed < low || assumed > high) return undefined;
  return { count: alike.length, low, high, sources: [...new Set(alike.map(({ source }) => source))] };
}

/** Every drive that goes into a chain: with its rates where a source has them. */
export function drives(rows: Rows, sets: readonly RatedSet[], rateOf: RateOf): CatalogPart[] {
  const byId = drivesById(rows);
  const bestOf = bestRates(sets, byId, rateOf);
  const disks = [...byId].flatMap(([id, drive]): RatedDisk[] => {
    const [size, read] = [number(drive.capacity_bytes), bestOf(id, 'read')];
    if (!isDisk(drive) || size === undefined || !read?.isPromised) return [];
    return [{ size, read: read.value, source: read.source }];
  });
  const sized = new Set([...byId.values()].filter((drive) => number(drive.capacity_bytes)).map(modelKey));
  const copies = copyRates(byId, sets, (id) => bestOf(id, 'write')?.value);
  const parts = [...byId].flatMap(([id, drive]): CatalogPart[] => {
    const { link, isAssumed } = linkOf(drive);
    const best = RATES.flatMap((rate) => bestOf(id, rate) ?? []);
    const figure = best.find(({ rate }) => rate === 'read');
    if (!figure || link === undefined || isAssumed) {
      // A source that does not name the size adds nothing to a model whose sizes are known.
      const isNamedElsewhere = !number(drive.capacity_bytes) && sized.has(modelKey(drive));
      const unrated = unratedDrive(drive, disks);
      return isNamedElsewhere || !unrated ? [] : [unrated];
    }
    const confidence: Confidence = best.every(({ isVendors }) => isVendors) ? 'specified' : 'reported';
    return [
      {
        id: `drive/${id}`,
        name: nameOf(drive),
        models: [modelOf(drive)],
        kind: 'drive',
        part: { ...bare(drive, link), ...Object.fromEntries(best.map(({ rate, value }) => [rate, value])) },
        rates: figure.isPromised ? 'rated' : 'measured',
        ...bayOf(drive),
        sources: [...new Set(best.map(({ source }) => source))],
        confidence,
        ...known({ note: text(drive.source_note) }),
      },
    ];
  });
  const writes = ratedWrites(sets);
  return parts.map((item) => {
    const id = item.id.replace('drive/', '');
    return { ...withCache(item, copies.get(id)), ...known({ rated_writes: writes.get(id) }) };
  });
}

/** The write cache as a chain takes it; without a rate of its own the drive writes at that into its cache. */
const withCache = ({ part, ...rest }: CatalogPart, copy: CopyRates | undefined): CatalogPart => ({
  ...rest,
  part: copy ? { write: copy.fast, ...part, write_cache: copy.cache, write_after: copy.after } : part,
});

const bayOf = ({ form_factor }: Row): Pick<CatalogPart, 'bay'> =>
  form_factor === 'u2' || form_factor === 'u3' ? { bay: true } : {};

const modelKey = ({ vendor, model }: Row): string => `${vendor} ${model}`;
