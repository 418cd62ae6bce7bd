// What happens to an output on its way into a paste takes facts away and adds none that is false.
import { expect, test } from 'vitest';
import { isTried } from '../../../tests/support/fuzzing.ts';
import { TRANSFORMS } from '../../../tests/support/paste-transforms.ts';
import { examples } from '../examples/examples.ts';
import type { Fact } from '../facts/fact.ts';
import { diagnose } from './diagnosis.ts';

const known = new Map<string, ReturnType<typeof diagnose>['machines']>();

/** Both tests ask about the same texts. */
function machinesIn(text: string) {
  const machines = known.get(text) ?? diagnose('paste', text).machines;
  known.set(text, machines);
  return machines;
}

const factsIn = (text: string): Fact[] => machinesIn(text).flatMap(({ facts }) => facts);

/** Names may lose what stood behind them, or take it in: of a name its beginning holds. */
const NAMED = new Set('name model vendor state cache_backup mode mode_capable revision attached'.split(' '));

/** What says that nothing is known. */
const NOTHING = new Set<Fact['value']>([0, 'unknown', 'unspecified']);

const isAlike = (fact: Fact, other: Fact): boolean => {
  if (fact.kind !== other.kind || fact.name !== other.name || fact.subject !== other.subject) return false;
  if (!NAMED.has(fact.name)) return fact.value === other.value;
  const [first, second] = [`${fact.value}`.trim().slice(0, 4), `${other.value}`.trim().slice(0, 4)];
  return first === second;
};

/** What has no name of its own is called by its line, which a transform moves. */
const isOfLine = ({ subject }: Fact): boolean => subject === '' || subject.startsWith('#');

const transforms = TRANSFORMS.map((transform, index) => ({ ...transform, index }));
/** By day each transform is tried on every third example, and three transforms in a row on all. */
const examplesFor = (index: number) => Object.entries(examples).filter((_, place) => isTried(place + index, 3));

test.each(transforms)('$name: nothing is said that the paste did not say', ({ name, change, index }) => {
  for (const [id, { found, clean }] of examplesFor(index)) {
    for (const text of [found, clean]) {
      const whole = factsIn(text);
      const values = new Set(whole.map(({ value }) => `${value}`));
      // Without indentation, names of groups alone say what is in them.
      const added = factsIn(change(text)).filter((fact) => {
        if (
          NOTHING.has(fact.value) ||
          (fact.name === 'parent' && fact.kind === 'pool-member') ||
          NAMED.has(fact.name) ||
          whole.some((item) => isAlike(item, fact))
        )
          return false;
        return !isOfLine(fact) || !values.has(`${fact.value}`);
      });
      expect(added, `${id}, ${name}`).toEqual([]);
    }
  }
});

/** Findings that call something faulty; what the paste lacks is another matter. */
const faultsIn = (text: string): string[] =>
  machinesIn(text).flatMap(({ findings }) =>
    findings.flatMap(({ id, severity }) => (severity === 'problem' ? [id] : [])),
  );

test.each(transforms)('$name: no fault that the paste does not have', ({ name, change, index }) => {
  for (const [id, { clean }] of examplesFor(index)) {
    const whole = new Set(faultsIn(clean));
    const added = faultsIn(change(clean)).filter((fault) => !whole.has(fault));
    expect(added, `${id}, ${name}`).toEqual([]);
  }
});
