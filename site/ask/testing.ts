/** What the tests of the box ask with: the core as built, and the names of the registry. */
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { loadBoards, loadCatalogue } from '../../datasets/tools/names/load.ts';
import { diagnose } from '../diagnosis/answer/diagnosis.ts';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import { everything, more } from './everything.ts';
import { readingOf } from './reading.ts';

export const given = await everything({
  ...{ calc, size, names: loadCatalogue(), boards: loadBoards() },
  diagnose: (text) => diagnose('paste', text, { size }),
});

export const asked = (text: string): Answer => ask(text, given, more);
/** With how it was read. */
export const read = (text: string): Answer => ask(text, given, { ...more, reading: readingOf });
