// The table of all parts of a kind: beside how much was measured, what a reader chooses by.
import { asIs, type Marks } from '../common/mark.ts';
import type { Kind, Part } from './measured-build.ts';
import { words } from './words.ts';

export interface Cell {
  text: string;
  href?: string | undefined;
  marks?: Marks;
}

/** What another room tells of the parts of a kind: its columns, and for each part the group it stands in. */
export interface Told {
  heads: string[];
  /** In the order in which they stand; the first is open. */
  groups: string[];
  of: ReadonlyMap<string, { group: string; cells: Cell[] }>;
}

interface Line {
  part: Part;
  cells: Cell[];
}

interface KindTable {
  /** Of the columns between the name and the counts. */
  heads: string[];
  groups: { title: string; lines: Line[]; open: boolean }[];
}

/** So many are shown before the others are asked for. */
const LARGEST = 24;

/** What of its facts the table of a kind has. */
const FACTS: Partial<Record<Kind, readonly string[]>> = { platforms: ['cpu_model', 'board', 'os'] };

const factOf = ({ facts }: Part, name: string) => facts.find(({ column }) => column.name === name);

export function kindTable(kind: Kind, parts: readonly Part[], told?: Told): KindTable {
  if (told) return grouped(parts, told);
  const columns = (FACTS[kind] ?? []).flatMap(
    (name) => parts.map((part) => factOf(part, name)?.column).find(Boolean) ?? [],
  );
  const lines = parts.map((part) => ({
    part,
    cells: columns.map(({ name }) => ({ text: factOf(part, name)?.text ?? '', marks: asIs })),
  }));
  const groups = [
    { title: words.largest, lines: lines.slice(0, LARGEST), open: true },
    { title: words.others, lines: lines.slice(LARGEST), open: false },
  ];
  return { heads: columns.map(({ title }) => title), groups: groups.filter((group) => group.lines.length > 0) };
}

/** Those of a kind together: people choose among them. */
function grouped(parts: readonly Part[], { heads, groups, of }: Told): KindTable {
  const lines = parts.flatMap((part) => {
    const own = of.get(part.id);
    return own ? [{ group: own.group, line: { part, cells: own.cells } }] : [];
  });
  const titled = groups
    .map((title) => ({ title, lines: lines.filter(({ group }) => group === title).map(({ line }) => line) }))
    .filter((group) => group.lines.length > 0);
  return { heads, groups: titled.map((group, index) => ({ ...group, open: index === 0 })) };
}
