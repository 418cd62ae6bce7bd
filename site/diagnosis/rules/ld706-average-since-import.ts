import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const averageSinceImport: DiagnosticRule = {
  id: 'LD706',
  severity: 'normal',
  looksFor: 'A single report of `zpool iostat`.',
  why: 'Without an interval, and in its first report with one, zpool iostat prints the average since the pool was imported. Days without work hide an hour at full speed.',
  sources: ['openzfs-zpool-iostat'],
  *find({ poolReports }) {
    const single = poolReports.filter(({ count }) => count === 1);
    const [first] = single;
    if (!first) return;
    yield {
      subject: first.name,
      line: first.line,
      message: `The only report of zpool iostat for ${listed(single.map(({ name }) => name))} is an average since the pool was imported`,
      causes: [
        {
          message: 'The command was called without an interval, or ended after its first report',
          check: '`zpool iostat -v 5 3` while the work runs',
          fix: 'Read the second report and those after it',
        },
      ],
    };
  },
};
