// Every word of the SQL console. What tables and columns mean comes with their descriptors.
import { LONGEST_QUERY } from '../duckdb/limits.ts';

export const words = {
  title: 'Ask the measurements in SQL',
  description:
    'A SQL console over every measurement: DuckDB in your browser, with the tables described, examples, charts of the result and links to share.',
  lede: 'The whole database is open to your questions, and DuckDB answers them in your browser. Nothing you ask is sent anywhere; a link that holds a query is, as any address, when it is opened. Begin with the table',
  lede2: 'it joins what the other tables hold, one row for each measured figure.',
  short: 'Ask in SQL',
  fromData: 'The whole database can be asked, with examples, every column described, and charts.',
  toConsole: 'Open the SQL console',

  query: 'Query',
  keys: 'Ctrl or ⌘ with Enter runs it. Ctrl with Space proposes names, Escape closes the list, Tab leaves the editor.',
  run: 'Run',
  stop: 'Stop',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It holds the query and what you chose for the chart.',
  fromLink: 'Query from a link: read it, then Run.',
  longLink: (length: number, most: number) =>
    `The query makes an address of ${length} characters, and many servers take ${most} at most: no link can hold it. Copy its text instead.`,
  longQuery: (length: number) =>
    `The link holds a query of ${length} characters; at most ${LONGEST_QUERY} are taken. It is left out.`,
  noScript:
    'Asking needs JavaScript. The tables and examples below can be read without it, and the database can be downloaded and asked with DuckDB on your machine.',
  download: 'Downloads',
  examplesTitle: 'Examples',
  examplesHelp: 'An example takes the place of your query and waits for Run.',
  examples: {
    nearest: {
      label: 'How near does each generation come to its ceiling?',
      about: 'GROUP BY ALL groups by every column that is not counted.',
    },
    best: {
      label: 'What is the fastest drive on each link?',
      about: 'QUALIFY keeps one row of each window.',
    },
    depth: {
      label: 'What do more requests in flight bring to one drive?',
      about: 'Numbers over numbers: open the chart.',
    },
    state: {
      label: 'Fresh or used: what is known of the state?',
      about: 'An empty cell means that the source does not say; count() leaves it out.',
    },
    little: {
      label: 'Which figures are farthest from Little’s law?',
      about: 'Requests in flight are operations per second times mean latency.',
    },
    percentiles: {
      label: 'How long do the slowest writes wait?',
      about: 'UNPIVOT turns columns into rows, one line of the chart for each.',
    },
    sources: {
      label: 'Where do the figures come from?',
      about: 'Tables join by the columns that both have.',
    },
    tables: { label: 'Which tables are there?', about: 'DESCRIBE and a table’s name says more.' },
  },

  engine: {
    idle: (size: string) => `DuckDB answers in your browser. The first query loads it: ${size}.`,
    follows: 'The answer follows when it is there.',
    instead: 'What is shown stays. The tables, columns and examples can be read without it.',
  },

  limits: (rows: number, time: string) =>
    `Shows the first ${rows} rows and stops after ${time}. The session reads this database only: no files, no addresses, no extensions.`,
  missingTitle: 'What is not there',
  missing:
    "This DuckDB has no extensions. So there are no Parquet and JSON functions, no full-text search, and no current_date: the date of today is now()::TIMESTAMP::DATE. PIVOT needs its values named, as in ON access IN ('seq', 'rand'): without them it is two statements. Values are in base units: bytes, bytes per second, seconds. Divide for MB/s or ms.",

  busy: 'Asking …',
  rows: (rows: number, time: string) => `${rows} ${rows === 1 ? 'row' : 'rows'} in ${time}.`,
  cut: (limit: number, time: string) => `The first ${limit} rows, in ${time}.`,
  cutColumns: (shown: number, all: number) =>
    `The answer has ${all} columns; the first ${shown} are shown.`,
  cutCells: (characters: string) =>
    `Values longer than ${characters} characters are cut and end in “…”.`,
  read: (bytes: string) => `${bytes} of the database read for it.`,
  result: 'Result of the query',
  resultTitle: 'Result',
  earlier: 'This is the result of the query before, which was:',
  null: 'NULL',
  take: {
    copyCsv: 'Copy as CSV',
    copyMarkdown: 'Copy as Markdown',
    save: 'Save as CSV',
    saved: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} saved.`,
  },

  chart: {
    title: 'Chart',
    choose: 'What to draw',
    x: 'Along the bottom (x)',
    y: 'Upwards (y)',
    by: 'Colour by',
    form: 'Form',
    forms: { dots: 'dots', line: 'lines', bars: 'bars' } as Record<string, string>,
    rowNumber: 'number of the row',
    none: 'nothing',
    caption: (y: string, x: string, by: string) => `${y} over ${x}${by ? `, by ${by}` : ''}`,
    value: (column: string, value: string) => `${column}: ${value}`,
    leftOut: (rows: number) =>
      `${rows === 1 ? 'One row is' : `${rows} rows are`} left out: a value of the chart is missing there, or is no number.`,
    tooManyBars: (shown: number, all: number) =>
      `Drawn are the first ${shown} of ${all} bars: more would have no room for their names.`,
    tooManySeries: (shown: number, all: number, by: string) =>
      `Drawn are the first ${shown} of ${all} values of ${by}: more colours could not be told apart.`,
    failed: 'The chart could not be loaded. The table is complete without it.',
    drawn: (caption: string) => `Drawn: ${caption}`,
  },

  schema: {
    title: 'Tables and columns',
    to: 'Tables and columns',
    help: 'A name goes into the query where you were writing.',
    find: 'Find a table or column',
    none: 'No table or column has that in its name or title.',
    count: (columns: number) => `${columns} columns`,
    columns: 'What each column means',
    insert: (name: string) => `${name}: put it into the query`,
  },
};
