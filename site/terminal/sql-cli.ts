// A question to the database, from the terminal: the same database and the same locks as in the page.
//   npm run -s sql -- "SELECT link_kind, count(*) FROM measurements GROUP BY ALL"
//   npm run -s sql -- --format csv "FROM measurements" > measurements.csv
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { helped } from '../../datasets/tools/text/usage.ts';
import { ask, database } from '../duckdb/dataset-build.ts';
import { LONGEST_QUERY, problemIn } from '../duckdb/limits.ts';
import { printAll } from './print-all.ts';
import { FORMATS, isFormat } from './sql-formats.ts';

const usage = `usage: npm run -s sql -- [--format ${Object.keys(FORMATS).join('|')}] "<query>"
What there is to ask: npm run -s sql -- "SHOW TABLES", "DESCRIBE measurements"`;

const PROBLEMS = {
  too_long: `The query is longer than ${LONGEST_QUERY} characters.`,
  not_a_question: 'Only one statement that reads data is accepted: it begins with SELECT, FROM, WITH or similar.',
};

/** What is wrong with the call, for people; the exit code is 2. */
class Usage extends Error {}

function read(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'table' } },
  });
  const [sql, ...more] = positionals;
  if (sql === undefined) throw new Usage(usage);
  if (more.length > 0) throw new Usage(`The query goes into one pair of quotes.\n${usage}`);
  const { format } = values;
  if (!isFormat(format)) throw new Usage(`There is no format "${format}".\n${usage}`);
  const problem = problemIn(sql);
  if (problem) throw new Usage(PROBLEMS[problem]);
  if (!existsSync(database)) {
    throw new Usage(`${database} is not there yet. Build it: npm run wasm && npm run data`);
  }
  return { sql, write: FORMATS[format] };
}

if (helped(process.argv.slice(2), usage)) process.exit();

// A reader such as `head` may leave early.
process.stdout.on('error', () => process.exit());

try {
  const { sql, write } = read(process.argv.slice(2));
  const { columns, rows } = await ask(sql);
  await printAll(write(columns, rows));
} catch (error) {
  const isUsage = error instanceof Usage || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  console.error((error as Error).message);
  process.exitCode = isUsage ? 2 : 1;
}
