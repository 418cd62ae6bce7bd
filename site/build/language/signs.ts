// What a language puts between digits, and between what it lists. `Intl` knows it and is asked while something is built.
import type { Joints, Signs } from '../../../datasets/tools/language/locale.ts';

function jointsOf(locale: string, type: 'conjunction' | 'disjunction'): Joints {
  const format = new Intl.ListFormat(locale, { type });
  const literals = (parts: string[]) =>
    format.formatToParts(parts).flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [pair = ''] = literals(['a', 'b']);
  const [between = '', last = ''] = literals(['a', 'b', 'c']);
  return { pair, between, last };
}

export function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return {
    group: sign('group'),
    decimal: sign('decimal'),
    and: jointsOf(locale, 'conjunction'),
    or: jointsOf(locale, 'disjunction'),
  };
}
