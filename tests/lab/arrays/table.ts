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
  'reason',
] as const;

export type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const arrayOf = (row: Row): string => [row.tool, row.command, row.drives].join();
const keyOf = (row: Row): string => [arrayOf(row), row.versions].join();

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
