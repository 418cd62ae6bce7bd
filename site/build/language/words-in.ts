// The words of a module by their names.

/** Categories that any language tells apart: as the word after a number has a form for each. */
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Forms of one word, of which a language has as many as it tells apart. */
const isForms = (words: object): boolean =>
  'other' in words && Object.keys(words).every((name) => CATEGORIES.has(name));

/** The words of a module by their path in it: `columns.device`. A sentence is one word, a function or forms, too. */
export function wordsIn(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return [path];
  if (isForms(words)) return [path];
  return Object.entries(words).flatMap(([name, part]) => wordsIn(part, path ? `${path}.${name}` : name));
}
