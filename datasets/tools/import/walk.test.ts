/** The way of a new contributor: a tool's output, one command to import, one to check, one to build. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, test } from 'vitest';
import { setMeta } from '../../../tests/support/set-meta.ts';
import { writeDatabase } from '../build/database.ts';
import { tableFiles } from '../build/load.ts';
import { checking, importing } from '../commands/table.ts';
import { predict } from '../predict/predict.ts';
import { loadRegistry, loadSchemas, loadSet, loadShared } from '../repository/repository.ts';
import { printed, typing } from '../terminal/face-testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
afterAll(() => rmSync(folder, { recursive: true }));
const importCommand = typing(importing, folder);
const check = typing(checking, folder);

const output = printed();

const path = (name: string) => join(import.meta.dirname, 'fixtures', name);
const META = setMeta('Example SSD 1 TB', 'drive', 'pcie');

test('output of fio becomes a set that passes the check, and rows in the database', async () => {
  const code = await importCommand([
    'fio',
    path('fio-mixed.json'),
    path('fio-status-interval.json'),
    '--set',
    'my-drive',
    '--keep-raw',
    ...META,
  ]);
  expect(output.join('')).toContain('Worth adding with --meta: runs.link_generation');
  expect(code).toBe(0);
  const set = join(folder, 'my-drive');
  expect(readdirSync(join(set, 'raw'))).toEqual(['fio-mixed.json', 'fio-status-interval.json']);
  expect(await check([set])).toBe(0);

  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  await writeDatabase(folder, tableFiles(registry, [loadSet(set, schemas, loadShared(schemas, registry))]), predict);
  const instance = await DuckDBInstance.create(join(folder, 'lanewise.duckdb'), { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(
    "SELECT direction, workload_id, round(iops), target, tool_version FROM measurements WHERE set_id = 'my-drive' ORDER BY result_id",
  );
  expect(reader.getRows()).toEqual([
    ['device_writes_host', '4k-randread', 64866, 'Example SSD 1 TB', '3.33'],
    ['device_writes_host', 'oltp-8k-67-33', 37646, 'Example SSD 1 TB', '3.33'],
    ['device_reads_host', 'oltp-8k-67-33', 18642, 'Example SSD 1 TB', '3.33'],
  ]);
  connection.closeSync();
  instance.closeSync();
});

test('what is missing is listed with its column, and nothing is written', async () => {
  expect(await importCommand(['auto', path('fio-randread.json'), '--set', 'other'])).toBe(1);
  expect(output.join('')).toContain('--meta runs.link_kind=pcie');
  expect(readdirSync(folder)).not.toContain('other');
});

test.each(['atto-units.txt', 'amorphousdiskmark-units.txt', 'blackmagic-units.txt', 'winsat-units.txt'])(
  'figures that were typed become a set that passes the check: %s',
  async (name) => {
    expect(await importCommand(['auto', path(name), '--set', 'typed', '--replace', ...META])).toBe(0);
    expect(readFileSync(join(folder, 'typed/results.csv'), 'utf8')).toMatch(/,reported_table,.*,MB\/s,Mi?B\/s,/);
  },
);

test('a set that is written over keeps no table of the old one', async () => {
  const again = (name: string) => importCommand(['fio', path(name), '--set', 'again', '--replace', ...META]);
  expect(await again('fio-status-interval.json')).toBe(0);
  expect(readdirSync(join(folder, 'again'))).toContain('series.csv');
  expect(await again('fio-mixed.json')).toBe(0);
  expect(readdirSync(join(folder, 'again'))).not.toContain('series.csv');
});

test('another output is added to a set: its rows have other names, and nothing is asked again', async () => {
  const rows = (table: string) =>
    readFileSync(join(folder, 'more', table), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);
  const add = (name: string, ...more: string[]) => importCommand(['auto', path(name), '--set', 'more', ...more]);
  expect(await add('fio-mixed.json', '--append')).toBe(2);
  expect(await add('fio-mixed.json', ...META)).toBe(0);
  const before = rows('results.csv');
  const rest = META.filter((_, index) => index > 3);
  expect(await add('fio-status-interval.json', '--append', ...rest)).toBe(0);
  const after = rows('results.csv');
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  const ids = after.map((line) => line.split(',')[0]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(readdirSync(join(folder, 'more'))).toContain('series.csv');
});

test('a set that exists is kept, names lead nowhere else', async () => {
  await importCommand(['fio', path('fio-randread.json'), '--set', 'kept', ...META]);
  expect(await importCommand(['fio', path('fio-randread.json'), '--set', 'kept', ...META])).toBe(2);
  expect(await importCommand(['fio', path('fio-randread.json'), '--set', '../up', ...META])).toBe(2);
  expect(output.join('')).toContain('may have lower case letters, digits and hyphens');
});

test('measurements as JSON: base units, one object per job and direction', async () => {
  expect(await importCommand(['fio', path('fio-mixed.json'), '--json'])).toBe(0);
  const { measurements } = JSON.parse(output.join(''));
  expect(measurements).toMatchObject([
    { tool: 'fio', direction: 'read', block_size: 8192, queue_depth: 4, jobs: 2, read_share: 0.67 },
    { tool: 'fio', direction: 'write', block_size: 8192, queue_depth: 4, jobs: 2, read_share: 0.67 },
  ]);
});

test.each([
  [['nothing', 'x'], /there is no tool “nothing”: write auto before the files, or one of .*\bfio, /],
  [['auto'], /no file is named/],
  [['auto', 'missing.json'], /missing.json: there is no such file or folder/],
  [['auto', path('dd.txt'), '--format', 'xml'], /--format: import has no such option/],
  [['auto', path('dd.txt'), '--set', 'a', '--meta', 'x'], /expected <key>=<value>/],
  [['auto', path('dd.txt'), '--colour'], /--colour/],
])('%j cannot be followed', async (args, message) => {
  expect(await importCommand(args)).toBe(2);
  expect(output.join('')).toMatch(message);
});

test('of an output that is cut off no set is written', async () => {
  const whole = readFileSync(path('fio-text-jobs.txt'), 'utf8');
  const file = join(folder, 'cut.txt');
  writeFileSync(file, whole.slice(0, whole.lastIndexOf('issued rwts')));
  expect(await importCommand(['fio', file, '--set', 'cut', ...META])).toBe(1);
  expect(output.join('')).toContain('the output may be cut off');
  expect(readdirSync(folder)).not.toContain('cut');
});

test('a failed run is told by the exit code', async () => {
  expect(await importCommand(['auto', path('fio-error.json')])).toBe(1);
  expect(await importCommand(['hdparm', path('fio-error.json')])).toBe(1);
  expect(output.join('')).toContain('this is not output of hdparm');
});

test('a folder becomes one set with a run for each file, and what is no output is named', async () => {
  const runs = join(folder, 'runs');
  mkdirSync(join(runs, 'second'), { recursive: true });
  mkdirSync(join(runs, '.git'));
  const randread = readFileSync(path('fio-randread.json'));
  writeFileSync(join(runs, 'out.json'), randread);
  writeFileSync(join(runs, 'second', 'out.json'), readFileSync(path('fio-mixed.json')));
  writeFileSync(join(runs, 'notes.md'), 'The drive sits in the second slot.\n');
  writeFileSync(join(runs, 'empty.txt'), '');
  writeFileSync(join(runs, '.git', 'out.json'), randread);
  expect(await importCommand(['auto', runs, '--set', 'folder', ...META])).toBe(0);
  const text = output.join('');
  expect(text).toContain('notes.md:1 warning — skipped: this is not the output of a known tool');
  expect(text).toContain('empty.txt:1 warning — skipped: the file is empty');
  const rows = readFileSync(join(folder, 'folder/runs.csv'), 'utf8').trim().split('\n');
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['fio', 'fio-2']);
  expect(readFileSync(join(folder, 'folder/results.csv'), 'utf8')).toContain('second-out.json:');
});

test('a pattern finds files, and one that finds none cannot be followed', async () => {
  expect(await importCommand(['auto', join(import.meta.dirname, 'fixtures', 'dd*.txt')])).toBe(0);
  expect(output.join('')).toMatch(/^dd-languages\.txt:[\s\S]*^dd\.txt:/m);
  expect(await importCommand(['auto', join(folder, '*.nothing')])).toBe(2);
  expect(output.join('')).toContain('no file has that name');
});

test('a file named with the wrong tool is told by what it is', async () => {
  expect(await importCommand(['fio', path('crystaldiskmark-8.txt')])).toBe(1);
  expect(output.join('')).toContain(
    'this is not output of fio but of CrystalDiskMark 3 to 8, its copied or saved text',
  );
  expect(output.join('')).toContain('name the tool crystaldiskmark, or auto');
});

test('answers may come from a file', async () => {
  const file = join(folder, 'meta.json');
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(META.filter((_, index) => index % 2 === 1).map((pair) => pair.split('=')))),
  );
  expect(await importCommand(['fio', path('fio-randread.json'), '--set', 'from-file', '--meta-file', file])).toBe(0);
  expect(readFileSync(join(folder, 'from-file/targets.csv'), 'utf8')).toContain('Example SSD 1 TB');
});

test('a wrong answer is told why, also while another one is missing, and a suggestion can be pasted', async () => {
  const code = await importCommand([
    'auto',
    path('fio-randread.json'),
    '--set',
    'wrong',
    '--meta',
    'runs.link_kind=PCIe',
  ]);
  expect(code).toBe(1);
  const text = output.join('');
  expect(text).toContain('runs.link_kind=PCIe: expected one of');
  expect(text).toContain('--meta "package.contributor=A. Tester"');
  expect(text).toContain('--meta package.licence=CC0-1.0');
});

test('an array is told of the table that says what its drives hang on', async () => {
  const meta = META.map((word) => word.replace('targets.kind=drive', 'targets.kind=array'));
  await importCommand(['fio', path('fio-randread.json'), '--set', 'array', '--replace', ...meta]);
  expect(output.join('')).toContain('chains.csv');
});
