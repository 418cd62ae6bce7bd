// The core names the layers of a breakdown, a style sheet tints them: neither knows one that the other does not.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { layers } from '../../calc-wasm/js/generated/catalog.ts';

/** What is left after the last layer, drawn like one. */
const REST = 'payload';

/** The names that a rule with a fill gives a tint. */
function tinted(): string[] {
  const sheets = globSync('site/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{};]*)\{([^{}]*)\}/g)]);
  return rules
    .filter(([, , body = '']) => /(?:^|[\s;])fill:/.test(body))
    .flatMap(([, selector = '']) => [...selector.matchAll(/\[data-layer="(\w+)"\]/g)])
    .map(([, name = '']) => name);
}

test('every layer has one tint, and every tint a layer', () =>
  expect(tinted().toSorted()).toEqual([...layers, REST].toSorted()));

test('every calculator calls each of its layers something', () => {
  for (const { name, stages } of catalog) {
    expect(new Set(stages.map(({ label }) => label)).size, name).toBe(stages.length);
    for (const { layer, label } of stages) expect(label, `${name} ${layer}`).toMatch(/^\S.+$/);
  }
});
