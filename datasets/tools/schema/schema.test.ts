import { expect, test } from 'vitest';
import { loadSchemas } from '../repository/repository.ts';
import { databaseTables } from '../repository/tables.ts';
import { readValue } from '../tables/value.ts';
import { UNITS } from './table-schema.ts';

const UNIT_SUFFIXES = [
  ['_bytes_per_s', 'B/s'],
  ['_bytes', 'B'],
  ['_per_s', '1/s'],
  ['_s', 's'],
  ['_percent', '%'],
  ['_w', 'W'],
  ['_c', '°C'],
] as const;

const descriptors = [...loadSchemas()];
const columns = descriptors.flatMap(([table, { fields }]) =>
  fields.map((field) => ({ label: `${table}.${field.name}`, field })),
);

test.each(descriptors)('%s is named after its file and keyed by its own columns', (stem, schema) => {
  expect(schema.name).toBe(stem);
  const names = schema.fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(schema.primaryKey));
  expect(schema.missingValues).toEqual(['']);
  for (const key of schema.foreignKeys ?? []) {
    const other = loadSchemas().get(key.reference.resource ?? stem);
    expect(names).toEqual(expect.arrayContaining(key.fields));
    expect(other?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(key.reference.fields));
  }
});

test.each(columns)('$label has words, and an example of its own type', ({ field }) => {
  expect(field.title).not.toBe('');
  expect(field.description).toMatch(/[.]$/);
  const { enum: allowed, pattern, minimum = -Infinity, maximum = Infinity } = field.constraints ?? {};
  const reading = readValue(field.example ?? '', field);
  if (reading.kind !== 'ok') throw new Error(`example ${field.example} is ${reading.kind}`);
  if (allowed) expect(allowed).toContain(reading.value);
  if (pattern) expect(field.example).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
  if (typeof reading.value === 'number') {
    expect(reading.value).toBeGreaterThanOrEqual(minimum);
    expect(reading.value).toBeLessThanOrEqual(maximum);
  }
});

test.each(columns)('$label has the unit that its name ends with', ({ field }) => {
  if (field.unit !== undefined) expect(UNITS).toContain(field.unit);
  const [, unit] = UNIT_SUFFIXES.find(([suffix]) => field.name.endsWith(suffix)) ?? [];
  if (unit) expect(field.unit).toBe(unit);
});

test('tables of the database are keyed by set where sets contribute them', () =>
  expect(databaseTables().find(({ name }) => name === 'results')?.primaryKey).toEqual(['set_id', 'result_id']));
