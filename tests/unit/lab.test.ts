// What the lab does without a machine: it draws layouts, and reads what comes through a machine's port.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, drivesText } from '../lab/arrays/layouts.ts';
import { figures } from '../lab/arrays/scripts.ts';
import { type Row, readTable, writeTable } from '../lab/arrays/table.ts';
import { readPort } from '../lab/room/machine.ts';
import { tableOf } from '../support/test-tables.ts';

const commands = [
  { name: 'first', run: 'true' },
  { name: 'second', run: 'true' },
];
const started = (index: number) => `\u0001start 0000${index}\n`;
const ended = (index: number, output: string, code = 0) =>
  `${started(index)}\u0001end 0000${index} ${code} ${Buffer.byteLength(output)} ${index + 1}.50\n${output}`;

describe('the port of a machine', () => {
  test('gives each command what it printed, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(255), (one, other, code) => {
        const bytes = Buffer.from(`${ended(0, one)}${ended(1, `${other}${started(0)}`, code)}\u0001off\n`);
        const { printed, hung } = readPort(bytes, commands);
        expect(hung).toBeUndefined();
        expect(printed.map(({ name, output }) => [name, output])).toEqual([
          ['first', one],
          ['second', `${other}${started(0)}`],
        ]);
        expect(printed[1]?.code).toBe(code);
      }),
    );
  });

  test('cut anywhere, it names the command that was running or none, and tells no output that was not whole', () => {
    const whole = Buffer.from(ended(0, 'abc\ndef\n') + ended(1, 'ghi\n'));
    for (let end = 0; end < whole.length; end += 1) {
      const { printed, hung } = readPort(whole.subarray(0, end), commands);
      expect(printed.every(({ output }) => ['abc\ndef\n', 'ghi\n'].includes(output))).toBe(true);
      if (end > started(0).length && printed.length === 0) expect(hung).toBe('first');
    }
  });
});

describe('layouts', () => {
  test('are the same for a seed, others for another, and fewer of them are the first of more', () => {
    for (const tool of ['mdadm', 'btrfs', 'zfs'] as const) {
      const layouts = draw(tool, 40, 7);
      expect(draw(tool, 40, 7)).toEqual(layouts);
      expect(draw(tool, 10, 7)).toEqual(layouts.slice(0, 10));
      expect(draw(tool, 40, 8)).not.toEqual(layouts);
    }
  });

  test('state every drive in their text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (drives) => {
        const terms = drivesText(drives)
          .split(' + ')
          .map((term) => /^(\d+)x(\d+)B$/.exec(term) ?? []);
        expect(terms.flatMap(([, count, size]) => Array.from({ length: Number(count) }, () => Number(size)))).toEqual(
          drives,
        );
      }),
    );
  });

  test('figures are whole bytes beside a word, and nothing else', () =>
    expect(figures('size 12\nFree (estimated): 3\navailable\t4\nused 5 GiB\n')).toEqual({ size: 12, available: 4 }));
});

describe('the table', () => {
  const row = tableOf<Row>(import.meta.filename, 'row');

  test('keeps the reason of an array for newer versions, and refuses what would need quotes', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'lab-table-')), 'arrays.csv');
    writeTable([row], path);
    expect(readTable(path)).toEqual([{ ...row, reason: '' }]);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/,$/m, ',known'));
    const newer = { ...row, versions: 'Linux 7.2', reason: '' };
    writeTable([newer], path);
    expect(readTable(path)).toEqual([row, { ...newer, reason: 'known' }]);
    expect(() => writeTable([{ ...row, command: 'a, b' }], path)).toThrow('quotes');
  });
});
