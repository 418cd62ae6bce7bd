import type { PoolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const averageSinceImport: DiagnosticRule = {
  id: 'LD706',
  severity: 'normal',
  looksFor: 'A single report of `zpool iostat`.',
  why: 'Without an interval, and in its first report with one, zpool iostat prints the average since the pool was imported. Days without work hide an hour at full speed.',
  sources: ['openzfs-zpool-iostat'],
  *find({ poolReports }) {
    for (const isCertain of [true, false]) {
      const single = poolReports.filter((one) => isSingle(one) && isAverage(one) === isCertain);
      const [first] = single;
      if (!first) continue;
      const names = listed(single.map(({ name }) => name));
      yield {
        subject: first.name,
        line: first.line,
        message: isCertain ? words.is(names) : words.mayBe(names),
        causes: [
          {
            message: 'The command was called without an interval, or this is its first report',
            check: '`zpool iostat -v 5 3` while the work runs',
            fix: 'Read the second report and those after it',
          },
        ],
      };
    }
  },
};

const words = {
  is: (names: string) => `The report of zpool iostat for ${names} is an average since the pool was imported`,
  mayBe: (names: string) =>
    `The paste has one report of zpool iostat for ${names}, which may be an average since the pool was imported`,
};

/** Of one report alone nobody knows which of several it is. */
export const isSingle = ({ count }: PoolReports): boolean => count === 1;

/** Whether its command asked for one report, which is an average. */
export const isAverage = ({ isRepeated }: PoolReports): boolean => isRepeated === false;
