// What readers do that the engine has to answer, and what it may cost. The first rows of everything, and of one drive,
// link or set, are no part of it: those are files.
import { DuckDBInstance } from '@duckdb/node-api';
import type { Statement } from '../../../site/duckdb/statement.ts';
import { readBy } from '../../../site/explorer/columns.ts';
import { countStatement, facetsStatement, ROWS_PER_PAGE, shownStatement } from '../../../site/explorer/selection.ts';
import { isFiled, START, type State } from '../../../site/explorer/state.ts';

export interface Goal {
  bytes?: number;
  seconds?: number;
}

export const OPENING: Goal = { bytes: 1e6, seconds: 1.6 };
export const MEMORY_BYTES = 450e6;

const ROWS: Goal = { bytes: 3e6, seconds: 0.3 };
const TEXT: Goal = { bytes: 4e6, seconds: 0.7 };
const FACETS: Goal = { seconds: 0.5 };

/** Asked one after the other, on a page where nothing else was asked yet. */
export interface Task {
  name: string;
  steps: { name: string; asks: Statement[]; goal: Goal }[];
}

type Count = (statement: Statement) => Promise<number>;

/**
 * As the page asks when a reader has chosen: how many rows, those that it shows, and then the counts of all facets. Of
 * another page or order of rows that it shows already it asks for rows alone.
 */
async function chosen(count: Count, name: string, change: Partial<State>, goal: Goal): Promise<Task> {
  const state = { ...START, ...change };
  const range = { limit: ROWS_PER_PAGE, offset: (state.page - 1) * ROWS_PER_PAGE };
  const size = { found: await count(countStatement(state)), all: await count(countStatement(START)) };
  const rows = shownStatement(state, readBy(state.columns), range, size);
  if (isFiled({ ...state, page: 1, sort: START.sort })) return { name, steps: [{ name: 'rows', asks: [rows], goal }] };
  return {
    name,
    steps: [
      { name: 'rows', asks: [countStatement(state), rows], goal },
      { name: 'facets', asks: [facetsStatement(state)], goal: FACETS },
    ],
  };
}

/** Questions of people who write SQL. */
const inSql = (name: string, sql: string): Task => ({
  name: 'SQL',
  steps: [{ name, asks: [{ sql, values: [] }], goal: {} }],
});

const CHOICES: readonly [name: string, change: Partial<State>, goal: Goal][] = [
  ['one drive, page 2', { where: { drive: ['drive-0020'] }, page: 2 }, ROWS],
  ['one set, page 2', { where: { set: ['generated-0003'] }, page: 2 }, ROWS],
  ['one link, page 2', { where: { link: ['sas-3'] }, page: 2 }, ROWS],
  ['one drive, random', { where: { drive: ['drive-0020'], access: ['rand'] } }, ROWS],
  ['one set, steady', { where: { set: ['generated-0003'], state: ['steady'] } }, ROWS],
  ['one link, QD 32', { where: { link: ['sas-3'], depth: ['32'] } }, ROWS],
  ['a text', { text: 'micron model 7' }, TEXT],
  ['most IOPS of all', { sort: { by: 'iops', descending: true } }, {}],
];

const QUERIES: readonly Task[] = [
  inSql(
    'one load, by drive of a link',
    `SELECT drive_name, max(iops) FROM measurements WHERE link_kind = 'sas' AND access = 'rand'
       AND block_size_bytes = 4096 AND queue_depth = 32 AND direction = 'device_writes_host'
     GROUP BY ALL`,
  ),
  inSql('mean of every row, by drive', 'SELECT drive_name, avg(iops) FROM measurements GROUP BY ALL'),
];

/** What is asked of this database; the page knows how many rows are chosen before it asks for them. */
export async function tasksOf(database: string): Promise<Task[]> {
  const instance = await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const count: Count = async ({ sql, values }) =>
    Number((await connection.runAndReadAll(sql, values)).getRows()[0]?.[0]);
  const tasks: Task[] = [];
  for (const choice of CHOICES) tasks.push(await chosen(count, ...choice));
  connection.closeSync();
  instance.closeSync();
  return [...tasks, ...QUERIES];
}
