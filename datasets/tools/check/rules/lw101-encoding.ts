import { legacyOf } from '../../tables/legacy-encoding.ts';
import type { Rule } from '../../tables/rule.ts';
import { hasByteOrderMark } from '../../tables/scanner.ts';
import type { Found, Table } from '../../tables/table.ts';

const CR = 0x0d;
const LF = 0x0a;

export const encoding: Rule = {
  id: 'LW101',
  level: 'error',
  looksFor: 'Files that are not plain UTF-8 with LF line endings.',
  fix: 'save the file as UTF-8 without a byte order mark, with LF line endings',
  *check({ tables }) {
    for (const table of tables) yield* checkFile(table);
  },
};

function* checkFile(table: Table): Generator<Found> {
  const { bytes, start, hasOddBytes } = table.scan;
  if (bytes.length === 0) {
    yield table.foundAt(0, {
      message: 'the file is empty',
      expected: 'a header line',
      fix: `begin with the header ${table.schema.fields.map((field) => field.name).join(',')}`,
    });
    return;
  }
  if (table.isUtf16) {
    yield table.foundAt(0, {
      message: 'the file is UTF-16',
      expected: 'UTF-8',
      fix: 'save it as "UTF-8" or "CSV UTF-8"',
      fixable: true,
    });
  }
  if (hasByteOrderMark(bytes)) {
    yield table.foundAt(0, {
      message: 'the file begins with a byte order mark',
      expected: 'UTF-8 without one',
      fix: 'save it as "UTF-8", not as "UTF-8 with BOM"',
      fixable: true,
    });
  }
  if (hasOddBytes) {
    yield* checkBytes(table);
    yield* checkLineEnds(table);
  }
  if (bytes.length > start && bytes[bytes.length - 1] !== LF) {
    yield table.foundAt(bytes.length, {
      message: 'the last line has no line ending',
      expected: 'a line ending after the last row',
      fix: 'add a line ending; without it, the next row added joins this one',
      fixable: true,
    });
  }
}

/** Reports the first bad byte of a line: a file in another encoding has one on every line. */
function* checkBytes(table: Table): Generator<Found> {
  const { bytes, start } = table.scan;
  const legacy = hasByteOrderMark(bytes) || table.isUtf16 ? undefined : legacyOf(bytes);
  let reportedNul = false;
  let reportedUtf8 = false;
  for (let at = start; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte === LF) {
      reportedNul = false;
      reportedUtf8 = false;
    }
    if (byte === 0 && !reportedNul) {
      reportedNul = true;
      yield table.foundAt(at, {
        message: 'a NUL byte',
        expected: 'text',
        fix: 'remove it; a file full of them is UTF-16 and needs to be saved as UTF-8',
      });
    }
    const length = sequenceLength(bytes, at);
    if (length === 0 && !reportedUtf8) {
      reportedUtf8 = true;
      yield table.foundAt(at, {
        value: `0x${byte.toString(16)}`,
        message: `byte 0x${byte.toString(16).padStart(2, '0')} is not UTF-8`,
        expected: 'UTF-8',
        fix: legacy
          ? `save the file as UTF-8: it is ${legacy === 'windows-1251' ? 'Windows-1251' : 'Windows-1252'}`
          : 'save the file as UTF-8',
        ...(legacy && { fixable: true }),
      });
    }
    at += Math.max(1, length);
  }
}

/** Windows line ends are one mistake of the whole file, not one per line. */
function* checkLineEnds(table: Table): Generator<Found> {
  const { bytes } = table.scan;
  const first = bytes.indexOf(CR);
  if (first < 0) return;
  let count = 0;
  for (let at = first; at >= 0; at = bytes.indexOf(CR, at + 1)) count++;
  yield table.foundAt(first, {
    message: `${count} carriage return${count === 1 ? '' : 's'}, the first one here`,
    expected: 'lines that end in LF alone',
    fix: 'save the file with Unix line endings (LF)',
    fixable: true,
  });
}

/** Length of the well-formed UTF-8 sequence at an offset (Unicode, table 3-7), or 0. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let next = 2; next < length; next++) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
