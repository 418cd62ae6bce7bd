// Every word of the SQL console. What tables and columns mean comes with their descriptors.
import { LONGEST_QUERY } from '../duckdb/limits.ts';

export const words = {
  title: 'Query the measurements in SQL',
  description:
    'A SQL console over every measurement: DuckDB in your browser, with the tables described, examples, charts of the result and links to share.',
  lede: 'Query the whole database with DuckDB, which runs in your browser. Your queries are not sent anywhere; only opening a link that holds a query sends it, as part of the address. Start with the table',
  lede2: 'it joins the other tables, with one row per result.',
  short: 'Query in SQL',
  fromData: 'Query the whole database, with examples, a description of every column, and charts.',
  toConsole: 'Open the SQL console',

  query: 'Query',
  keys: 'Ctrl+Enter or ⌘+Enter runs the query. Ctrl+Space suggests names, Escape closes the list, Tab leaves the editor.',
  run: 'Run',
  stop: 'Stop',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It holds the query and what you chose for the chart.',
  fromLink: 'Query from a link: read it before you run it.',
  longLink: (length: number, most: number) =>
    `The query is too long for a link: its address would have ${length} characters, and many servers accept at most ${most}. Copy its text instead.`,
  longQuery: (length: number) =>
    `The query in the link has ${length} characters; at most ${LONGEST_QUERY} are accepted. It was ignored.`,
  noScript:
    'Queries need JavaScript. Without it, read the tables and examples below, or download the database and query it with DuckDB on your machine.',
  download: 'Downloads',
  examplesTitle: 'Examples',
  examplesHelp: 'An example replaces your query; press Run to run it.',
  examples: {
    nearest: {
      label: 'How close does each generation come to its ceiling?',
      about: 'GROUP BY ALL groups by every column that is not aggregated.',
    },
    best: { label: 'What is the fastest drive on each link?', about: 'QUALIFY keeps one row of each window.' },
    depth: { label: 'What does a deeper queue bring to one drive?', about: 'Two numeric columns: open the chart.' },
    state: {
      label: 'Fresh or used: what is known about the state?',
      about: 'An empty cell means that the source does not say; count() leaves it out.',
    },
    little: {
      label: 'Which results are farthest from Little’s law?',
      about: 'Requests in flight equal IOPS times mean latency.',
    },
    percentiles: {
      label: 'How long do the slowest writes wait?',
      about: 'UNPIVOT turns columns into rows, one line of the chart for each.',
    },
    sources: { label: 'Where do the results come from?', about: 'Tables join on the columns that both have.' },
    tables: { label: 'Which tables are there?', about: 'DESCRIBE and a table’s name lists its columns.' },
  },

  engine: {
    idle: (size: string) => `DuckDB runs in your browser. The first query loads it: ${size}.`,
    follows: 'The result appears once it has loaded.',
    instead: 'The last result stays. The tables, columns and examples can be read without it.',
  },

  limits: (rows: number, time: string) =>
    `Shows the first ${rows} rows and stops after ${time}. The session reads this database only: no files, no addresses, no extensions.`,
  missingTitle: 'What is missing',
  missing:
    "This DuckDB has no extensions, so it has no Parquet or JSON functions, no full-text search and no current_date: today’s date is now()::TIMESTAMP::DATE. PIVOT needs its values listed, as in ON access IN ('seq', 'rand'): without them it becomes two statements. Values are in base units: bytes, bytes per second, seconds. Divide for MB/s or ms.",

  busy: 'Running …',
  rows: (rows: number, time: string) => `${rows} ${rows === 1 ? 'row' : 'rows'} in ${time}.`,
  cut: (limit: number, time: string) => `The first ${limit} rows, in ${time}.`,
  cutColumns: (shown: number, all: number) => `The answer has ${all} columns; the first ${shown} are shown.`,
  cutCells: (characters: string) => `Values longer than ${characters} characters are cut and end in “…”.`,
  read: (bytes: string) => `Read ${bytes} of the database.`,
  result: 'Result of the query',
  resultTitle: 'Result',
  earlier: 'This is the result of the previous query:',
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
    x: 'Horizontal axis (x)',
    y: 'Vertical axis (y)',
    by: 'Colour by',
    form: 'Chart type',
    forms: { dots: 'dots', line: 'lines', bars: 'bars' } as Record<string, string>,
    rowNumber: 'row number',
    none: 'nothing',
    caption: (y: string, x: string, by: string) => `${y} vs ${x}${by ? `, by ${by}` : ''}`,
    value: (column: string, value: string) => `${column}: ${value}`,
    leftOut: (rows: number) =>
      `${rows === 1 ? 'One row is' : `${rows} rows are`} left out: a charted value is missing or is not a number.`,
    tooManyBars: (shown: number, all: number) =>
      `The first ${shown} of ${all} bars are drawn: there is no room to label more.`,
    tooManySeries: (shown: number, all: number, by: string) =>
      `The first ${shown} of ${all} values of ${by} are drawn: more colours would be hard to tell apart.`,
    failed: 'The chart could not be loaded. The table is complete without it.',
    drawn: (caption: string) => `Drawn: ${caption}`,
  },

  schema: {
    title: 'Tables and columns',
    to: 'Tables and columns',
    help: 'Click a name to insert it at the cursor.',
    find: 'Find a table or column',
    none: 'No matching table or column.',
    count: (columns: number) => `${columns} columns`,
    columns: 'What each column means',
    insert: (name: string) => `${name}: insert into the query`,
  },
};
