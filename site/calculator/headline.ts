// The answer in words, from what the calculator declares: one big number, the range to expect, what limits.

import type { Answer } from '../../calc-wasm/js/calc.ts';
import type { Calculator, Headline, LayerName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { type FormatOptions, quantity, range } from '../common/format.ts';
import { answerValue, show } from './show.ts';
import { words } from './words.ts';

/** What a headline needs of a calculator: the browser gets these with the page, not the whole catalogue. */
export interface HeadlineParts {
  headline: Headline;
  phrases: Calculator['phrases'];
  /** What each layer is called. */
  layers: Partial<Record<LayerName, string>>;
  /** The unit of the breakdown. */
  unit: UnitName;
  /** Units of the names that the headline and its phrases mention. */
  units: Record<string, UnitName | null>;
}

interface Said {
  value: string;
  /** What kind of number it is: "at most, from the device to the host". */
  note: string;
  /** The expected range as a sentence; empty where the calculator has none. */
  expected: string;
  /** What limits, as a sentence. */
  limit: string;
}

/** The unit of what the layers leave; links lose rate, arrays lose bytes. */
export function breakdownUnit({ stages, outputs }: Calculator): UnitName {
  return outputs.find(({ name }) => name === stages[0]?.output)?.unit ?? 'byte_per_second';
}

export function headlineParts(calculator: Calculator): HeadlineParts {
  const { headline, phrases, stages, inputs, outputs } = calculator;
  const text = [headline.note, ...Object.values(phrases).flatMap((of) => Object.values(of))].join();
  const named = [...text.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
  const units = [...inputs, ...outputs]
    .filter(({ name }) => [headline.value, ...(headline.range ?? []), ...named].includes(name))
    .map(({ name, unit }) => [name, unit] as const);
  return {
    headline,
    phrases,
    layers: Object.fromEntries(stages.map(({ layer, label }) => [layer, label])),
    unit: breakdownUnit(calculator),
    units: Object.fromEntries(units),
  };
}

/** Layers that take less than this share of the line are not worth a word. */
const WORTH_A_WORD = 0.005;

/** "Line code" is "line code" inside a sentence, "SKP ordered sets" stays. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** "20 % of the line rate goes to line code and 13 % to packet headers". */
function takers(answer: Answer, layers: HeadlineParts['layers']): string {
  const whole = answer.breakdown[0]?.left ?? 0;
  const shares = answer.breakdown
    .map(({ layer, taken }) => ({
      name: inSentence(layers[layer] ?? layer),
      share: taken / whole,
    }))
    .filter(({ share }) => share >= WORTH_A_WORD)
    .sort((a, b) => b.share - a.share)
    .map(({ name, share }, index) =>
      words.takes(name, quantity(share, 'ratio', { digits: 2 }), index === 0),
    );
  return words.and(shares);
}

export function headline(answer: Answer, parts: HeadlineParts, options: FormatOptions = {}): Said {
  const { headline, phrases, layers, units } = parts;
  const fill = (text: string): string =>
    text.replaceAll(/{(\w+)}/g, (_, name: string) => {
      if (name === 'takers') return takers(answer, layers);
      const value = answerValue(answer, name);
      return phrases[name]?.[String(value)] ?? show(value, units[name] ?? null, options);
    });
  const limit = String(answerValue(answer, headline.limit));
  const number = (name: string): number => Number(answerValue(answer, name));
  const unit = units[headline.value] ?? 'count';
  const [low, high] = headline.range ?? [];
  return {
    value: quantity(number(headline.value), unit, { digits: headline.digits, ...options }),
    note: fill(headline.note),
    expected: low && high ? words.expect(range(number(low), number(high), unit, options)) : '',
    limit: fill(phrases[headline.limit]?.[limit] ?? ''),
  };
}
