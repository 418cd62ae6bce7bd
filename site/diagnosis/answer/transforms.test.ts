// What happens to an output on its way into a paste takes facts away and adds none that is false.
import { expect, test } from 'vitest';
import { TRANSFORMS } from '../../../tests/support/paste-transforms.ts';
import { examples } from '../examples/examples.ts';
import type { Fact } from '../facts/fact.ts';
import { diagnose } from './diagnosis.ts';

const factsIn = (text: string): Fact[] => diagnose('paste', text).machines.flatMap(({ facts }) => facts);

/** Names may lose what stood behind them, or take it in: of a name its beginning holds. */
const NAMED = new Set([
  'name',
  'model',
  'vendor',
  'state',
  'cache_backup',
  'mode',
  'mode_capable',
  'revision',
  'attached',
]);

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

test.each(TRANSFORMS)('$name: nothing is said that the paste did not say', ({ name, change }) => {
  for (const [id, { found, clean }] of Object.entries(examples)) {
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
  diagnose('paste', text).machines.flatMap(({ findings }) =>
    findings.flatMap(({ id, severity }) => (severity === 'problem' ? [id] : [])),
  );

test.each(TRANSFORMS)('$name: no fault that the paste does not have', ({ name, change }) => {
  for (const [id, { clean }] of Object.entries(examples)) {
    const whole = new Set(faultsIn(clean));
    const added = faultsIn(change(clean)).filter((fault) => !whole.has(fault));
    expect(added, `${id}, ${name}`).toEqual([]);
  }
});
