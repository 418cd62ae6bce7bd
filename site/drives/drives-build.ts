// Every drive with what it does at its best and its place among its kind, at build time.
import { once } from '../common/once.ts';
import { copyOf } from '../copy/copies-build.ts';
import { query } from '../duckdb/dataset-build.ts';
import { linkText } from '../explorer/measurement-text.ts';
import type { Row } from '../explorer/measurements.ts';
import { type PartLink, partLink } from '../registry/parts-build.ts';
import { type Part, partsOf } from '../sets/measured-build.ts';
import {
  type Best,
  bestOfDrive,
  type DriveBest,
  type DriveFigures,
  heldBackOf,
  holdsBack,
  isOfDriveAlone,
  isPastCache,
  kindOf,
  longWriteOf,
  type Own,
  type Rated,
  type Standing,
  standing,
} from './best.ts';

export interface Drive extends DriveFigures {
  part: Part;
  /** Independent sources of its figures. */
  sources: number;
  /** Results of the drive alone that no slower link held back. */
  free: Row[];
}

/** Those with a figure of the drive alone, the quickest readers of each kind first. */
export const drives = once(async (): Promise<Drive[]> => {
  const all = await Promise.all((await partsOf('drives')).map(driveOf));
  return all
    .filter((one) => one.read ?? one.write ?? one.random ?? one.latency ?? one.heldBack ?? one.sustained)
    .toSorted((a, other) => rateOf(other.read) - rateOf(a.read));
});

const rateOf = (best: Best | undefined): number => best?.value ?? 0;

export async function driveOf(part: Part): Promise<Drive> {
  const rows = part.runs.flatMap((run) => run.rows);
  const facts = Object.fromEntries(part.facts.map(({ column, value }) => [column.name, value]));
  const isHeld = holdsBack(rows, ownOf(facts), await ratedOf(part.id));
  const sustained = sustainedOf(part.id, rows, Number(facts.capacity_bytes));
  const best = bestOfDrive(rows, (row) => isHeld(row) || isPastCache(row, sustained?.after));
  const heldBack = heldBackOf(rows, isHeld);
  return {
    ...best,
    part,
    free: rows.filter((row) => isOfDriveAlone(row) && (row.access !== 'seq' || !isHeld(row))),
    kind: kindOf(facts),
    rated: await ratedOf(part.id),
    ...(heldBack && { heldBack: { ...heldBack, link: linkText(heldBack.best.row) } }),
    ...linkOf(best, ownLinkOf(facts)),
    sources: new Set(rows.map(({ set_id, source_id }) => `${set_id}/${source_id}`)).size,
    ...(sustained && { sustained }),
  };
}

function sustainedOf(id: string, rows: readonly Row[], capacity: number): DriveFigures['sustained'] {
  const copy = copyOf(id)?.copy;
  if (copy?.basis === 'measured') return { rate: copy.after, after: copy.cache };
  const rate = longWriteOf(rows, capacity);
  return Number.isFinite(rate) ? { rate } : undefined;
}

type Facts = Record<string, unknown>;

const ownOf = ({ protocol, interface_generation_max: generation, interface_lanes_max: lanes }: Facts): Own => ({
  protocol,
  generation,
  lanes,
});

const ratings = once(async () => {
  const rows = await query<{ drive_id: string; read: number | null; write: number | null }>(
    `SELECT drive_id, max(value) FILTER (direction <> 'device_reads_host') AS read,
       max(value) FILTER (direction <> 'device_writes_host') AS write
     FROM claims WHERE metric = 'bandwidth_bytes_per_s' AND drive_id IS NOT NULL GROUP BY drive_id`,
  );
  return new Map(rows.map((row) => [row.drive_id, row]));
});

/** What vendors state at most of sequential reads and writes. */
export async function ratedOf(id: string): Promise<Rated> {
  const { read, write } = (await ratings()).get(id) ?? {};
  return { ...(read && { read }), ...(write && { write }) };
}

/** The link that a drive has itself, as far as the registry knows it. */
export function ownLinkOf(facts: Facts): PartLink | undefined {
  const { protocol, generation, lanes } = ownOf(facts);
  const isKnown = isKind(protocol) && generation !== undefined && (protocol === 'sata' || lanes !== undefined);
  return isKnown ? partLink(protocol, String(generation), lanes === undefined ? null : Number(lanes)) : undefined;
}

type Linked = Pick<DriveFigures, 'link' | 'own' | 'isAssumed' | 'share'>;

/** The link that the best was measured behind, or else the drive's own. */
function linkOf({ read, write }: DriveBest, own: PartLink | undefined): Linked {
  const row = (read ?? write)?.row;
  const named = { own: own?.text ?? '' };
  if (row && row.link_generation !== null) {
    const share = read ? row.measured_over_ceiling : null;
    return { ...named, link: linkText(row), isAssumed: false, ...(share !== null && { share }) };
  }
  if (!own) return { ...named, link: row ? linkText(row) : '', isAssumed: false };
  const share = own.ceiling && read ? read.value / own.ceiling.high : undefined;
  // Above what its own link carries, it was none of that.
  return { ...named, link: own.text, isAssumed: true, ...(share !== undefined && share <= 1 && { share }) };
}

const isKind = (protocol: unknown): protocol is 'nvme' | 'sata' => protocol === 'nvme' || protocol === 'sata';

/** Where a drive's figure stands among the drives of its kind that have one. */
export async function standingOf(
  { part, kind, ...own }: Drive,
  figure: 'read' | 'write' | 'random',
): Promise<Standing | undefined> {
  const best = own[figure];
  if (!best) return undefined;
  const others = (await drives()).filter((drive) => drive.kind === kind && drive.part.id !== part.id);
  const values = others.flatMap((other) => other[figure]?.value ?? []);
  return standing(best.value, values);
}
