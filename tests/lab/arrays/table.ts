// The table of what real kernels made: a row for each array, with the command, the versions and the date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const TABLE = join(import.meta.dirname, '../../golden/lab/arrays.csv');

/** Columns in their order; bytes where a tool printed them, else nothing. */
export const COLUMNS = [
  'tool',
  'versions',
  'date',
  'command',
  'drives',
  'calculator',
  'inputs',
  'size',
  'used',
  'free',
  'available',
  'volume',
  'reason',
] as const;

export type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** What the machines of a share did with the layouts they were given. */
export interface Made {
  rows: Row[];
  refused: Refused[];
  /** Machines that stopped answering, each with its last command. */
  hung: string[];
}

export type Refused = Pick<Row, 'tool' | 'command' | 'drives'> & { why: string };

const arrayOf = (row: Pick<Row, 'tool' | 'command' | 'drives'>): string => [row.tool, row.command, row.drives].join();
/** The same for the same array of the same versions. */
export const keyOf = (row: Pick<Row, 'tool' | 'command' | 'drives' | 'versions'>): string =>
  [arrayOf(row), row.versions].join();

export function readTable(path = TABLE): Row[] {
  if (!existsSync(path)) return [];
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index] ?? ''])) as Row;
  });
}

function lineOf(row: Row): string {
  const cells = COLUMNS.map((name) => row[name]);
  const odd = cells.find((cell) => /[",\n]/.test(cell));
  if (odd !== undefined) throw new Error(`“${odd}” would need quotes in the table`);
  return cells.join(',');
}

/** Puts rows in the place of those of the same arrays and versions. The reason of an array stays with newer versions. */
export function writeTable(rows: readonly Row[], path = TABLE): void {
  const before = readTable(path);
  const reasons = new Map(before.map((row) => [arrayOf(row), row.reason]));
  const all = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of rows) all.set(keyOf(row), { ...row, reason: reasons.get(arrayOf(row)) ?? '' });
  const sorted = [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${[COLUMNS.join(','), ...sorted.map(lineOf)].join('\n')}\n`);
}

export const FIGURES = ['size', 'used', 'free', 'available', 'volume'] as const;

/** What is not as the table has it: arrays that are refused, others figures of the same versions, machines that hang. */
export function unlike(made: Made, known: readonly Row[]): string[] {
  const arrays = new Set(known.map(arrayOf));
  const byKey = new Map(known.map((row) => [keyOf(row), row]));
  const refused = made.refused.filter((array) => arrays.has(arrayOf(array)));
  const different = made.rows.flatMap((row) => {
    const before = byKey.get(keyOf(row)) ?? row;
    const columns = FIGURES.filter((column) => row[column] !== before[column]);
    return columns.map((column) => `${row.command} ${row.drives}: ${column} ${row[column]}, was ${before[column]}`);
  });
  return [
    ...(made.rows.length === 0 ? ['no array was made'] : []),
    ...made.hung,
    ...refused.map(({ command, drives, why }) => `${command} ${drives}: made before, now refused: ${why}`),
    ...different,
  ];
}
