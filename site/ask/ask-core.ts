/** Questions to the calculators, with refusals as nothing. */
import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import { calculatorUrl } from './address.ts';
import type { Found, Unit } from './answer.ts';
import type { Given } from './talk.ts';

export function calculated(
  given: Given,
  name: CalculatorName,
  inputs: Record<string, unknown>,
): Record<string, number> | undefined {
  const answer = given.calc.calculate(name, inputs as never) as unknown;
  return refused(answer as never) ? undefined : (answer as Record<string, number>);
}

/** What a calculator answers, with its page open on the question. */
export const figured = (
  name: CalculatorName,
  inputs: Record<string, unknown>,
  value: number,
  unit: Unit,
  text: string,
  more: Partial<Found> = {},
): Found => ({
  outcome: 'answer',
  page: `calculator:${name}`,
  value,
  unit,
  text,
  url: calculatorUrl(name, inputs),
  ...more,
});

export function sized(
  given: Given,
  parts: ChainPart[],
  load: Load = 'read',
  arrays?: ChainArray[],
): SizerAnswer | undefined {
  const answer = given.size({ chain: { parts, ...(arrays && { arrays }) }, load });
  return refused(answer) ? undefined : reached(answer);
}

/** What differs by less has the same limit. */
const SAME = 0.98;

/** The most that hardware reaches: a link that always stays below its ceiling then limits, whatever it stands beside. */
function reached(answer: SizerAnswer): SizerAnswer {
  const { most, expected_high: high } = answer;
  if (!(high > 0) || high >= most) return answer;
  const [tightest] = answer.parts
    .flatMap(({ id, uses }) => uses.map(({ place, use, expected_high: share }) => ({ id, place, share: use / share })))
    .toSorted((a, other) => other.share - a.share);
  const flows = answer.flows.map((flow) => ({ ...flow, rate: flow.rate * (high / most) }));
  const isOther = tightest && high < SAME * most;
  return { ...answer, most: high, flows, ...(isOther && { limited_by: tightest.id, limited_at: tightest.place }) };
}
