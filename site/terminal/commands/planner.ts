/** Layouts of an array at places, the best first. */
import { type Refused, refused } from '../../../calc-wasm/js/calc.ts';
import type { Candidate, PlannerAnswer } from '../../../calc-wasm/js/chain.ts';
import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { jsonOf } from '../../../datasets/tools/terminal/input.ts';
import { print, printJson, shown, strong } from '../../../datasets/tools/terminal/output.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { planText } from '../../common/chain-ranges-build.ts';
import { refusal } from '../../planner/question.ts';
import { rows } from '../../planner/rows.ts';
import { words } from '../../planner/words.ts';
import { answerLines } from '../json-lines.ts';
import { whereText } from '../layout-slots.ts';
import { words as refusals } from '../refusals.words.ts';
import { isMissing, sayRefused } from '../refused.ts';

/** As many as fit on a screen, with the places of each; JSON has all. */
const MOST_ROWS = 12;

/** Layout, space, speed, what limits it, and how much of what is wanted it gives. */
function lineOf(candidate: Candidate): string {
  return rows({ candidates: [candidate] }, [])
    .map(({ layout, usable, rate, limit, reach }) => {
      const limitText = limit && `${words.table.limit}: ${limit}`;
      const met = reach && `${words.table.reach}: ${reach}`;
      return [`${layout}: ${usable}`, rate, shown(limitText), met].filter(Boolean).join('; ');
    })
    .join();
}

function* linesOf({ candidates }: PlannerAnswer) {
  if (candidates.length === 0) yield strong(words.nothing);
  const alike = [...Map.groupBy(candidates, lineOf)].slice(0, MOST_ROWS);
  for (const [index, [line, places]] of alike.entries()) {
    yield index === 0 ? strong(line) : line;
    yield shown(`  ${whereText(places)}`);
  }
}

export async function run({ words: typed, has }: Typed): Promise<number> {
  if (has('jsonl')) return answerLines(planText);
  const question = await jsonOf(typed, refusals.questionMissing);
  if (isMissing(question, 'places')) throw new UsageError(refusals.placesMissing);
  const answer: PlannerAnswer | Refused = JSON.parse(planText(question));
  const isJson = has('json');
  if (refused(answer)) return sayRefused(answer, isJson, refusal(answer.error).text);
  if (isJson) printJson(answer);
  else print([...linesOf(answer)].join('\n'));
  return answer.candidates.length > 0 ? 0 : 1;
}
