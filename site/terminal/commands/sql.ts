/** A query to the dataset: the tables and the locks of the console on the site. */

import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { STDIN, textOf } from '../../../datasets/tools/terminal/input.ts';
import { complain, SCHEMA } from '../../../datasets/tools/terminal/output.ts';
import { visibleJson } from '../../../datasets/tools/text/invisible.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { problemIn } from '../../duckdb/limits.ts';
import { words as duckdb } from '../../duckdb/words.ts';
import { printAll } from '../print-all.ts';
import { words } from '../sql.words.ts';
import { csv, json, table } from '../sql-formats.ts';

async function queryOf([query, ...others]: readonly string[]): Promise<string> {
  if (query === undefined) throw new UsageError(words.queryMissing);
  if (others.length > 0) throw new UsageError(words.oneWord);
  const sql = query === STDIN ? await textOf(STDIN) : query;
  const problem = problemIn(sql);
  if (problem) throw new UsageError(duckdb.problems[problem]);
  return sql;
}

/** As `printJson`, row by row: an answer may be larger than what fits into a text. */
async function* jsonAnswer(columns: readonly string[], rows: Parameters<typeof json>[1]) {
  yield `{\n"schema": ${SCHEMA},\n"columns": ${visibleJson(columns)},\n"rows": `;
  yield* json(columns, rows);
  yield '}\n';
}

export async function run({ words: typed, has }: Typed): Promise<number> {
  if (has('csv') && has('json')) throw new UsageError(words.twoFormats);
  const sql = await queryOf(typed);
  // What needs DuckDB is loaded once there is something to ask.
  const { databaseOf } = await import('../database.ts');
  const { ask, jsonCell, textCell } = await import('../../duckdb/dataset-build.ts');
  const path = await databaseOf(() => complain(words.making));
  try {
    if (has('json')) {
      const { columns, rows } = await ask(sql, path, jsonCell);
      await printAll(jsonAnswer(columns, rows));
      return 0;
    }
    const { columns, rows } = await ask(sql, path, textCell);
    await printAll(has('csv') ? csv(columns, rows) : table(columns, rows, words.moreRows));
    return 0;
  } catch (error) {
    complain((error as Error).message);
    return 1;
  }
}
