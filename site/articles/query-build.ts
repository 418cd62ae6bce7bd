// Figures of an article by SQL, at build time: over the very database that a reader can ask in the page.
import { bare } from '../common/format.ts';
import { consoleAddress } from '../duckdb/console.ts';
import { query } from '../duckdb/dataset-build.ts';
import { columnText, columnUnit } from '../explorer/column-text.ts';
import { type Column, tables } from '../generated/datasets.ts';

interface Queried {
  columns: { head: string; isNumber: boolean }[];
  rows: { text: string; value: string | number | null }[][];
  /** The console with the query; nothing where it is too long for an address. */
  link: string | undefined;
}

/** More rows than a reader takes in; a chart shows them better. */
const MOST_ROWS = 50;

/** Of all tables, results first: what a figure is called there has the unit that it has there. */
const known = new Map<string, Column>(
  [...Object.values(tables), tables.results].flatMap(({ columns }) => columns).map((column) => [column.name, column]),
);

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** What a query gives. A column named as one of the tables has its title and unit. One that fails stops the build. */
export async function queried(sql: string): Promise<Queried> {
  const rows = await query(sql).catch((reason: Error) => {
    throw new Error(`the query "${sql}" fails: ${reason.message}`);
  });
  const [first] = rows;
  if (!first) throw new Error(`the query "${sql}" finds nothing`);
  if (rows.length > MOST_ROWS) {
    throw new Error(
      `the query "${sql}" gives ${rows.length} rows, more than ${MOST_ROWS}: add a LIMIT, or show a chart`,
    );
  }
  const names = Object.keys(first);
  const isNumber = (name: string) => rows.every((row) => typeof row[name] !== 'string');
  return {
    columns: names.map((name) => ({ head: headOf(name), isNumber: isNumber(name) })),
    rows: rows.map((row) =>
      names.map((name) => {
        const value = row[name] ?? null;
        if (value !== null && !isText(value)) {
          throw new Error(`the query "${sql}" gives a ${name} that is neither text nor a number`);
        }
        return { text: value === null ? '' : textOf(name, value), value };
      }),
    ),
    link: consoleAddress(sql),
  };
}

/** "Bandwidth"; a name of the author's own stands as it is. */
const headOf = (name: string): string => known.get(name)?.title ?? name;

function textOf(name: string, value: string | number): string {
  const column = known.get(name);
  if (!column) return typeof value === 'number' ? bare(value) : value;
  const text = columnText(column, value);
  const isPlain = column.unit !== undefined && text === bare(Number(value));
  return isPlain ? `${text} ${columnUnit(column.unit ?? '')}` : text;
}
