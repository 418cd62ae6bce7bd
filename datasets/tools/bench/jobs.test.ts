import { expect, test } from 'vitest';
import { registryRows } from '../../../tests/support/dataset.ts';
import { fioArguments, PLANS } from './jobs.ts';

const place = { filename: 'f', size: 2 ** 30, engine: 'libaio' };

test('names of jobs are unlike, because their outputs are named after them', () => {
  for (const { jobs } of PLANS) expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

test('the full plan has every load of the registry, and a sweep of the depth', () => {
  const full = PLANS.find(({ name }) => name === 'full');
  const loads = full?.jobs.map(({ rw, blockSize, readPercent }) => [
    rw.startsWith('rand') ? 100 : 0,
    readPercent ?? (rw.endsWith('read') ? 100 : 0),
    blockSize,
  ]);
  const fixed = registryRows('workloads').filter(({ workload_id: id }) => /^(?:128k|4k|oltp|vdi)-/.test(String(id)));
  expect(fixed.length).toBeGreaterThanOrEqual(6);
  for (const { random_percent: random, read_percent: read, block_size_bytes: block } of fixed)
    expect(loads).toContainEqual([random, read, block]);
  expect(full?.jobs.filter(({ rw }) => rw === 'randread').map(({ queueDepth }) => queueDepth)).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128,
  ]);
});

test('a job passes the page cache by and leaves the first moment out', () => {
  const [job] = PLANS[0]?.jobs ?? [];
  if (!job) throw new Error('no job');
  expect(fioArguments(job, 15, place)).toEqual(
    expect.arrayContaining(
      '--direct=1 --filename=f --rw=read --bs=131072 --iodepth=32 --runtime=15 --ramp_time=2'.split(' '),
    ),
  );
});
