// Words of the engine, wherever it answers: how far it is, what went wrong.
import { LONGEST_QUERY, TIME_LIMIT_MS } from './limits.ts';
import type { DatasetProblem } from './problem.ts';

export const words = {
  loading: (loaded: string, size: string) => `Loading DuckDB, ${loaded} of ${size}.`,
  loaded: 'DuckDB runs in your browser.',
  starting: 'Starting DuckDB.',
  ready: (time: string) => `Answered by DuckDB in your browser in ${time}.`,
  /** What went wrong, by its code. */
  problems: {
    engine_missing: 'DuckDB could not be loaded: its file is missing or incomplete here.',
    engine_damaged:
      'DuckDB’s file arrived damaged. Load it again; if that does not help, the file on the server is damaged.',
    engine_broken:
      'DuckDB does not start in this browser. It needs WebAssembly with exceptions, which browsers have since 2022.',
    engine_hangs:
      'DuckDB did not start in time. Something may forbid WebAssembly here: an extension, a policy.',
    engine_crashed:
      'DuckDB broke down on this query, and starts again with the next one. If simple queries fail as well, the database is damaged.',
    database_missing: 'The database is missing on this server.',
    database_broken:
      'The database is not the one that this page was built with, or is damaged. Load the page again; if that does not help, the server has half of an update.',
    no_ranges:
      'This server sends files only whole, and the database is too large for that. It can be downloaded below.',
    bad_ranges:
      'The server sent another part of the database than the one asked for. It can be downloaded below.',
    server: (status: string) =>
      `The server answered with an error (HTTP ${status}). That often passes: try again in a minute.`,
    offline: 'The connection was lost. Ask again when it is back.',
    stopped: 'Stopped.',
    too_slow: `Stopped: it took longer than ${TIME_LIMIT_MS / 1000} s.`,
    too_long: `The query is longer than ${LONGEST_QUERY} characters.`,
    not_a_question:
      'Only questions are answered: one statement that begins with SELECT, FROM, WITH, VALUES, TABLE, DESCRIBE, SHOW, SUMMARIZE, PIVOT, UNPIVOT or EXPLAIN.',
    changes_session:
      'That changes DuckDB’s settings for later queries, which is not allowed here. DuckDB starts again with the next query.',
    no_extension:
      'That is part of an extension of DuckDB, and this page loads none. The date of today is now()::TIMESTAMP::DATE.',
    no_memory:
      'The answer needs more memory than DuckDB may take here. Ask for fewer rows or groups.',
    query: 'DuckDB did not understand a question of this page.',
  } satisfies Record<DatasetProblem, string | ((detail: string) => string)>,
  saving: (size: string) =>
    `Your browser asks to save data, so DuckDB (${size}) is not loaded and the table shows the first rows of all, unfiltered.`,
  stop: 'Stop',
  load: 'Load DuckDB',
  progress: 'Loading DuckDB',
};
