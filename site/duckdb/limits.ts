// Queries that readers write themselves: what they may be, and how much they may take.

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

export const TIME_LIMIT_MS = 30_000;

export const LONGEST_QUERY = 10_000;

/** Statements that ask and change nothing. */
const QUESTIONS = new Set([
  'select',
  'from',
  'with',
  'values',
  'table',
  'describe',
  'desc',
  'show',
  'summarize',
  'pivot',
  'unpivot',
]);

/** Blanks, comments and brackets: what may stand before the first word. */
const BEFORE = /^(?:[\s(]|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

/** It runs what it explains, with ANALYZE at least: that must be a question, too. */
const EXPLAIN = /^explain\b(?:\s+analyze\b)?/i;

/**
 * What keeps a statement from being asked, before the engine sees it. This is the outer fence, there for its clear
 * words: the engine's settings and the worker shut the same doors for good.
 */
export function problemIn(sql: string): 'too_long' | 'not_a_question' | undefined {
  if (sql.length > LONGEST_QUERY) return 'too_long';
  const asked = sql.replace(BEFORE, '').replace(EXPLAIN, '').replace(BEFORE, '');
  const word = /^\w+/.exec(asked)?.[0].toLowerCase() ?? '';
  return QUESTIONS.has(word) ? undefined : 'not_a_question';
}
