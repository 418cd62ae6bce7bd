// Every line of every formula is true: worked out with the numbers that it shows it gives the number that it shows, and
// with the numbers behind them the number behind that. At each value of each input from the defaults, and from every
// preset at three values of each input, at night at all.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Given, type Inputs, refused } from '../../../calc-wasm/js/calc.ts';
import { type Calculator, catalog, type FormulaLine, type Input } from '../../../calc-wasm/js/declared.ts';
import { units as declared } from '../../../calc-wasm/js/generated/units.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { holds, lineParts } from '../../../site/calculator/formula.ts';
import { written as anyhow, shownInFormula } from '../../../site/calculator/show.ts';
import { exhaustive } from '../../support/exhaustive.ts';
import { tableOf } from '../../support/test-tables.ts';
import { evaluate, exactly, type Interval, type Token, tokens, unitsFrom } from './arithmetic.ts';

const units = unitsFrom(Object.values(declared).flatMap(({ decimal, binary }) => [...decimal, ...binary]));

const written = (calculator: Calculator, answer: Answer, name: string) =>
  anyhow(calculator, answer, name, shownInFormula);

/** What a shown number may stand for: itself where it is the value, else all that is rounded to it. */
function rounded(text: string, value: number): Interval {
  const plain = text.replaceAll(/[\u202f\u00a0]/g, ' ').replace('−', '-');
  const [, digits = '', symbol = ''] = /^(-?[\d.,]+)\s*(.*)$/.exec(plain) ?? [];
  const factor = symbol === '' ? 1 : (units.get(symbol) ?? Number.NaN);
  const shown = Number(digits.replaceAll(',', '')) * factor;
  if (Number.isNaN(shown)) throw new Error(`cannot read the number “${text}”`);
  const rough = Math.abs(shown - value);
  if (rough <= Math.abs(value) * 1e-12) return exactly(shown);
  // The page shows four figures at least of what it rounds; of a whole number the last noughts may be figures.
  const decimals = digits.split('.')[1]?.length ?? 0;
  const figures = 10 ** (Math.floor(Math.log10(Math.abs(Number(digits.replaceAll(',', ''))))) - 3);
  const half = Math.max(0.5 * 10 ** -decimals, 0.5 * figures) * factor;
  if (rough > half * (1 + 1e-9)) throw new Error(`“${text}” is not ${value} rounded`);
  return { low: shown - half, high: shown + half };
}

interface Read {
  shown: Token[];
  behind: Token[];
}

/** What stands for a name: a number as it is shown and as it is, or the words that stand there. */
function operand(calculator: Calculator, answer: Answer, name: string): Read {
  const { value, text } = written(calculator, answer, name);
  if (value === null) {
    const nothing = exactly(Number.POSITIVE_INFINITY);
    return { shown: [nothing], behind: [nothing] };
  }
  if (typeof value === 'number') return { shown: [rounded(text, value)], behind: [exactly(value)] };
  const words = tokens(text, units);
  return { shown: words, behind: words };
}

const text = (calculator: Calculator, answer: Answer, parts: string[]): string =>
  parts
    .map((part, index) => (index % 2 ? written(calculator, answer, part).text : part))
    .join('')
    .replaceAll('\u202f', ' ');

const meet = (a: Interval, b: Interval, slack: number): boolean => a.low <= b.high + slack && b.low <= a.high + slack;

/** What is wrong with a line that holds; nothing where it is true. */
function wrong(calculator: Calculator, answer: Answer, line: FormulaLine): string | undefined {
  const { of: name } = line;
  const { parts } = lineParts(line, calculator);
  const says = text(calculator, answer, parts);
  const [left, result] = [parts.slice(0, -2), parts.at(-2) ?? ''];
  if (name !== result || parts.at(-1) !== '') return `${says}: does not end with what it is about`;
  const expression = left.map((part, index) => (index === left.length - 1 ? part.replace(/ = $/, '') : part));
  if (expression.join() === left.join()) return `${says}: has no result`;
  if (line.wordsOnly) return /[+−×÷^!⌈]/.test(expression.join('')) ? `${says}: claims arithmetic` : undefined;
  try {
    const reads = expression.map((part, index): Read => {
      if (index % 2) return operand(calculator, answer, part);
      const literal = tokens(part, units);
      return { shown: literal, behind: literal };
    });
    const { value } = written(calculator, answer, result);
    if (typeof value !== 'number') return `${says}: the result is no number`;
    const { unit, text: shownResult } = written(calculator, answer, result);
    const behind = evaluate(
      reads.flatMap((item) => item.behind),
      units,
    );
    // Bytes are whole numbers where arrays count them; a chance is no better than its last bits around 1.
    const slack = unit === 'byte' ? 1 : unit === 'ratio' || unit === 'chance' ? 1e-12 : 0;
    if (!meet(behind, exactly(value), slack + Math.abs(value) * 1e-9))
      return `${says}: comes to ${behind.low}, and ${name} is ${value}`;
    const shown = evaluate(
      reads.flatMap((item) => item.shown),
      units,
    );
    if (!meet(shown, rounded(shownResult, value), slack + Math.abs(value) * 1e-9))
      return `${says}: the shown numbers come to ${shown.low} to ${shown.high}`;
    return undefined;
  } catch (error) {
    return `${says}: ${error instanceof Error ? error.message : error}`;
  }
}

/** Values of an input that are worth a visit: all of a list, some of a range. */
function visited({ domain }: Input): Given[] {
  switch (domain.kind) {
    case 'choice':
      return domain.values.map(({ value }) => value);
    case 'one_of':
      return domain.values;
    case 'flag':
      return [false, true];
    case 'drives':
      return ['4TB', '2x4TB', '7x18TB+2x4 TiB', '60x1,92TB', '5x16TB', '24x18TB', '11x4TB'];
    case 'between': {
      const { minimum, maximum, whole } = domain;
      const all = [0, 0.07, 0.333, 0.5, 0.9, 1].map((share) => minimum + share * (maximum - minimum));
      const small = [1, 2, 3, 7, 1000, 65_537].map((step) => minimum + step);
      const between = Math.sqrt(Math.max(minimum, 1e-9) * maximum);
      const points = [...all, ...small, between].map((value) => (whole ? Math.round(value) : value));
      return [...new Set(points)].filter((value) => value >= minimum && value <= maximum);
    }
  }
}

/** Every answer of the walk; what two inputs exclude is left out. */
function* answers({ name, inputs, presets }: Calculator): Generator<Answer> {
  const starts: Inputs[] = presets.map((preset) => preset.inputs);
  const steps = [{}, ...starts].flatMap((start, index) =>
    inputs.flatMap((input) => {
      const values = visited(input);
      const some = exhaustive || index === 0 ? values : values.slice(0, 3);
      return some.map((value): Inputs => ({ ...start, [input.name]: value }));
    }),
  );
  for (const asked of [...starts, ...steps]) {
    const answer = calculate(name, asked);
    if (!refused(answer)) yield answer;
  }
}

describe.each(catalog)('the formula of $name', (calculator) => {
  const shown = new Map<FormulaLine, number>();
  const faults = new Map<FormulaLine, string>();
  const twice = new Set<string>();
  beforeAll(() => {
    for (const answer of answers(calculator)) {
      const seen = new Set<string>();
      for (const line of calculator.formula) {
        if (!holds(line.when, answer)) continue;
        shown.set(line, (shown.get(line) ?? 0) + 1);
        if (seen.has(line.of)) twice.add(line.of);
        seen.add(line.of);
        const fault = faults.has(line) ? undefined : wrong(calculator, answer, line);
        if (fault) faults.set(line, `${fault} (${JSON.stringify(answer.inputs)})`);
      }
    }
  });

  it('is true with the numbers that it shows', () => expect([...faults.values()]).toEqual([]));

  it('shows each of its lines to somebody, and one line at most for each figure', () => {
    expect(calculator.formula.filter((line) => !shown.has(line))).toEqual([]);
    expect([...twice]).toEqual([]);
  });
});

describe('a line that is not true', () => {
  const pcie = catalog.find(({ name }) => name === 'pcie') as Calculator;
  const answer = calculate('pcie', { tags: 256, max_read_request_size: 512 }) as Answer;
  const fault = (line: string, wordsOnly = false) => {
    const [of = '', text = ''] = line.split(/ = (.*)/s);
    return wrong(pcie, answer, { id: of, of, text, when: [], wordsOnly });
  };

  it('is named with what it comes to', () => {
    expect(fault('line_rate = {transfer_rate} × {lanes} ÷ 8 bit/B = {line_rate}')).toBeUndefined();
    expect(fault('line_rate = {transfer_rate} × {lanes} ÷ 10 bit/B = {line_rate}')).toBe(
      '8 GT/s × 4 lanes ÷ 10 bit/B = 4.00 GB/s: comes to 3200000000, and line_rate is 4000000000',
    );
    // Today's mistakes: a limit that does not exist, a step in words, a figure that is about something else.
    expect(fault('latency_bound = {tags} × {request_size} ÷ {round_trip_time} = {latency_bound}')).toBe(
      '256 × 512 B ÷ 1 µs = no limit: the result is no number',
    );
    expect(fault('encoded_rate = {line_rate} less the line code = {encoded_rate}')).toBe(
      '4.00 GB/s less the line code = 3.938 GB/s: cannot read “less the line code”',
    );
    expect(fault('most = {ceiling} = {line_rate}')).toContain('does not end with what it is about');
    expect(fault('most = {ceiling} × 1 = {most}', true)).toContain('claims arithmetic');
  });

  it.each(tableOf<[string, number][]>(import.meta.filename, 'formulas'))('is read as %s = %d', (line, value) => {
    const { low, high } = evaluate(tokens(line, units), units);
    expect(low).toBeCloseTo(value, 9);
    expect(high).toBe(low);
  });

  it('is not read at all where it is no arithmetic', () => {
    for (const line of ['2 +', '(2', '2 3', 'two', '2 parsecs', 'the lower of 2'])
      expect(() => evaluate(tokens(line, units), units), line).toThrow();
  });
});
