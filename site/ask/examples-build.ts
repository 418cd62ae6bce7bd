// The examples of the box, each with the number that it answers.
import { readFileSync } from 'node:fs';
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { Boards } from '../../datasets/tools/names/boards.ts';
import { catalogueOf } from '../../datasets/tools/names/file.ts';
import { ask } from './ask.ts';
import { words } from './box.words.ts';
import { everything, more } from './everything.ts';

const FILES = 'site/public/files';
/** As the build of the dataset wrote it. */
const built = (name: string) => JSON.parse(readFileSync(`${FILES}/${name}`, 'utf8'));

export async function answeredExamples(): Promise<{ text: string; answer: string }[]> {
  const [names, boards] = [catalogueOf(built('names.json')), new Boards(built('boards.json'))];
  const given = await everything({ calc, size, names, boards });
  return words.examples.map((text) => {
    // The pseudo-language has none.
    const { shown = '' } = ask(text, given, more);
    return { text, answer: shown };
  });
}
