/** Outputs as people paste them: whatever stands around one, its figures and the line that they are said to be in stay. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases, isTried } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, dressed, LINE_ENDS, type Worn, wear } from '../../../tests/support/pasted-wrappings.ts';
import type { Extraction } from '../readers/measurement.ts';
import { fixtureText, readText } from './testing.ts';

const fixtures = readdirSync(join(import.meta.dirname, 'fixtures')).map((name, place) => ({
  name,
  text: fixtureText(name),
  place,
}));

/** Everything but the place in the file. */
function told({ measurements, facts }: Extraction): string[] {
  return [...measurements, ...facts].map(({ line, file, ...rest }) => JSON.stringify(rest));
}

function expectSame(name: string, text: string, worn: Worn, how: string): void {
  const plain = readText(text, name);
  const found = readText(worn.text, name);
  expect(told(found), how).toEqual(told(plain));
  const lines = (extraction: Extraction) => [...extraction.measurements, ...extraction.facts].map(({ line }) => line);
  expect(lines(found), how).toEqual(lines(plain).map((line) => worn.placeOf(line)));
}

test.each(fixtures)('$name reads the same in every single dressing', ({ name, text, place }) => {
  for (const dressing of DRESSINGS.filter((_, index) => isTried(index + place, 4)))
    expectSame(name, text, wear(text, [dressing]), dressing.name);
  for (const end of LINE_ENDS) expectSame(name, text, wear(text, [], end), JSON.stringify(end));
});

/** Combinations for each output; every one begins from its own seed. */
const COMBINATIONS = cases(100);

test.each(fixtures)('$name reads the same in any combination of dressings', ({ name, text }) => {
  for (let seed = 1; seed <= COMBINATIONS; seed++) {
    const { worn, how } = dressed(text, seed);
    expectSame(name, text, worn, `seed ${seed}: ${how}`);
  }
});
