// A machine as the lane map draws it: parts that hang on each other, the link of each, what each link can carry and what
// flows through it. Whoever asks for a map gives it the words and the rates; only scale and order are worked out here.

import type { Drawn } from './shapes.ts';

export type Icon =
  | 'processor'
  | 'chipset'
  | 'switch'
  | 'card'
  | 'expander'
  | 'box'
  | 'network'
  | 'ssd'
  | 'stick'
  | 'disk'
  | 'slot';

/** A link of a part, of all its instances together. Rates are bytes per second. */
export interface Link {
  /** "PCIe 2.0 ×4". */
  name: string;
  /** Why it is no better: "the slot has 4 of its 8 lanes". */
  why: string;
  /** "1.82 of 1.82 GB/s". */
  text: string;
  /** Lanes or ports that are connected, one stroke each. */
  lanes: number;
  /** Lanes that the part has and its slot has not. */
  missing: number;
  /** "4 lanes not connected". */
  missingText: string;
  /** Whether the part is a card in a slot, which is drawn. */
  hasSlot: boolean;
  /** Nobody has said that this slot connects every lane: it is dashed. */
  isSlotAssumed?: boolean;
  capacity: number;
  load: number;
  /** What drives alone would send through it: what does not pass is hatched. */
  wanted: number;
  /** Nobody has said what it can carry: it is dashed, and as wide as what flows. */
  isAssumed: boolean;
  /** "the limit", where it is. */
  pill: string;
  /** Which way data flows, where it is known: towards the processor, away from it, or both; and in words. */
  way?: { to: 'up' | 'down' | 'both'; text: string } | undefined;
}

export interface Part {
  id: string;
  /** The part that it hangs on; the one without is the processor. */
  on?: string | undefined;
  icon: Icon;
  /** How many equal parts stand as one. */
  count: number;
  name: string;
  /** What it is and what it could do, above it. */
  notes: readonly string[];
  /** What it does, below it. */
  figures: readonly string[];
  /** "the limit", where the part itself is. */
  pill: string;
  /** How busy its own chip is, as a share. */
  busy: number;
  /** Why nothing flows through it; else empty. */
  idle: string;
  /** What nobody has seen or typed of it; else empty. */
  assumed: string;
  link?: Link | undefined;
  /** What leaves the machine behind it. */
  network?: (Link & { label: string }) | undefined;
}

/** Looks of a map that explain themselves to nobody. */
export const marks = ['track', 'flow', 'blocked', 'spare', 'missing', 'assumed', 'unknown', 'busy', 'break'] as const;
export type Mark = (typeof marks)[number];

/** The change that gains most: "In an ×8 slot: 2.50 GB/s, +37 %", and what of which part it changes. */
export interface Change {
  text: string;
  /** Empty where no change of one part gains enough. */
  part: string;
  of: 'lanes' | 'network' | 'part';
}

/** Whether it connects lanes that a slot lacks. */
export const connects = (change: Change | undefined, { id, link }: Part): boolean =>
  change?.part === id && change.of === 'lanes' && link !== undefined && link.missing > 0 && link.hasSlot;

/** Whether it is of the network behind a part. */
export const speedsUp = (change: Change | undefined, { id }: Part): boolean =>
  change?.part === id && change.of === 'network';

/** Whether it is of a part as a whole, or of the network that is drawn as one, which is then outlined. */
export const isOf = (change: Change | undefined, part: Part): boolean =>
  change?.part === part.id && speedsUp(change, part) === (part.icon === 'network') && !connects(change, part);

export interface Machine {
  parts: readonly Part[];
  /** Whether data leaves or enters by the network: its cards then stand behind the processor. */
  isCopy: boolean;
  /** "1.82 GB/s passes. Then the chip is the limit, at 2.50 GB/s in all." */
  summary: string;
  /** That nothing is assumed, where that is known; else empty. */
  given: string;
  /** Why figures of it differ. */
  remark?: string;
  change?: Change | undefined;
  /** What marks of a map mean, by the mark; those of them that it has are explained below it. */
  key: Readonly<Partial<Record<Mark, string>>>;
  /** "12 more parts", for those that a map has no room for; with the name that they share "12 × drive". */
  more: (count: number, name?: string) => string;
}

export interface Node {
  part: Part;
  children: Node[];
}

/** Parts with what hangs on them, each once; the processor first. */
export function treeOf(parts: readonly Part[]): Node[] {
  const byHost = Map.groupBy(parts, ({ on }) => on);
  const below = (on: string | undefined): Node[] =>
    (byHost.get(on) ?? []).map((part) => ({ part, children: below(part.id) }));
  return below(undefined);
}

export const partsOf = ({ part, children }: Node): Part[] => [part, ...children.flatMap(partsOf)];

/** What stands before the processor, and the network cards that stand behind it where data is copied. */
export function sidesOf({ part, children }: Node, { isCopy }: Machine): { inside: Node; outside: Node[] } {
  const isOut = (node: Node) => isCopy && node.part.network !== undefined;
  const inside = children.filter((node) => !isOut(node)).map(withNetwork);
  return { inside: { part, children: inside }, outside: children.filter(isOut) };
}

/** A network card behind a chipset has its network at the edge, where drives stand. */
function withNetwork({ part, children }: Node): Node {
  const { network } = part;
  const inner = children.map(withNetwork);
  if (!network) return { part, children: inner };
  const texts = { name: network.label, notes: [], figures: [], pill: '', idle: '', assumed: '', busy: 0 };
  const port: Part = { ...part, ...texts, icon: 'network', link: network, network: undefined };
  return { part, children: [...inner, { part: port, children: [] }] };
}

/** What is drawn of one part in one group, its network with it. */
export const joined = (parts: readonly Drawn[]): Drawn[] =>
  [...Map.groupBy(parts, ({ id }) => id).values()].map((same) => ({
    ...(same[0] as Drawn),
    shapes: same.flatMap(({ shapes }) => shapes),
  }));

/** Drives, and slots for them: they stand at the edge, named together with their link. */
export const isEnd = ({ icon }: Part): boolean => ENDS.has(icon);

const ENDS: ReadonlySet<Icon> = new Set(['ssd', 'stick', 'disk', 'slot', 'network']);

/** More parts than this on one part are folded: nobody tells them apart in a picture. Of large machines even fewer. */
const MOST_CHILDREN = [16, 8, 4, 2] as const;
/** A picture of more parts than this is longer than anybody looks at. */
const MOST_PARTS = 28;

/** The tree that is drawn: of many children of one part, alike ones stand as one, and the last of the others, too. */
export function drawnTree({ parts, more }: Machine): Node | undefined {
  const roots = treeOf(parts);
  const host = roots.find(({ children }) => children.length > 0) ?? roots[0];
  if (!host) return undefined;
  for (const most of MOST_CHILDREN) {
    const folded = foldedTo(most, more)(host);
    if (partsOf(folded).length <= MOST_PARTS || most === MOST_CHILDREN.at(-1)) return folded;
  }
  return host;
}

function foldedTo(most: number, more: Machine['more']): (node: Node) => Node {
  const fold = ({ part, children }: Node): Node => {
    const inner = children.map(fold);
    if (inner.length <= most) return { part, children: inner };
    const alike = [...Map.groupBy(inner, likeness).values()].flatMap((same) => together(same, more));
    const kept = alike.slice(0, most - 1);
    const rest = alike.slice(most - 1);
    const count = rest.flatMap(partsOf).reduce((sum, other) => sum + other.count, 0);
    return { part, children: [...kept, ...together(rest.map(bare), more(count))] };
  };
  return fold;
}

const bare = ({ part }: Node): Node => ({ part, children: [] });

/** Equal for children that no reader tells apart, with all that hangs on them. */
const likeness = ({ part: { icon, name, link, pill, assumed }, children }: Node): string =>
  JSON.stringify([icon, name, link?.name, link?.pill, pill, assumed, children.map(likeness).toSorted()]);

/** Several nodes as one: their lanes, rates and counts added up, and so of what hangs on them. */
function together(nodes: readonly Node[], more: Machine['more'] | string): Node[] {
  const [first] = nodes;
  if (!first || nodes.length === 1) return [...nodes];
  const sum = (of: (part: Part) => number) => nodes.reduce((total, { part }) => total + of(part), 0);
  const { part } = first;
  // What is said of each is said of all, or of none.
  const shared = (of: (link: Link) => string) => {
    const texts = nodes.map((node) => (node.part.link ? of(node.part.link) : ''));
    return texts.every((text) => text === texts[0]) ? (texts[0] ?? '') : '';
  };
  const link = part.link && {
    ...part.link,
    name: shared(({ name }) => name),
    why: shared(({ why }) => why),
    missingText: '',
    lanes: sum((part) => part.link?.lanes ?? 0),
    missing: 0,
    capacity: sum((part) => part.link?.capacity ?? 0),
    load: sum((part) => part.link?.load ?? 0),
    wanted: sum((part) => part.link?.wanted ?? 0),
    text: '',
    pill: nodes.map((node) => node.part.link?.pill ?? '').find(Boolean) ?? '',
  };
  const pill = nodes.map((node) => node.part.pill).find(Boolean) ?? '';
  const notes = part.notes.filter((note) => nodes.every((node) => node.part.notes.includes(note)));
  const count = sum((part) => part.count);
  const name = typeof more === 'string' ? more : more(nodes.length, part.name);
  const below = nodes.map(({ children }) => children.toSorted((a, b) => (likeness(a) < likeness(b) ? -1 : 1)));
  const children = first.children.flatMap((_, at) => {
    const same = below.flatMap((all) => all[at] ?? []);
    return together(same, more);
  });
  return [{ part: { ...part, name, notes, count, figures: [], pill, link }, children }];
}

/** Links differ this much at most in one linear scale: a wider one is drawn narrower, with a break mark. */
const FARTHEST = 10;
/** More strokes than this are drawn as one, unless a map is denser. */
const MOST_STROKES = 32;
/** A stroke is a line, not an area: the most that one alone takes, no more than it has to turn in, and each further one. */
const BROADEST = { first: 24, further: 16 };

/** How a link is drawn. */
export interface Strokes {
  count: number;
  /** Pixels of one stroke and between two. */
  width: number;
  gap: number;
  /** All of them. */
  breadth: number;
  /** Shares of a stroke: what flows, and what could flow and does not pass. */
  use: number;
  blocked: number;
  /** Narrower than the scale says. */
  isCut: boolean;
}

/** One linear scale for a whole map, in which the widest link has so many pixels. */
export function scaleOf(parts: readonly Part[], widest: number, mostStrokes = MOST_STROKES): (link: Link) => Strokes {
  const links = parts.flatMap(({ link, network }) => [link, network].filter((item) => item !== undefined));
  const flowing = links.filter(({ load, capacity }) => load > 0 && capacity > 0).map(({ capacity }) => capacity);
  const all = links.map(({ capacity }) => capacity);
  const limit = Math.min(...flowing, Number.MAX_VALUE) * FARTHEST;
  const most = Math.min(Math.max(0, ...(flowing.length > 0 ? flowing : all)), limit) || 1;
  const countOf = ({ lanes }: Link) => (lanes > mostStrokes ? 1 : Math.max(1, lanes));
  const broadest = links.map((link) => {
    const room = BROADEST.first + BROADEST.further * (countOf(link) - 1);
    return room / Math.min(link.capacity || 1, most);
  });
  const scale = Math.min(widest / most, ...broadest);
  return (link) => {
    const { capacity, load, wanted } = link;
    const count = countOf(link);
    const width = Math.max(0.8, (Math.min(capacity, most) * scale) / count);
    const gap = Math.min(count > 8 ? 1 : 4, Math.max(0.7, width / 2));
    const share = (rate: number) => (capacity > 0 ? Math.min(1, Math.max(0, rate / capacity)) : 0);
    const use = share(load);
    return {
      count,
      width,
      gap,
      breadth: count * width + (count - 1) * gap,
      use,
      blocked: share(wanted) - use,
      isCut: capacity > most,
    };
  };
}
