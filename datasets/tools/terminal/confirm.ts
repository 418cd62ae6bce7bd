/** Asks a person before anything is run. */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../text/usage.ts';
import { words } from './words.ts';

/** Says so where the answer is no. @throws {UsageError} Where nobody sits before it. */
export async function agrees(): Promise<boolean> {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) throw new UsageError(words.nobodyToAsk);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((done) => terminal.once('close', () => done('')));
  const answer = await Promise.race([terminal.question(`\n${words.runThem} `), ended]);
  terminal.close();
  const isAgreed = words.yes.includes(answer.trim().toLowerCase());
  if (!isAgreed) console.error(words.nothingRun);
  return isAgreed;
}
