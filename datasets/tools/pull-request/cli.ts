/**
 * The steps of the workflows that are ours; what they need of the forge stands in the environment:
 *   core                     finds the run on the main branch that has built the core, and names it as an output
 *   report <after> <report>  checks the pull request whose merge is in <after>, and leaves its report
 *   comment <report>         writes the comment from a report
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coreRun } from './core.ts';
import { readReport } from './files.ts';
import { type Forge, post } from './post.ts';
import { writeReport } from './report.ts';

const {
  BASE_COMMIT: commit = '',
  DEFAULT_BRANCH: branch = '',
  GITHUB_API_URL: api,
  GITHUB_EVENT_PATH: event = '',
  GITHUB_OUTPUT: output = '',
  GITHUB_REPOSITORY: repository = '',
  GITHUB_SERVER_URL: server = '',
  GITHUB_TOKEN: token,
  PULL_REQUEST: pullRequest,
} = process.env;

const forge: Forge = {
  server,
  async ask(method, path, body) {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  },
};

/** The check goes on without the core; its report says what is left out then. */
async function core(): Promise<void> {
  try {
    const run = await coreRun(forge, { repository, branch, commit });
    console.log(run === undefined ? 'no run of the main branch provides the core' : `run ${run}`);
    if (run !== undefined) appendFileSync(output, `run-id=${run}\n`);
  } catch (error) {
    console.log(`the search for the core failed: ${(error as Error).message}`);
  }
}

const [command, first = '', second = ''] = process.argv.slice(2);

if (command === 'core') {
  await core();
} else if (command === 'report') {
  process.exitCode = await writeReport(resolve(first), resolve(second), Number(pullRequest));
} else if (command === 'comment') {
  const happened = JSON.parse(readFileSync(event, 'utf8'));
  console.log(await post(forge, happened, (file) => readReport(first, file)));
} else {
  console.error('usage: core | report <after> <report> | comment <report>');
  process.exitCode = 2;
}
