// Words of a drawing and the table behind it.
export const words = {
  log: (label: string) => `${label} (log scale)`,
  predicted: 'Predicted',
  files: { csv: 'Table as CSV', svg: 'Drawing as SVG', png: 'Drawing as PNG' },
  views: { chart: 'Chart', table: 'Table', sql: 'SQL' },
  sql: 'Run this query on the SQL page',
  sqlTooLong: 'This query is too long for a link: copy it into the SQL page.',
  table: 'The data behind it',
  tableOf: (caption: string) => `Table: ${caption}`,
  /** Beside an expected range. */
  bands: { measured: 'measured range', few: 'all measurements', assumed: 'assumed range' },
  /** Of a dot that stands for several. */
  more: (title: string, more: string) => `${title}; and ${more} more here`,
  merged: 'A larger dot stands for several results; its label says how many.',
  /** In what is said of a dot. */
  row: 'Its row in the table',
  empty: 'Nothing to draw for this choice.',
};
