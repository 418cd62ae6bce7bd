import { expect, test } from 'vitest';
import { Signs } from './signs.ts';

const TEXT = 'serial number: 1\n\nhost a-b\nserial host\nlast';

test('tells of each list where the lines begin that hold one of its words', () => {
  const signs = new Signs([['serial'], ['host', 'last'], ['none'], []]);
  expect(signs.linesIn(TEXT)).toEqual([[0, 27], [18, 27, 39], undefined, undefined]);
});

test('takes words of one and two characters with the others, each line once', () => {
  const signs = new Signs([['-', 'serial', 'se']]);
  expect(signs.linesIn(TEXT)).toEqual([[0, 18, 27]]);
});

test('meets a word at the end, and none across two lines', () => {
  expect(new Signs([['last']]).linesIn('ab last')).toEqual([[0]]);
  expect(new Signs([['abc']]).linesIn('ab\nc')).toEqual([undefined]);
});
