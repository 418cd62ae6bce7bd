// What can go wrong with the dataset in the page, as codes: the page has the words.

export type DatasetProblem =
  /** The engine's file is not there, or not all of it. */
  | 'engine_missing'
  /** The engine's file is all there, and no WebAssembly that this browser, which knows enough of it, can compile. */
  | 'engine_damaged'
  /** The engine does not start: the browser is too old, or forbids WebAssembly. */
  | 'engine_broken'
  /** The engine broke down while it answered. */
  | 'engine_crashed'
  /** The engine gives no sign of life any more: its worker was ended, by the browser or by an error. */
  | 'engine_lost'
  /** The engine gives no sign of life within its time. */
  | 'engine_hangs'
  | 'database_missing'
  /** It is not the file that the page was built with: another size, other content, an unreadable part. */
  | 'database_broken'
  /** The database is large, and the host sends whole files only. */
  | 'no_ranges'
  /** The server answers a request for a part with another one. */
  | 'bad_ranges'
  /** The server says that it cannot answer now; the detail is its status. */
  | 'server'
  | 'offline'
  /** The reader has ended it. */
  | 'stopped'
  /** It took longer than it may. */
  | 'too_slow'
  /** The text of the query is longer than it may be. */
  | 'too_long'
  /** The statement is no question, or more than one. */
  | 'not_a_question'
  /** It changes what later queries meet. */
  | 'changes_session'
  /** PIVOT without IN, which DuckDB makes several statements of. */
  | 'pivot_without_in'
  /** It asks for the date by a name that only an extension has. */
  | 'no_current_date'
  /** It names something of an extension, and none is ever loaded. */
  | 'no_extension'
  /** The answer needs more memory than the engine may take. */
  | 'no_memory'
  /** The engine refuses the query; the detail is its own message. */
  | 'query';

export class DatasetError extends Error {
  readonly code: DatasetProblem;

  /** `detail` is for people who know what they asked: never markup, not translated. */
  constructor(code: DatasetProblem, detail = '') {
    super(detail || code);
    this.name = 'DatasetError';
    this.code = code;
  }
}
