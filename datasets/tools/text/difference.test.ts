import { expect, test } from 'vitest';
import { firstDifference } from './difference.ts';

test('the first line that differs is named, with those after it', () => {
  const { line, lines } = firstDifference('a\nb\nc', 'a\nB\nc');
  expect(line).toBe(2);
  expect(lines).toBe('  - b\n  - c\n  + B\n  + c');
});

test('what is missing at the end, or altogether, is shown', () => {
  expect(firstDifference('a\n', 'a\nb\n')).toEqual({ line: 2, lines: '  - \n  + b\n  + ' });
  expect(firstDifference('', 'a')).toEqual({ line: 1, lines: '  - \n  + a' });
});

test('no more lines are shown than a reader takes in', () => {
  const { lines } = firstDifference('', Array.from({ length: 50 }, (_, at) => at).join('\n'));
  expect(lines.split('\n')).toHaveLength(6);
});
