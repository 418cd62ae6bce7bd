/** A text file that does not exist yet. */
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { words as terminal } from '../../datasets/tools/terminal/words.ts';
import { words as refusals } from './refusals.words.ts';

/** A name of today that nothing has yet. */
export function freeName(): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let number = 1; ; number++) {
    const name = number === 1 ? `lanewise-${day}.txt` : `lanewise-${day}-${number}.txt`;
    if (!existsSync(name)) return name;
  }
}

/** @throws {Error} Where no new file can be made, before anything is run. */
export function checkFree(path: string): void {
  if (existsSync(path)) throw new Error(refusals.exists(path));
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw new Error(terminal.unwritable(path));
  }
}

/** Whole or not at all, and over nothing. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') rmSync(path, { force: true });
    throw new Error(refusals.notWritten(path, message));
  }
}
