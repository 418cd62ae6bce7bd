import { expect, test } from 'vitest';
import { brief, packageFile, realTable, run, runOn, schemaOf, tableOf } from '../testing.ts';
import { foreignKey } from './lw106-foreign-key.ts';

const drives = schemaOf([{ name: 'drive_id' }], { name: 'drives', primaryKey: ['drive_id'] });
const runs = schemaOf([{ name: 'run_id' }, { name: 'drive_id' }], {
  name: 'runs',
  foreignKeys: [{ fields: ['drive_id'], reference: { resource: 'drives', fields: ['drive_id'] } }],
});
const known = tableOf(drives, 'drive_id\nsamsung-990-pro\nsamsung-980-pro\nwd-sn850\n');

test('known and empty references are fine', () => {
  const table = tableOf(runs, 'run_id,drive_id\na,wd-sn850\nb,\n');
  expect(runOn(foreignKey, { tables: [table], reference: [known] })).toEqual([]);
});

test('an unknown reference is told the closest ones, the closest first', () => {
  const table = tableOf(runs, 'run_id,drive_id\na,samsung-990-por\n');
  const findings = runOn(foreignKey, { tables: [table], reference: [known] });
  expect(brief(findings)).toEqual(['2:3 drives has no row "samsung-990-por"; did you mean samsung-990-pro?']);
  const nearby = tableOf(
    schemaOf([{ name: 'run_id' }], { name: 'runs' }),
    'run_id\nsamsung-980-pro\nsamsung-990-pro\n',
  );
  const results = realTable('results', [{ result_id: 'a', run_id: 'samsung-990-por' }]);
  expect(brief(runOn(foreignKey, { tables: [results], reference: [nearby] }))[0]).toContain(
    'runs has no row "samsung-990-por"; did you mean samsung-990-pro or samsung-980-pro?',
  );
});

test('a set without the table is found, a single file is left alone', () => {
  const table = tableOf(runs, 'run_id,drive_id\na,wd-sn850\n');
  const set = { tables: [table], reference: [], package: packageFile({}) };
  expect(runOn(foreignKey, set)).toHaveLength(1);
  expect(run(foreignKey, table)).toEqual([]);
});

test('a table may refer to its own rows', () => {
  const results = schemaOf([{ name: 'id' }, { name: 'relative_to' }], {
    foreignKeys: [{ fields: ['relative_to'], reference: { fields: ['id'] } }],
  });
  expect(run(foreignKey, tableOf(results, 'id,relative_to\na,a\nb,a\n'))).toEqual([]);
  expect(run(foreignKey, tableOf(results, 'id,relative_to\na,c\n'))).toHaveLength(1);
});

test('ten thousand unknown references among ten thousand names stay quick', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `drive-${index}`);
  const many = tableOf(drives, `drive_id\n${names.join('\n')}\n`);
  const wrong = names.map((name) => `r,x${name}`).join('\n');
  const table = tableOf(runs, `run_id,drive_id\n${wrong}\n`);
  // Of the processor: others use it, too.
  const started = process.cpuUsage();
  expect(runOn(foreignKey, { tables: [table], reference: [many] })).toHaveLength(10_000);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(3e6);
});

test.each([
  ['samsung-990-pro-4tb', 'samsung-990-pro-2tb'],
  ['samsung-980-pro', 'samsung-990-pro'],
  ['samsung-970-evo', 'samsung-970-pro'],
  ['wd-blue-1tb', 'wd-black-1tb'],
])('%s is not answered with %s, which is another drive', (drive_id, known) => {
  const [finding] = runOn(foreignKey, {
    tables: [realTable('targets', [{ target_id: 'x', drive_id }])],
    reference: [realTable('drives', [{ drive_id: known }])],
  });
  expect(finding?.message).toBe(`drives has no row "${drive_id}"`);
  expect(finding?.fix).toBe('add the row to drives.csv in the folder of the set');
});

test.each(['samsnug-990-pro', 'samsung990-pro', 'Samsung-990-pro', 'samsun-990-pro'])(
  '%s is a slip of the hand',
  (drive_id) => {
    const [finding] = runOn(foreignKey, {
      tables: [realTable('targets', [{ target_id: 'x', drive_id }])],
      reference: [realTable('drives', [{ drive_id: 'samsung-990-pro' }])],
    });
    expect(finding?.fix).toBe('write samsung-990-pro');
  },
);

const percentiles = (result_id: string, ...ids: string[]) =>
  runOn(foreignKey, {
    tables: [
      realTable('percentiles', [{ result_id, percentile: 99, latency_s: 0.001 }]),
      realTable(
        'results',
        ids.map((id) => ({ result_id: id })),
      ),
    ],
    reference: [],
    package: packageFile({}),
  });

test('a row of reads is not answered with the row of its writes', () => {
  const [finding] = percentiles('randrw-read', 'randrw-write');
  expect(finding?.message).toBe('results has no row "randrw-read"');
  expect(percentiles('randrw-raed', 'randrw-read')[0]?.fix).toBe('write randrw-read');
});

test('a name that is misspelt where it is defined is corrected there', () => {
  expect(percentiles('randrw-read', 'randrw-read ')).toEqual([]);
  expect(percentiles('randrw-read', 'randrw\u200b-read')).toEqual([]);
});

test('rows of a file whose header is wrong cannot be looked up', () => {
  const table = tableOf(runs, 'run_id,drive_id\na,wd-sn850\n');
  for (const text of ['', 'sep=,\ndrive_id\nwd-sn850\n']) {
    const reference = [tableOf(drives, text)];
    expect(runOn(foreignKey, { tables: [table], reference, package: packageFile({}) })).toEqual([]);
  }
});
