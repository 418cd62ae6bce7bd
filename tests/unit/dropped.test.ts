// Dropped files and archives: everything is either taken whole or refused with a reason.
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dropped, LIMITS, MOST_LINES, readable } from '../../site/contribute/dropped-files.ts';
import { cases } from '../support/fuzzing.ts';
import { tableOf } from '../support/test-tables.ts';

const zip = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) => zipSync(files, { level });
const csv = strToU8('run_id\nfirst\n');
const drop = (bytes: Uint8Array, path = 'drop.zip') => dropped([{ path, bytes }]);

/** Writes a number over every directory record of an archive. */
function patched(bytes: Uint8Array, place: number, value: number, size: 2 | 4): Uint8Array {
  const copy = bytes.slice();
  const data = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at++) {
    if (data.getUint32(at, true) !== 0x02014b50) continue;
    if (size === 2) data.setUint16(at + place, value, true);
    else data.setUint32(at + place, value, true);
  }
  return copy;
}

test('files of an archive are taken as they were packed, stored or deflated', () => {
  const files = { 'set/runs.csv': csv, 'set/raw/log.txt': strToU8('x'.repeat(10_000)) };
  for (const level of [0, 6] as const) {
    const { files: taken, refused } = drop(zip(files, level));
    expect(refused).toEqual([]);
    expect(Object.fromEntries(taken.map(({ path, bytes }) => [path, bytes]))).toEqual(files);
  }
});

test('any files come back as they went in', () => {
  const file = fc.tuple(fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}$/), fc.uint8Array({ maxLength: 300 }));
  fc.assert(
    fc.property(fc.uniqueArray(file, { selector: ([path]) => path, maxLength: 8 }), (files) => {
      const result = drop(zip(Object.fromEntries(files)));
      expect(result.refused).toEqual([]);
      expect(result.files.map(({ path, bytes }) => [path, [...bytes]])).toEqual(
        files.map(([path, bytes]) => [path, [...bytes]]),
      );
    }),
  );
});

test.each([...tableOf<string[]>(import.meta.filename, 'refused'), `${'a'.repeat(500)}.csv`])(
  'the path %j is refused',
  (path) => {
    const { files, refused } = dropped([{ path, bytes: csv }]);
    expect([files, refused.length]).toEqual([[], 1]);
  },
);

describe('what is too much', () => {
  test('is refused by its size, before it is read', () => {
    const sized = (path: string, size: number) => ({ path, size });
    const given = [sized('a.csv', 1), sized('huge.bin', LIMITS.bytes), sized('b.csv', 2)];
    const { files, refused } = readable(given);
    expect(files.map(({ path }) => path)).toEqual(['a.csv', 'b.csv']);
    expect(refused).toEqual([{ path: 'huge.bin', reason: expect.stringContaining('larger than the 512 MiB') }]);
  });

  test('is refused by its lines and cells, with the limit', () => {
    const filled = (count: number, byte: string) => new Uint8Array(count).fill(byte.charCodeAt(0));
    const reasons = (...all: Uint8Array[]) =>
      dropped(all.map((bytes, index) => ({ path: `${index}.csv`, bytes }))).refused;
    expect(reasons(filled(MOST_LINES, '\n'))).toEqual([]);
    expect(reasons(filled(MOST_LINES, '\n'), csv)).toEqual([
      { path: '1.csv', reason: expect.stringContaining('more than the 2,000,000 lines') },
    ]);
    expect(reasons(filled(40_000_000, ','))[0]?.reason).toContain('25,000,000 cells');
  });
});

describe('hostile archives', () => {
  test('a bomb is not unpacked', () => {
    const { files, refused } = drop(zip({ 'bomb.csv': new Uint8Array(50_000_000) }));
    expect(files).toEqual([]);
    expect(refused[0]?.reason).toMatch(/grow to \d+ times its size/);
  });

  test('more files than are read are refused before any is unpacked', () => {
    const many = Array.from({ length: LIMITS.entries + 1 }, (_, index) => [`${index}.csv`, csv]);
    const { files, refused } = drop(zip(Object.fromEntries(many)));
    expect([files.length, refused.length]).toEqual([0, 1]);
    expect(refused[0]?.reason).toContain('2001 files');
  });

  test('a size that lies loses nothing silently', () => {
    const honest = zip({ 'runs.csv': strToU8('a,b\n'.repeat(1000)) });
    for (const size of [10, 3_999, 4_001, 900_000]) {
      const { files, refused } = drop(patched(honest, 24, size, 4));
      expect([files.length, refused[0]?.path]).toEqual([0, 'runs.csv']);
    }
  });

  test('a size beyond all limits is not allocated', () => {
    const { refused } = drop(patched(zip({ 'runs.csv': csv }, 0), 24, 0xfffffff0, 4));
    expect(refused).toHaveLength(1);
  });

  test('encrypted and unknown kinds of entries say so', () => {
    expect(drop(patched(zip({ 'a.csv': csv }), 8, 1, 2)).refused[0]?.reason).toContain('encrypted');
    expect(drop(patched(zip({ 'a.csv': csv }), 10, 99, 2)).refused[0]?.reason).toContain('plain zip');
  });

  test('an archive in an archive and a path twice are refused', () => {
    expect(drop(zip({ 'in.zip': zip({ 'a.csv': csv }) })).refused[0]?.reason).toContain('inside');
    const twice = dropped([
      { path: 'a.csv', bytes: csv },
      { path: 'a.csv', bytes: csv },
    ]);
    expect([twice.files.length, twice.refused.length]).toEqual([1, 1]);
  });

  test('a name that is a word of JavaScript is a name', () =>
    expect(drop(zip({ 'constructor.csv': csv, xxproto__: csv })).files).toHaveLength(2));

  test('10,000 damaged archives: each file is taken whole or refused, none hangs or throws', () => {
    const content = { 'runs.csv': csv, 'big.csv': strToU8('1,2,3\n'.repeat(200)) };
    const packed = zip(content);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(packed.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(packed.length),
        (edits, cut) => {
          const bytes = packed.slice(0, cut % 7 === 0 ? cut : undefined);
          for (const [at, value] of edits) if (at < bytes.length) bytes[at] = value;
          const { files, refused } = drop(bytes);
          const whole = [...files, ...refused].some(({ path }) => path === 'drop.zip');
          expect(files.length + refused.length).toBe(whole ? 1 : 2);
          for (const { path, bytes: got } of files) {
            if (path === 'drop.zip') continue;
            // Names are not covered by a checksum, contents are.
            expect(Object.values(content)).toContainEqual(got);
          }
        },
      ),
      { numRuns: cases(10_000) },
    );
  });
});

test('an archive whose entries share their bytes is refused, whole', () => {
  const bytes = zip({ 'a.csv': csv, 'b.csv': strToU8('x'.repeat(50)) }, 0);
  // Both records of the directory name the first content.
  const { files, refused } = drop(patched(bytes, 42, 0, 4));
  expect(files).toEqual([]);
  expect(refused).toHaveLength(1);
});
