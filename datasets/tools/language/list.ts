/** Lists in words, as the language of the tools joins them: "a, b or c". */
import { locale } from './locale.ts';

/** What joins is made with the first list: that takes longer than all else a command does before it answers. */
function joining(type: 'disjunction' | 'conjunction'): (parts: Iterable<string>) => string {
  let format: Intl.ListFormat | undefined;
  return (parts) => {
    format ??= new Intl.ListFormat(locale, { type });
    return format.format(parts);
  };
}

export const oneOf = joining('disjunction');
export const allOf = joining('conjunction');
