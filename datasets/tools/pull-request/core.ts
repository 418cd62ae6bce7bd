/**
 * Where the core lies that a pull request is compared with: built by a run on the main branch and left there as an
 * artifact. Nothing is built in the check of a pull request, so that nothing of it is run.
 */
import type { Forge } from './post.ts';

/** The workflow that leaves it, and the artifact's name. */
const WORKFLOW = 'check.yml';
const ARTIFACT = 'core';

/** Runs that are asked for the artifact: the newest ones, since it is kept for 90 days only. */
const ASKED = 10;

interface Run {
  id: number;
  event: string;
  head_sha: string;
  head_branch: string;
  head_repository: { full_name: string } | null;
}

/** The number of the run of this commit, or of the newest one, that has the core; nothing where there is none. */
export async function coreRun(
  forge: Pick<Forge, 'ask'>,
  { repository, branch, commit }: { repository: string; branch: string; commit: string },
): Promise<number | undefined> {
  const runs = `/repos/${repository}/actions/workflows/${WORKFLOW}/runs`;
  const query = new URLSearchParams({ branch, status: 'success', per_page: '50' });
  const { workflow_runs: listed } = (await forge.ask('GET', `${runs}?${query}`)) as { workflow_runs: Run[] };
  // A fork may have a branch of the same name: its runs are those of its pull requests.
  const own = listed.filter(
    (run) =>
      run.event !== 'pull_request' && run.head_branch === branch && run.head_repository?.full_name === repository,
  );
  const isOfCommit = (run: Run) => run.head_sha === commit;
  const sorted = [...own.filter(isOfCommit), ...own.filter((run) => !isOfCommit(run))];
  for (const { id } of sorted.slice(0, ASKED)) {
    const path = `/repos/${repository}/actions/runs/${id}/artifacts?name=${ARTIFACT}`;
    const { artifacts } = (await forge.ask('GET', path)) as { artifacts: { expired: boolean }[] };
    if (artifacts.some(({ expired }) => !expired)) return id;
  }
  return undefined;
}
