// The browser downloads what the core computes, not what it says: pages hold the words already.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';

/** Shorter ones, "RAID5" for one, are also names of other things. */
const LONG_ENOUGH = 12;

test('no label, help or phrase is linked into the WebAssembly', () => {
  const core = readFileSync('calc-wasm/js/generated/wasm/lanewise_bg.wasm', 'utf8');
  const declared = catalog.flatMap(({ title, summary, inputs, outputs, stages, phrases, formula }) => [
    title,
    summary,
    ...[...inputs, ...outputs].flatMap(({ label, help }) => [label, help]),
    ...inputs.flatMap(({ domain }) => (domain.kind === 'choice' ? domain.values.map(({ label }) => label) : [])),
    ...outputs.flatMap(({ words }) => Object.values(words)),
    ...stages.map(({ label }) => label),
    ...Object.values(phrases).flatMap((of) => Object.values(of)),
    ...formula.map(({ text }) => text),
  ]);
  const values = new Set(
    catalog.flatMap(({ inputs }) =>
      inputs.flatMap(({ domain }) => (domain.kind === 'choice' ? domain.values.map(({ value }) => value) : [])),
    ),
  );
  const words = declared.filter((word) => word.length >= LONG_ENOUGH && !values.has(word));
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((word) => core.includes(word))).toEqual([]);
});
