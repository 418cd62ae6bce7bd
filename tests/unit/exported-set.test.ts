// What a tool exports as one JSON file: its schema takes the rows of every published set, and an import makes the same
// rows of it.
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { EXPORT_VERSION, exportedFiles, exportedSet, exportSchema } from '../../datasets/tools/tables/exported-set.ts';
import { type Row, rowsOf } from '../../datasets/tools/tables/records.ts';
import { setTableNames, tablesOf } from '../../datasets/tools/tables/subject.ts';
import { clean } from '../../datasets/tools/text/csv.ts';
import { dataFiles } from '../../site/contribute/data-files-build.ts';
import { schemasOf } from '../../site/contribute/parts.ts';
import { Session } from '../../site/contribute/session.ts';

const known = dataFiles();
const schemas = schemasOf(known);
const names = setTableNames(schemas.keys(), new Set(Object.keys(known.registry)));
const schema = exportSchema(known.schemas.filter(({ name }) => names.includes(name)));
// Units are annotations, formats are the checks' own.
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

const encoder = new TextEncoder();
/** Larger ones have the same columns, and take their time. */
const MOST_BYTES = 60_000;
const isSmall = (set: string) => filesOf(set).reduce((sum, { bytes }) => sum + bytes.length, 0) < MOST_BYTES;

const filesOf = (set: string) =>
  readdirSync(`datasets/sets/${set}`)
    .filter((name) => /\.(csv|json)$/.test(name))
    .map((path) => ({ path, bytes: new Uint8Array(readFileSync(`datasets/sets/${set}/${path}`)) }));

const tablesIn = (files: Parameters<typeof tablesOf>[0]) =>
  tablesOf(files, '', schemas).map((table) => [table.schema.name, rowsOf(table).map(cleaned)] as const);

/** As every table is written. */
const cleaned = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? clean(cell) : cell]));

/** A published set as a tool would export it. */
function exported(set: string) {
  const rows = tablesIn(filesOf(set))
    .filter(([name]) => names.includes(name))
    .map(([name, all]) => [
      name,
      all.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null))),
    ]);
  const { resources: _resources, ...own } = JSON.parse(readFileSync(`datasets/sets/${set}/datapackage.json`, 'utf8'));
  return { lanewise_set: EXPORT_VERSION, package: own, tables: Object.fromEntries(rows) };
}

const open = (files: { path: string; bytes: Uint8Array }[]) => Session.open(files, { known, ceiling: () => undefined });

const dropped = (content: object) => [{ path: 'export.json', bytes: encoder.encode(JSON.stringify(content)) }];

test.each(readdirSync('datasets/sets').filter(isSmall))(
  '%s: the schema takes its rows, and an import gives them back',
  (set) => {
    const document = exported(set);
    validate(document);
    expect(validate.errors?.slice(0, 3) ?? []).toEqual([]);
    const whole = exportedSet(JSON.stringify(document));
    if (!whole) throw new Error('not read as an exported set');
    const files = [...exportedFiles(whole, schemas)].map(([path, text]) => ({
      path: path.slice(path.indexOf('/') + 1),
      bytes: encoder.encode(text),
    }));
    const before = tablesIn(filesOf(set)).filter(([name]) => names.includes(name));
    expect(new Map(tablesIn(files))).toEqual(new Map(before));
  },
);

describe('a dropped export', () => {
  const set = 'veracrypt-thread-970-evo-plus';

  test('is a set with nothing to fix, as its files are', async () => {
    const { summary, ...session } = await open(dropped(exported(set)));
    expect(summary.alone).toBe(false);
    expect(summary.report.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(summary.unread).toEqual([]);
    expect(session).toBeDefined();
  });

  test('has its unknown columns and tables named, by the schema and by the checks', async () => {
    const document = exported(set);
    document.tables.results[0].speed_in_parsecs = 12;
    expect(validate(document)).toBe(false);
    const { summary } = await open(dropped(document));
    expect(summary.text).toContain('speed_in_parsecs');
  });

  test('of another version, or with rows that are none, is no export', () => {
    const document = exported(set);
    expect(exportedSet(JSON.stringify({ ...document, tables: { results: [1] } }))).toBeUndefined();
    expect(exportedSet('{"lanewise_set": 1')).toBeUndefined();
    expect(validate({ ...document, lanewise_set: EXPORT_VERSION + 1 })).toBe(false);
  });
});
