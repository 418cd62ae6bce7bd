// The picture of a breakdown: where each bar starts and how wide it is, in thousandths of the line rate.
import type { Answer, Layer } from './calc.ts';
import { answerValue } from './show.ts';

export interface Bar {
  x: number;
  width: number;
}

const FULL = 1000;

/** The whole line, and what is left of it after the last layer. */
export function ends({ breakdown }: { breakdown: Layer[] }): { line: number; left: number } {
  return { line: breakdown[0]?.rate ?? 0, left: breakdown.at(-1)?.rate ?? 0 };
}

/** One bar for what each layer takes, then `payload` for what is left and `expected` for the measured range. */
export function bars(answer: Answer): Record<string, Bar> {
  const { line, left } = ends(answer);
  const scale = (rate: number): number => Math.round((rate / line) * FULL * 10) / 10;
  const taken = answer.breakdown.map(({ layer, rate, taken }) =>
    // The first layer takes nothing: its bar is the whole line.
    layer === 'line'
      ? ([layer, { x: 0, width: FULL }] as const)
      : ([layer, { x: scale(rate), width: scale(taken) }] as const),
  );
  const low = Number(answerValue(answer, 'expected_low'));
  const high = Number(answerValue(answer, 'expected_high'));
  return {
    ...Object.fromEntries(taken),
    payload: { x: 0, width: scale(left) },
    expected: { x: scale(low), width: scale(high - low) },
  };
}
