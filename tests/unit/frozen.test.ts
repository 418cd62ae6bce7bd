// What a version of a model answered once it answers for ever: today's by its kept answers, earlier ones by kept cores.
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Inputs } from '../../calc-wasm/js/calc.ts';
import { frozenCalc, frozenPreset, frozenSizer } from '../../calc-wasm/js/frozen-node.ts';
import { type CalculatorName, catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { cores } from '../../calc-wasm/js/generated/frozen.ts';
import { frozenCatalog } from '../../calc-wasm/js/generated/frozen-catalog.ts';
import {
  type Ask,
  answersOf,
  complaint,
  differences,
  folderOf,
  keepAnswers,
  learned,
  readAnswers,
} from '../../scripts/freeze/answers.ts';
import { hashOf, isChain, versionAt } from '../../scripts/freeze/core.ts';
import { kept } from '../../scripts/freeze/list.ts';
import { models } from '../../scripts/freeze/models.ts';
import { addressOf, versionsWhere } from '../../site/embed/addresses.ts';

test.each(models)(
  'version $version of $model answers as it always did',
  ({ model, version, ask }) => {
    const answers = readAnswers(model, version);
    expect(answers.states.length).toBeGreaterThan(0);
    expect(complaint(answers, differences(answers, ask))).toBe('');
  },
);

test.each(models)(
  'version $version of $model is kept with all that it has learned: npm run freeze',
  ({ model, version, states }) => {
    expect(learned(readAnswers(model, version), states())).toEqual([]);
  },
);

/** A kept core, asked as the core of today is. */
async function askOf(model: string, version: number): Promise<Ask> {
  if (isChain(model)) return (await frozenSizer(version)).size as Ask;
  const { calculate } = await frozenCalc(model, version);
  return (inputs) => calculate(model as CalculatorName, inputs as Inputs);
}

describe.each(kept())(
  'the kept core of version $version of $model',
  ({ model, version, sha256 }) => {
    it('answers as that version did', async () => {
      const answers = readAnswers(model, version);
      expect(differences(answers, await askOf(model, version))).toEqual([]);
    });

    it('names an input that it does not know, and what it knows', async () => {
      const ask = await askOf(model, version);
      const unknown = isChain(model)
        ? { chain: { parts: [{ id: 'd', kind: 'drive', on: 'host', later: 1 }] } }
        : { later: 1 };
      const { error } = ask(unknown) as { error: Record<string, unknown> };
      expect(error.code).toBe('unknown_input');
      expect(JSON.stringify([error.input, error.value])).toContain('later');
      expect(error.allowed).toMatchObject({ values: expect.arrayContaining([expect.any(String)]) });
    });

    it('answers every question of today in other people’s pages, or names what it cannot', async () => {
      const ask = await askOf(model, version);
      const states = models.find((one) => one.model === model)?.states() ?? [];
      expect(states.length).toBeGreaterThan(0);
      for (const { inputs } of states) {
        const answer = ask(inputs) as { error?: { code: string; input: string } };
        if (answer.error)
          expect(answer.error, JSON.stringify(inputs)).toMatchObject({
            input: expect.stringMatching(/./),
          });
        else expect(answer).toHaveProperty('model_version', version);
      }
    });

    it('is what its origin says', () => {
      for (const [file, hash] of Object.entries(sha256)) {
        expect(hashOf(join(folderOf(model, version), file)), file).toBe(hash);
      }
    });
  },
);

test('the first version of RAID reads copies from half the drives, as it always did', async () => {
  const inputs = { drives: '8x16TB', level: 'raid10', drive_rate: 200e6 };
  const rateOf = (one: object) => (one as { read_rate: number }).read_rate;
  expect(rateOf((await askOf('raid', 1))(inputs))).toBe(4 * 200e6);
  const today = models.find(({ model }) => model === 'raid');
  expect(rateOf(today?.ask(inputs) ?? {})).toBeGreaterThan(4 * 200e6);
});

test('every earlier version of a model that other people’s pages name has its core: npm run freeze', () => {
  const earlier = models.flatMap(({ model, version: today }) =>
    versionsWhere((embed) => embed === model).filter(({ version }) => version < today),
  );
  expect(Object.keys(cores)).toEqual(expect.arrayContaining(earlier.map(addressOf)));
});

/** The names of the members of an object and of those inside it. */
const shape = (one: object): string[] => Object.keys(one).toSorted();

test.each(Object.keys(frozenCatalog))(
  'what %s declares has the shape that pages of today read',
  (address) => {
    const [today, old] = [
      catalog.find(({ name }) => address.startsWith(`${name}/`)),
      frozenCatalog[address],
    ];
    if (!today || !old) throw new Error(`${address} has no calculator`);
    expect(shape(old)).toEqual(shape(today));
    for (const list of ['groups', 'inputs', 'outputs', 'headlines', 'stages'] as const) {
      const wanted = today[list][0] ?? {};
      for (const entry of old[list]) expect(shape(entry), list).toEqual(shape(wanted));
    }
  },
);

describe('a model that answers otherwise under the same version', () => {
  const answers = answersOf({ model: 'link', version: 3 }, [{ inputs: { lanes: 4 } }], () => ({
    calculator: 'link',
    rate: 0.1 + 0.2,
    flows: [{ rate: 1, chain: 'left out' }],
  }));

  it('is told from the last bit on, with what to do', () => {
    const found = differences(answers, () => ({ rate: 0.3, flows: [{ rate: 1 }] }));
    expect(found).toEqual(['{"lanes":4}: rate was 0.30000000000000004, is 0.3']);
    const said = complaint(answers, found);
    expect(said).toContain('link is still version 3');
    expect(said).toContain('raise `version` in calc-wasm/src/calculators/link.rs to 4');
    expect(said).toContain('npm run freeze');
  });

  it('is told where it refuses, says less, or a list has grown', () => {
    expect(differences(answers, () => ({ error: { code: 'x' } }))[0]).toContain('is refused');
    expect(differences(answers, () => ({ rate: 0.1 + 0.2 }))).toHaveLength(1);
    const more = { rate: 0.1 + 0.2, flows: [{ rate: 1 }, { rate: 2 }] };
    expect(differences(answers, () => more)).toHaveLength(1);
  });

  it('is the same where it only says more', () => {
    const more = { rate: 0.1 + 0.2, flows: [{ rate: 1, name: 'sda' }], note: '' };
    expect(differences(answers, () => more)).toEqual([]);
    expect(complaint(answers, [])).toBe('');
  });

  it('shows some of what differs and counts the rest', () => {
    const said = complaint(answers, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(said).toContain('… and 2 more');
  });
});

test('answers that are kept are not written again', () => {
  expect(() => keepAnswers(readAnswers('pcie', 1))).toThrow('EEXIST');
});

test('a version is found in the sources of a commit', () => {
  // Where a version has just been raised, the last commit has the one before.
  for (const { model, version } of models) {
    expect([version - 1, version], model).toContain(versionAt('HEAD', model));
  }
  expect(versionAt('HEAD', 'no-such')).toBeUndefined();
});

test('a version that is not kept is named', async () => {
  await expect(frozenCalc('pcie', 99)).rejects.toThrow('version 99 of pcie: run npm run freeze');
});

test('a preset asks what it asked when its version was kept', () => {
  expect(frozenPreset('sizer', 1, 'ssds-on-jmb585')).toHaveProperty('chain.parts');
  expect(frozenPreset('sizer', 1, 'no-such')).toBeUndefined();
});
