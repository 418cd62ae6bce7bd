// Every word of the dataset pages. What tables and columns mean comes with their descriptors.
import type { Column } from '../generated/datasets.ts';

export const words = {
  title: 'How fast are drives and links in practice?',
  figures: { title: 'Which figures were measured?' },
  description:
    'Measured bandwidth, IOPS and latency of drives, arrays and links, beside what the calculators predict: filters, SQL and downloads, each figure with its source.',
  answer: {
    from: (devices: string, sets: string) =>
      `measured figures of ${devices} devices and arrays, from ${sets} sets, each with its source.`,
    inside: (inside: number, compared: number, error: string) =>
      `${inside} of ${compared} usable measurements fall inside the predicted range; on average they are ${error} off its middle.`,
    fitted: (fitted: number) =>
      `A measurement is usable if the link was the limit and its packet size is stated by the source or implied by the platform; ${fitted} more are left out because their packet size was chosen to fit.`,
  },

  charts: {
    title: 'How close do links come to their ceiling?',
    ceiling: 'ceiling',
    measured: 'Measured',
    computed: 'Ceiling, computed',
    log: (label: string) => `${label} (log scale)`,
    againstCeiling: 'Measured bandwidth vs computed ceiling, where the link was the limit',
    round: 'PCIe; labels are generation × lanes',
    square: 'other links',
    reading:
      'Point at a dot to see its row; click it to see how it was measured. With the keyboard: Tab, then the arrow keys.',
    more: 'Model accuracy, row by row',
  },

  table: {
    title: 'Measurements',
    caption:
      'Bandwidth is per direction. Each name links to how it was measured: link, firmware, command, source.',
    /** Said of the order that the page begins with. */
    order: 'Sorted by drive, then workload, then queue depth; newest first.',
    sorted: (column: string) => `Sorted by “${column}”.`,
    columns: {
      target: 'Device',
      link: 'Link',
      workload: 'Workload',
      measured: 'Measured',
      iops: 'IOPS',
      latency: 'Latency',
      expected: 'Expected',
      ceiling: 'Ceiling',
      share: 'Of ceiling',
      limited: 'Link is the limit',
      state: 'State',
      tool: 'Tool',
      firmware: 'Firmware',
      kernel: 'Kernel',
      platform: 'Platform',
      set: 'Set',
      source: 'Source',
    },
    choose: 'Columns',
    units: 'Units',
    decimal: 'MB (powers of 1000)',
    binary: 'MiB (powers of 1024)',
    pages: 'Pages of the table',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: string) => `Page ${page} of ${pages}`,
    anyPage: 'a whole number from 1',
    pagesTo: (last: number) => `1 to ${last}`,
    count: (from: string, to: string, all: string) => `Rows ${from} to ${to} of ${all}`,
    countNone: 'No rows',
    none: 'No matching rows. Remove a filter or change the search.',
    waiting: (rows: number, all: string) =>
      `Loading your selection; meanwhile the first ${rows} of ${all} rows`,
    waitingFrom: (from: string, to: string, all: string) =>
      `Loading your selection; meanwhile rows ${from} to ${to} of all ${all}`,
    follows: 'Loading your selection: waiting for DuckDB',
    inSql: 'This selection in SQL',
    inSqlTooLong: 'Too many filters for the link “This selection in SQL”.',
    copyCsv: 'Copy as CSV',
    copyMarkdown: 'Copy as Markdown',
    copied: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} copied.`,
    notCopied: 'The browser blocked copying.',
    csv: 'Download the selection as CSV',
    csvDone: (rows: string) => `${rows} rows downloaded, every column, with their sources.`,
    csvCut: (rows: string) =>
      `The first ${rows} rows were downloaded. All of them are in the Parquet files below.`,
    csvFailed:
      'DuckDB could not be loaded, so there is no file. All rows are in the downloads below.',
    browse: 'Every row can also be read without JavaScript:',
    browseBy: {
      sets: 'by set',
      drives: 'by drive',
      controllers: 'by controller',
      platforms: 'by platform',
      workloads: 'by workload',
    } as Record<string, string>,
  },

  filters: {
    title: 'Filter',
    search: 'Find a device, platform, tool, source or note',
    toFilters: 'Filters',
    labels: {
      kind: 'Kind of device',
      drive: 'Drive',
      link: 'Link',
      lanes: 'Lanes',
      access: 'Access',
      direction: 'Direction',
      block: 'Block size',
      reads: 'Read share',
      depth: 'Total queue depth',
      metric: 'Contains',
      state: 'State of the drive',
      limited: 'Link is the limit',
      tool: 'Tool',
      platform: 'Platform',
      year: 'Year',
      source: 'Source',
      set: 'Set',
    } as Record<string, string>,
    metrics: {
      bandwidth: 'bandwidth',
      iops: 'IOPS',
      latency: 'latency',
      ratio: 'only a ratio',
      prediction: 'a prediction',
    } as Record<string, string>,
    readShare: (percent: string) => `${percent}\u202f%`,
    chosen: (count: number) => `${count} chosen`,
    remove: (label: string, value: string) => `Remove ${label}: ${value}`,
    inUse: 'Active filters',
    narrow: (facet: string) => `Find in: ${facet}`,
    narrowHint: 'Find',
    noValue: 'No matching value.',
    onlyDrive: (name: string) => `All about ${name}`,
    reset: 'Show all rows',
    noScript:
      'Filters and sorting need JavaScript. Without it, every row can be read by set, drive, platform or workload.',
    bad: (parameter: string, value: string, allowed: string) =>
      `The address has ${parameter} = “${value}”, which was ignored. Accepted: ${allowed}.`,
    badMany: (count: number, some: string) => `one of ${count} values, such as ${some}`,
    badMore: (count: number) => `${count} more values in the address were ignored.`,
    failed: 'The rows could not be loaded. The table stays as it is.',
  },

  engine: {
    idle: (size: string) =>
      `Filters and sorting use DuckDB in your browser. The first use loads it: ${size}.`,
    follows: 'What you chose is complete once it has loaded.',
    instead:
      'Without it the table shows the first rows of everything, or of one drive, link or set. Every row is also on the pages by set and by drive.',
  },

  downloads: {
    title: 'Download',
    lede: 'The same rows in three formats. Values are in base units; the page of columns says what each one means.',
    file: 'File',
    what: 'What',
    rows: 'Rows',
    bytes: 'Size',
    sha256: 'SHA-256',
    database: 'DuckDB database: every table',
    json: {
      'parts.json': 'Parts by name, as chains take them (JSON)',
      'copies.json': 'Write caches of drives and their rates past them (JSON)',
      'ranges.json': 'Expected ranges of links and arrays, with every measurement in them (JSON)',
    } as Record<string, string>,
    parquet: (table: string, part?: string) =>
      `Table ${table}${part ? `, part ${part}` : ''}, Parquet`,
    zip: (set: string) => `Set: ${set}. CSV and provenance`,
    licenceTitle: 'Licence and citation',
    licence: 'The compilation is',
    licenceFacts:
      'so you may use it without asking. The figures are facts and their sources are named in every row: cite those when you use a figure.',
    cite: 'To cite the dataset:',
    citation: (site: string, sets: number, model: number) =>
      `The Lanewise contributors: Lanewise measurements (${sets} sets; model version ${model}). ${site}`,
    versions: 'Versions of the sets',
    exampleTitle: 'Read it with DuckDB',
    example:
      'How close does each link generation come to its ceiling? With the folder of Parquet files as the working directory:',
  },

  columns: {
    title: 'What does each column mean?',
    name: 'Columns',
    moved: 'This page has moved',
    movedText: 'The meaning of each column is now at:',
    description:
      'Every table and column of the Lanewise dataset: meaning, type, unit, allowed values.',
    lede: 'Columns hold base units: bytes, bytes per second. An empty cell means that the source does not say. Each table below is described once, in the repository; the checks, the database and this page are generated from that description.',
    kinds: {
      registry: 'Shared by all sets.',
      set: 'One file in each set.',
      computed: 'Computed when the dataset is built.',
      joined:
        'Joined from the other tables when the dataset is built. In the database, results and predictions are views of it.',
    },
    heads: {
      column: 'Column',
      meaning: 'Meaning',
      type: 'Type',
      unit: 'Unit',
      allowed: 'Allowed',
      example: 'Example',
      required: 'Required',
    },
    types: {
      string: 'string',
      integer: 'integer',
      number: 'number',
      date: 'date',
      boolean: 'boolean',
    } satisfies Record<Column['type'], string>,
    required: 'yes',
    optional: 'may be empty',
    key: 'Key',
    inSql: 'In the database',
    back: 'See the rows',
  },
};
