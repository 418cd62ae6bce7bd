import { type Rule, tableNamed, tablesNamed } from '../../tables/rule.ts';
import { rowsNamed } from '../references.ts';

const BANDWIDTH = 'bandwidth_bytes_per_s';

export const linkShare: Rule = {
  id: 'LW317',
  level: 'warning',
  looksFor: 'Results said to be limited by their link, but far below what others measured on such links.',
  fix: 'write no or partly in link_limited where something else was the limit; if it was the link, say in the note what makes it slow',
  *check(subject) {
    const runs = tableNamed(subject, 'runs');
    if (!subject.doubted || !runs) return;
    for (const table of tablesNamed(subject.tables, 'results')) {
      const runOf = rowsNamed(table, 'run_id', runs);
      const [limited, bandwidth] = [table.column('link_limited'), table.column(BANDWIDTH)];
      const note = table.column('note');
      for (let row = 1; row <= table.length; row++) {
        if (limited.choice(row) !== 'yes') continue;
        const doubt = subject.doubted(subject, runs, runOf[row] ?? 0, table, row);
        if (!doubt) continue;
        const share = Math.round((100 * bandwidth.number(row)) / doubt.ceiling);
        const rest = 'it takes part in the range of its link when another source has measured the like';
        yield limited.found(row, {
          // Somebody who gives the reason has looked at it.
          ...(note.isEmpty(row) ? {} : { level: 'note' as const }),
          message: `${share} % of what the link lets through, where ${doubt.sources} other sources reach ${Math.round((100 * doubt.low) / doubt.ceiling)} % and more: was the link the limit? As it is, ${rest}`,
          expected: `at least ${Math.floor(doubt.low)} B/s, or no or partly`,
          fix: 'write no or partly if the drive, a cache or the processor was the limit; if the link was, say in the note why it is slow',
        });
      }
    }
  },
};
