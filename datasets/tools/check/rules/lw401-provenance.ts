import { type DataPackage, foundIn, parsePackage } from '../../tables/package.ts';
import { type PackageFile, type Rule, tablesNamed } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';

const TEXTS = ['name', 'title', 'description', 'version', 'created'] as const;
const LISTS = [
  { name: 'licenses', item: 'name', example: '[{ "name": "CC0-1.0" }]' },
  { name: 'sources', item: 'title', example: '[{ "title": "own fio run" }]' },
  { name: 'contributors', item: 'title', example: '[{ "title": "A. Tester" }]' },
] as const;

export const provenance: Rule = {
  id: 'LW401',
  level: 'error',
  looksFor: 'Sets and sources that do not state their origin and licence.',
  fix: 'state licence, sources and contributors in datapackage.json and sources.csv',
  *check({ tables, package: file }) {
    if (file) {
      const { content, problem } = parsePackage(file);
      if (!content) {
        yield foundIn(file, '', {
          message: `the file cannot be read: ${problem}`,
          expected: 'a JSON object',
          fix: 'correct it, or start from a copy of the file of another set',
        });
        return;
      }
      yield* checkPackage(file, content);
    }
    for (const table of tablesNamed(tables, 'sources')) yield* unstatedLicences(table);
    for (const table of tables.filter(hasSourceColumns)) yield* rowsWithoutSource(table);
  },
};

function* checkPackage(file: PackageFile, content: DataPackage): Generator<Found> {
  for (const name of TEXTS) {
    const value: unknown = content[name];
    if (typeof value === 'string' && value.trim() !== '') continue;
    const message = `${name} is missing`;
    yield foundIn(file, `"${name}"`, { field: name, message, expected: 'a text', fix: `add "${name}": "…"` });
  }
  if (content.name !== undefined && content.name !== file.setId) {
    yield foundIn(file, '"name"', {
      field: 'name',
      value: String(content.name),
      message: 'the name differs from the folder',
      expected: file.setId,
      fix: `write "name": "${file.setId}"`,
    });
  }
  for (const { name, item, example } of LISTS) {
    const list: unknown = content[name];
    const isStated =
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((entry) => typeof entry?.[item] === 'string' && entry[item] !== '');
    if (isStated) continue;
    yield foundIn(file, `"${name}"`, {
      field: name,
      message: `${name} are missing or have no ${item}`,
      expected: 'at least one entry',
      fix: `add "${name}": ${example}`,
    });
  }
}

function* unstatedLicences(table: Table): Generator<Found> {
  const basis = table.fieldIndex('rights_basis');
  const licence = table.fieldIndex('licence_spdx');
  for (let row = 1; row <= table.length; row++) {
    if (table.text(row, basis) !== 'licence' || table.text(row, licence) !== '' || !table.isWhole(row)) continue;
    yield table.found(row, Math.max(0, table.positions[licence] ?? 0), {
      field: 'licence_spdx',
      message: 'the rights rest on a licence that is not stated',
      expected: 'an SPDX identifier such as CC-BY-4.0',
      fix: 'state the licence, or choose another rights_basis',
    });
  }
}

function* rowsWithoutSource(table: Table): Generator<Found> {
  const url = table.fieldIndex('source_url');
  const note = table.fieldIndex('source_note');
  for (let row = 1; row <= table.length; row++) {
    if (!table.isWhole(row) || table.text(row, url) !== '' || table.text(row, note) !== '') continue;
    yield table.found(row, Math.max(0, table.positions[url] ?? 0), {
      field: 'source_url',
      message: 'the row has no source',
      expected: 'an address, or the source in words',
      fix: 'fill in source_url or source_note',
    });
  }
}

const hasSourceColumns = ({ schema }: { schema: { fields: { name: string }[] } }): boolean =>
  schema.fields.some((field) => field.name === 'source_note');
