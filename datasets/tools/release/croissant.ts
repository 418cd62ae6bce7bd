/**
 * `croissant.json` (Croissant 1.0): schema.org's description of the data set with every file by its hash and every
 * column by its type. Records are read from Parquet: the format's own reader leaves the types of CSV to a guess, which
 * makes the version 3.10 of a tool the number 3.1.
 */
import { measurements } from '../build/measurements.ts';
import { PARTITION } from '../build/parquet.ts';
import type { Field } from '../schema/table-schema.ts';
import context from './croissant-context.json' with { type: 'json' };
import {
  citationOf,
  creatorsOf,
  DESCRIPTION,
  type Facts,
  formatOf,
  KEYWORDS,
  licencesOf,
  NAME,
  PUBLISHER,
  type ReleaseFile,
  TITLE,
} from './facts.ts';
import type { ReleaseTable } from './tables.ts';

const TYPES: Record<Field['type'], string> = {
  string: 'sc:Text',
  integer: 'sc:Integer',
  number: 'sc:Float',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
};

const PARQUET = 'application/x-parquet';
const parquetFile = (table: string): string => `parquet/${table}.parquet`;

/** The parts of the one table that lies in a folder. */
const MEASUREMENTS = {
  '@type': 'cr:FileSet',
  '@id': 'measurements-parquet',
  name: 'measurements-parquet',
  description: 'The measurements, a file for each kind of link.',
  encodingFormat: PARQUET,
  includes: `parquet/${measurements.name}/*/*.parquet`,
};

export function croissant(facts: Facts): object {
  const { version, day, at, doi, tables, files } = facts;
  const paths = new Set(files.map(({ path }) => path));
  return {
    // As the specification has it, to the letter: readers compare it.
    '@context': context,
    '@type': 'sc:Dataset',
    name: NAME,
    alternateName: TITLE,
    description: DESCRIPTION,
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    // Its readers take MAJOR.MINOR.PATCH alone.
    version: version.semantic,
    datePublished: day,
    ...(at && { url: at }),
    ...(doi && { identifier: `https://doi.org/${doi}`, sameAs: `https://doi.org/${doi}` }),
    license: licencesOf(facts).map(({ path }) => path),
    citeAs: citationOf(facts),
    creator: creatorsOf(facts).map((name) => ({ '@type': 'sc:Organization', name })),
    publisher: { '@type': 'sc:Organization', name: PUBLISHER },
    keywords: KEYWORDS,
    inLanguage: 'en',
    isLiveDataset: false,
    distribution: [...files.map(fileObject), MEASUREMENTS],
    recordSet: tables.map((table) => recordSet(table, paths.has(parquetFile(table.name)))),
  };
}

/** Its readers know Parquet by the type that the specification has for it. */
function encodingOf(path: string): string {
  const { format, mediatype } = formatOf(path);
  return format === 'parquet' ? PARQUET : mediatype;
}

const fileObject = ({ path, bytes, sha256 }: ReleaseFile): object => ({
  '@type': 'cr:FileObject',
  '@id': path,
  name: path,
  contentUrl: path,
  contentSize: `${bytes} B`,
  encodingFormat: encodingOf(path),
  sha256,
});

function recordSet({ name, title, description, fields, primaryKey }: ReleaseTable, isOneFile: boolean): object {
  const id = (field: string) => ({ '@id': `${name}/${field}` });
  return {
    '@type': 'cr:RecordSet',
    '@id': name,
    name,
    description: `${title}. ${description}`,
    key: primaryKey.map(id),
    field: fields.map((field) => ({
      '@type': 'cr:Field',
      ...id(field.name),
      name: field.name,
      description: field.unit ? `${field.description} In ${field.unit}.` : field.description,
      dataType: TYPES[field.type],
      source: isOneFile ? ofFile(parquetFile(name), field) : ofParts(field),
    })),
  };
}

const ofFile = (path: string, { name }: Field): object => ({ fileObject: { '@id': path }, extract: { column: name } });

/** The column that the table is split by stands in the names of its folders. */
function ofParts({ name }: Field): object {
  const fileSet = { '@id': MEASUREMENTS['@id'] };
  if (name !== PARTITION) return { fileSet, extract: { column: name } };
  return { fileSet, extract: { fileProperty: 'fullpath' }, transform: { regex: `.*${PARTITION}=([^/]+)/.*` } };
}
