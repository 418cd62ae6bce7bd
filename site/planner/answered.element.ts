// Answers in the browser: the core, and the parts that the registry knows, loaded once.
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withPlanRanges } from '../../calc-wasm/js/plan-ranges.ts';
import type { Ranges } from '../../calc-wasm/js/ranges.ts';
import { jsonFile } from '../common/json-files.element.ts';
import type { State } from '../common/state.ts';
import { type Known, plannerOf, type Refusal, type View } from './answer.ts';

export interface Question {
  /** Nothing where everything shall only be loaded. */
  state?: State;
  /** The address of the parts. */
  known: string;
  /** What the page has of measurements. */
  ranges: Ranges;
}

type Answer = (state: State) => View | Refusal;

let ready: Promise<Answer> | undefined;

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
  return question.state && answer(question.state);
}
