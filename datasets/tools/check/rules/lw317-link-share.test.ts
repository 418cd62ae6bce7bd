import { expect, test } from 'vitest';
import { realTable, runOn } from '../testing.ts';
import { linkShare } from './lw317-link-share.ts';

const check = (result: Record<string, string | number>) =>
  runOn(linkShare, {
    tables: [realTable('results', [{ run_id: 'a', link_limited: 'yes', ...result }])],
    reference: [realTable('runs', [{ run_id: 'a' }])],
    doubted: (_, _runs, _run, results, row) =>
      results.column('bandwidth_bytes_per_s').number(row) < 3e9
        ? { low: 3.3e9, ceiling: 3.6e9, sources: 11 }
        : undefined,
  });

test('a figure far below what others reach is asked about, and its reason makes it a note', () => {
  const [found] = check({ bandwidth_bytes_per_s: 1.4e9 });
  expect(found).toMatchObject({ level: 'warning', field: 'link_limited' });
  expect(found?.message).toMatch(/^39 % of what the link lets through, where 11 other sources reach 92 % and more/);
  const [explained] = check({ bandwidth_bytes_per_s: 1.4e9, note: 'A cable of 2 m.' });
  expect(explained?.level).toBe('note');
});

test('a figure that others reach, and one that does not blame its link, are left alone', () => {
  expect(check({ bandwidth_bytes_per_s: 3.4e9 })).toEqual([]);
  expect(check({ bandwidth_bytes_per_s: 1.4e9, link_limited: 'no' })).toEqual([]);
});
