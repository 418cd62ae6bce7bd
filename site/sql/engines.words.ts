// Words of the page about releases of the dataset, and which engine reads them best.
export const words = {
  title: 'Which release do you cite, and which engine reads it?',
  short: 'Releases, citation and engines',
  description:
    'Releases of the Lanewise dataset that stay as they are, how to cite one, and what DuckDB, Polars, ClickHouse and Spark took for the same ten queries.',
  lede: 'The files of this site follow the newest data. A release is a copy that never changes: cite that one, so that others find the results you used.',
  release: {
    title: 'What is a release?',
    text: 'A folder named by year and month, such as 2026.11; a correction is another release, 2026.11.1. A result keeps its set_id and result_id in all of them. CHANGES.md and changes.csv name the results that were added, changed (with the cells) or withdrawn since the release before.',
    holds:
      'It holds every table as CSV, Parquet and one DuckDB database, described by datapackage.json (Data Package 2), croissant.json (Croissant 1.0), dcat.jsonld (DCAT-AP 3) and CITATION.cff, with the hash of every file in SHA256SUMS.',
    bytes:
      'The same data and day give the same bytes, except for the DuckDB file, which the engine lays out differently each time, and the hashes of it.',
    none: 'No release has been published yet. Until then cite a set with its version: the page of each set says how. With the repository, npm run release:data writes the folder.',
  },
  cite: {
    title: 'How do you cite it?',
    text: 'Name the release, and with each result its source: every row leads to one. CITATION.cff has the reference for your reference manager, with a DOI once there is one.',
    licence:
      'There is no one licence. Each set keeps its own, mostly CC0 1.0; LICENCES.md and licences.csv say which rows need a credit, and which have to be shared alike.',
  },
  engines: {
    title: 'Which engine when?',
    duckdb:
      'Take DuckDB unless you have a reason not to: it took the least or nearly the least time and memory, opens the database without reading all of it, and runs in your browser here.',
    polars:
      'Use Polars for data frames in Python or Rust: nearly as fast as DuckDB, with more memory where there are many groups.',
    clickhouse:
      'Take ClickHouse if you run it anyway: about DuckDB’s time for windows over millions of rows, up to four times it for other queries, and three to four times the memory.',
    spark:
      'Take Spark only for data that does not fit one machine. At this size it takes seconds and a gigabyte before it begins.',
    caption: (rows: string, bytes: string) =>
      `Processor time of one answer (median of several runs) and peak memory, on ${rows} rows generated from the real ones, ${bytes} of Parquet`,
    query: 'Query',
    cell: (seconds: string, memory: string) => `${seconds}, ${memory}`,
    method: (processors: number, memory: string, load: string, day: string) =>
      `Measured on ${day} on a machine with ${processors} processors and ${memory}, shared with other work at the time (load ${load}): read the times as a rough order, not as a race. Each engine answered each query in a process of its own, with a warm disk cache.`,
    same: 'All four gave the same answers, doubles bit by bit, on the real data as on the generated rows, because the queries ask only what has one answer:',
    rules: [
      'Sums of doubles depend on the order of the rows: each engine had another total in the last digits. Whole bytes are summed instead, and a mean is one division.',
      'Half is rounded up by DuckDB and Spark, to the even number by Polars and ClickHouse: use floor.',
      'median() is exact in DuckDB and Polars and estimated in ClickHouse: take the row in the middle by row_number().',
      'Equal values come in any order: end ORDER BY with set_id and result_id.',
      'Spark sorts NULL first, the others last: leave NULL out.',
      'In ClickHouse lower() knows only English letters and length() counts bytes.',
    ],
    queries: 'The queries and the script are in datasets/tools/release/engines of the repository.',
  },
};
