import { expect, test } from 'vitest';
import { runOn, schemaOf, tableOf } from '../testing.ts';
import { foreignKey } from './lw106-foreign-key.ts';

const drives = schemaOf([{ name: 'drive_id' }], { name: 'drives', primaryKey: ['drive_id'] });
const runs = schemaOf([{ name: 'run_id' }, { name: 'drive_id' }], {
  name: 'runs',
  foreignKeys: [{ fields: ['drive_id'], reference: { resource: 'drives', fields: ['drive_id'] } }],
});

test('ten thousand unknown references among ten thousand names stay quick', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `drive-${index}`);
  const many = tableOf(drives, `drive_id\n${names.join('\n')}\n`);
  const wrong = names.map((name) => `r,x${name}`).join('\n');
  const table = tableOf(runs, `run_id,drive_id\n${wrong}\n`);
  // Of the processor: others use it, too.
  const started = process.cpuUsage();
  expect(runOn(foreignKey, { tables: [table], reference: [many] })).toHaveLength(10_000);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(3e6);
});
