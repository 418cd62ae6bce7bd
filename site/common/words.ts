// Words of small parts that stand on many pages.
export const words = {
  pager: { back: 'Back', next: 'Next', of: (from: number, to: number, all: number) => `${from} to ${to} of ${all}` },
  bad: (parameter: string, value: string, allowed: string) =>
    `The address has ${parameter} “${value}”, which is not accepted here. Accepted: ${allowed}. The rest of the address is used.`,
  andMore: (count: number) => `and ${count} more`,
};
