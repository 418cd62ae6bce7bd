/**
 * Writes the comment, in the trusted workflow that follows a check. It runs no code of the pull request and
 * believes the artifact's number only if the forge says that this commit is that pull request's head.
 */
import { type Artifact, type FILES, readArtifact } from './artifact.ts';
import { commentText, concerning, MARKER } from './comment.ts';
import { guard } from './guard.ts';

/** The parts that are used of the event `workflow_run`, which the forge writes. */
export interface RunEvent {
  repository: { full_name: string };
  workflow_run: { event: string; head_sha: string; html_url: string; head_repository: { full_name: string } | null };
}

export interface Forge {
  server: string;
  /** The answer of the forge's API as JSON; throws where it refuses. */
  ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown>;
}

interface PullRequest {
  state: string;
  head: { sha: string; repo: { full_name: string } | null };
}

interface Comment {
  id: number;
  body: string;
  user: { login: string } | null;
}

/** Who writes with the token of a workflow. */
const AUTHOR = 'github-actions[bot]';

const PER_PAGE = 100;

/** The forge lists at most 3,000 files of a pull request. */
const PAGES = 30;

/** Says what it did. */
export async function post(
  forge: Forge,
  { repository, workflow_run: run }: RunEvent,
  read: (file: keyof typeof FILES) => string,
): Promise<string> {
  if (run.event !== 'pull_request') throw new Error(`the run is of ${run.event}, not pull_request`);
  const artifact: Artifact = readArtifact(read);
  const name = repository.full_name;
  const pull = (await forge.ask('GET', `/repos/${name}/pulls/${artifact.number}`)) as PullRequest;
  const isFromThere = pull.head.repo !== null && pull.head.repo.full_name === run.head_repository?.full_name;
  if (pull.state !== 'open' || pull.head.sha !== run.head_sha || !isFromThere) {
    return `pull request ${artifact.number} is not open at ${run.head_sha}: no comment`;
  }

  const files = await pages<{ filename: string; previous_filename?: string }>(
    forge,
    `/repos/${name}/pulls/${artifact.number}/files`,
  );
  const paths = files.flatMap(({ filename, previous_filename: previous }) =>
    previous === undefined ? [filename] : [filename, previous],
  );
  const about = { ...artifact, findings: concerning(artifact.findings, paths) };
  const body = commentText(about, guard(paths, artifact.changes), {
    server: forge.server,
    repository: pull.head.repo?.full_name ?? name,
    commit: run.head_sha,
    run: run.html_url,
    site: await homepage(forge, name),
  });

  const thread = `/repos/${name}/issues/${artifact.number}/comments`;
  const ours = (await pages<Comment>(forge, thread)).find(
    (comment) => comment.user?.login === AUTHOR && comment.body.startsWith(MARKER),
  );
  if (!ours) {
    await forge.ask('POST', thread, { body });
    return `commented on pull request ${artifact.number}`;
  }
  await forge.ask('PATCH', `/repos/${name}/issues/comments/${ours.id}`, { body });
  return `updated the comment on pull request ${artifact.number}`;
}

/** The site's address, where the repository names it: the rules have their pages there. */
async function homepage(forge: Forge, name: string): Promise<string | undefined> {
  const { homepage } = (await forge.ask('GET', `/repos/${name}`)) as { homepage?: string | null };
  return homepage?.startsWith('https://') ? homepage.replace(/(?<!\/)\/+$/, '') : undefined;
}

async function pages<Item>(forge: Forge, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const part = (await forge.ask('GET', `${path}?per_page=${PER_PAGE}&page=${page}`)) as Item[];
    items.push(...part);
    if (part.length < PER_PAGE) break;
  }
  return items;
}
