// Words of numbers and flags, wherever they are shown.
export const words = {
  /** Two numbers, or two quantities, with what lies between them. */
  range: (low: string, high: string) => `${low} to ${high}`,
  yes: 'yes',
  no: 'no',
  /** Units that are words, by the symbol that the core has for them; other symbols are the language's own. */
  units: {
    lanes: { one: 'lane', other: 'lanes' },
    bit: { other: 'bit' },
    '% a year': { other: '% a year' },
    years: { one: 'year', other: 'years' },
  },
};
