// Arrays that real kernels made, beside what the calculators say of them: counts and differences in bytes.
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { labTable, type MadeArray, madeArrays } from '../common/lab-build.ts';
import { calculatorNamed } from '../common/query.ts';

/** One figure of one array. */
export interface Difference {
  array: MadeArray;
  /** Whether the figure is held to the byte; free space has 4 MiB or a millionth. */
  isExact: boolean;
  /** Computed less printed. */
  bytes: number;
}

const typed = (text: string): string | number | boolean =>
  /^\d+$/.test(text) ? Number(text) : text === 'true' || text === 'false' ? text === 'true' : text;

function differencesOf(array: MadeArray, held: readonly Record<string, string>[]): Difference[] {
  const inputs: Inputs = Object.fromEntries(Object.entries(array.inputs).map(([name, text]) => [name, typed(text)]));
  const answer = calculate(calculatorNamed(array.calculator).name, inputs);
  if (refused(answer)) throw new Error(`${JSON.stringify(array.inputs)}: ${JSON.stringify(answer.error)}`);
  const figures = new Map<string, unknown>(Object.entries(answer));
  return held.flatMap(({ calculator, column = '', output = '', exact }): Difference[] => {
    const printed = array.printed[column] ?? 0;
    if (calculator !== array.calculator || printed === 0) return [];
    return [{ array, isExact: exact === 'true', bytes: Number(figures.get(output)) - printed }];
  });
}

let all: readonly Difference[] | undefined;

export function differences(): readonly Difference[] {
  const rows = labTable('held.csv');
  all ??= madeArrays().flatMap((array) => differencesOf(array, rows));
  return all;
}

/** Counts that a text may name. */
export function madeCounts(tool?: string) {
  const own = differences().filter(({ array }) => (tool ?? array.tool) === array.tool);
  const arrays = new Set(own.map(({ array }) => array));
  const sizes = own.filter(({ isExact }) => isExact);
  const explained = [...arrays].filter(({ reason }) => reason).length;
  return {
    /** Arrays that a calculator knows. */
    arrays: arrays.size,
    /** Arrays of the table for which there is no calculator. */
    uncovered: labTable('arrays.csv').filter((row) => !row.calculator && (tool ?? row.tool) === row.tool).length,
    computed: arrays.size - explained,
    explained,
    sizes: sizes.length,
    sizesEqual: sizes.filter(({ bytes }) => bytes === 0).length,
  };
}

export type MadeCount = keyof ReturnType<typeof madeCounts>;
