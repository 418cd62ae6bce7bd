/** What the terminal, the report and the page call the same thing by: what was read, and how a figure was judged. */

import type { Judged } from '../judge/judged.ts';
import type { Records } from '../reading/records.ts';
import commands from './commands.json' with { type: 'json' };

const words = {
  readers: {
    kernelLog: 'kernel log',
    controllers: 'storcli and relatives',
    measurements: 'benchmark',
    described: 'inventory of drives',
    waits: 'waiting times',
    conditions: 'settings and states',
  },
  above: 'above the usual range',
  edge: 'just below the usual range',
  verdicts: {
    normal: 'as expected',
    low: 'less than the parts allow',
    impossible: 'not possible with these parts',
    unknown: 'cannot be judged',
  } satisfies Record<Judged['verdict'], string>,
};

/** Commands are called alike in every language. */
const READERS: Readonly<Record<keyof Records, string>> = { ...commands, ...words.readers };

/** Of benchmarks, and of tools that are known and not read, the reader is the tool. */
export const readerName = (reader: string): string =>
  Object.hasOwn(READERS, reader) ? READERS[reader as keyof Records] : reader;

type Said = Pick<Judged, 'verdict' | 'measured' | 'expectedLow' | 'expectedHigh'>;

/** A figure beside its range is not as expected, whatever the verdict forgives it. */
export function verdictName({ verdict, measured, expectedLow = 0, expectedHigh }: Said): string {
  if (verdict !== 'normal' || expectedHigh === undefined) return words.verdicts[verdict];
  if (measured > expectedHigh) return words.above;
  return measured < expectedLow ? words.edge : words.verdicts.normal;
}
