// Lists in words: "2, 3 and 4".
import { place } from './place.ts';

/** "2, 3 and 4", "2, 3 or 4", as the language joins them. */
export const list = (parts: readonly unknown[], last: 'and' | 'or'): string =>
  new Intl.ListFormat(place.language.locale, { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(
    parts.map(String),
  );
