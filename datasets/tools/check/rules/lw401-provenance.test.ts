import { expect, test } from 'vitest';
import { packageFile, realTable, run, runOn } from '../testing.ts';
import { provenance } from './lw401-provenance.ts';

const complete = {
  name: 'a-set',
  title: 'A set',
  description: 'What it holds',
  version: '1.0.0',
  created: '2026-05-12T00:00:00Z',
  licenses: [{ name: 'CC0-1.0' }],
  sources: [{ title: 'Own fio run' }],
  contributors: [{ title: 'A. Tester' }],
};
const check = (content: unknown) =>
  runOn(provenance, { tables: [], reference: [], package: packageFile(content) }).map(({ message }) => message);

test('a complete package is fine', () => {
  expect(check(complete)).toEqual([]);
});

test('a missing licence is found', () => {
  expect(check({ ...complete, licenses: [] })).toEqual(['licenses are missing or have no name']);
});

test('the name is the one of the folder', () => {
  expect(check({ ...complete, name: '../other' })).toEqual(['the name differs from the folder']);
});

test('what is no JSON object is found and nothing else is asked of it', () => {
  expect(check('{"name": ')).toHaveLength(1);
  expect(check('[]')).toEqual(['the file cannot be read: it is not a JSON object']);
  expect(check('')).toHaveLength(1);
});

test('a source used by licence names the licence', () => {
  const sources = realTable('sources', [
    { source_id: 'a', rights_basis: 'licence' },
    { source_id: 'b', rights_basis: 'licence', licence_spdx: 'MIT' },
    { source_id: 'c', rights_basis: 'facts_only' },
  ]);
  expect(run(provenance, sources).map(({ line }) => line)).toEqual([2]);
});

test('a drive has a source', () => {
  const drives = realTable('drives', [{ drive_id: 'a' }, { drive_id: 'b', source_note: 'its label' }]);
  expect(run(provenance, drives).map(({ line }) => line)).toEqual([2]);
});
