// Words of `lanewise sql`: its help, and what it says.

export const words = {
  takes: '<query> | -',
  does: 'query the dataset of this package in SQL',
  more: 'The tables are those of the site; "SHOW TABLES" and "DESCRIBE measurements" say what there is. A query reads nothing but the dataset: no file, no network. - reads the query from standard input. A table shows the first 200 rows.',
  engine:
    'It needs the package @duckdb/node-api, which is not part of this one: npm install @duckdb/node-api in the folder where lanewise was installed, or with --global. The first query takes some seconds, because it then builds the database from the data and keeps it in the user cache.',
  csv: 'print CSV, all rows',
  tables: 'what there is to ask',
  fastest: 'the fastest reads of each kind of link',
  one: 'DuckDB refuses the query',
  members: {
    columns: 'the names of the columns, in their order',
    rows: 'an object for each row, by the names of its columns',
  },
  missing: (name: string) =>
    `sql needs the package ${name}, which is not installed: npm install ${name} in the folder where lanewise was installed, or npm install --global ${name}`,
  queryMissing: 'no query is typed: put SQL between quotes, or name - for standard input',
  oneWord: 'the query goes into one pair of quotes',
  twoFormats: '--csv and --json exclude each other: leave one out',
  making: 'Making the database, once …',
  moreRows: (shown: number) => `The first ${shown} rows; --csv gives all.`,
};
