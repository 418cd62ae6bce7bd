// What this machine lacks for the lab, and how it is got.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/** Packages of Debian, by the command that each brings. */
const PACKAGES: Readonly<Record<string, string>> = {
  'qemu-system-x86_64': 'qemu-system-x86',
  cpio: 'cpio',
  depmod: 'kmod',
  'dpkg-deb': 'dpkg',
};

export const hasCommand = (name: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name]).status === 0;

export const isRoot = (): boolean => process.getuid?.() === 0;

async function mayInstall(packages: readonly string[]): Promise<boolean> {
  if (process.env.CI || isRoot()) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Install ${packages.join(', ')} with sudo apt-get? [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** Installs what the commands need; returns what is still missing, each with its package. */
export async function missing(commands: Readonly<Record<string, string>> = PACKAGES): Promise<string[]> {
  if (!hasCommand('apt-get')) return ['apt-get: machines are made of Debian’s packages'];
  const absent = () => Object.entries(commands).filter(([command]) => !hasCommand(command));
  const packages = absent().map(([, name]) => name);
  if (packages.length > 0 && (await mayInstall(packages))) {
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
    const [command = '', ...args] = isRoot() ? install : ['sudo', ...install];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return absent().map(([command, name]) => `${command}: apt-get install ${name}`);
}
