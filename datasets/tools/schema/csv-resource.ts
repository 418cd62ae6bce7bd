/** A CSV file of a set as its `datapackage.json` lists it, with the schema of the table that it is named after. */
export const csvResource = (path: string) => ({
  $schema: 'https://datapackage.org/profiles/2.0/dataresource.json',
  name: path.replace(/\.csv$/, ''),
  type: 'table',
  path,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: `../../schema/${path.replace(/\.csv$/, '.json')}`,
});
