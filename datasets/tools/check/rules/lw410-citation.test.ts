import { expect, test } from 'vitest';
import { loadRegistry, loadSchemas } from '../../repository/repository.ts';
import { realTable, runOn } from '../testing.ts';
import { citation } from './lw410-citation.ts';

const found = (sources: string, citations?: string[]) =>
  runOn(citation, {
    tables: [realTable('controllers', [{ controller_id: 'a', sources }])],
    reference: [],
    ...(citations && { citations }),
  }).map(({ message }) => message);

test('every key of a row is looked up', () => {
  const known = ['intel-an-690', 'pcie-base-6.3'];
  expect(found('intel-an-690 pcie-base-6.3', known)).toEqual([]);
  expect(found('', known)).toEqual([]);
  expect(found('intel-an-609 pcie-base-6.3 nobody', known)).toEqual([
    'there is no source "intel-an-609"; did you mean intel-an-690?',
    'there is no source "nobody"',
  ]);
});

test('without the list nothing is said', () => {
  expect(found('nobody')).toEqual([]);
});

test('the registry comes with the keys of the list, and cites no other', () => {
  const registry = loadRegistry(loadSchemas());
  expect(registry.citations).toContain('pcie-base-6.3');
  expect(runOn(citation, registry)).toEqual([]);
});
