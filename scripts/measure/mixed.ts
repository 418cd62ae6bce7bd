// A megabyte of mixed output: made of the files and folders that are named, else of the outputs that the readers are
// tried with.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWN = join(import.meta.dirname, '../../datasets/tools/readers/fixtures');
const MEGABYTE = 1e6;

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** The text, and of how many outputs it is. */
export function mixed(named: readonly string[]): { text: string; outputs: number } {
  const paths = named.length > 0 ? named : [OWN];
  const outputs = paths.flatMap(filesIn).map((path) => readFileSync(path, 'utf8'));
  let text = '';
  while (text.length < MEGABYTE) text += `${outputs.join('\n\n')}\n\n`;
  return { text: text.slice(0, MEGABYTE), outputs: outputs.length };
}
