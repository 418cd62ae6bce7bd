/**
 * What each rule finds, shown: a paste that has it and one that does not, line by line in `examples.json`. The site's
 * pages about the findings are made from it, and a test holds it to what the rules really say. All of it is made up.
 */
import { recognise } from '../../../datasets/tools/import/recognise.ts';
import { machineOf } from '../join/machine-of.ts';
import type { Judged } from '../judge/judged.ts';
import { read } from '../reading/reading.ts';
import { findingsOf } from '../rules/catalog.ts';
import type { Finding } from '../rules/finding.ts';
import data from './examples.json' with { type: 'json' };

interface Shown<Text> {
  found: Text;
  clean: Text;
  /** Of rules about figures: what the chain says of the paste. */
  judged?: { found: Judged; clean: Judged };
}

export const examples: Readonly<Record<string, Shown<string>>> = Object.fromEntries(
  Object.entries(data as unknown as Record<string, Shown<string[]>>).map(([id, { found, clean, ...rest }]) => [
    id,
    { found: found.join('\n'), clean: clean.join('\n'), ...rest },
  ]),
);

/** What all rules find in a paste of one machine. */
export function findingsIn(text: string, judged: readonly Judged[] = []): Finding[] {
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes }]);
  return findingsOf(machineOf({ ...records, measurements }, 0), judged);
}
