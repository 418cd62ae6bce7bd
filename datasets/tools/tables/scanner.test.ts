import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../tests/support/fuzzing.ts';
import { cellText, rowCount, type Scan, scanCsv } from './scanner.ts';

const encoder = new TextEncoder();

function rowsOf(text: string): string[][] {
  const scan = scanCsv(encoder.encode(text));
  return Array.from({ length: rowCount(scan) }, (_, row) => {
    const [from = 0, to = 0] = [scan.rowCells[row], scan.rowCells[row + 1]];
    return Array.from({ length: to - from }, (_, cell) => cellText(scan, from + cell));
  });
}

/** Every byte of the input, put together again from cells and what stands between them. */
function reassemble(scan: Scan): { bytes: number[]; between: string[] } {
  const { bytes, cellStarts, cellEnds } = scan;
  const whole = [...bytes.subarray(0, scan.start)];
  const between: string[] = [];
  for (let cell = 0; cell < cellStarts.length; cell++) {
    const end = cellEnds[cell] ?? 0;
    const gap = bytes.subarray(end, cellStarts[cell + 1] ?? bytes.length);
    whole.push(...bytes.subarray(cellStarts[cell], end), ...gap);
    between.push(String.fromCharCode(...gap));
  }
  return { bytes: whole, between };
}

test('rows, quotes, doubled quotes and quoted line breaks are read as RFC 4180 says', () => {
  expect(rowsOf('a,b\n"1,5","say ""hi"""\r\n"two\nlines",\n')).toEqual([
    ['a', 'b'],
    ['1,5', 'say "hi"'],
    ['two\nlines', ''],
  ]);
});

test('the last row needs no line end, and a line end begins no row', () => {
  expect(rowsOf('a\nb')).toEqual([['a'], ['b']]);
  expect(rowsOf('a\nb\n')).toEqual([['a'], ['b']]);
  expect(rowsOf('')).toEqual([]);
  expect(rowsOf('\n')).toEqual([['']]);
});

test('a byte order mark is not part of the first cell', () => expect(rowsOf('\ufeffa,b\n')).toEqual([['a', 'b']]));

test('an unclosed quote keeps the rest of the file', () => expect(rowsOf('a,"b\nc,d\n')).toEqual([['a', 'b\nc,d\n']]));

const pieces = fc.constantFrom('"', '""', ',', '\n', '\r\n', '\r', '\0', 'a', 'é', '\ufeff', '12', ' ');
const csvLike = fc.array(pieces, { maxLength: 40 }).map((parts) => encoder.encode(parts.join('')));

test('any bytes reassemble from the cells, and only delimiters stand between them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), csvLike), (bytes) => {
      const scan = scanCsv(bytes);
      const whole = reassemble(scan);
      expect(whole.bytes).toEqual([...bytes]);
      for (const gap of whole.between.slice(0, -1)) expect([',', '\n', '\r\n']).toContain(gap);
      expect(['', '\n', '\r\n']).toContain(whole.between.at(-1) ?? '');
    }),
    { numRuns: cases(5000) },
  );
});

test('written cells are read back', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }));
  fc.assert(
    fc.property(table, (rows) => {
      expect(rowsOf(rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''))).toEqual(rows);
    }),
  );
});
