// The worker's end of the box: it loads the core of the chain and the names with the first question, and none of it
// before; the core of the calculators with the first question that one of them answers.
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { Boards, type BoardsFile } from '../../datasets/tools/names/boards.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { answerWith } from '../common/answering.element.ts';
import type { Answer } from './answer.ts';
import { ask, type More } from './ask.ts';
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

/** What few questions need is loaded with the first that does: a list has several lines. */
async function moreFor({ text, reads }: Question): Promise<More> {
  const [list, reading] = await Promise.all([
    text.includes('\n') ? import('./solve-list.ts') : undefined,
    reads ? import('./reading.ts') : undefined,
  ]);
  return { ...(list && { list: list.list }), ...(reading && { reading: reading.readingOf }) };
}

async function once(question: Question): Promise<Answer> {
  const { text, names } = question;
  given ??= load(names).catch((reason) => {
    given = undefined;
    throw reason;
  });
  const [all, more] = await Promise.all([given, moreFor(question)]);
  try {
    return ask(text, all, more);
  } catch (reason) {
    if (!(reason instanceof NeedsCalc)) throw reason;
    all.calc = await (await import('../../calc-wasm/js/browser.ts')).loadCalc();
    return ask(text, all, more);
  }
}

answerWith(answered);
