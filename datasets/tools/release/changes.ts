/**
 * What a release changes against another one: rows by their keys, results by theirs, and the cells that differ. The
 * measurements stand for the results: they hold each with its run, its target and its source, so that a firmware
 * corrected in a run is a change of every result of it.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from '../build/load.ts';
import { measurements, texts } from '../build/measurements.ts';
import { csvCell } from '../text/csv-cell.ts';
import { wordsOf } from '../text/words-of.ts';
import { CHANGE_TABLE, csvOf } from './facts.ts';
import type { ReleaseTable } from './tables.ts';

export interface Change {
  table: string;
  /** Values of the key, joined by "/". Empty for a table or column as a whole. */
  key: string;
  change: 'added' | 'changed' | 'withdrawn';
  /** Empty for whole rows. */
  column: string;
  before: string;
  after: string;
}

/** Parts of the measurements, or made of them. */
const SKIPPED = ['results', 'predictions', texts.name];
/** Places in the file, and a list of what the row has: nothing that was measured. */
const PLACES = ['text_id', 'position', 'metrics'];

/** Columns of the measurements that the calculators answered. */
export const PREDICTED = wordsOf(`
  calculator model_version ceiling_bytes_per_s expected_low_bytes_per_s expected_high_bytes_per_s range_basis
  measured_over_ceiling
`);

/** Both folders hold a whole release; `tables` are those of the newer one. */
export async function changesBetween(
  connection: DuckDBConnection,
  older: string,
  newer: string,
  tables: readonly ReleaseTable[],
): Promise<Change[]> {
  const names = tables.map(({ name }) => name);
  const gone = readdirSync(join(older, 'csv'))
    .map((file) => file.replace(/\.csv$/, ''))
    .filter((name) => !names.includes(name))
    .sort();
  const changes = gone.map(
    (table): Change => ({ table, key: '', change: 'withdrawn', column: '', before: '', after: '' }),
  );
  for (const table of tables.filter(({ name }) => !SKIPPED.includes(name))) {
    changes.push(...(await tableChanges(connection, older, newer, table)));
  }
  return changes;
}

async function tableChanges(
  connection: DuckDBConnection,
  older: string,
  newer: string,
  { name, fields, primaryKey }: ReleaseTable,
): Promise<Change[]> {
  const whole = { table: name, key: '', before: '', after: '' };
  const [before, after] = [join(older, csvOf(name)), join(newer, csvOf(name))];
  if (!existsSync(before)) return [{ ...whole, change: 'added', column: '' }];
  const had = headerOf(before);
  const has = fields.map((field) => field.name).filter((column) => !PLACES.includes(column));
  // A key with another shape is another key: nothing of before can be found again.
  if (primaryKey.some((column) => !had.includes(column))) {
    return [
      { ...whole, change: 'withdrawn', column: '' },
      { ...whole, change: 'added', column: '' },
    ];
  }
  const columns: Change[] = [
    ...has.filter((column) => !had.includes(column)).map((column) => ({ ...whole, change: 'added' as const, column })),
    ...had
      .filter((column) => !has.includes(column) && !PLACES.includes(column))
      .map((column) => ({ ...whole, change: 'withdrawn' as const, column })),
  ];
  await readFiles(connection, 'older', before, primaryKey);
  await readFiles(connection, 'newer', after, primaryKey);
  const cells = fields
    .filter((field) => has.includes(field.name) && had.includes(field.name))
    .filter((field) => !primaryKey.includes(field.name))
    .map(({ name: column, type }, at) => {
      const differ = (cell: (side: string) => string) => `${cell('older')} IS DISTINCT FROM ${cell('newer')}`;
      const text = differ((side) => `${side}."${column}"`);
      // 5 and 5.0 are one number.
      const number = differ((side) => `TRY_CAST(${side}."${column}" AS DOUBLE)`);
      const isNumber = type === 'integer' || type === 'number';
      return `SELECT older.row_key, 'changed', ${at}, ${literal(column)}, older."${column}", newer."${column}"
        FROM older JOIN newer USING (row_key) WHERE ${text}${isNumber ? ` AND ${number}` : ''}`;
    });
  const rows = await connection.runAndReadAll(
    `${[
      "SELECT row_key, 'added', -1 AS place, NULL, NULL, NULL FROM newer ANTI JOIN older USING (row_key)",
      "SELECT row_key, 'withdrawn', -1, NULL, NULL, NULL FROM older ANTI JOIN newer USING (row_key)",
      ...cells,
    ].join(' UNION ALL ')} ORDER BY row_key, place`,
  );
  const changes = rows.getRows().map(([key, change, , column, was, is]) => ({
    table: name,
    key: String(key),
    change: change as Change['change'],
    column: String(column ?? ''),
    before: String(was ?? ''),
    after: String(is ?? ''),
  }));
  return [...columns, ...changes];
}

function headerOf(path: string): string[] {
  const [header = ''] = readFileSync(path, 'utf8').split('\n', 1);
  return header.split(',').filter(Boolean);
}

/** Every cell as the text that it is: what a type would make of it may differ from release to release. */
async function readFiles(
  connection: DuckDBConnection,
  name: string,
  path: string,
  primaryKey: readonly string[],
): Promise<void> {
  const columns = headerOf(path).map((column) => `${literal(column)}: 'VARCHAR'`);
  await connection.run(
    `CREATE OR REPLACE TEMP TABLE ${name} AS
     SELECT concat_ws('/', ${primaryKey.map((column) => `"${column}"`).join(', ')}) AS row_key, *
     FROM read_csv(${literal(path)}, columns = {${columns.join(', ')}}, header = true, auto_detect = false,
       delim = ',', quote = '"', escape = '"', nullstr = '', max_line_size = 10000000)`,
  );
}

const COLUMNS = ['table', 'key', 'change', 'column', 'before', 'after'] as const;

export const changeTable = (changes: readonly Change[]): string =>
  [COLUMNS.join(','), ...changes.map((change) => COLUMNS.map((name) => csvCell(change[name])).join(',')), ''].join(
    '\n',
  );

/** Rows that the text spells out of each kind; the table has all of them. */
const LISTED = 200;

export function changeNotes(
  changes: readonly Change[] | undefined,
  version: string,
  previous: string | undefined,
): string {
  if (!changes || previous === undefined) {
    return `# Changes in ${version}\n\nThe first release, or one that was compared with none: \`${CHANGE_TABLE}\` has no rows.\n`;
  }
  const ofResults = changes.filter(({ table }) => table === measurements.name);
  const rows = ofResults.filter(({ key }) => key !== '');
  const changed = Map.groupBy(
    rows.filter(({ change }) => change === 'changed'),
    ({ key }) => key,
  );
  const isPredicted = (cells: Change[]) => cells.every(({ column }) => PREDICTED.includes(column));
  const measured = [...changed].filter(([, cells]) => !isPredicted(cells));
  const predicted = [...changed].filter(([, cells]) => isPredicted(cells));
  const added = rows.filter(({ change }) => change === 'added');
  const withdrawn = rows.filter(({ change }) => change === 'withdrawn');
  const others = changes.filter(({ table, key }) => table !== measurements.name && key !== '');
  return [
    `# Changes in ${version} since ${previous}`,
    `Results: ${added.length} added, ${measured.length} changed, ${withdrawn.length} withdrawn. Of ${predicted.length} more, only what the calculators say of them changed. Every change is a row of \`${CHANGE_TABLE}\`.`,
    ...section(
      'Results withdrawn',
      withdrawn.map(({ key }) => `- ${key}`),
    ),
    ...section(
      'Results changed',
      measured.map(([key, cells]) => `- ${key}: ${cells.map(cellText).join('; ')}`),
    ),
    ...section('Results added', countedBySet(added)),
    ...section(
      'Columns and tables',
      changes
        .filter(({ key }) => key === '')
        .map(({ table, change, column }) => `- ${[table, column].filter(Boolean).join('.')} ${change}`),
    ),
    ...section('Other tables', countedByTable(others)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const cellText = ({ column, before, after }: Change): string =>
  `${column} ${before === '' ? 'nothing' : before} → ${after === '' ? 'nothing' : after}`;

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - LISTED;
  const shown = [...lines.slice(0, LISTED), ...(more > 0 ? [`- and ${more} more`] : [])];
  return [`## ${title}`, shown.join('\n')];
}

function countedBySet(added: readonly Change[]): string[] {
  const sets = new Map<string, number>();
  for (const { key } of added) {
    const set = key.slice(0, key.indexOf('/'));
    sets.set(set, (sets.get(set) ?? 0) + 1);
  }
  return [...sets].map(([set, rows]) => `- ${set}: ${rows}`);
}

function countedByTable(changes: readonly Change[]): string[] {
  const tables = new Map<string, Record<Change['change'], Set<string>>>();
  for (const { table, key, change } of changes) {
    const counts = tables.get(table) ?? { added: new Set(), changed: new Set(), withdrawn: new Set() };
    counts[change].add(key);
    tables.set(table, counts);
  }
  return [...tables].map(
    ([table, { added, changed, withdrawn }]) =>
      `- ${table}: ${added.size} added, ${changed.size} changed, ${withdrawn.size} withdrawn`,
  );
}
