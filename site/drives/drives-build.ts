// Every drive with what it does at its best and its place among its kind, at build time.
import { compareLink } from '../common/state.ts';
import { copyOf } from '../copy/copies-build.ts';
import { linkText } from '../explorer/measurement-text.ts';
import { partLink } from '../registry/parts-build.ts';
import { type Part, partsOf } from '../sets/measured-build.ts';
import {
  type Best,
  bestOfDrive,
  type DriveBest,
  type DriveFigures,
  isSlower,
  kindOf,
  type Standing,
  standing,
} from './best.ts';

export interface Drive extends DriveFigures {
  part: Part;
  /** Independent sources of its figures. */
  sources: number;
  /** The run with most figures, for the comparison. */
  run?: string;
}

let made: Promise<Drive[]> | undefined;

/** Those with a figure of the drive alone, the quickest readers of each kind first. */
export function drives(): Promise<Drive[]> {
  made ??= makeDrives();
  return made;
}

async function makeDrives(): Promise<Drive[]> {
  const all = await Promise.all((await partsOf('drives')).map(driveOf));
  return all
    .filter(({ read, write, random, latency }) => read ?? write ?? random ?? latency)
    .toSorted((one, other) => rateOf(other.read) - rateOf(one.read));
}

const rateOf = (best: Best | undefined): number => best?.value ?? 0;

export async function driveOf(part: Part): Promise<Drive> {
  const rows = part.runs.flatMap((run) => run.rows);
  const facts = Object.fromEntries(part.facts.map(({ column, value }) => [column.name, value]));
  const best = bestOfDrive(rows);
  const copy = copyOf(part.id)?.copy;
  const [fullest] = part.runs.toSorted((one, other) => other.rows.length - one.rows.length);
  return {
    ...best,
    part,
    kind: kindOf(facts),
    ...(await linkOf(best, facts)),
    sources: new Set(rows.map(({ set_id, source_id }) => `${set_id}/${source_id}`)).size,
    ...(copy?.basis === 'measured' && { sustained: { rate: copy.after, after: copy.cache } }),
    ...(fullest && { run: `${fullest.set}/${fullest.run}` }),
  };
}

type Linked = Pick<DriveFigures, 'link' | 'isAssumed' | 'isHeldBack' | 'share'>;

/** The link that the best was measured behind, or else the drive's own. */
async function linkOf(
  { read, write }: DriveBest,
  { protocol, interface_generation_max, interface_lanes_max }: Record<string, unknown>,
): Promise<Linked> {
  const row = (read ?? write)?.row;
  const own = { generation: interface_generation_max, lanes: interface_lanes_max };
  if (row && row.link_generation !== null) {
    const { link_generation: generation, link_lanes: lanes, measured_over_ceiling } = row;
    const share = read ? measured_over_ceiling : null;
    return {
      link: linkText(row),
      isAssumed: false,
      isHeldBack: row.link_kind === 'pcie' && isSlower({ generation, lanes }, own),
      ...(share !== null && { share }),
    };
  }
  const kind = isKind(protocol) ? protocol : undefined;
  const isKnown = own.generation !== undefined && (kind === 'sata' || own.lanes !== undefined);
  if (!kind || !isKnown) {
    return { link: row ? linkText(row) : '', isAssumed: false, isHeldBack: false };
  }
  const { text, ceiling } = await partLink(
    kind,
    String(own.generation),
    own.lanes === undefined ? null : Number(own.lanes),
  );
  const share = ceiling && read ? read.value / ceiling.high : undefined;
  return {
    link: text,
    isAssumed: true,
    isHeldBack: false,
    // Above what its own link carries, it was none of that.
    ...(share !== undefined && share <= 1 && { share }),
  };
}

const isKind = (protocol: unknown): protocol is 'nvme' | 'sata' => protocol === 'nvme' || protocol === 'sata';

/** Where a drive's figure stands among the drives of its kind that have one. */
export async function standingOf(
  { part, kind, ...own }: Drive,
  figure: 'read' | 'write' | 'random',
): Promise<Standing | undefined> {
  const best = own[figure];
  if (!best || own.isHeldBack) return undefined;
  const others = (await drives()).filter((one) => one.kind === kind && !one.isHeldBack && one.part.id !== part.id);
  return standing(
    best.value,
    others.flatMap((one) => one[figure]?.value ?? []),
  );
}

export const comparisonOf = ({ run }: Drive): string | undefined => run && compareLink([run]);
