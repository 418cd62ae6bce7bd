// Words of a drawing and the table behind it.
export const words = {
  log: (label: string) => `${label} (log scale)`,
  predicted: 'Predicted',
  csv: 'Download this table as CSV',
  table: 'The figures behind it',
  tableOf: (caption: string) => `Table: ${caption}`,
  /** Beside an expected range. */
  bands: { measured: 'measured range', assumed: 'assumed range' },
  empty: 'Nothing to draw for this choice.',
};
