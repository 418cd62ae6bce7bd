import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../tests/support/fuzzing.ts';
import { rules } from '../check/catalog.ts';
import { realSchema, schemaOf, tableOf } from '../check/testing.ts';
import { ID_PATTERN } from './columns.ts';
import { readValue } from './value.ts';

const schema = schemaOf(
  [
    { name: 'id', constraints: { required: true, pattern: ID_PATTERN, maxLength: 8 } },
    { name: 'run_id' },
    { name: 'count', type: 'integer', constraints: { minimum: 1, maximum: 64 } },
    { name: 'rate', type: 'number', constraints: { minimum: 0 } },
    { name: 'size', type: 'integer', constraints: { enum: [128, 256] } },
    { name: 'kind', constraints: { enum: ['pcie', 'sata', 'sas'] } },
    { name: 'note', constraints: { maxLength: 20 } },
    { name: 'read_on', type: 'date' },
    { name: 'flag', type: 'boolean' },
  ],
  { foreignKeys: [{ fields: ['run_id'], reference: { resource: 'runs', fields: ['run_id'] } }] },
);
const names = schema.fields.map(({ name }) => name);

const cell = fc.oneof(
  fc.constantFrom('', 'a', 'a-b', 'a--b', 'A', 'pcie', 'sata', 'PCIe', '128', '255', '-1', '0', '00'),
  fc.constantFrom('=1+1', '@x', '-x', ' a', 'a ', 'root@host', '/home/me', '1.5', '1.', '.5', '1e3'),
  fc.constantFrom('1,5', '"', 'a""b', 'two\nlines', '\u00a0', '2026-01-01', 'true', '9'.repeat(20)),
  fc.double().map(String),
  fc.nat().map(String),
  fc.string({ maxLength: 24 }),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const written = fc.tuple(cell, fc.boolean()).map(([text, plain]) => {
  const canBePlain = !/[",\n\r]/.test(text);
  return { text, csv: plain && canBePlain ? text : quoted(text) };
});
const tables = fc.array(fc.tuple(...names.map(() => written)), { minLength: 1, maxLength: 4 });

test('what the bytes prove right, no rule about cells objects to', () => {
  const cellRules = rules.filter((rule) => 'cell' in rule);
  fc.assert(
    fc.property(tables, (rows) => {
      const csv = [names.join(','), ...rows.map((cells) => cells.map(({ csv }) => csv).join(','))];
      const table = tableOf(schema, `${csv.join('\n')}\n`);
      const unproven = new Set([...table.unprovenCells()].map(({ row, index }) => `${row}:${index}`));
      for (const [at, cells] of rows.entries()) {
        for (const [index, { text }] of cells.entries()) {
          const field = schema.fields[index];
          if (!field || unproven.has(`${at + 1}:${index}`)) continue;
          for (const rule of cellRules) expect(rule.cell(text, field), text).toBeUndefined();
        }
      }
    }),
    { numRuns: cases(6000) },
  );
});

test('numbers and choices are those that a cell holds when it is decoded', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const csv = [names.join(','), ...rows.map((cells) => cells.map(({ csv }) => csv).join(','))];
      const table = tableOf(schema, `${csv.join('\n')}\n`);
      for (const [at, cells] of rows.entries()) {
        for (const [index, { text }] of cells.entries()) {
          const field = schema.fields[index];
          if (!field) continue;
          const column = table.column(field.name);
          const reading = readValue(text, field);
          const value = reading.kind === 'ok' ? reading.value : undefined;
          expect(column.isEmpty(at + 1)).toBe(text === '');
          if (field.type === 'integer' || field.type === 'number') {
            expect(column.number(at + 1)).toBe(value ?? Number.NaN);
          } else if (field.name === 'kind') {
            expect(column.choice(at + 1)).toBe(field.constraints?.enum?.includes(text) ? text : '');
          }
        }
      }
    }),
    { numRuns: cases(6000) },
  );
});

test('every identifier of the descriptors has the one form that is proved by bytes', () => {
  for (const name of ['sources', 'targets', 'runs', 'results', 'drives', 'claims']) {
    const descriptor = realSchema(name);
    const key = descriptor.fields.find((field) => field.name === descriptor.primaryKey[0]);
    expect(key?.constraints?.pattern).toBe(ID_PATTERN);
  }
});
