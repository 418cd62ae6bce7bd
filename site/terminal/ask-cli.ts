/** `npm run -s ask -- "…"`: one question, answered in JSON. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { loadBoards, loadCatalogue } from '../../datasets/tools/names/load.ts';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';
import { ask } from '../ask/ask.ts';
import type { Given } from '../ask/core.ts';
import { diagnose } from '../diagnosis/answer/diagnosis.ts';

export const USAGE = `npm run -s ask -- "<question>" | -

  A machine in words, a question or the output of a tool; - reads standard input. English and Russian.
  Prints JSON: outcome (answer, clarify, page, none), page, url, value and unit in base units (B/s, B, s,
  IOPS), limited_by, assumed, unread, text.`;

export const given = (): Given => ({
  calc,
  size,
  names: loadCatalogue(),
  boards: loadBoards(),
  diagnose: (text) => diagnose('paste', text, { size }),
});

/** What a program reads: without what a page draws. */
export function main(args: string[]): number {
  try {
    if (helped(args, USAGE)) return 0;
    if (args.length === 0) throw new UsageError('type a question, or - for standard input');
    const typed = args.length === 1 && args[0] === '-' ? readFileSync(0, 'utf8') : args.join(' ');
    const { spans: _, said: __, ...answer } = ask(typed, given());
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    return 0;
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
