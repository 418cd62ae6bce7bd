/** `datapackage.json` (Data Package v2): every table with its descriptor, every file with its hash. */
import {
  creatorsOf,
  csvOf,
  DATABASE,
  DESCRIPTION,
  type Facts,
  formatOf,
  KEYWORDS,
  licencesOf,
  NAME,
  PUBLISHER,
  parquetOf,
  type ReleaseFile,
  TITLE,
} from './facts.ts';
import type { ReleaseTable } from './tables.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';

export function dataPackage(facts: Facts): object {
  const { version, day, at, doi, tables, files } = facts;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const database = byPath.get(DATABASE);
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: NAME,
    ...(doi && { id: `https://doi.org/${doi}` }),
    title: TITLE,
    description: DESCRIPTION,
    version: version.name,
    created: `${day}T00:00:00Z`,
    ...(at && { homepage: at }),
    keywords: KEYWORDS,
    licenses: licencesOf(facts),
    contributors: creatorsOf(facts).map((title) => ({ title, roles: [title === PUBLISHER ? 'publisher' : 'creator'] })),
    sources: facts.sets.map(({ title, version }) => ({ title, version })),
    resources: tables.flatMap((table) => {
      const csv = byPath.get(csvOf(table.name));
      return csv ? [resource(table, csv, parquetOf(files, table.name))] : [];
    }),
    ...(database && { database: fileOf(database) }),
  };
}

/**
 * The table as its CSV file. The same rows in other formats stand beside it, not as resources of their own: a validator
 * would need more than the standard asks for to read them.
 */
function resource(table: ReleaseTable, csv: ReleaseFile, others: ReleaseFile[]): object {
  const { fields, primaryKey, foreignKeys } = table;
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: table.name,
    type: 'table',
    title: table.title,
    description: table.description,
    ...fileOf(csv),
    encoding: 'utf-8',
    dialect: { $schema: `${PROFILES}/tabledialect.json`, delimiter: ',', quoteChar: '"', lineTerminator: '\n' },
    schema: {
      $schema: `${PROFILES}/tableschema.json`,
      fields,
      primaryKey,
      ...(foreignKeys.length > 0 && { foreignKeys }),
      missingValues: [''],
      fieldsMatch: 'equal',
    },
    alternatives: others.map(fileOf),
  };
}

function fileOf({ path, bytes, sha256 }: ReleaseFile): object {
  const { format, mediatype } = formatOf(path);
  return { path, format, mediatype, bytes, hash: `sha256:${sha256}` };
}
