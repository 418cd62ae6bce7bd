// Every word of the dataset pages. What tables and columns mean comes with their descriptors.
import type { DatasetProblem } from '../../dataset-error.ts';
import { LONGEST_QUERY, TIME_LIMIT_MS } from '../../sql-limits.ts';

export const data = {
  title: 'Do the models hold against measurements?',
  description:
    'Measured storage and link bandwidth beside what the calculators predict: charts, filters, SQL and downloads, each figure with its source.',
  answer: {
    of: (inside: number, compared: number) => `${inside} of ${compared}`,
    inside: (error: string) =>
      `measured figures lie inside the expected range. On average they are ${error} off its middle.`,
    counted: (above: number, below: number) =>
      `Counted are figures for which the link was the limit and whose packet size the source states or the platform suggests. Of the others, ${above} lie above the range and ${below} below.`,
    fitted: (fitted: number) =>
      `${fitted} more of them have a packet size that was chosen because the figure needs it. They show that the model can be right, not that it is, and are left out.`,
  },

  charts: {
    title: 'Where do they fall?',
    ceiling: 'ceiling',
    expected: 'expected',
    measured: 'Measured',
    computed: 'Ceiling, computed',
    share: 'Measured / ceiling',
    log: (label: string) => `${label} (log scale)`,
    againstCeiling: 'Measured bandwidth over the computed ceiling',
    asShare: 'The same figures as a share of their ceiling',
    limited: 'the link was the limit',
    partly: 'it was so in part, or not',
    square: 'DMI instead of PCIe; labels are generation × lanes',
    reading:
      'Point at a dot to see its row; follow it to the table. With the keyboard: Tab, then the arrow keys.',
    none: 'No row of this selection has both a measured bandwidth and a prediction.',
  },

  row: {
    measured: (value: string) => `Measured ${value}`,
    predicted: (expected: string, ceiling: string) => `expected ${expected}, ceiling ${ceiling}`,
    source: (title: string, licence: string) => `Source: ${title} (${licence})`,
    licence: (spdx: string) => `licence ${spdx}`,
    lanes: (lanes: number) => `×${lanes}`,
    details: 'All columns',
    detailsOf: (target: string, result: string) => `All columns of ${target}, ${result}`,
    close: 'Close',
    inFile: 'In the repository',
    line: (file: string, line: number) => `${file}, line ${line}`,
    inZip: (zip: string) => `in ${zip}`,
  },

  table: {
    title: 'All measurements',
    caption: (rows: number, sets: number) =>
      `${rows} figures in ${sets} sets, per direction. Ratios have no bandwidth: the source names none.`,
    columns: {
      target: 'Target',
      link: 'Link',
      direction: 'Direction',
      measured: 'Measured',
      expected: 'Expected',
      ceiling: 'Ceiling',
      share: 'Of ceiling',
      limited: 'Link is the limit',
      mps: 'Packet size',
      source: 'Source',
    },
  },

  filters: {
    title: 'Filter',
    all: 'all',
    labels: {
      set: 'Set',
      link: 'Link',
      lanes: 'Lanes',
      direction: 'Direction',
      mps: 'Packet size known from',
      limited: 'Link is the limit',
      text: 'Text in target, platform, tool, source or note',
    },
    units: 'Units',
    decimal: 'MB/s (of 1000)',
    binary: 'MiB/s (of 1024)',
    reset: 'Show all rows',
    noScript:
      'Filters, sorting and SQL need JavaScript. Everything else on this page works without.',
    only: (result: string) => `Only the row ${result}.`,
    count: (shown: number, all: number) => `${shown} of ${all} rows`,
    noRows: 'No row fits. Take a filter away.',
    bad: (parameter: string, value: string, allowed: string) =>
      `The address says ${parameter} = “${value}”. Allowed: ${allowed}. It is left out.`,
    badMany: (count: number, some: string) => `one of ${count} values, such as ${some}`,
    failed: 'The rows could not be loaded. The table shows all of them, unfiltered.',
  },

  engine: {
    idle: (size: string) =>
      `Filters and SQL are answered by DuckDB in your browser. The first use loads it: ${size}.`,
    loading: (loaded: string, size: string) =>
      `Loading DuckDB, ${loaded} of ${size}. Until then the rows in this page are filtered.`,
    loaded: 'DuckDB runs in your browser.',
    starting: 'Starting DuckDB. Until then the rows in this page are filtered.',
    ready: (time: string) => `Answered by DuckDB in your browser in ${time}.`,
    instead: 'The rows in this page are filtered instead.',
    /** What went wrong, by its code. */
    problems: {
      engine_missing: 'DuckDB could not be loaded: its file is missing or incomplete here.',
      engine_broken:
        'DuckDB does not start in this browser. It needs WebAssembly with exceptions, which browsers have since 2022.',
      engine_hangs:
        'DuckDB did not start in time. Something may forbid WebAssembly here: an extension, a policy.',
      database_missing: 'The database is missing on this server.',
      database_broken:
        'The database is not the one that this page was built with, or is damaged. Load the page again; if that does not help, the server has half of an update.',
      no_ranges:
        'This server sends files only whole, and the database is too large for that. It can be downloaded below.',
      offline: 'The connection was lost. Ask again when it is back.',
      stopped: 'Stopped.',
      too_slow: `Stopped: it took longer than ${TIME_LIMIT_MS / 1000} s.`,
      too_long: `The query is longer than ${LONGEST_QUERY} characters.`,
      not_a_question:
        'Only questions are answered: one statement that begins with SELECT, FROM, WITH, VALUES, TABLE, DESCRIBE, SHOW, SUMMARIZE, PIVOT, UNPIVOT or EXPLAIN.',
      no_extension:
        'That is part of an extension of DuckDB, and this page loads none. The date of today is now()::TIMESTAMP::DATE.',
      no_memory:
        'The answer needs more memory than DuckDB may take here. Ask for fewer rows or groups.',
      query: 'DuckDB did not understand a question of this page.',
    } satisfies Record<DatasetProblem, string>,
    saving: (size: string) =>
      `Your browser asks to save data, so DuckDB (${size}) is not loaded. The rows in this page are filtered instead.`,
    stop: 'Stop',
    load: 'Load DuckDB',
    progress: 'Loading DuckDB',
  },

  sql: {
    title: 'Ask in SQL',
    lede: 'The database is on this page, nothing is sent anywhere. Begin with the table',
    dictionary: 'what its columns mean',
    label: 'Query',
    examples: 'Examples',
    exampleLabels: {
      nearest: 'How near does each generation come?',
      outside: 'What lies outside its expected range?',
      tables: 'Which tables are there?',
    },
    run: 'Run',
    stop: 'Stop',
    busy: 'Asking …',
    rows: (rows: number, time: string) => `${rows} ${rows === 1 ? 'row' : 'rows'} in ${time}.`,
    cut: (limit: number, time: string) => `The first ${limit} rows, in ${time}.`,
    result: 'Result of the query',
    limits: (rows: number, time: string) =>
      `Shows the first ${rows} rows and stops after ${time}. The session reads this database only: no files, no addresses, no extensions.`,
  },

  downloads: {
    title: 'Download',
    lede: 'The same rows three ways. Values are in base units; the dictionary says what each column means.',
    file: 'File',
    what: 'What',
    rows: 'Rows',
    bytes: 'Size',
    sha256: 'SHA-256',
    database: 'DuckDB database: every table',
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

  dictionary: {
    title: 'What does each column mean?',
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
    columns: {
      column: 'Column',
      meaning: 'Meaning',
      type: 'Type',
      unit: 'Unit',
      allowed: 'Allowed',
      example: 'Example',
      required: 'Required',
    },
    required: 'yes',
    optional: 'may be empty',
    key: 'Key',
    inSql: 'In the database',
    back: 'See the rows',
  },

  /** How values of columns are read by people. */
  values: {
    link_kind: {
      pcie: 'PCIe',
      dmi: 'DMI',
      sata: 'SATA',
      sas: 'SAS',
      usb: 'USB',
      thunderbolt: 'Thunderbolt',
      ethernet: 'Ethernet',
      none: 'no link',
    },
    direction: {
      device_writes_host: 'device to host',
      device_reads_host: 'host to device',
      host_writes_device: 'processor to device',
      both: 'both',
      unspecified: 'not given',
    },
    target_kind: {
      drive: 'one drive',
      array: 'several drives',
      controller: 'controller with drives',
      gpu: 'GPU',
      dma_engine: 'DMA engine',
      device: 'other device',
    },
    link_attachment: { cpu: 'processor', chipset: 'chipset', unknown: 'not known' },
    duplex: { one_way: 'one way', two_way: 'both ways at once', unknown: 'not known' },
    access: {
      seq: 'sequential',
      rand: 'random',
      mixed: 'mixed',
      copy: 'bulk copy',
      unspecified: 'not given',
    },
    counted: { payload: 'payload', wire: 'packets on the wire' },
    precision: { exact: 'as measured', approximate: 'rounded', relative: 'only a ratio' },
    value_origin: {
      raw_log: 'raw log',
      reported_table: 'table in the source',
      reported_text: 'text of the source',
      digitised_chart: 'chart of the source',
      computed: 'computed',
    },
    max_payload_size_origin: {
      stated: 'stated',
      assumed: 'assumed',
      fitted: 'fitted',
      unknown: 'not known',
    },
    link_limited: { yes: 'yes', partly: 'partly', no: 'no', unknown: 'not known' },
    source_rights_basis: {
      own: 'own measurement',
      licence: 'licensed',
      permission: 'with permission',
      facts_only: 'facts, cited',
    },
  } as Record<string, Record<string, string>>,
};
