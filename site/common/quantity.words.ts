// Words of numbers and flags, wherever they are shown.
import type { Forms } from './plural.ts';

export const words = {
  /** Two numbers, of which one may be negative, with what lies between them. */
  range: (low: string, high: string) => `${low} to ${high}`,
  /** Two positive numbers with one unit after them. */
  span: (low: string, high: string) => `${low}–${high}`,
  assumed: (range: string) => `${range} (assumed)`,
  few: (range: string) => `${range} (few measurements)`,
  /** A chance that is too small for per cent. */
  oneIn: (number: string) => `1 in ${number}`,
  /** A chance that is not quite certain. */
  almostCertain: 'over 99\u202f%',
  /** The label of a field, and the unit of a number typed there without one. */
  inUnit: (label: string, unit: string) => `${label}, ${unit}`,
  yes: 'yes',
  no: 'no',
  /** Units that are words, by the symbol that the core has for them; other symbols are the language's own. */
  units: {
    lanes: { one: 'lane', other: 'lanes' },
    bit: { other: 'bit' },
    '% a year': { other: '% a year' },
    drives: { one: 'drive', other: 'drives' },
    years: { one: 'year', other: 'years' },
  } as Record<string, Forms>,
};
