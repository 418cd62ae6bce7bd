// Answers in the browser: the core, and the parts that the registry knows, loaded once.
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withPlanRanges } from '../../calc-wasm/js/plan-ranges.ts';
import type { Ranges } from '../../calc-wasm/js/ranges.ts';
import { Boards, type BoardsFile } from '../../datasets/tools/names/boards.ts';
import { jsonFile } from '../common/json-files.element.ts';
import type { State } from '../common/state.ts';
import { type Known, plannerOf, type Refusal, type View } from './answer.ts';
import { BOARD_NAME, chosen } from './request.ts';

export interface Question {
  /** Nothing where everything shall only be loaded. */
  state?: State;
  /** The address of the parts. */
  known: string;
  /** The address of boards by name, which are loaded with the first name. */
  boards: string;
  /** What the page has of measurements. */
  ranges: Ranges;
}

type Answer = ReturnType<typeof plannerOf>;

let ready: Promise<Answer> | undefined;
let named: Boards | undefined;

async function load({ known, ranges }: Question): Promise<Answer> {
  const [core, parts] = await Promise.all([loadSizer(), jsonFile<Known>(known)]);
  return plannerOf({ size: core.size, plan: withPlanRanges(core.plan, ranges) }, parts);
}

export async function answered(question: Question): Promise<View | Refusal | undefined> {
  ready ??= load(question).catch((reason) => {
    ready = undefined;
    throw reason;
  });
  const answer = await ready;
  const { state } = question;
  if (!state) return undefined;
  if (chosen(state, BOARD_NAME) === '') return answer(state);
  named ??= new Boards(await jsonFile<BoardsFile>(question.boards));
  return answer(state, named);
}
