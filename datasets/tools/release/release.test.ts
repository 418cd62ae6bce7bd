import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { publishedSets, registry } from '../../../tests/support/dataset.ts';
import { writeDatabase } from '../build/database.ts';
import { tableFiles } from '../build/load.ts';
import { predict } from '../predict/predict.ts';
import { packageOf } from '../repository/repository.ts';
import { inDuckDB } from './export.ts';
import type { Facts } from './facts.ts';
import { type Request, release } from './release.ts';
import { damageOf, filesIn, SUMS, sumsOf } from './sums.ts';
import { isAfter, versionOf } from './version.ts';

/** A set of its own licence, and two that are small. */
const CHOSEN = ['habr-pcie-290', 'intel-dc-s3700-rating', 'spare-cores-gpu-links'];

const folder = mkdtempSync(join(tmpdir(), 'lanewise-release-'));
const at = (...names: string[]) => join(folder, ...names);
const text = (...names: string[]) => readFileSync(at(...names), 'utf8');
const json = (...names: string[]) => JSON.parse(text(...names));

let request: Request;
let facts: Facts;

beforeAll(async () => {
  const sets = publishedSets().filter(({ setId }) => CHOSEN.includes(setId));
  await writeDatabase(at('built'), tableFiles(registry, sets), predict);
  request = {
    version: versionOf('2026.11'),
    out: at('first'),
    day: '2026-11-28',
    at: 'https://data.example/2026.11/',
    doi: '10.5281/zenodo.1',
    database: at('built', 'lanewise.duckdb'),
    sets: sets.map(packageOf),
  };
  facts = await release(request);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['2026.11', '2026.11.0'],
  ['2027.01.2', '2027.1.2'],
])('%s is a version, and %s for those who take three numbers', (name, semantic) => {
  expect(versionOf(name).semantic).toBe(semantic);
});

test.each(['2026', '2026.13', '2026.1', '26.11', '2026-11', 'v2026.11', '2026.11.0', '2026.11 ', ''])(
  '%j is no version',
  (name) => expect(() => versionOf(name)).toThrow('is not a year and a month'),
);

test('releases follow each other by year, month and number', () => {
  const names = ['2026.11', '2026.11.1', '2026.11.10', '2026.12', '2027.01'].map(versionOf);
  for (const [index, one] of names.entries())
    expect(names.map((other) => isAfter(one, other))).toEqual(names.map((_, at) => at < index));
});

describe('a release', () => {
  test('has a hash of every file, and nothing beside it is left', () => {
    expect(damageOf(at('first'))).toBeUndefined();
    expect(readdirSync(folder).sort()).toEqual(['built', 'first']);
  });

  test('has every table as CSV and Parquet, described once', () => {
    const { resources } = json('first', 'datapackage.json');
    const names = facts.tables.map(({ name }) => name);
    expect(resources.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['measurements', 'results', 'predictions']));
    for (const { name, path, schema, alternatives } of resources) {
      const [header = ''] = text('first', path).split('\n', 1);
      expect(header.split(','), name).toEqual(schema.fields.map((field: { name: string }) => field.name));
      expect(alternatives.length, name).toBeGreaterThan(0);
      for (const alternative of alternatives) expect(existsSync(at('first', alternative.path))).toBe(true);
    }
    const { recordSet } = json('first', 'croissant.json');
    expect(recordSet.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('describes every data file with its hash in each format', () => {
    const hashes = facts.files.map(({ sha256 }) => sha256).sort();
    const { distribution } = json('first', 'croissant.json');
    const { 'dcat:dataset': dataset } = json('first', 'dcat.jsonld');
    expect(
      distribution
        .map(({ sha256 }: { sha256?: string }) => sha256)
        .filter(Boolean)
        .sort(),
    ).toEqual(hashes);
    expect(
      dataset['dcat:distribution']
        .map(
          (item: Record<string, Record<string, { '@value': string }>>) =>
            item['spdx:checksum']?.['spdx:checksumValue']?.['@value'],
        )
        .sort(),
    ).toEqual(hashes);
    for (const hash of hashes) expect(text('first', 'datapackage.json')).toContain(hash);
  });

  test('says under which licence each set is, and to a reader of citations none for all', () => {
    expect(text('first', 'licences.csv')).toMatch(/^spare-cores-gpu-links,.*CC-BY-SA-4\.0/m);
    expect(text('first', 'licences.csv').trim().split('\n')).toHaveLength(CHOSEN.length + 1);
    expect(text('first', 'LICENCES.md')).toContain('## CC-BY-SA-4.0');
    const citation = parse(text('first', 'CITATION.cff'));
    expect(citation).toMatchObject({
      version: '2026.11',
      doi: '10.5281/zenodo.1',
      'license-url': 'https://data.example/2026.11/LICENCES.md',
    });
    expect(citation.license).toBeUndefined();
  });

  test('of the same database and day has the same bytes', async () => {
    await release({ ...request, out: at('again') });
    expect(filesIn(at('again'))).toEqual(filesIn(at('first')));
    rmSync(at('again'), { recursive: true });
  });
});

describe('changes', () => {
  const KEY = 'habr-pcie-290/new-board-any-slot';
  /** A release like the first, a month before it, with some lines of a table as they may have been. */
  function released(name: string, table: string, edit: (lines: string[]) => string[]): string {
    cpSync(at('first'), at(name), { recursive: true });
    const path = at(name, 'csv', `${table}.csv`);
    writeFileSync(path, edit(readFileSync(path, 'utf8').split('\n')).join('\n'));
    const about = json(name, 'datapackage.json');
    writeFileSync(at(name, 'datapackage.json'), JSON.stringify({ ...about, version: '2026.10' }));
    rmSync(at(name, SUMS));
    writeFileSync(at(name, SUMS), sumsOf(filesIn(at(name))));
    return at(name);
  }

  test('are results added, changed with the names of their cells, and withdrawn', async () => {
    const previous = released('older', 'measurements', ([header = '', ...rows]) => {
      const columns = header.split(',');
      const lines = rows.filter((line) => line !== '');
      const [gone = ''] = lines.filter((line) => !line.includes(KEY.split('/')[1] ?? ''));
      // A result that is new, one that had another unit, a column that came later.
      const kept = lines
        .filter((line) => line !== gone)
        .map((line) => (line.includes('new-board-any-slot') ? line.replace(',MB/s,', ',GB/s,') : line));
      const withdrawn = gone.replace(/^([^,]+),[^,]+/, '$1,was-here-before');
      expect(columns).toContain('reported_unit');
      return [header, ...kept, withdrawn, ''];
    });
    await release({ ...request, version: versionOf('2026.12'), out: at('newer'), previous });
    const notes = text('newer', 'CHANGES.md');
    expect(notes).toContain('# Changes in 2026.12 since 2026.10');
    expect(notes).toContain('Results: 1 added, 1 changed, 1 withdrawn. Of 0 more');
    expect(notes).toContain(`- ${KEY}: reported_unit GB/s → MB/s`);
    expect(notes).toMatch(/## Results withdrawn\n\n- [\w-]+\/was-here-before\n/);
    const table = text('newer', 'changes.csv').trim().split('\n');
    expect(table).toHaveLength(4);
    expect(table[0]).toBe('table,key,change,column,before,after');
    expect(table).toContain(`measurements,${KEY},changed,reported_unit,GB/s,MB/s`);
    rmSync(previous, { recursive: true });
    rmSync(at('newer'), { recursive: true });
  });

  test('are none where a number is written otherwise, and columns that came are named', async () => {
    const previous = released('older', 'pcie_generations', (lines) => {
      const columns = lines[0]?.split(',') ?? [];
      const rate = columns.indexOf('transfer_rate_per_s');
      const note = columns.indexOf('note');
      return lines.map((line, row) =>
        line === ''
          ? line
          : line
              .split(',')
              .map((cell, index) => (index === rate && row > 0 ? `${cell}.0` : cell))
              .filter((_, index) => index !== note)
              .join(','),
      );
    });
    await release({ ...request, version: versionOf('2026.12'), out: at('newer'), previous });
    expect(text('newer', 'changes.csv').trim().split('\n').slice(1)).toEqual(['pcie_generations,,added,note,,']);
    expect(text('newer', 'CHANGES.md')).toContain('- pcie_generations.note added');
    rmSync(previous, { recursive: true });
    rmSync(at('newer'), { recursive: true });
  });
});

describe('nothing is written', () => {
  const refused = async (change: Partial<Request>, message: string) => {
    const there = readdirSync(folder).sort();
    await expect(release({ ...request, out: at('refused'), ...change })).rejects.toThrow(message);
    expect(readdirSync(folder).sort()).toEqual(there);
  };

  test('into a folder that has something, or over a file', async () => {
    await refused({ out: at('first') }, 'is there already, and not an empty folder');
    writeFileSync(at('a-file'), '');
    await refused({ out: at('a-file') }, 'is there already');
    rmSync(at('a-file'));
  });

  test('after a release that is damaged, and the error says how', async () => {
    const next = { version: versionOf('2026.12'), previous: at('damaged') };
    await refused(next, 'is damaged: there is no such folder');
    mkdirSync(at('damaged'));
    await refused(next, 'is damaged: SHA256SUMS is missing');
    rmSync(at('damaged'), { recursive: true });
    const damages: [string, () => void][] = [
      ['csv/results.csv is missing', () => rmSync(at('damaged', 'csv/results.csv'))],
      ['csv/results.csv is not what SHA256SUMS says', () => writeFileSync(at('damaged', 'csv/results.csv'), 'x')],
      ['more.txt is not in SHA256SUMS', () => writeFileSync(at('damaged', 'more.txt'), '')],
      ['line 1 of SHA256SUMS is no sum', () => writeFileSync(at('damaged', SUMS), 'x\n')],
      [
        'its data package says no version',
        () => {
          writeFileSync(at('damaged', 'datapackage.json'), '{');
          rmSync(at('damaged', SUMS));
          writeFileSync(at('damaged', SUMS), sumsOf(filesIn(at('damaged'))));
        },
      ],
    ];
    for (const [message, damage] of damages) {
      cpSync(at('first'), at('damaged'), { recursive: true });
      damage();
      await refused(next, `is damaged: ${message}`);
      rmSync(at('damaged'), { recursive: true });
    }
  });

  test('under a version that does not follow the one before', async () => {
    await refused({ previous: at('first') }, '--version 2026.11 does not follow 2026.11');
  });

  test('where the database cannot be read', async () => {
    writeFileSync(at('no.duckdb'), 'nothing');
    await refused({ database: at('no.duckdb') }, 'no.duckdb');
    rmSync(at('no.duckdb'));
  });
});

test('every column of the database says what it holds, and the README where to begin', async () => {
  const found = await inDuckDB(async (connection) => {
    await connection.run(`ATTACH '${at('first', 'lanewise.duckdb')}' AS released (READ_ONLY)`);
    const answer = await connection.runAndReadAll(
      "SELECT table_name, column_name, comment FROM duckdb_columns() WHERE database_name = 'released' AND schema_name = 'main'",
    );
    return answer.getRowObjectsJson();
  });
  const released = new Set(facts.tables.map(({ name }) => name));
  const silent = found.filter(({ table_name, comment }) => released.has(String(table_name)) && !comment);
  expect(found.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
  const [told] = await inDuckDB(async (connection) => {
    const file = at('first', 'parquet/drives.parquet');
    const answer = await connection.runAndReadAll(
      `SELECT decode(value) AS meanings FROM parquet_kv_metadata('${file}')`,
    );
    return answer.getRowObjectsJson();
  });
  const fields = facts.tables.find(({ name }) => name === 'drives')?.fields.map(({ name }) => name);
  expect(Object.keys(JSON.parse(String(told?.meanings)))).toEqual(fields);
  expect(text('first', 'README.md')).toContain('## Columns in five minutes');
});
