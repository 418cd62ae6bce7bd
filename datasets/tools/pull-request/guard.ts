/**
 * What a pull request with data may touch, so that two of them never conflict and a reviewer knows what
 * to look at: one set, and the shared rows it needs.
 */

import type { Changes } from '../diff/diff.ts';
import { BROUGHT } from '../tables/shared-rows.ts';

export interface Notice {
  /** An error keeps the pull request from being merged as it is; a note tells a reviewer where to look. */
  level: 'error' | 'note';
  message: string;
  /** Names the message is about, as hostile as the pull request: quote them. */
  names: string[];
}

const SET = /^datasets\/sets\/(?!\.\.?\/)([^/]+)\/./;

/** Shared files that a contribution may have to add to: registry rows, and the sources that they cite. */
const SHARED = /^(?:datasets\/registry\/[^/]+\.csv|content\/references\.yaml)$/;

const BROUGHT_FILE = new RegExp(`^datasets/registry/(?:${BROUGHT.join('|')})\\.csv$`);

export function guard(paths: readonly string[], { shared }: Pick<Changes, 'shared'>): Notice[] {
  const sets = [...new Set(paths.flatMap((path) => SET.exec(path)?.[1] ?? []))].sort();
  const others = paths.filter((path) => !SET.test(path) && !SHARED.test(path)).sort();
  const crowded = paths.filter((path) => BROUGHT_FILE.test(path)).sort();
  const touched = shared.filter(({ removed, changed }) => removed + changed > 0);
  const notice = (level: Notice['level'], names: string[], message: string): Notice[] =>
    names.length > 0 ? [{ level, message, names }] : [];
  const several = `it touches ${sets.length} sets: open one pull request per set, so that each can be reviewed and merged alone`;
  const noData =
    'it touches files that are not data: put them into a separate pull request, or ask a maintainer to merge this one';
  const ofSet =
    'new rows of these tables belong in the folder of the set, where two pull requests never add to the same file';
  const ofOthers = 'it changes or removes shared rows that other sets refer to: a maintainer must review them';
  return [
    ...notice('error', sets.length > 1 ? sets : [], several),
    ...notice('error', others, noData),
    ...notice('note', sets.length > 0 ? crowded : [], ofSet),
    ...notice(
      'note',
      touched.map(({ table }) => table),
      ofOthers,
    ),
  ];
}
