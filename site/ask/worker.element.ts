// The worker's end of the box: it loads the core of the chain and the names with the first question, and none of it
// before; the core of the calculators with the first question that one of them answers.
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { Boards, type BoardsFile } from '../../datasets/tools/names/boards.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { answerWith } from '../common/answering.element.ts';
import type { Answer } from './answer.ts';
import { ask, asksFigure, type More } from './ask.ts';
import { isPaste } from './pasted.ts';
import type { Given, Solver } from './talk.ts';

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

/** The question is one for solvers that are not loaded yet. */
class NeedsFigures extends Error {}

const unloaded: Solver = (talk) => {
  if (asksFigure(talk)) throw new NeedsFigures();
  return undefined;
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
  return { calc: without, size, figures: [unloaded], names: catalogueOf(file) };
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
  const [paste, list, reading] = await Promise.all([
    isPaste(text) ? import('./solve-paste.ts') : undefined,
    text.includes('\n') ? import('./solve-list.ts') : undefined,
    reads ? import('./reading.ts') : undefined,
  ]);
  return {
    ...(paste && { paste: paste.paste }),
    ...(list && { list: list.list }),
    ...(reading && { reading: reading.readingOf }),
  };
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
    if (reason instanceof NeedsFigures) all.figures = (await import('./figures.ts')).figures;
    else if (reason instanceof NeedsCalc) all.calc = await (await import('../../calc-wasm/js/browser.ts')).loadCalc();
    else throw reason;
    return once(question);
  }
}

answerWith(answered);
