// Snapshots are made here, of dumps that are ours.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { loadSchemas } from '../repository/repository.ts';
import { fleet } from './fleet.ts';
import { type Harvest, harvest } from './harvest.ts';
import { snapshotsIn } from './snapshot.ts';
import { noteOf, setFiles } from './write.ts';

const SERIAL = 'S5GXNX0R123456';
const OWNERS = ['0A1B2C3D4E5F', '1A1B2C3D4E5F', '2A1B2C3D4E5F', '3A1B2C3D4E5F', '4A1B2C3D4E5F'];

/** Dumps of tools, in which `{name}` is filled in. */
const dumps = tableOf<Record<'nvme' | 'card' | 'integrated' | 'smartctl' | 'lspci', string>>(
  import.meta.filename,
  'dumps',
);
const filled = (dump: keyof typeof dumps, values: Readonly<Record<string, unknown>>) =>
  dumps[dump].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

const nvme = (lanes: string, vendor = '144d', device = 'a809') => filled('nvme', { lanes, vendor, device });
/** Two ports of a card behind one link. */
const CARD = [0, 1].map((port) => filled('card', { port })).join('');
const smartctl = (model: string, now: string) => filled('smartctl', { model, now, serial: SERIAL });

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-field-'));
  const probe = (owner: string, name: string) => `Server/Example/X/X1/${owner}/FREEBSD-13/13.0/AMD64/${name}`;
  const [first = '', ...others] = OWNERS;
  commits('example+PCIconf', [
    { [probe(first, 'ZZ')]: nvme('4'), 'README.md': 'A list.\n' },
    {
      // The newest of a machine counts, whatever it is called.
      [probe(first, 'AA')]: nvme('2') + CARD + dumps.integrated,
      ...Object.fromEntries(others.map((owner) => [probe(owner, 'BB'), nvme('4')])),
      [probe('5A1B2C3D4E5F', 'CC')]: nvme('4', '1af4', '0001'),
      [probe('6A1B2C3D4E5F', 'DD')]: nvme('1', '1bad', 'f00d'),
      [probe('7A1B2C3D4E5F', 'EE')]: '',
      [probe('8A1B2C3D4E5F', 'FF')]: nvme('4').slice(0, 150),
      [probe('9A1B2C3D4E5F', 'GG')]: 'no tool that is known\n',
    },
  ]);
  commits('example+SMART', [
    {
      ...Object.fromEntries(
        OWNERS.map((owner, at) => [
          `HDD/Example/EX/EX4000/${owner}`,
          smartctl('EXAMPLE EX4000', at === 0 ? '3.0' : '6.0'),
        ]),
      ),
      'HDD/Example/EX/EX9/FA1B2C3D4E5F': smartctl('EXAMPLE ONLY ONE', '1.5'),
    },
  ]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a bare repository with a commit of each list of files, a day apart. */
function commits(name: string, all: readonly Record<string, string | undefined>[]): void {
  const work = join(folder, `.work-${name}`);
  mkdirSync(work, { recursive: true });
  const git = (day: number, ...args: string[]) =>
    execFileSync('git', ['-C', work, '-c', 'user.name=x', '-c', 'user.email=x', ...args], {
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `2026-01-0${day}T00:00:00Z`,
        GIT_COMMITTER_DATE: `2026-01-0${day}T00:00:00Z`,
      },
    });
  git(1, 'init', '-q');
  for (const [index, files] of all.entries()) {
    for (const [path, text = ''] of Object.entries(files)) {
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), text);
    }
    git(index + 1, 'add', '-A');
    git(index + 1, 'commit', '-q', '-m', 'reports');
  }
  execFileSync('git', ['clone', '-q', '--bare', work, join(folder, name, 'repo')]);
  rmSync(work, { recursive: true });
}

const words = {
  id: 'example',
  title: 'Example',
  description: 'Example.',
  licence: 'CC-BY-4.0',
  contributor: 'Nobody',
  day: '2026-05-12',
};
const filesOf = (all: Harvest) => setFiles(all, loadSchemas(), words);
const cellsOf = (text: string | undefined) =>
  (text ?? '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

test('each machine counts once, with its newest report, and each file is accounted for', async () => {
  const all = await harvest(snapshotsIn(folder));
  expect(all.reports.map(noteOf)).toEqual([
    'Of 12 files: 6 counted, 1 older probes of a machine that was counted, 1 without what is counted here, 1 virtual machines, 1 empty, 1 of an unknown tool, 1 lists and licences. Serial numbers found and not taken: 0. Models on fewer than 5 machines are merged.',
    'Of 6 files: 6 counted. Serial numbers found and not taken: 6. Models on fewer than 5 machines are merged.',
  ]);
});

test('links are counted by device, and models of few machines lose their name', async () => {
  const files = filesOf(await harvest(snapshotsIn(folder)));
  const rows = cellsOf(files.get('links-seen.csv')).map((cells) => [
    ...cells.slice(2, 5),
    ...cells.slice(7, 9),
    ...cells.slice(14),
  ]);
  expect(rows).toEqual([
    // Two functions, one link; one machine has it.
    ['ethernet', '', '', '4', '8', '1', '1', '2'],
    ['nvme', '', '', '1', '4', '1', '1', '1'],
    ['nvme', '144d', 'a809', '2', '4', '1', '1', '1'],
    ['nvme', '144d', 'a809', '4', '4', '4', '4', '4'],
  ]);
});

test('drives are counted by model and rate', async () => {
  const files = filesOf(await harvest(snapshotsIn(folder)));
  expect(cellsOf(files.get('drives-seen.csv')).map((cells) => cells.slice(2))).toEqual([
    ['sata', 'hdd', '', '1500000000', '6000000000', '512', '4096', '1'],
    ['sata', 'hdd', 'EXAMPLE EX4000', '3000000000', '6000000000', '512', '4096', '1'],
    ['sata', 'hdd', 'EXAMPLE EX4000', '6000000000', '6000000000', '512', '4096', '4'],
  ]);
});

test('nothing that names a machine or a drive is written, and twice gives the same bytes', async () => {
  const once = filesOf(await harvest(snapshotsIn(folder)));
  const text = [...once.values()].join('\n');
  for (const owner of OWNERS) expect(text).not.toContain(owner);
  expect(text).not.toContain(SERIAL);
  expect([...filesOf(await harvest(snapshotsIn(folder)))]).toEqual([...once]);
});

test('a folder without snapshots is refused with what to name', () => {
  expect(() => snapshotsIn(join(folder, 'example+SMART', 'repo', 'refs'))).toThrow(
    /holds no git directory: name the folder/,
  );
});

test('a fleet is counted from lspci -vvnn and pciconf, a file each', () => {
  const all = fleet('ours', [dumps.lspci, nvme('2'), nvme('2'), nvme('2'), nvme('2'), '']);
  expect(all.reports.map(({ counted, empty }) => [counted, empty])).toEqual([[5, 1]]);
  const [row, ...others] = cellsOf(filesOf(all).get('links-seen.csv'));
  expect(others).toEqual([]);
  expect(row?.slice(1, 5)).toEqual(['ours', 'nvme', '144d', 'a809']);
  expect(row?.slice(14)).toEqual(['5', '5', '5']);
});

test('the committed counts hold no hash of a machine', () => {
  const set = join(import.meta.dirname, '../../sets/hardware-databases');
  for (const name of ['links-seen.csv', 'drives-seen.csv'])
    expect(readFileSync(join(set, name), 'utf8')).not.toMatch(/\b(?=[0-9A-F]*[A-F])[0-9A-F]{12}\b/);
});
