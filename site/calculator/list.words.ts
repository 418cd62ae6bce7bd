// Words of the list of calculators: a calculator itself does without them.
export const words = {
  title: 'Which number do you need?',
  help: 'Each calculator shows its answer first, then where the rest goes, the formula with your numbers, and its sources.',
  /** Behind what they hold, the least and the most. */
  layouts: (many: number) => `usable in ${many} layouts of the same drives`,
  examples: 'Common questions',
};
