// Words of small parts that stand on many pages.
export const words = {
  pager: {
    back: 'Back',
    next: 'Next',
    of: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
  },
  bad: (parameter: string, value: string, allowed: string) =>
    `The address asks for ${parameter} “${value}”, which there is not, or which is one too many. Possible: ${allowed}. The rest of the address is used.`,
  andMore: (count: number) => `and ${count} more`,
};
