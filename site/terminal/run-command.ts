/** One command of the system, run with a limit of time and of output. */
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import process from 'node:process';
import { decoded } from '../../datasets/tools/readers/source-text.ts';
import { words } from './refusals.words.ts';

const refusals = words.collect;

/** A drive that has stopped answering may hold its tool for minutes. */
const LONGEST_MS = 20_000;
/** Of one command: a log of months. */
const LARGEST = 32 * 1024 * 1024;

export const NOT_INSTALLED = refusals.notInstalled;

/** Users often have no system tools on theirs; an empty entry would be the current folder. */
const PATH = [process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean);

export interface Ran {
  command: string;
  text: string;
  /** Why it printed nothing, or not all. */
  problem?: string;
}

/** Runs a command to its end, or to its limit. */
export function ran(words: readonly string[]): Ran {
  const [name = '', ...args] = words;
  const command = words.join(' ');
  const { stdout, stderr, status, error } = spawnSync(name, args, {
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Readers know the words of English.
    env: { ...process.env, LC_ALL: 'C', PATH: PATH.join(delimiter) },
  });
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT') return { command, text: '', problem: NOT_INSTALLED };
  const text = decoded(stdout ?? Buffer.alloc(0));
  const complaint = decoded(stderr ?? Buffer.alloc(0)).trim();
  const problem =
    code === 'ETIMEDOUT'
      ? refusals.stopped(LONGEST_MS / 1000)
      : code === 'ENOBUFS'
        ? refusals.cut(LARGEST / 1024 / 1024)
        : (error?.message ?? (status === 0 ? undefined : complaint.split('\n')[0] || `exit ${status}`));
  return { command, text, ...(problem && { problem }) };
}
