// The examples of the box, each with the number that it answers.
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { loadBoards, loadCatalogue } from '../../datasets/tools/names/load.ts';
import { ask } from './ask.ts';
import { words } from './box.words.ts';
import { articles, loadSolvers, machine, more } from './everything.ts';

export async function answeredExamples(): Promise<{ text: string; answer: string }[]> {
  const solvers = await loadSolvers();
  const given = { calc, size, solvers, articles, machine, names: loadCatalogue(), boards: loadBoards() };
  return words.examples.map((text) => {
    const { outcome, shown } = ask(text, given, more);
    if (outcome !== 'answer' || !shown) throw new Error(`the box has no number for its own example “${text}”`);
    return { text, answer: shown };
  });
}
