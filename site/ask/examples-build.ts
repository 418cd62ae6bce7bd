// The examples of the box, each with the number that it answers.
import { readFileSync } from 'node:fs';
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { Boards } from '../../datasets/tools/names/boards.ts';
import { catalogueOf } from '../../datasets/tools/names/file.ts';
import { ask } from './ask.ts';
import { words } from './box.words.ts';
import { articles, loadSolvers, machine, more } from './everything.ts';

const FILES = 'site/public/files';
/** As the build of the dataset wrote it. */
const built = (name: string) => JSON.parse(readFileSync(`${FILES}/${name}`, 'utf8'));

export async function answeredExamples(): Promise<{ text: string; answer: string }[]> {
  const [solvers, names, boards] = [
    await loadSolvers(),
    catalogueOf(built('names.json')),
    new Boards(built('boards.json')),
  ];
  return words.examples.map((text) => {
    // The pseudo-language has none.
    const { shown = '' } = ask(text, { calc, size, solvers, articles, machine, names, boards }, more);
    return { text, answer: shown };
  });
}
