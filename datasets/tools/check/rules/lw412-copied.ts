import type { Rule } from '../../tables/rule.ts';

export const copied: Rule = {
  id: 'LW412',
  level: 'error',
  looksFor: 'Results that another set has as well, under another name: a copy is no second source.',
  fix: 'remove the results that the other set has; to correct them, change that set',
  *check(subject) {
    const copy = subject.copies?.of(subject);
    if (!copy) return;
    const { set, same, all, by, column, row } = copy;
    yield column.found(row, {
      message:
        by === 'hash'
          ? `the raw file is one of the set ${set}`
          : `${same} of ${all} results are in the set ${set} with the same figures`,
      expected: 'results that no other set has',
      fix: `remove them here; to correct them, change the set ${set}`,
    });
  },
};
