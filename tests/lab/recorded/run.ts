// Runs benchmarks of a release in a folder of their own, and gives what they print to the importers.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { recognise } from '../../../datasets/tools/import/recognise.ts';
import { unpacked } from '../room/packages.ts';
import { releaseNamed } from '../room/rooms.ts';

interface Asked {
  run: string;
  figures: number;
  /** Of what was too fast, and in older releases, fewer are printed. */
  orMore?: true;
}

const list = parse(readFileSync(join(import.meta.dirname, 'commands.yaml'), 'utf8')) as {
  packages: string[];
  fio: Record<string, Asked>;
  others: Record<string, Asked>;
};

/** Copies this many bytes. */
export const COPIED = 8 * 2 ** 20;

const FIO = 'fio --name=first --filename=file --size=8m --end_fsync=0 --ioengine=psync';
const DD = `dd if=/dev/zero of=/dev/null bs=64k count=${COPIED / 65_536}`;

/** One output, and the bytes of the copy or the number of figures that it has. */
export interface Output {
  name: string;
  text: string;
  figures: number;
  orMore?: true;
}

const DEVICES = { null: '3', zero: '5', urandom: '9' };

function place(release: string): string {
  const { folder } = unpacked(releaseNamed(release), list.packages);
  for (const name of ['dev', 'proc', 'tmp/lab']) mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'etc'), { recursive: true });
  // bonnie++ asks who root is.
  if (!existsSync(join(folder, 'etc/passwd'))) writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0::/tmp:/bin/sh\n');
  for (const [name, minor] of Object.entries(DEVICES)) {
    if (!existsSync(join(folder, 'dev', name)))
      execFileSync('mknod', ['-m', '666', join(folder, 'dev', name), 'c', '1', minor]);
  }
  return folder;
}

/** Locales of those languages that coreutils has messages in, one of each. */
function languages(folder: string): string[] {
  const has = (name: string) => existsSync(join(folder, 'usr/share/locale', name, 'LC_MESSAGES/coreutils.mo'));
  const locales = readdirSync(join(folder, 'usr/lib/locale')).filter((name) => name.endsWith('.utf8'));
  const ofEach = Map.groupBy(
    locales.filter((name) => has(name.slice(0, 5)) || has(name.split('_')[0] ?? '')),
    (name) => (has(name.slice(0, 5)) ? name.slice(0, 5) : (name.split('_')[0] ?? '')),
  );
  return [...ofEach.values()].map(([name = '']) => name).sort();
}

function printed(folder: string, command: string, locale = 'C'): string {
  const inside = 'mount -t proc proc "$0/proc" && exec nice -n 19 chroot "$0" /bin/sh -c "cd /tmp/lab; $1"';
  const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', inside, folder, command], {
    encoding: 'utf8',
    timeout: 120_000,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/tmp', LC_ALL: locale },
  });
  return stderr + stdout;
}

/** Everything of a release, each output once. */
export function* recorded(release: string): Generator<Output> {
  const folder = place(release);
  for (const locale of ['C', ...languages(folder)])
    yield { name: `dd-${locale}`, text: printed(folder, DD, locale), figures: 1 };
  for (const [name, { run, ...rest }] of Object.entries(list.fio))
    yield { name: `fio-${name}`, text: printed(folder, `${FIO} ${run}`), ...rest };
  for (const [name, { run, ...rest }] of Object.entries(list.others))
    yield { name, text: printed(folder, run), ...rest };
  rmSync(join(folder, 'tmp/lab'), { recursive: true });
}

/** What is lost of an output; nothing where an importer says why it reads none of it. */
export function lost({ name, text, figures, orMore }: Output): string | undefined {
  const { measurements, notices } = recognise([{ name: `${name}.txt`, bytes: new TextEncoder().encode(text) }]);
  const bytes = measurements.map(({ test_size }) => test_size);
  if (name.startsWith('dd-') && bytes[0] !== COPIED) return `${name}: ${COPIED} bytes were copied, read are ${bytes}`;
  const isWhole = orMore ? measurements.length >= figures : measurements.length === figures;
  if (isWhole && (figures > 0 || notices.length > 0)) return undefined;
  return `${name}: ${measurements.length} of ${figures} figures, ${notices.map(({ message }) => message).join('; ')}`;
}

/** Where the outputs of a release lie, one file for all: they are short and alike. */
export const RECORDED = join(import.meta.dirname, '../../golden/lab/recorded');

export const RELEASES_OF_BENCHMARKS = ['bookworm', 'trixie', 'sid'] as const;

export function keepOutputs(release: string, outputs: readonly Output[]): void {
  mkdirSync(RECORDED, { recursive: true });
  writeFileSync(join(RECORDED, `${release}.json`), `${JSON.stringify(outputs, undefined, 1)}\n`);
}

export const readOutputs = (release: string): Output[] =>
  JSON.parse(readFileSync(join(RECORDED, `${release}.json`), 'utf8'));
