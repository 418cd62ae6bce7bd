import { expect, test } from 'vitest';
import { type Made, type Row, unlike } from '../lab/arrays/table.ts';

const row = (changes: Partial<Row> = {}): Row => ({
  ...{ tool: 'mdadm', versions: 'Linux 6.1; mdadm 4.2', date: '2026-11-29', command: 'mdadm -l 5', drives: '3x1B' },
  ...{ calculator: 'raid', inputs: '', size: '2', used: '1', free: '', available: '', volume: '', reason: '' },
  ...changes,
});
const made = (changes: Partial<Made>): Made => ({ rows: [row()], refused: [], hung: [], ...changes });

test('a run that makes what the table has is without fault', () => {
  expect(unlike(made({}), [row()])).toEqual([]);
  expect(unlike(made({ rows: [row({ command: 'mdadm -l 6' })] }), [row()])).toEqual([]);
});

test('an array of the table that is refused is a fault, one that never was made is none', () => {
  const refusal = { tool: 'mdadm', command: 'mdadm -l 5', drives: '3x1B', why: 'no' };
  expect(unlike(made({ refused: [refusal] }), [row({ versions: 'older' })])).toHaveLength(1);
  expect(unlike(made({ refused: [{ ...refusal, drives: '2x1B' }] }), [row()])).toEqual([]);
});

test('other figures of the same versions, a machine that hangs and a share without an array are faults', () => {
  expect(unlike(made({ rows: [row({ size: '3' })] }), [row()])).toEqual(['mdadm -l 5 3x1B: size 3, was 2']);
  expect(unlike(made({ rows: [row({ size: '3', versions: 'newer' })] }), [row()])).toEqual([]);
  expect(unlike(made({ hung: ['at “x”'] }), [row()])).toEqual(['at “x”']);
  expect(unlike(made({ rows: [] }), [row()])).toEqual(['no array was made']);
});
