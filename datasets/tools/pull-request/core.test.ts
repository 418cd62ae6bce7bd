import { expect, test } from 'vitest';
import { coreRun } from './core.ts';

const repository = 'lanewise/lanewise';
const where = { repository, branch: 'main', commit: 'base' };

const run = (id: number, rest: object = {}) => ({
  id,
  event: 'push',
  head_sha: `other-${id}`,
  head_branch: 'main',
  head_repository: { full_name: repository },
  ...rest,
});

/** A forge whose runs have an artifact unless they are named. */
const forge = (runs: object[], without: number[] = [], expired: number[] = []) => ({
  async ask(_: string, path: string) {
    if (path.includes('/workflows/check.yml/runs?')) return { workflow_runs: runs };
    const id = Number(/runs\/(\d+)\/artifacts/.exec(path)?.[1]);
    return { artifacts: without.includes(id) ? [] : [{ expired: expired.includes(id) }] };
  },
});

test('the run of the base commit comes first, else the newest', async () => {
  expect(await coreRun(forge([run(3), run(2, { head_sha: 'base' }), run(1)]), where)).toBe(2);
  expect(await coreRun(forge([run(3), run(1)]), where)).toBe(3);
});

test('a run without the artifact, or with one that has expired, is passed over', async () => {
  expect(await coreRun(forge([run(3), run(2), run(1)], [3], [2]), where)).toBe(1);
  expect(await coreRun(forge([run(3)], [3]), where)).toBeUndefined();
  expect(await coreRun(forge([]), where)).toBeUndefined();
});

test.each([
  ['of a pull request', { event: 'pull_request' }],
  ['of another repository', { head_repository: { full_name: 'someone/lanewise' } }],
  ['of a repository that is gone', { head_repository: null }],
  ['of another branch', { head_branch: 'mine' }],
])('a run %s is not asked for code', async (_, rest) => {
  expect(await coreRun(forge([run(3, rest)]), where)).toBeUndefined();
});
