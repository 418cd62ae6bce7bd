import type { TypedFigure } from '../../site/contribute/typed-figures.ts';

/** A figure as the form takes it: 500 MB/s read from a drive. */
export const typedFigure = (rest: Partial<TypedFigure> = {}): TypedFigure => ({
  ...{ on: 'drive', access: 'seq', direction: 'read', block: '', depth: '', jobs: '' },
  ...{ value: '500', unit: 'MB/s', means: 'MB/s', ...rest },
});
