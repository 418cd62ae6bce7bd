/** Layouts of an array at places, the best first. */
import { type Refused, refused } from '../../../calc-wasm/js/calc.ts';
import type { PlannerAnswer } from '../../../calc-wasm/js/chain.ts';
import { planText } from '../../../site/common/chain-ranges-build.ts';
import { refusal } from '../../../site/planner/question.ts';
import { rows } from '../../../site/planner/rows.ts';
import { words } from '../../../site/planner/words.ts';
import type { Typed } from '../command.ts';
import { jsonOf } from '../input.ts';
import { print, printJson, shown, strong } from '../output.ts';
import { sayRefused } from '../refused.ts';

/** As many as fit on a screen; JSON has all. */
const MOST_ROWS = 12;

function* linesOf(answer: PlannerAnswer) {
  const layouts = rows(answer, []);
  if (layouts.length === 0) yield strong(words.nothing);
  for (const [index, { layout, usable, rate, limit, reach }] of layouts
    .slice(0, MOST_ROWS)
    .entries()) {
    const name = index === 0 ? strong(layout) : layout;
    const held = limit && `${words.table.limit}: ${limit}`;
    const met = reach && `${words.table.reach}: ${reach}`;
    yield [`${name}: ${usable}`, rate, shown(held), met].filter(Boolean).join('; ');
  }
}

export async function run({ words: typed, has }: Typed): Promise<number> {
  const answer: PlannerAnswer | Refused = JSON.parse(planText(await jsonOf(typed, 'the question')));
  const isJson = has('json');
  if (refused(answer)) return sayRefused(answer, isJson, refusal(answer.error).text);
  if (isJson) printJson(answer);
  else print([...linesOf(answer)].join('\n'));
  return answer.candidates.length > 0 ? 0 : 1;
}
