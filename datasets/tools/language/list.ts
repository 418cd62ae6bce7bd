/** Lists in words, as the language of the tools joins them: "a, b or c". */
import { locale } from './locale.ts';

const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' });
const all = new Intl.ListFormat(locale, { type: 'conjunction' });

export const oneOf = (parts: Iterable<string>): string => alternatives.format(parts);
export const allOf = (parts: Iterable<string>): string => all.format(parts);
