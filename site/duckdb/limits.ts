// Queries that readers write themselves: what they may be, and how much they may take.
import { wordsOf } from '../../datasets/tools/text/words-of.ts';
import { opening, single } from './statement-text.ts';

/**
 * The statements that shut a session off: afterwards it reads no address and no file but its database, loads no
 * extension, keeps no secret, and none of this can be set back.
 */
export const LOCK = `
  SET autoinstall_known_extensions = false;
  SET autoload_known_extensions = false;
  SET allow_community_extensions = false;
  SET allow_persistent_secrets = false;
  SET enable_external_access = false;
  SET lock_configuration = true;
`;

/** Rows that are shown: more would be a download, not a page. */
export const ROWS = 200;

/** Columns that are shown: a table of more is read by no one, and its cells are too many for a page. */
export const COLUMNS = 200;

/** Characters of a cell that are shown, up to twenty columns. */
export const CELL_CHARACTERS = 10_000;

export const TIME_LIMIT_MS = 30_000;

export const LONGEST_QUERY = 10_000;

/** Statements that ask and change nothing. */
const QUESTIONS = new Set(
  wordsOf(`
  select from with values table describe desc show summarize pivot unpivot
`),
);

/**
 * What keeps a statement from being asked, before the engine sees it. This is the outer fence, there for its clear
 * words: the engine's settings and the worker shut the same doors for good.
 */
export function problemIn(sql: string): 'too_long' | 'not_a_question' | undefined {
  if (sql.length > LONGEST_QUERY) return 'too_long';
  const isQuestion = single(sql) !== undefined && QUESTIONS.has(opening(sql).word);
  return isQuestion ? undefined : 'not_a_question';
}
