// What went wrong with the dataset, for people.
import type { DatasetError } from './problem.ts';
import { words } from './words.ts';

export function problemText({ code, message }: Pick<DatasetError, 'code' | 'message'>): string {
  const text = words.problems[code];
  return typeof text === 'function' ? text(message) : text;
}
