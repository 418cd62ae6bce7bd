/**
 * Snapshots of public hardware databases: git directories, of which files are read one after another with one process
 * of git, so that gigabytes pass through and nothing of them is kept.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

export interface Snapshot {
  /** As the folder is called: bsdhw/PCIconf of `bsdhw+PCIconf`. */
  name: string;
  folder: string;
  commit: string;
  /** Day of the commit. */
  date: string;
}

export interface Entry {
  path: string;
  object: string;
  bytes: number;
}

/** No output of a tool is longer; what is larger is something else. */
export const LARGEST = 4 * 2 ** 20;

/** How deep below the folder that was named a git directory may lie. */
const DEEPEST = 3;

export function snapshotsIn(folder: string): Snapshot[] {
  const snapshots = gitFolders(folder, DEEPEST).map((git): Snapshot => {
    const [commit = '', date = ''] = gitIn(git, 'log', '-1', '--format=%H %cs').trim().split(' ');
    return { name: nameOf(folder, git), folder: git, commit, date };
  });
  if (snapshots.length === 0)
    throw new Error(
      `${folder} holds no git directory: name the folder in which the snapshots lie, such as one with bsdhw+PCIconf/repo in it`,
    );
  return snapshots.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function gitFolders(folder: string, depth: number): string[] {
  if (existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects'))) return [folder];
  if (depth === 0 || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => gitFolders(join(folder, entry.name), depth - 1));
}

function nameOf(root: string, git: string): string {
  const inner = /^(?:repo|\.git)$/.test(basename(git)) ? dirname(git) : git;
  return (relative(root, inner) || basename(inner)).replace('+', '/');
}

/** Paths may hold anything, so their list is as long as it is. */
const MOST_OUTPUT = 2 ** 30;

function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', ['--git-dir', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
}

/** Every file of a snapshot, in the order of its paths. */
export function entriesOf({ folder, commit }: Snapshot): Entry[] {
  return gitIn(folder, 'ls-tree', '-r', '-z', '-l', commit)
    .split('\0')
    .flatMap((line) => {
      const [, object, size, path] = /^\d+ blob (\S+) +(\d+)\t(.+)$/s.exec(line) ?? [];
      return object && path ? [{ path, object, bytes: Number(size) }] : [];
    });
}

/** Seconds since 1970 at which each file came into the database: the newest probe of a machine is known by it. */
export function addedAt({ folder, commit }: Snapshot): Map<string, number> {
  const added = new Map<string, number>();
  let time = 0;
  const log = gitIn(folder, 'log', '-z', '--no-renames', '--name-only', '--diff-filter=A', '--format=//%ct', commit);
  for (const part of log.split('\0')) {
    const [, stamp] = /^\s*\/\/(\d+)/.exec(part) ?? [];
    if (stamp !== undefined) time = Number(stamp);
    const path = part.replace(/^\s*\/\/\d+/, '').trim();
    // The log begins with the newest commit.
    if (path !== '' && !added.has(path)) added.set(path, time);
  }
  return added;
}

/** The texts of files in their order; one is held at a time. */
export async function* textsOf(
  { folder }: Snapshot,
  entries: readonly Entry[],
): AsyncGenerator<{ entry: Entry; text: string }> {
  const git = spawn('git', ['--git-dir', folder, 'cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const asked = feed(git.stdin, entries);
  let rest = Buffer.alloc(0);
  let at = 0;
  try {
    for await (const chunk of git.stdout) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let start = 0;
      for (;;) {
        const end = rest.indexOf(10, start);
        if (end < 0) break;
        const [, type, size] = rest.toString('latin1', start, end).split(' ');
        const entry = entries[at];
        if (!entry) return;
        if (type !== 'blob') {
          at++;
          start = end + 1;
          continue;
        }
        const last = end + 1 + Number(size);
        if (rest.length <= last) break;
        yield { entry, text: rest.toString('utf8', end + 1, last) };
        at++;
        start = last + 1;
      }
      rest = rest.subarray(start);
    }
    await asked;
  } finally {
    git.kill();
  }
}

async function feed(input: NodeJS.WritableStream, entries: readonly Entry[]): Promise<void> {
  // Git stops reading where its reader has gone away.
  input.on('error', () => {});
  for (const { object } of entries) {
    if (!input.write(`${object}\n`)) await new Promise((resolve) => input.once('drain', resolve));
  }
  input.end();
}
