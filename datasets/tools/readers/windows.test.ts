import { expect, test } from 'vitest';
import { read } from '../../../site/diagnosis/reading/reading.ts';
import { textOf } from '../../../tests/support/facts-files.ts';

test('wmic: its commands behind a prompt belong to what they print', () =>
  expect(read('paste', textOf(`${import.meta.dirname}/cases`, { fixture: 'wmic.txt' })).unread).toEqual([]));
