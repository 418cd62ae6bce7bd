// How long the diagnosis takes to read a megabyte of mixed output, once its code is compiled.
import { read } from '../../datasets/tools/diagnose/reading/reading.ts';
import { mixed } from './mixed.ts';
import { fastest, head, milliseconds, report } from './report.ts';

/** The first are of code that is not compiled yet. */
const ROUNDS = 40;
const GOAL = 0.1;

export function run(named: string[]): void {
  const { text, outputs } = mixed(named);
  head();
  const least = fastest(() => void read('mixed.txt', text), ROUNDS);
  report(`1 MB of ${outputs} outputs, mixed`, least, milliseconds, GOAL);
}
