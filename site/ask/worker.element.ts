// The worker's end of the box: it loads the core of the chain and the names with the first question, and none of it
// before; the core of the calculators with the first question that one of them answers.
import { loadCalc } from '../../calc-wasm/js/browser.ts';
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { Boards, type BoardsFile } from '../../datasets/tools/names/boards.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { answerWith } from '../common/answering.element.ts';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import type { Given } from './core.ts';

export interface Question {
  text: string;
  /** Address of the names. */
  names: string;
  /** Whether it is wanted how the question was read. */
  reads?: boolean;
}

/** The question is one for a calculator. */
class NeedsCalc extends Error {}

const without: Given['calc'] = {
  calculate: () => {
    throw new NeedsCalc();
  },
};

let given: Promise<Given> | undefined;

async function load(address: string): Promise<Given> {
  const [sizer, file] = await Promise.all([
    loadSizer(),
    fetch(address).then((response): Promise<NamesFile> => {
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.json();
    }),
  ]);
  const size = withChainRanges(sizer.size, file.ranges ?? {});
  return { calc: without, size, names: catalogueOf(file) };
}

/** Boards are more than all other names: they are read where something is left that is nothing else. */
const needsBoards = ({ outcome, unread }: Answer): boolean => outcome !== 'answer' || unread.length > 0;

async function withBoards(all: Given, names: string): Promise<boolean> {
  if (all.boards) return false;
  // A host may answer a file that it lacks with a page: that is no list either.
  const file = await fetch(new URL('boards.json', names))
    .then((response): Promise<BoardsFile> | undefined => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!file) return false;
  all.boards = new Boards(file);
  return true;
}

async function answered(question: Question): Promise<Answer> {
  const answer = await once(question);
  if (!needsBoards(answer) || !given || !(await withBoards(await given, question.names))) return answer;
  return once(question);
}

async function once({ text, names, reads = false }: Question): Promise<Answer> {
  given ??= load(names).catch((reason) => {
    given = undefined;
    throw reason;
  });
  const all = { ...(await given), reads };
  try {
    return ask(text, all);
  } catch (reason) {
    if (!(reason instanceof NeedsCalc)) throw reason;
    const calc = await loadCalc();
    (await given).calc = calc;
    return ask(text, { ...all, calc });
  }
}

answerWith(answered);
