// What an error of DuckDB is about. It says so in the first words of its message; what follows holds the reader's own
// words, which say nothing of the kind.
import { DatasetError, type DatasetProblem } from './problem.ts';

const KIND = /^([A-Z][A-Za-z ]*?) Error: /;

const KINDS: Record<string, DatasetProblem> = {
  'Out of Memory': 'no_memory',
  IO: 'database_broken',
  Serialization: 'database_broken',
  INTERNAL: 'engine_crashed',
  FATAL: 'engine_crashed',
};

/** Names of functions and types that there are, in an extension. A name may hold anything but a line's end. */
const IN_EXTENSION =
  /^Catalog Error: (?:[A-Z]\w* )*with name "([^\n]*)" is not in the catalog, but it exists in the \w+ extension\.(?:\n|$)/;

/** Of a text that our own scanner takes for one statement: only PIVOT without IN becomes several. */
const SEVERAL = /^(?:Invalid Input Error: )?Cannot prepare multiple statements/;

const DATES = new Set(['current_date', 'today']);

export function problemOf(error: unknown): DatasetError {
  if (error instanceof DatasetError) return error;
  if (!(error instanceof Error)) return new DatasetError('engine_crashed', String(error));
  const { name, message } = error;
  // DuckDB's own are plain errors. Others come from WebAssembly that ran aground, and stays there.
  if (name !== 'Error') return new DatasetError('engine_crashed', `${name}: ${message}`);
  if (SEVERAL.test(message)) return new DatasetError('pivot_without_in', message);
  const missing = IN_EXTENSION.exec(message)?.[1];
  if (missing !== undefined) return new DatasetError(DATES.has(missing) ? 'no_current_date' : 'no_extension', message);
  return new DatasetError(KINDS[KIND.exec(message)?.[1] ?? ''] ?? 'query', message);
}
