import { expect, test } from 'vitest';
import { registry } from '../../../../tests/support/dataset.ts';
import { runOn } from '../testing.ts';
import { citation } from './lw410-citation.ts';

test('the registry comes with the keys of the list, and cites no other', () => {
  expect(registry.citations).toContain('pcie-base-6.3');
  expect(runOn(citation, registry)).toEqual([]);
});
