// Words of the picture itself; what it says of parts comes from whoever asks for it.
export const words = {
  root: 'Widths are the square roots of the rates: the widest and the narrowest line differ by more than 100 times.',
};
