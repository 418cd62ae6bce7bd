// Words of the keys that stand below drawings: no script needs them.
export const words = {
  /** What a band means. */
  bands: {
    measured: 'expected: the range of measured links',
    few: 'every measurement that we found',
    assumed: 'expected: an assumed range',
  },
};
