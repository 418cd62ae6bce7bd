// The picture of a breakdown: where each bar starts and how wide it is, in thousandths of the line rate.
import type { Answer } from './calc.ts';

export interface Bar {
  x: number;
  width: number;
}

const FULL = 1000;

/** One bar for what each layer takes, then `payload` for what is left and `expected` for the measured range. */
export function bars(answer: Answer): Record<string, Bar> {
  const scale = (rate: number): number => Math.round((rate / answer.line_rate) * FULL * 10) / 10;
  const taken = answer.breakdown.map(({ layer, rate, taken }) =>
    // The first layer takes nothing: its bar is the whole line.
    layer === 'line'
      ? ([layer, { x: 0, width: FULL }] as const)
      : ([layer, { x: scale(rate), width: scale(taken) }] as const),
  );
  return {
    ...Object.fromEntries(taken),
    payload: { x: 0, width: scale(answer.ceiling) },
    expected: {
      x: scale(answer.expected_low),
      width: scale(answer.expected_high - answer.expected_low),
    },
  };
}
