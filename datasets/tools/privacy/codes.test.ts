import { expect, test } from 'vitest';
import { codeLinesIn } from './codes.ts';

test.each([
  ['at the start', '0123.4567.89ab', [0]],
  ['at the end', 'a\nb 0123.4567.89ab', [2]],
  ['one character shorter', '0123.4567.89a', []],
  ['two in a line, and one in the next', 'aa:bb:cc:dd:ee:ff 0123.4567.89ab\n0123.4567.89ab', [0, 33]],
  ['across two lines', '0123456\n0123456', []],
  ['longer than two rows', ` ${'0'.repeat(40)}\n`, [0]],
  ['of letters alone', 'EmergencyPowerReductionInit-', []],
  ['of letters and one digit at the end', 'abcdefabcdefa1', [0]],
  ['behind a word', 'EmergencyPowerReductionInit- 0123.4567.89ab', [0]],
  ['between other signs', '_0123.4567.89ab/', [0]],
])('a row %s', (_, text, lines) => expect(codeLinesIn(text)).toEqual(lines));
