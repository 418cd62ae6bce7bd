// How long the diagnosis takes to read a megabyte of mixed output: made of the files and folders that are named, else of
// the outputs that the readers are tried with.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../datasets/tools/diagnose/reading/reading.ts';
import { fastest, head, milliseconds, report } from './report.ts';

const OWN = join(import.meta.dirname, '../../datasets/tools/readers/fixtures');
const MEGABYTE = 1e6;
/** The first are of code that is not compiled yet. */
const ROUNDS = 40;
const GOAL = 0.1;

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

export function run(named: string[]): void {
  const paths = named.length > 0 ? named : [OWN];
  const outputs = paths.flatMap(filesIn).map((path) => readFileSync(path, 'utf8'));
  let text = '';
  while (text.length < MEGABYTE) text += `${outputs.join('\n\n')}\n\n`;
  text = text.slice(0, MEGABYTE);
  head();
  const least = fastest(() => void read('mixed.txt', text), ROUNDS);
  report(`1 MB of ${outputs.length} outputs, mixed`, least, milliseconds, GOAL);
}
