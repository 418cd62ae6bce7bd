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
    engine_hangs: 'DuckDB did not start in time. An extension or a policy may block WebAssembly here.',
    engine_crashed:
      'DuckDB crashed on this query and restarts with the next one. If simple queries fail as well, the database is damaged.',
    engine_lost:
      'DuckDB stopped answering: the browser may have ended it to free memory. It starts again with the next query.',
    database_missing: 'The database is missing on this server.',
    database_broken:
      'The database does not match this page, or it is damaged. Reload the page; if that does not help, the server has only part of an update.',
    no_ranges: 'This server sends only whole files, and the database is too large for that. Download it below instead.',
    bad_ranges: 'The server sent the wrong part of the database. Download it below instead.',
    server: (status: string) =>
      `The server answered with an error (HTTP ${status}). Such errors often pass: try again in a minute.`,
    offline: 'The connection was lost. Try again when it is back.',
    stopped: 'Stopped.',
    too_slow: `Stopped: it took longer than ${TIME_LIMIT_MS / 1000} s.`,
    too_long: `The query is longer than ${LONGEST_QUERY} characters.`,
    not_a_question:
      'Only one statement that reads data is accepted: it begins with SELECT, FROM, WITH, VALUES, TABLE, DESCRIBE, SHOW, SUMMARIZE, PIVOT, UNPIVOT or EXPLAIN.',
    changes_session:
      'That changes DuckDB’s settings for later queries, which is not allowed here. DuckDB starts again with the next query.',
    pivot_without_in:
      "PIVOT needs its values listed, as in PIVOT measurements ON access IN ('seq', 'rand') USING count(*): without IN it becomes several statements.",
    no_current_date: 'That belongs to a DuckDB extension, and none is loaded. Today’s date is now()::TIMESTAMP::DATE.',
    no_extension: 'That belongs to a DuckDB extension, and none is loaded.',
    no_memory: 'The answer needs more memory than DuckDB may take here. Ask for fewer rows or groups.',
    query: 'DuckDB rejected a query made by this page.',
  } satisfies Record<DatasetProblem, string | ((detail: string) => string)>,
  saving: (size: string) =>
    `Your browser is set to save data, so DuckDB (${size}) is not loaded and the table shows the first rows, unfiltered.`,
  stop: 'Stop',
  load: 'Load DuckDB',
  progress: 'Loading DuckDB',
};
