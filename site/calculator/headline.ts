// The answer in words, from what the calculator declares: one big number, the range to expect, what limits. A question
// may ask for another number than the calculator's first: each has a headline of its own.

import type { Answer } from '../../calc-wasm/js/calc.ts';
import type { Calculator, Headline, LayerName } from '../../calc-wasm/js/generated/catalog.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { coverageText } from '../common/coverage.ts';
import { type FormatOptions, quantity, range } from '../common/format.ts';
import { answerValue, roleOf, show } from './show.ts';
import { words } from './words.ts';

/** What a headline needs of a calculator: the browser gets these with the page, not the whole catalogue. */
export interface HeadlineParts {
  headlines: Headline[];
  limits: Calculator['limits'];
  digits: number;
  phrases: Calculator['phrases'];
  layers: Partial<Record<LayerName, string>>;
  unit: UnitName;
  /** Units of the names that the headline and its phrases mention. */
  units: Record<string, UnitName | null>;
}

interface Said {
  value: string;
  /** What kind of number it is: "at most, from the device to the host". */
  note: string;
  /** The expected range as a sentence, or why there is none. */
  expected: string;
  /** What limits, as a sentence. */
  limit: string;
  /** What the range is made of; empty where it is not made of measurements. */
  coverage: string;
}

/** The unit of what the layers leave; links lose rate, arrays lose bytes. */
export const breakdownUnit = ({ stages, outputs }: Calculator): UnitName =>
  outputs.find(({ name }) => name === stages[0]?.output)?.unit ?? 'byte_per_second';

export function headlineParts(calculator: Calculator): HeadlineParts {
  const { headlines, limits, digits, phrases, stages, inputs, outputs } = calculator;
  const texts = headlines.flatMap(({ note, words }) => [note, words.unstated, words.why]);
  const text = [...texts, ...Object.values(phrases).flatMap((of) => Object.values(of))].join();
  const named = new Set([...text.matchAll(/{(\w+)}/g)].map(([, name = '']) => name));
  for (const { value } of headlines) named.add(value);
  const units = [...inputs, ...outputs]
    .filter(({ name }) => named.has(name))
    .map(({ name, unit }) => [name, unit] as const);
  return {
    headlines,
    limits,
    digits,
    phrases: { ...labelsOf(calculator, named), ...phrases },
    layers: Object.fromEntries(stages.map(({ layer, label }) => [layer, label])),
    unit: breakdownUnit(calculator),
    units: Object.fromEntries(units),
  };
}

/** What the choices of inputs are called, where a headline names the input: a unit has other letters in other languages. */
const labelsOf = ({ inputs }: Calculator, named: ReadonlySet<string>): Calculator['phrases'] =>
  Object.fromEntries(
    inputs.flatMap(({ name, domain }) =>
      domain.kind === 'choice' && named.has(name)
        ? [[name, Object.fromEntries(domain.values.map(({ value, label }) => [value, label]))]]
        : [],
    ),
  );

/** Layers that take less than this share of the line are not worth a word. */
const WORTH_A_WORD = 0.005;

/** "Line code" is "line code" inside a sentence, "SKP ordered sets" stays. */
const inSentence = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** "20 % of the line rate goes to line code and 13 % to packet headers". */
function takers(answer: Answer, layers: HeadlineParts['layers']): string {
  const whole = answer.breakdown[0]?.left ?? 0;
  const shares = answer.breakdown
    .map(({ layer, taken }) => ({ name: inSentence(layers[layer] ?? layer), share: taken / whole }))
    .filter(({ share }) => share >= WORTH_A_WORD)
    .sort((a, b) => b.share - a.share)
    .map(({ name, share }, index) => words.takes(name, quantity(share, 'ratio', { digits: 2 }), index === 0));
  return words.and(shares);
}

/** Where the expected range lies and whether it was measured; nothing where both ends are the same. */
export function expectedRange(answer: Answer, { range }: Pick<Headline, 'range'>) {
  if (!range) return undefined;
  const [low, high] = [range.low, range.high].map((name) => Number(answerValue(answer, name)));
  if (low === undefined || high === undefined || !(low < high)) return undefined;
  return { low, high, basis: String(answerValue(answer, range.basis)) as Basis };
}

/** Where a range comes from; the core's word for it. */
export type Basis = keyof typeof words.expect;

/** The layer that is the limit; nothing where it is the link itself. */
export const limitingLayer = (answer: Answer, { headlines, limits }: HeadlineParts) =>
  limits[String(answerValue(answer, headlines[0]?.limit ?? ''))];

/** Its basis is where the range comes from, if the sentence about it states one. */
export function headline(
  answer: Answer,
  parts: HeadlineParts,
  { asked, ...options }: FormatOptions & { asked?: string } = {},
): Said & { basis: Basis | undefined } {
  const { phrases, layers, units, digits } = parts;
  const own = parts.headlines.find(({ value }) => value === asked) ?? parts.headlines[0];
  if (!own) return { value: '', note: '', expected: '', limit: '', coverage: '', basis: undefined };
  const fill = (text: string): string =>
    text.replaceAll(/{(\w+)}/g, (_, name: string) => {
      if (name === 'takers') return takers(answer, layers);
      const value = answerValue(answer, name);
      return (
        phrases[name]?.[String(value)] ?? show(value, units[name] ?? null, { ...roleOf(answer, name), ...options })
      );
    });
  const unit = units[own.value] ?? 'count';
  const value = Number(answerValue(answer, own.value));
  const limit = String(answerValue(answer, own.limit));
  const stated = expectedText(answer, own, unit, options);
  return {
    value: show(value, unit, { digits, ...options }),
    note: fill(own.note),
    expected: stated ?? fill(own.words.unstated),
    basis: stated === undefined ? undefined : expectedRange(answer, own)?.basis,
    coverage: stated && answer.range ? coverageText(answer.range) : '',
    limit: fill(own.words.why || (phrases[own.limit]?.[limit] ?? '')),
  };
}

/** The range as a sentence; nothing where its ends read the same. */
function expectedText(answer: Answer, own: Headline, unit: UnitName, options: FormatOptions): string | undefined {
  const expectation = expectedRange(answer, own);
  if (!expectation) return undefined;
  const { low, high, basis } = expectation;
  const [least, most] = [low, high].map((end) => quantity(end, unit, options));
  const text = range(low, high, unit, options);
  const isUnmeasured = basis === 'assumed' && answerValue(answer, 'flit_active') === true;
  return least === most
    ? undefined
    : isUnmeasured
      ? words.unmeasured(text)
      : words.expect[basis](text, String(answerValue(answer, 'measurements')));
}
