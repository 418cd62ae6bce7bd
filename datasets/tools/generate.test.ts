import { expect, test } from 'vitest';
import { staleness } from './generate.ts';

test('the generated tables of the site are fresh', () => {
  expect(staleness()).toBeUndefined();
});
