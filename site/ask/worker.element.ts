// The worker's end of the box: it loads the core of the chain and the names with the first question, and none of it
// before; the core of the calculators with the first question that one of them answers.
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { Boards, type BoardsFile } from '../../datasets/tools/names/boards.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { answerWith } from '../common/answering.element.ts';
import { jsonFile } from '../common/json-files.element.ts';
import type { Answer } from './answer.ts';
import { ask, type More } from './ask.ts';
import { isPaste } from './pasted.ts';
import { type Step, steps } from './steps.ts';
import type { Given, Solver } from './talk.ts';
import { learn } from './vocabulary.ts';
import { words } from './words.ts';

export interface Question {
  text: string;
  /** Address of the names. */
  names: string;
  /** Whether it is wanted how the question was read. */
  reads?: boolean;
}

/** The question needs what is not loaded yet. */
class Needs extends Error {
  readonly load: (all: Given) => Promise<void>;

  constructor(load: (all: Given) => Promise<void>) {
    super();
    this.load = load;
  }
}

const without: Given['calc'] = {
  calculate: () => {
    throw new Needs(async (all) => {
      all.calc = await (await import('../../calc-wasm/js/browser.ts')).loadCalc();
    });
  },
};
const alone: Given['machine'] = () => {
  throw new Needs(async (all) => {
    all.machine = (await import('./machine.ts')).machine;
  });
};

/** In the place of solvers that come with the first text that is one for them. */
const later = ({ isFor, load }: Step): Solver =>
  function place(talk) {
    if (!isFor(talk)) return undefined;
    throw new Needs(async (all) => {
      const [loaded, { articles }] = await Promise.all([load(), import('./article-list.ts')]);
      all.articles = articles;
      all.solvers = all.solvers.flatMap((solver) => (solver === place ? loaded : [solver]));
    });
  };
const solvers: readonly Solver[] = steps.map((step) => (typeof step === 'function' ? step : later(step)));

let given: Promise<Given> | undefined;

async function load(address: string): Promise<Given> {
  const [sizer, file] = await Promise.all([loadSizer(), jsonFile<NamesFile>(address)]);
  const size = withChainRanges(sizer.size, file.ranges ?? {});
  return { calc: without, machine: alone, size, solvers, names: catalogueOf(file) };
}

/** Boards are more than all other names: they and articles are read where something is left that is nothing else. */
const needsMore = ({ outcome, unread }: Answer): boolean => outcome !== 'answer' || unread.length > 0;

async function withMore(all: Given, names: string): Promise<boolean> {
  if (all.boards) return false;
  all.articles ??= (await import('./article-list.ts')).articles;
  // A host may answer a file that it lacks with a page: that is no list either.
  const file = await jsonFile<BoardsFile>(new URL('boards.json', names).href).catch(() => undefined);
  if (file) all.boards = new Boards(file);
  return true;
}

/** Read before anything is typed: what reads and solves is compiled by then. */
const REHEARSED = '8x 4 TB HDD on 9211-8i in 2.0 x4';

async function answered(question: Question): Promise<Answer> {
  if (question.text === '') return once({ ...question, text: REHEARSED });
  const answer = await once(question);
  if (!needsMore(answer) || !given || !(await withMore(await given, question.names))) return answer;
  return once(question);
}

/** A question in Russian, or one whose choices are asked in it. */
const isRussian = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text + words.say.each);

/** What few questions need is loaded with the first that does: a list has several lines. */
async function moreFor({ text, reads }: Question): Promise<More> {
  if (isRussian(text)) learn((await import('./russian.json')).default);
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
    if (!(reason instanceof Needs)) throw reason;
    await reason.load(all);
    return once(question);
  }
}

answerWith(answered);
