// What a calculator says of itself follows from the table alone.
import { expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { checkedLayouts, madeArrays } from '../../site/common/lab-build.ts';

test('each array that a calculator knows is counted for one layout, and for inputs that the calculator has', () => {
  for (const { name, inputs } of catalog) {
    const layouts = checkedLayouts(name);
    const own = madeArrays().filter(({ calculator, printed }) => calculator === name && !('volume' in printed));
    expect(layouts.reduce((sum, { all }) => sum + all, 0)).toBe(own.length);
    expect(layouts.reduce((sum, { asComputed }) => sum + asComputed, 0)).toBe(own.filter((row) => !row.reason).length);
    for (const { when } of layouts)
      for (const condition of when) expect(inputs.map((input) => input.name)).toContain(condition.name);
  }
  expect(checkedLayouts('raid').length).toBeGreaterThan(0);
});

test('versions read as people know them', () => {
  for (const { versions } of madeArrays()) expect(versions).toMatch(/^\S+ \d[\d.]* \(Linux \d+\.\d+\)$/);
});
