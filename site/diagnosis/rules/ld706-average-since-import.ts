import type { PoolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import { listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const averageSinceImport = rule('LD706', function* ({ poolReports }) {
  for (const isCertain of [true, false]) {
    const single = poolReports.filter((poolReport) => isSingle(poolReport) && isAverage(poolReport) === isCertain);
    const [first] = single;
    if (!first) continue;
    const names = listed(single.map(({ name }) => name));
    yield {
      subject: first.name,
      line: first.line,
      message: isCertain ? words.is(names) : words.mayBe(names),
      causes: [causeOf('LD706', 'first')],
    };
  }
});

const words = {
  is: (names: string) => `The report of zpool iostat for ${names} is an average since the pool was imported`,
  mayBe: (names: string) =>
    `The paste has one report of zpool iostat for ${names}, which may be an average since the pool was imported`,
};

/** Of one report alone nobody knows which of several it is. */
export const isSingle = ({ count }: PoolReports): boolean => count === 1;

/** Whether its command asked for one report, which is an average. */
export const isAverage = ({ isRepeated }: PoolReports): boolean => isRepeated === false;
