// Which files somebody has changed, and what has to be tried because of them.
import { spawnSync } from 'node:child_process';
import { root } from '../../site/build/tools.mjs';

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** The commit at which this work left the main branch; on that branch itself the last one. */
export const base = (): string =>
  git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || git('rev-parse', 'HEAD');

/** Paths of the files that were changed, deleted or added since a commit, those that are not committed among them. */
export const changedSince = (commit: string): string[] =>
  [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((path) => path !== '');

/** What places of pages, links to them, frames and languages are made of, and their tests. */
const PLACED =
  /^(?:astro\.config\.mjs|package-lock\.json|site\/(?:build|embed|frame|offline|outward|search)\/|site\/common\/(?:link|place|plural|words)\.|content\/translations\/[^/]+\/[^/]+\.ts|tests\/(?:pages|e2e\/below-a-path)\/)/;

/** Lists of what lies there, and what the cards of pages show: their addresses are made by the code beside them. */
const NOT_PLACED = /^site\/.*\.json$|^site\/outward\/cards-build\.ts$/;

/** Whether a change can break the site below a path or in another language alone. */
export const isPlaced = (changed: readonly string[]): boolean =>
  changed.some((path) => PLACED.test(path) && !NOT_PLACED.test(path));

/**
 * What this work changed; on the main branch its last commit (a merge: all that it brought) and what is not committed;
 * nothing where nobody knows.
 */
export function changedHere(): string[] {
  const from = base();
  if (from !== git('rev-parse', 'HEAD')) return changedSince(from);
  return git('rev-parse', '--verify', '-q', 'HEAD^') === '' ? [] : changedSince('HEAD^');
}

/** Whether it has to be tried by day: also where nobody knows what was changed. */
export function concernsPlaces(): boolean {
  const changed = changedHere();
  return changed.length === 0 || isPlaced(changed);
}
