// The readers of the field and an independent reading, on dumps that are made up: no corpus is needed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumps } from '../../datasets/tools/field/dumps-testing.ts';
import { toolOf } from '../../datasets/tools/field/harvest.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { differences, factsOf } from '../support/field-proof.ts';

/** Another number tries other dumps. */
const SEED = Number(process.env.FIELD_SEED ?? 1);

test('both readings find what made-up dumps state, whatever they hold beside it', () => {
  fc.assert(
    fc.property(dumps, ({ tool, text, facts }) => {
      expect(toolOf(text)).toBe(tool);
      expect(factsOf(tool, text)).toEqual(facts);
      expect(differences(tool, text)).toEqual([]);
    }),
    { numRuns: exhaustive ? 20_000 : 500, seed: SEED },
  );
});
