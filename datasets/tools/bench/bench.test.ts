import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { setMeta } from '../../../tests/support/set-meta.ts';
import { typedAfter } from '../terminal/arguments.ts';
import { faceOf, printed, typing } from '../terminal/face-testing.ts';
import { run as runBench } from './bench.ts';
import { benchmarking } from './command.ts';
import { factsAbout } from './machine.ts';
import { safePlace, TEST_FILE } from './place.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
const sets = join(folder, 'sets');
const drive = join(folder, 'drive');
mkdirSync(sets);
mkdirSync(drive);
afterAll(() => rmSync(folder, { recursive: true }));

const output = printed();
afterEach(() => vi.unstubAllEnvs());

const META = setMeta('Example SSD 1 TB', 'drive', 'none');

const bench = typing(benchmarking, sets);
const FIO = ['--size', '1m', '--fio', join(import.meta.dirname, 'fake-fio.mjs')];
const on = (target: string, set: string, ...others: string[]) =>
  bench([target, '--yes', '--set', set, ...FIO, ...META, ...others]);
const run = (set: string, ...others: string[]) => on(drive, set, ...others);

test('the quick plan becomes a set that passes the check, and the test file is gone', async () => {
  expect(await run('quick')).toBe(0);
  expect(readdirSync(drive)).toEqual([]);
  const results = readFileSync(join(sets, 'quick/results.csv'), 'utf8').trim().split('\n').slice(1);
  expect(results.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['read-128k-qd32', 'fio', '128k-seqread'],
    ['write-128k-qd32', 'fio', '128k-seqwrite'],
    ['randread-4k-qd1', 'fio', '4k-randread'],
    ['randread-4k-qd32', 'fio', '4k-randread'],
    ['randwrite-4k-qd1', 'fio', '4k-randwrite'],
    ['randwrite-4k-qd32', 'fio', '4k-randwrite'],
  ]);
  expect(readdirSync(join(sets, 'quick/raw'))).toHaveLength(6);
  expect(output.filter((text) => text.includes('Worth adding'))).toHaveLength(1);
});

test('the set holds the link as it ran under load, and says that it was slower before', async () => {
  const link = join(folder, 'link');
  mkdirSync(link);
  writeFileSync(join(link, 'current_link_speed'), '2.5 GT/s PCIe\n');
  writeFileSync(join(link, 'current_link_width'), '16\n');
  vi.stubEnv('FAKE_LINK', link);
  const meta = META.filter((word) => !word.includes('link_kind'));
  const args = [drive, '--yes', '--set', 'link', ...FIO, ...meta.slice(0, -1), '--meta', 'runs.link_kind=pcie'];
  expect(await runBench(typedAfter(benchmarking, args), faceOf([benchmarking], sets), () => link)).toBe(0);
  expect(output.join('')).toContain('2.5 GT/s x16 before, 32 GT/s x16 under load');
  const runs = readFileSync(join(sets, 'link/runs.csv'), 'utf8');
  expect(runs).toContain(',pcie,5.0,16,');
  expect(runs).toContain('Before the load the link ran at 2.5 GT/s x16.');
});

test('steady rounds end the SNIA plan early and are in the series', async () => {
  expect(await run('snia', '--jobs', 'snia', '--iterations', '9')).toBe(0);
  expect(readFileSync(join(sets, 'snia/runs.csv'), 'utf8')).toContain(',steady,');
  const series = readFileSync(join(sets, 'snia/series.csv'), 'utf8');
  expect(series.match(/^randwrite-4k-qd32,iops,round/gm)).toHaveLength(5);
});

test('an interruption keeps what was measured, and says so', async () => {
  vi.stubEnv('FAKE_FIO', 'hang');
  expect(await run('interrupted')).toBe(130);
  expect(readdirSync(drive)).toEqual([]);
  expect(readFileSync(join(sets, 'interrupted/results.csv'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(readFileSync(join(sets, 'interrupted/runs.csv'), 'utf8')).toContain('Interrupted:');
  expect(output.join('')).toContain('interrupted: 1 of 6 results are kept; the test file is removed');
});

test('a run says before it writes how much it fills and how often it writes', async () => {
  expect(await run('announced')).toBe(0);
  const path = join(drive, TEST_FILE);
  expect(output.join('')).toContain(`filling ${path}: writes 1,048,576 B; then 3 runs of workloads write`);
});

test('a name with a colon is one file, and the file behind the colon stays', async () => {
  writeFileSync(join(drive, 'precious'), 'kept');
  expect(await on(join(drive, 'new\\:x:precious'), 'colon')).toBe(0);
  expect(readdirSync(drive)).toEqual(['precious']);
  expect(readFileSync(join(drive, 'precious'), 'utf8')).toBe('kept');
  rmSync(join(drive, 'precious'));
});

// Windows lets only some users make links.
test.skipIf(process.platform === 'win32')('links are followed before anything is checked', () => {
  symlinkSync(drive, join(folder, 'pci-0000:01:00.0'));
  symlinkSync(join(drive, 'nowhere'), join(folder, 'dangling'));
  expect(safePlace(join(folder, 'pci-0000:01:00.0'), 1, false).folder).toBe(realpathSync(drive));
  expect(() => safePlace(join(folder, 'dangling'), 1, false)).toThrow(/remove it first/);
});

test.each(['a;b', '#a', ' a', 'a ', '-'])('fio cannot name %j, so it is refused', (name) => {
  expect(() => safePlace(join(drive, name), 1, false)).toThrow(/fio cannot name/);
});

test('an error of fio is passed on, and the test file is gone', async () => {
  vi.stubEnv('FAKE_FIO', 'fail');
  expect(await run('failed')).toBe(2);
  expect(output.join('')).toContain('a file system without O_DIRECT');
  expect(readdirSync(drive)).toEqual([]);
  expect(existsSync(join(sets, 'failed'))).toBe(false);
});

test('what is missing is asked for before anything is measured', async () => {
  expect(await bench([drive, '--yes', '--set', 'unasked', ...FIO])).toBe(1);
  expect(output.join('')).toContain('--meta package.licence=CC0-1.0');
  expect(output.join('')).not.toContain('filling');
});

test.each([
  [2, ['--set', 'a'], /no folder is named/],
  [2, [drive], /--set is missing/],
  [2, [drive, drive, '--set', 'a'], /one word too many/],
  [2, [drive, '--set', 'a', '--jobs', 'all'], /--jobs all: expected one of quick, full, snia/],
  [2, [drive, '--set', 'a', '--size', '10'], /expected at least 1m/],
  [2, [drive, '--set', 'a', '--runtime', '0'], /expected whole seconds from 1 to 3600/],
  [2, [drive, '--set', '../a', ...FIO], /lower case letters/],
  [2, [drive, '--set', 'unagreed', ...FIO], /add --yes/],
  [3, [drive, '--set', 'a', '--size', '1m', '--fio', '/nowhere/fio'], /cannot be run: install fio/],
])('%i: %j cannot be followed', async (code, args, message) => {
  expect(await bench(args)).toBe(code);
  expect(output.join('')).toMatch(message);
});

test('a dry run prints commands and touches nothing', async () => {
  expect(await bench([drive, '--dry-run', '--size', '1m'])).toBe(0);
  expect(output.join('').trim().split('\n')).toHaveLength(7);
  expect(readdirSync(drive)).toEqual([]);
});

test('a shell that is given a printed command passes the escaped colon on', async () => {
  await bench([join(drive, 'a:b'), '--dry-run', '--size', '1m']);
  expect(output.join('')).toContain(String.raw`'--filename=a\:b'`);
});

test('existing files, devices, full disks and missing folders are refused', () => {
  const file = join(folder, 'precious');
  writeFileSync(file, 'data');
  expect(() => safePlace(file, 1, false)).toThrow(/would be overwritten/);
  expect(() => safePlace(drive, 1e15, false)).toThrow(/give a smaller --size/);
  expect(() => safePlace(join(folder, 'no/such'), 1, false)).toThrow(/no such folder/);
  writeFileSync(join(drive, TEST_FILE), 'left');
  expect(() => safePlace(drive, 1, false)).toThrow(/remove it first/);
  rmSync(join(drive, TEST_FILE));
  expect(safePlace(join(drive, 'new'), 1, false)).toEqual({ folder: drive, filename: 'new', isFile: true });
});

test('facts of the computer do not name its user', () => {
  const { facts } = factsAbout(folder);
  expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['runs.kernel', 'runs.memory_bytes']));
  expect(JSON.stringify(facts)).not.toContain(`/home/${userInfo().username}`);
});
