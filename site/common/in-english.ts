// Words that a language lacks stand in English. Where pages are made, they carry marks that the build turns into
// `lang="en"`, or takes away where nothing can be marked: in attributes, titles and data.
import { formsOf } from '../../datasets/tools/language/plural.ts';

/** Noncharacters, which Unicode keeps for a program’s own use: no text of people, data or code has them. */
export const FROM = '\uFDD0';
export const TO = '\uFDD1';

const MARKS = new RegExp(`[${FROM}${TO}]`, 'g');

/** The text as it is read. */
export const unmarked = (text: string): string => text.replace(MARKS, '');

/** The English text with its marks. Of forms after a number each has its own: only one of them is shown. */
export function marked(text: string): string {
  const forms = formsOf(text);
  if (!forms) return `${FROM}${text}${TO}`;
  return Array.from(forms, ([name, form]) => `${name} {${FROM}${form}${TO}}`).join(' ');
}

/** What a text becomes: it is marked where pages are made, and left alone in the browser. */
type Mark = (text: string) => string;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text of these words marked, those that functions say as well. */
function allMarked(words: unknown, mark: Mark): unknown {
  if (typeof words === 'string') return mark(words);
  if (typeof words === 'function') return (...given: unknown[]) => allMarked(words(...given), mark);
  if (Array.isArray(words)) return words.map((word) => allMarked(word, mark));
  if (!isRecord(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, allMarked(part, mark)]));
}

/** The words of a language; what it lacks is said as in English. */
export function withEnglish(english: unknown, own: unknown, mark: Mark): unknown {
  if (own === undefined) return allMarked(english, mark);
  if (!isRecord(english) || !isRecord(own)) return own;
  return {
    ...own,
    ...Object.fromEntries(Object.entries(english).map(([name, part]) => [name, withEnglish(part, own[name], mark)])),
  };
}

/** As a language writes its words: all of them, or those that it has; a name that English dropped does no harm. */
export type Words<English> = English extends (...given: infer Given) => infer Text
  ? (...given: Given) => Text
  : English extends readonly unknown[] | string | number
    ? English
    : { [Name in keyof English]?: Words<English[Name]> } & Record<string, unknown>;
