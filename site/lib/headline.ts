// The answer in words: one big number, the range to expect, the part that limits.
import type { Answer } from './calc.ts';
import { type FormatOptions, quantity, range, size } from './format.ts';
import { calculator as words } from './i18n/en/calculator.ts';

export interface Headline {
  /** The most that any device gets here. */
  value: string;
  /** Which way it flows. */
  way: string;
  /** The expected range as a sentence. */
  expected: string;
  /** What limits, as a sentence. */
  limit: string;
}

/** Layers that take less than this share of the line are not worth a word. */
const WORTH_A_WORD = 0.005;

/** The most that any device gets here: the ceiling of the wire, or less where the round trip allows less. */
export const atMost = ({ ceiling, latency_bound }: Answer): number =>
  Math.min(ceiling, latency_bound ?? Number.POSITIVE_INFINITY);

export function headline(
  answer: Answer,
  layers: Record<string, string>,
  options: FormatOptions = {},
): Headline {
  const takers = answer.breakdown
    .map(({ layer, taken }) => ({ name: layers[layer] ?? layer, share: taken / answer.line_rate }))
    .filter(({ share }) => share >= WORTH_A_WORD)
    .sort((a, b) => b.share - a.share)
    .map(({ name, share }, index) =>
      words.takes(name.toLowerCase(), quantity(share, 'ratio', { digits: 2 }), index === 0),
    );
  const { tags, round_trip_time } = answer.inputs;
  return {
    value: quantity(atMost(answer), 'byte_per_second', options),
    way: words.perDirection[answer.inputs.direction],
    expected: words.expect(
      range(answer.expected_low, answer.expected_high, 'byte_per_second', options),
    ),
    limit:
      answer.limited_by === 'latency'
        ? words.limits.latency(
            String(tags),
            size(answer.request_size),
            quantity(round_trip_time, 'second'),
          )
        : answer.limited_by === 'request_headers'
          ? words.limits.request_headers()
          : words.limits.link(words.and(takers)),
  };
}
