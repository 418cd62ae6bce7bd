// What a version of a model answered once it answers for ever: today's by its kept answers, earlier ones by kept cores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { Inputs } from '../../calc-wasm/js/calc.ts';
import { type Calculator, catalog } from '../../calc-wasm/js/declared.ts';
import { frozenCalc, frozenPreset, frozenSizer } from '../../calc-wasm/js/frozen-node.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { cores as loaded } from '../../calc-wasm/js/generated/frozen.ts';
import { root } from '../../site/build/tools.mjs';
import { addressOf, versionsWhere } from '../../site/embed/addresses.ts';
import {
  type Ask,
  answersOf,
  complaint,
  differences,
  folderOf,
  keepAnswers,
  learned,
  readAnswers,
} from '../../site/release/freeze/answers.ts';
import { copyCore, hashOf, isChain, type Origin, versionAt } from '../../site/release/freeze/core.ts';
import { kept } from '../../site/release/freeze/list.ts';
import { models } from '../../site/release/freeze/models.ts';

test.each(models)('version $version of $model answers as it always did', ({ model, version, ask }) => {
  const answers = readAnswers(model, version);
  expect(answers.states.length).toBeGreaterThan(0);
  expect(complaint(answers, differences(answers, ask))).toBe('');
});

test.each(models)(
  'version $version of $model is kept with all that it has learned: npm run freeze',
  ({ model, version, states }) => expect(learned(readAnswers(model, version), states())).toEqual([]),
);

/** A kept core, asked as the core of today is. */
async function askOf(model: string, version: number, folder?: string): Promise<Ask> {
  if (isChain(model)) return (await frozenSizer(version, folder)).size as Ask;
  const { calculate } = await frozenCalc(model, version, folder);
  return (inputs) => calculate(model as CalculatorName, inputs as Inputs);
}

/** Today's core of a calculator and of the sizer, kept as those of superseded versions are. */
const today = await Promise.all(
  models
    .filter(({ model }) => model === 'raid' || model === 'sizer')
    .map(async ({ model, version }) => {
      const folder = mkdtempSync(join(tmpdir(), 'lanewise-frozen-'));
      await copyCore(join(root, 'calc-wasm/js/generated'), folder, { model, version, commit: '' });
      const { sha256 } = JSON.parse(readFileSync(join(folder, 'origin.json'), 'utf8')) as Origin;
      return { model, version, folder, sha256 };
    }),
);
afterAll(() => {
  for (const { folder } of today) rmSync(folder, { recursive: true });
});

const cores = [...today, ...kept().map((origin) => ({ ...origin, folder: folderOf(origin.model, origin.version) }))];

describe.each(cores)('the kept core of version $version of $model', ({ model, version, folder, sha256 }) => {
  it('answers as that version did', async () => {
    expect(differences(readAnswers(model, version), await askOf(model, version, folder))).toEqual([]);
  });

  it('names an input that it does not know, and what it knows', async () => {
    const ask = await askOf(model, version, folder);
    const unknown = isChain(model)
      ? { chain: { parts: [{ id: 'd', kind: 'drive', on: 'host', later: 1 }] } }
      : { later: 1 };
    const { error } = ask(unknown) as { error: Record<string, unknown> };
    expect(error.code).toBe('unknown_input');
    expect(JSON.stringify([error.input, error.value])).toContain('later');
    expect(error.allowed).toMatchObject({ values: expect.arrayContaining([expect.any(String)]) });
  });

  it('answers every question of today in other people’s pages, or names what it cannot', async () => {
    const ask = await askOf(model, version, folder);
    const states = models.find((item) => item.model === model)?.states() ?? [];
    expect(states.length).toBeGreaterThan(0);
    for (const { inputs } of states) {
      const answer = ask(inputs) as { error?: { code: string; input: string } };
      if (answer.error)
        expect(answer.error, JSON.stringify(inputs)).toMatchObject({ input: expect.stringMatching(/./) });
      else expect(answer).toHaveProperty('model_version', version);
    }
  });

  it('is what its origin says', () => {
    for (const [file, hash] of Object.entries(sha256)) expect(hashOf(join(folder, file)), file).toBe(hash);
  });
});

// A chain is no calculator: it declares none.
test.each(cores.filter(({ model }) => !isChain(model)))(
  'the kept core of version $version of $model declares a calculator in the shape that pages read',
  ({ model, folder }) => {
    const old = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as Calculator;
    const now = catalog.find(({ name }) => name === model);
    if (!now) throw new Error(`${model} is no calculator`);
    expect(shape(old)).toEqual(shape(now));
    for (const list of ['groups', 'inputs', 'outputs', 'headlines', 'stages'] as const) {
      const wanted = now[list][0] ?? {};
      for (const entry of old[list]) expect(shape(entry), list).toEqual(shape(wanted));
    }
  },
);

/** The names of an object's members. */
function shape(of: object): string[] {
  return Object.keys(of).toSorted();
}

test('every earlier version of a model that other people’s pages name has its core: npm run freeze', () => {
  const earlier = models.flatMap(({ model, version: today }) =>
    versionsWhere((embed) => embed === model).filter(({ version }) => version < today),
  );
  expect(Object.keys(loaded)).toEqual(expect.arrayContaining(earlier.map(addressOf)));
});

describe('a model that answers otherwise under the same version', () => {
  const answers = answersOf({ model: 'link', version: 3 }, [{ inputs: { lanes: 4 } }], () => ({
    calculator: 'link',
    rate: 0.1 + 0.2,
    flows: [{ rate: 1, chain: 'left out' }],
  }));

  it('is told from the last bit on, with what to do', () => {
    const found = differences(answers, () => ({ rate: 0.3, flows: [{ rate: 1 }] }));
    expect(found).toEqual(['{"lanes":4}: rate was 0.30000000000000004, is 0.3']);
    const text = complaint(answers, found);
    expect(text).toContain('link is still version 3');
    expect(text).toContain('raise `version` in calc-wasm/src/calculators/link.rs to 4');
    expect(text).toContain('npm run freeze');
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

  it('shows some of what differs and counts the rest', () =>
    expect(complaint(answers, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toContain('… and 2 more'));
});

test('answers that are kept are not written again', () =>
  expect(() => keepAnswers(readAnswers('sata', 2))).toThrow('EEXIST'));

test('a version is found in the sources of a commit', () => {
  // Where a version has just been raised, the last commit has the one before.
  for (const { model, version } of models) expect([version - 1, version], model).toContain(versionAt('HEAD', model));
  expect(versionAt('HEAD', 'no-such')).toBeUndefined();
});

test('a version that is not kept is named', async () => {
  await expect(frozenCalc('pcie', 99)).rejects.toThrow('version 99 of pcie: run npm run freeze');
});

test('a preset asks what it asked when its version was kept', () => {
  expect(frozenPreset('sizer', modelVersions.sizer, 'ssds-on-jmb585')).toHaveProperty('chain.parts');
  expect(frozenPreset('sizer', modelVersions.sizer, 'no-such')).toBeUndefined();
});
