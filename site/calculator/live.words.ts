// One number of a calculator in a sentence of another page.
export const words = {
  title: (calculator: string) => `One number: ${calculator}`,
  /** Beside a number whose author may have asked for other inputs. */
  defaults: 'for the default inputs',
  noOutput: (output: string, outputs: string) =>
    `“${output}” is not an output of this calculator. Use one of ${outputs}.`,
};
