import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../tests/support/fuzzing.ts';
import { rules } from '../check/catalog.ts';
import { check } from '../check/check.ts';
import { packageFile, realSchema, schemaOf } from '../check/testing.ts';
import { ID_PATTERN } from '../tables/columns.ts';
import type { Subject } from '../tables/rule.ts';
import { Shared } from '../tables/shared-rows.ts';
import { type SetFile, setOf } from '../tables/subject.ts';
import { Table } from '../tables/table.ts';
import { csvCell } from '../text/csv-cell.ts';
import { fix } from './fix.ts';
import { formatChanges } from './words.ts';

const things = schemaOf([
  { name: 'thing_id', constraints: { required: true, unique: true, pattern: ID_PATTERN } },
  { name: 'kind', constraints: { enum: ['pcie', 'sata'] } },
  { name: 'rate', type: 'number', unit: 'B/s', constraints: { minimum: 0 } },
  { name: 'count', type: 'integer' },
  { name: 'read_on', type: 'date' },
  { name: 'note' },
]);
const HEADER = 'thing_id,kind,rate,count,read_on,note';

const load = (files: readonly SetFile[]): Subject => ({
  tables: files.flatMap(({ path, bytes }) => (bytes ? [new Table(path, things, bytes)] : [])),
  reference: [],
});

function fixed(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { files, changes } = fix([{ path: 'things.csv', bytes }], load);
  const after = files[0]?.bytes ?? new Uint8Array();
  return { bytes: after, text: new TextDecoder().decode(after), changes };
}

const row = (cells: string) => fixed(`${HEADER}\n${cells}\n`).text.split('\n')[1];

test.each([
  ['a,PCIe,3500 MB/s,8,2026-05-12,x', 'a,pcie,3500000000,8,2026-05-12,x'],
  ['a,pcie,"1,5",1 000,12.05.2026, x ', 'a,pcie,1.5,1000,2026-05-12,x'],
  ['a,pcie, 3500 MB/s ,"1.234.567",2026/5/12,"two\nlines"', 'a,pcie,3500000000,1234567,2026-05-12,two lines'],
])('%s becomes %s', (before, after) => expect(row(before)).toBe(after));

test.each([
  ['a,pcie,64k,,,', 'k is 1000 or 1024'],
  ['a,pcie,"1,234",,,', 'a decimal comma or thousands'],
  ['a,pcie,,,05/12/2026,', 'May or December'],
  ['a,pcei,,,,', 'a misspelt word is only suggested'],
  ['A B,pcie,,,,', 'a name is used elsewhere'],
])('%s stays: %s', (cells) => expect(row(cells)).toBe(cells));

test('a file saved by a spreadsheet becomes a plain one', () => {
  const text = '\ufeffthing_id;kind;rate;count;read_on;note\r\na;sata;1,5;3;;"x; y, z"\r\n\r\n';
  const result = fixed(text);
  expect(result.text).toBe(`${HEADER}\na,sata,1.5,3,,"x; y, z"\n`);
  expect(formatChanges(result.changes)).toBe(
    [
      'things.csv: removed the byte order mark',
      'things.csv: changed line endings to LF',
      'things.csv: changed separators from semicolons to commas',
      'things.csv: removed 1 empty line',
      'things.csv:2:8 LW206 rate: 1,5 → 1.5',
      'fixed 1 cell in 1 file\n',
    ].join('\n'),
  );
});

test('UTF-16, old line ends and a missing last one are mended', () => {
  const text = `${HEADER}\na,sata,,,,é\n`;
  const utf16 = new Uint8Array(
    new Uint16Array(
      [0xfeff, ...text].map((character) => (typeof character === 'string' ? character.charCodeAt(0) : character)),
    ).buffer,
  );
  expect(fixed(utf16).text).toBe(text);
  expect(fixed(text.replaceAll('\n', '\r')).text).toBe(text);
  expect(fixed(text.trimEnd()).text).toBe(text);
});

test('columns are put in order, renamed by case and spaces, and added where they are optional', () =>
  expect(fixed('Kind, thing_id\nsata,a\n').text).toBe(`${HEADER}\na,sata,,,,\n`));

test('a required column is not invented, and unknown and repeated ones stop the reordering', () => {
  expect(fixed('kind\nsata\n').text).toBe('kind,rate,count,read_on,note\nsata,,,,\n');
  expect(fixed('kind,thing_id,colour\nsata,a,red\n').text).toBe('kind,thing_id,colour\nsata,a,red\n');
  expect(fixed('kind,KIND,thing_id\nsata,x,a\n').text).toBe('kind,KIND,thing_id\nsata,x,a\n');
});

test('what cannot be read for sure is left as it is', () => {
  for (const text of [`kind,thing_id\nsata\n`, `kind,thing_id\n"sata,a\n`, `kind,thing_id\nsa"ta,a\n`])
    expect(fixed(text).text).toBe(text);
  const latin1 = Uint8Array.from([...new TextEncoder().encode('note,thing_id\n'), 0xe9, 0x2c, 0x61, 0x0a]);
  expect(fixed(latin1).bytes).toEqual(latin1);
});

test('what belongs into a missing column is not written into another one', () => {
  const schema = realSchema('results');
  const header = schema.fields.map(({ name }) => name).join(',');
  const cells = schema.fields.map(({ name }) =>
    name === 'reported_value' ? '5' : name === 'reported_unit_means' ? 'MB/s' : 'x',
  );
  const text = `${header.replace('bandwidth_bytes_per_s', 'bandwith')}\n${cells.join(',')}\n`;
  const bytes = new TextEncoder().encode(text);
  const { files } = fix([{ path: 'results.csv', bytes }], (now) => ({
    tables: now.flatMap((file) => (file.bytes ? [new Table(file.path, schema, file.bytes)] : [])),
    reference: [],
  }));
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe(text);
});

test('tables that the package does not list are listed, in order', () => {
  const schemas = new Map(['sources', 'results'].map((name) => [name, realSchema(name)]));
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = [
    { path: 'datapackage.json', bytes: encode(packageFile({ name: 'a', roles: ['x'] }).text) },
    ...[...schemas].map(([name, schema]) => ({
      path: `${name}.csv`,
      bytes: encode(`${schema.fields.map((field) => field.name).join(',')}\n`),
    })),
  ];
  const result = fix(files, (now) => setOf('a', 'sets/a/', now, { schemas, shared: new Shared([]) }));
  const text = new TextDecoder().decode(result.files[0]?.bytes);
  expect(JSON.parse(text).resources.map(({ path }: { path: string }) => path)).toEqual(['sources.csv', 'results.csv']);
  expect(text).toContain('"roles": ["x"]');
  expect(result.changes).toEqual([
    { file: 'sets/a/datapackage.json', done: ['listed sources.csv, results.csv'], cells: [] },
  ]);
});

const cell = fc.oneof(
  fc.constantFrom('', 'a', ' a', 'PCIe', 'sata', '1,5', '1 000', '12k', '3500 MB/s', ' 5 ', '12.05.2026'),
  fc.constantFrom('=1', 'x\ny', 'a\u200bb', '\u00a0', '1.234', '1,234', '"', '2026-01-01', '64 KiB', 'é', '\ufffd'),
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.integer().map(String),
  fc.double().map(String),
);
const separators = fc.constantFrom(',', ',', ';', '\t');
const lineEnds = fc.constantFrom('\n', '\n', '\r\n', '\r');
const tables = fc.tuple(
  fc.shuffledSubarray(HEADER.split(','), { minLength: 1 }),
  fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 4 }),
  separators,
  lineEnds,
  fc.boolean(),
);

function written([header, rows, separator, lineEnd, hasMark]: [string[], string[][], string, string, boolean]) {
  const cellOf = (text: string) =>
    text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [header, ...rows.map((cells) => cells.slice(0, header.length))];
  return (hasMark ? '\ufeff' : '') + lines.map((cells) => cells.map(cellOf).join(separator) + lineEnd).join('');
}

test('mending twice is mending once', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const once = fixed(written(table));
      const twice = fixed(once.bytes);
      expect(twice.text).toBe(once.text);
      expect(twice.changes).toEqual([]);
    }),
    { numRuns: cases(5000) },
  );
});

test('UTF-16 that is a byte short stays as it is', () => {
  const short = Uint8Array.of(0xfe, 0xff, 0x00);
  expect(fixed(short).bytes).toEqual(short);
});

test('bytes of any kind are mended once, without a throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), fc.constantFrom('', `${HEADER}\n`), (bytes, head) => {
      const content = Uint8Array.from([...new TextEncoder().encode(head), ...bytes]);
      const once = fixed(content);
      expect(fixed(once.bytes).bytes).toEqual(once.bytes);
    }),
    { numRuns: cases(5000) },
  );
});

test('cells that no rule objects to keep their text, and no row is lost', () => {
  const cellRules = rules.filter((rule) => 'cell' in rule);
  fc.assert(
    fc.property(tables, (table) => {
      const [header, rows] = table;
      const before = rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
      const after = new Table('things.csv', things, fixed(written(table)).bytes);
      const isBlank = (cells: Record<string, string>) => header.length === 1 && cells[header[0] ?? ''] === '';
      const kept = before.filter((cells) => !isBlank(cells));
      const left = Array.from({ length: after.length }, (_, at) => at + 1).filter((row) => after.isWhole(row));
      if (after.header.join() !== HEADER || left.length !== kept.length) return;
      for (const [at, cells] of kept.entries()) {
        for (const [name, text] of Object.entries(cells)) {
          const field = things.fields.find((item) => item.name === name);
          if (!field || cellRules.some((rule) => rule.cell(text, field))) continue;
          expect(after.column(name).text(left[at] ?? 0)).toBe(text);
        }
      }
    }),
    { numRuns: cases(5000) },
  );
});

test('what is mended has no finding that a machine could mend', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { files } = fix([{ path: 'things.csv', bytes: new TextEncoder().encode(written(table)) }], load);
      // In doubt about its rows, a file keeps its separator, and with it its cells.
      if (load(files).tables.some(({ separator }) => separator)) return;
      expect(check(load(files)).filter((finding) => finding.replacement !== undefined)).toEqual([]);
    }),
    { numRuns: cases(2000) },
  );
});

test('a written cell is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const table = new Table(
        't.csv',
        schemaOf([{ name: 'a' }, { name: 'b' }]),
        new TextEncoder().encode(`a,b\n${csvCell(text)},x\n`),
      );
      expect(table.text(1, 0)).toBe(text);
    }),
  );
});

test.each([
  ['Windows-1252', 'Müller, à 20 °C', '4dfc6c6c65722c20e020323020b043'],
  ['Windows-1251', 'диск 20 °C', 'e4e8f1ea20323020b043'],
])('semicolons, decimal commas and %s, as Excel saves them in Europe, are fixed together', (name, note, bytes) => {
  const encoder = new TextEncoder();
  const head = encoder.encode(`${HEADER.replaceAll(',', ';')}\r\na;pcie;3,487;8;12.05.2026;"`);
  const end = encoder.encode('"\r\n');
  const content = Uint8Array.from([...head, ...Buffer.from(bytes, 'hex'), ...end]);
  const { text, changes } = fixed(content);
  const cell = note.includes(',') ? `"${note}"` : note;
  expect(text).toBe(`${HEADER}\na,pcie,3.487,8,2026-05-12,${cell}\n`);
  expect(changes[0]?.done[0]).toBe(`converted ${name} to UTF-8`);
});

test('bytes of which nobody can say the encoding stay', () => {
  // A word of Cyrillic beside a word of Latin letters with an accent.
  const doubt = Uint8Array.from(
    Buffer.concat([Buffer.from(`${HEADER}\na,pcie,,,,`), Buffer.from('e4e8f1ea204dfc6c0a', 'hex')]),
  );
  expect(fixed(doubt).bytes).toEqual(doubt);
});
