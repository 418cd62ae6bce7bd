// Every word of the dataset pages. What tables and columns mean comes with their descriptors.
import type { Column } from '../generated/datasets.ts';

export const words = {
  title: 'What do drives and links really do?',
  description:
    'Measured bandwidth, IOPS and latency of drives, arrays and links, beside what the calculators predict: filters, SQL and downloads, each figure with its source.',
  answer: {
    from: (devices: string, sets: string) =>
      `measured figures of ${devices} devices and arrays, from ${sets} sets, each with its source.`,
    inside: (inside: number, compared: number, error: string) =>
      `${inside} of ${compared} figures that prove something lie inside the range that the calculators expect, on average ${error} off its middle.`,
    fitted: (fitted: number) =>
      `Proof is a figure for which the link was the limit and whose packet size the source states or the platform suggests; ${fitted} more have one that was chosen to fit, and are left out.`,
  },

  charts: {
    title: 'How near do links come to their ceiling?',
    ceiling: 'ceiling',
    measured: 'Measured',
    computed: 'Ceiling, computed',
    log: (label: string) => `${label} (log scale)`,
    againstCeiling: 'Measured bandwidth over the computed ceiling, where the link was the limit',
    round: 'PCIe; labels are generation × lanes',
    square: 'other links',
    reading:
      'Point at a dot to see its row; follow it to how it was measured. With the keyboard: Tab, then the arrow keys.',
    more: 'How the models do, row by row',
  },

  table: {
    title: 'Measurements',
    caption:
      'Bandwidth is per direction. Each name leads to how it was measured: link, firmware, command, source.',
    /** Said of the order that the page begins with. */
    order: 'Drives first, the same load together, few requests before many, newest first.',
    sorted: (column: string) => `In the order of “${column}”.`,
    columns: {
      target: 'Device',
      link: 'Link',
      workload: 'Load',
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
    decimal: 'MB (of 1000)',
    binary: 'MiB (of 1024)',
    pages: 'Pages of the table',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: string) => `Page ${page} of ${pages}`,
    anyPage: 'a whole number from 1',
    pagesTo: (last: number) => `1 to ${last}`,
    count: (from: string, to: string, all: string) => `Rows ${from} to ${to} of ${all}`,
    none: 'No row fits. Take a filter away.',
    waiting: (rows: number, all: string) =>
      `Not your selection yet: the first ${rows} of ${all} rows`,
    waitingFrom: (from: string, to: string, all: string) =>
      `Not your selection yet: rows ${from} to ${to} of all ${all}`,
    follows: 'Not your selection yet: it follows when DuckDB is here',
    inSql: 'This selection in SQL',
    inSqlTooLong: 'Too many filters are chosen for the link “This selection in SQL”.',
    copyCsv: 'Copy as CSV',
    copyMarkdown: 'Copy as Markdown',
    copied: (rows: number) => `${rows} rows copied.`,
    notCopied: 'The browser did not let the page copy.',
    csv: 'Download the selection as CSV',
    csvDone: (rows: string) => `${rows} rows downloaded, every column, with their sources.`,
    csvCut: (rows: string) =>
      `The first ${rows} rows were downloaded. All of them are in the Parquet files below.`,
    csvFailed:
      'DuckDB could not be loaded, so there is no file. All rows are in the downloads below.',
    browse: 'Every row can be read without a script, too:',
    browseBy: {
      sets: 'by set',
      drives: 'by drive',
      controllers: 'by controller',
      platforms: 'by platform',
      workloads: 'by load',
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
      reads: 'Share of reads',
      depth: 'Requests in flight',
      metric: 'With',
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
    readShare: (percent: string) => `${percent} %`,
    chosen: (count: number) => `${count} chosen`,
    remove: (label: string, value: string) => `${label}: ${value}, take away`,
    inUse: 'Filters in use',
    narrow: (facet: string) => `Find in: ${facet}`,
    narrowHint: 'Find',
    noValue: 'No value is called so.',
    onlyDrive: (name: string) => `All about ${name}`,
    reset: 'Show all rows',
    noScript:
      'Filters and sorting need JavaScript. Every row can be read without, by set, drive, platform or workload.',
    bad: (parameter: string, value: string, allowed: string) =>
      `The address says ${parameter} = “${value}”. Allowed: ${allowed}. It is left out.`,
    badMany: (count: number, some: string) => `one of ${count} values, such as ${some}`,
    badMore: (count: number) => `${count} more values of the address are left out.`,
    failed: 'The rows could not be loaded. The table stays as it is.',
  },

  engine: {
    idle: (size: string) =>
      `Filters and sorting are answered by DuckDB in your browser. The first use loads it: ${size}.`,
    follows: 'The table follows when it is there.',
    instead:
      'The table shows the first rows of all, unfiltered. Their first pages can be turned without it. Every row is in the pages by set and by drive, too.',
  },

  downloads: {
    title: 'Download',
    lede: 'The same rows three ways. Values are in base units; the page of columns says what each one means.',
    file: 'File',
    what: 'What',
    rows: 'Rows',
    bytes: 'Size',
    sha256: 'SHA-256',
    database: 'DuckDB database: every table',
    parts: 'Parts by name, as chains take them (JSON)',
    parquet: (table: string, part?: string) =>
      `Table ${table}${part ? `, part ${part}` : ''}, Parquet`,
    zip: (set: string) => `Set: ${set}. CSV and provenance`,
    licenceTitle: 'Licence and citation',
    licence: 'The compilation is',
    licenceFacts:
      'so you may use it without asking. The figures are facts and their sources are named in every row: cite those when you use a figure.',
    cite: 'To cite the dataset:',
    citation: (site: string, sets: string, model: number) =>
      `The Lanewise contributors: Lanewise measurements (sets ${sets}; model version ${model}). ${site}`,
    exampleTitle: 'Read it with DuckDB',
    example:
      'How near does each link generation come to its ceiling? With the folder of Parquet files as the working directory:',
  },

  columns: {
    title: 'What does each column mean?',
    name: 'Columns',
    moved: 'This page has moved',
    movedText: 'What the columns mean has a page with another address:',
    description:
      'Every table and column of the Lanewise dataset: meaning, type, unit, allowed values.',
    lede: 'Columns hold base units: bytes, bytes per second. An empty cell means that the source does not say. Each table below is described once, in the repository, and that description makes the checks, the database and this page.',
    tables: 'Tables',
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
