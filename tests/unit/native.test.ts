// The core in WebAssembly against the core as it runs natively: the same questions, compared to the last bit.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { granted, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { catalog, type Calculator as Declared, type Input } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, picture, simulate, sweep } from '../../calc-wasm/js/node.ts';
import { bitsOf, native, type Question } from './native.ts';

/** Questions about each calculator, beside those of the golden files and the presets. */
const RUNS = 150;

type Asked = [name: CalculatorName, inputs: Inputs];

const lists = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('4TB', '18TB', '3.84 TB', '960GB', '2TiB')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((groups) => groups.map(([count, size]) => `${count}x${size}`).join('+'));

/** Any value that an input takes by itself. */
function anyValue({ domain }: Input): fc.Arbitrary<string | number | boolean> {
  switch (domain.kind) {
    case 'choice':
      return fc.constantFrom(...domain.values.map(({ value }) => value));
    case 'one_of':
      return fc.constantFrom(...domain.values);
    case 'flag':
      return fc.boolean();
    case 'drives':
      return lists;
    case 'between': {
      const { minimum, maximum, whole } = domain;
      // Ranges span many powers of ten, and each power is as likely.
      const low = Math.max(minimum, maximum / 1e15);
      return fc.double({ min: Math.log(low), max: Math.log(maximum), noNaN: true }).map((power) => {
        const value = Math.min(maximum, Math.max(minimum, Math.exp(power)));
        return whole ? Math.max(Math.ceil(minimum), Math.floor(value)) : value;
      });
    }
  }
}

const generated = ({ name, inputs }: Declared): Asked[] => {
  // What may be unknown often is: a question that states everything mostly contradicts itself.
  const value = (input: Input) => (input.nothing ? fc.oneof(fc.constant(0), anyValue(input)) : anyValue(input));
  const all = Object.fromEntries(inputs.map((input) => [input.name, value(input)]));
  return fc
    .sample(fc.record(all, { requiredKeys: [] }), { numRuns: RUNS, seed: 1 })
    .map((values) => [name, values as Inputs]);
};

const asked: Asked[] = catalog.flatMap((calculator) => [
  ...(JSON.parse(readFileSync(`tests/golden/${calculator.name}.json`, 'utf8')) as { inputs: Inputs }[]).map(
    ({ inputs }): Asked => [calculator.name, inputs],
  ),
  ...calculator.presets.map(({ inputs }): Asked => [calculator.name, inputs]),
  ...generated(calculator),
]);

const plain = (value: unknown): unknown => (typeof value === 'number' ? bitsOf(value) : value);

/** An answer of the WebAssembly as the native core tells its own. */
function answered(name: CalculatorName, inputs: Inputs): unknown {
  const answer = calculate(name, inputs);
  if (refused(answer)) return answer;
  const declared = catalog.find((calculator) => calculator.name === name);
  const values = (of: object, names: readonly { name: string }[] = []) =>
    names.map((item) => plain((of as Record<string, unknown>)[item.name]));
  return [values(answer.inputs, declared?.inputs), values(answer, declared?.outputs)];
}

test('answers every golden row, every preset and thousands of other questions alike', async () => {
  const answers = await native(asked.map(([name, inputs]): Question => ['answer', name, JSON.stringify(inputs)]));
  for (const [at, [name, inputs]] of asked.entries())
    expect(answered(name, inputs), `${name} ${JSON.stringify(inputs)}`).toEqual(answers[at]);
  // The questions are worth asking: most are answered, of each calculator.
  for (const { name } of catalog) {
    const own = answers.filter((_, at) => asked[at]?.[0] === name);
    expect(own.filter((answer) => Array.isArray(answer)).length / own.length, name).toBeGreaterThan(0.2);
  }
});

test('sweeps every chart alike', async () => {
  const charts = catalog.flatMap(({ name, charts: own }) => own.map((chart) => ({ name, ...chart })));
  const points = 200;
  const answers = await native(
    charts.map(
      ({ name, input, output, from, to }): Question => [
        ...(['sweep', name, '{}', input, output] as const),
        ...([from, to, points] as const),
      ],
    ),
  );
  for (const [at, { name, input, output, from, to }] of charts.entries()) {
    const { x, y } = granted(sweep(name, {}, { over: input, output, from, to, points }));
    expect([...x, ...y].map(bitsOf), `${name}: ${output} over ${input}`).toEqual(answers[at]);
  }
});

test('draws and plays arrays alike', async () => {
  const drawn = asked.filter(([name]) => catalog.find((calculator) => calculator.name === name)?.drawn);
  const pictures = await native(
    drawn.map(([name, inputs]): Question => ['picture', name, JSON.stringify(inputs), '1']),
  );
  for (const [at, [name, inputs]] of drawn.entries()) {
    const told = pictures[at];
    if (typeof told !== 'string') throw new Error('a picture is JSON text');
    expect(picture(name, inputs, '1'), `${name} ${JSON.stringify(inputs)}`).toEqual(JSON.parse(told));
  }
  const trials = 2000;
  const simulated = catalog.filter(({ simulated: is }) => is).map(({ name }) => name);
  const played = asked.filter(([name]) => simulated.includes(name)).slice(0, 40);
  const counts = await native(played.map(([, inputs]): Question => ['simulate', JSON.stringify(inputs), trials]));
  for (const [at, [, inputs]] of played.entries())
    expect(counted(inputs, trials), JSON.stringify(inputs)).toEqual(counts[at]);
});

/** Trials played and lost, or the refusal. */
function counted(inputs: Inputs, trials: number): unknown {
  const sums = simulate(inputs, { trials: 0, losses: 0 }, trials);
  return refused(sums) ? sums : [sums.trials, sums.losses];
}
