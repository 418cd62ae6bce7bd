// Words of the page for programs.
export const words = {
  title: 'What can programs fetch? The API of Lanewise',
  description:
    'Results, parts, boards, link ranges and the SQL database as files that any program and any page may fetch, with an example for each.',
  lede: 'The API is a folder of files: nothing to sign up for, no key, no limit. Every file may be fetched from any page (Access-Control-Allow-Origin: *).',
  files: {
    manifest: 'All files for download, with size, rows and SHA-256: the version of each is its hash',
    ranges: 'Expected ranges of links and arrays, with every measurement in them',
    parts: 'Controllers, cards and chipsets by name',
    boards: 'Boards with their slots',
    copies: 'Write caches of drives and their rates past them',
    devices: 'Drives and runs that can be compared, by source',
    drive: 'Results of one drive that comparisons use',
    set: 'JSON Schema of a whole set, version 1: what a tool writes to export its results to Lanewise',
    answer: 'JSON Schema of what lanewise ask --json prints; its keys are the same in every language',
    schema: 'Columns of a table: types, units and allowed values (Table Schema)',
  },
  columns: { file: 'File', what: 'What it holds', example: 'Example (JavaScript)' },
  sql: 'The database for SQL',
  embeds: 'Embeds, and what oEmbed says of them',
  exportTitle: 'To export to Lanewise',
  exportText:
    'Write one JSON file as the schema of a set describes it: the package and the rows of each table, in base units. Drop it on the check page, which says what is wrong and makes the files of a contribution of it.',
};
