import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { freshWrites } from './lw309-fresh-writes.ts';

const check = (state: string, kind = 'drive', direction = 'device_reads_host') =>
  run(
    freshWrites,
    realTable('targets', [{ target_id: 't', kind }]),
    realTable('runs', [{ run_id: 'r', target_id: 't', state }]),
    realTable('results', [
      { result_id: 'a', run_id: 'r', direction },
      { result_id: 'b', run_id: 'r', direction },
    ]),
  ).map(({ level, message }) => `${level} ${message}`);

test('writes in an unknown or fresh state are noted once per run', () => {
  expect(check('unknown')).toEqual(['note 2 write figures, and the state is unknown']);
  expect(check('fob')).toHaveLength(1);
});

test('steady drives, reads and what is no drive are fine', () => {
  expect(check('steady')).toEqual([]);
  expect(check('unknown', 'drive', 'device_writes_host')).toEqual([]);
  expect(check('unknown', 'gpu')).toEqual([]);
});
