// The picture of a breakdown: where each bar starts and how wide it is, in thousandths of the whole.
import type { Answer, Layer } from '../../calc-wasm/js/calc.ts';
import type { LayerName } from '../../calc-wasm/js/generated/catalog.ts';

interface Bar {
  x: number;
  width: number;
}

/** A bar for each layer that the answer has, for what is left and for the expected range. */
type Bars = Partial<Record<LayerName, Bar>> & Record<'payload' | 'expected', Bar>;

const FULL = 1000;

/** The whole, and what is left of it after the last layer. */
export const ends = ({ breakdown }: { breakdown: Layer[] }): { whole: number; left: number } => ({
  whole: breakdown[0]?.left ?? 0,
  left: breakdown.at(-1)?.left ?? 0,
});

/** One bar for what each layer takes, then `payload` for what is left and `expected` for the range, if there is one. */
export function bars(answer: Answer, { low, high } = { low: 0, high: 0 }): Bars {
  const { whole, left: rest } = ends(answer);
  const scale = (value: number): number => Math.round((value / whole) * FULL * 10) / 10;
  const layers = answer.breakdown.map(({ layer, left, taken }, index) =>
    // The first layer takes nothing: its bar is the whole.
    index === 0
      ? ([layer, { x: 0, width: FULL }] as const)
      : ([layer, { x: scale(left), width: scale(taken) }] as const),
  );
  return {
    ...Object.fromEntries(layers),
    payload: { x: 0, width: scale(rest) },
    expected: { x: scale(low), width: scale(high - low) },
  };
}
