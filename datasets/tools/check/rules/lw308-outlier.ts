import { figuresOf } from '../../tables/compare-sets.ts';
import type { Rule } from '../../tables/rule.ts';

/** So many other figures make an expectation, and so many times more or less is odd. */
const FEWEST = 3;
const FACTOR = 2;

export const outlier: Rule = {
  id: 'LW308',
  level: 'note',
  looksFor: 'Results far from those in other sets for the same drive and workload.',
  fix: 'check link, state and queue depth; if they are right, leave the figure as it is',
  *check(subject) {
    if (!subject.compared) return;
    for (const { key, value, column, row } of figuresOf(subject)) {
      const { figures, median } = subject.compared.others(subject, key);
      if (figures < FEWEST || (value <= median * FACTOR && value >= median / FACTOR)) continue;
      yield column.found(row, {
        message: `${Number((value / median).toPrecision(2))} times the median of ${figures} figures from other sets`,
        expected: `about ${Number(median.toPrecision(3))}`,
        fix: 'check link, state and queue depth',
      });
    }
  },
};
