import { figure } from '../../../datasets/tools/language/figure.ts';
import type { Figure } from '../join/machine.ts';
import { bytesPerSecond, percent } from '../say/formatting.ts';
import type { Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

/** Repeated runs differ by less. */
const NOTABLE = 1.08;
/** More of the same are a series, of which the first and the last are no before and after. */
const MOST_RUNS = 3;
/** From here on a factor says more than per cent. */
const MANIFOLD = 1.5;
/** Of a factor. */
const FACTOR_DIGITS = 2;

const words = {
  cached: 'dd ran without direct I/O',
  timesFaster: (factor: string) => `${factor} times as fast`,
  timesSlower: (factor: string) => `${factor} times as slow`,
  faster: (share: string) => `${share} faster`,
  slower: (share: string) => `${share} slower`,
};

export const beforeAfter = rule('LD605', function* ({ figures }) {
  const alike = Map.groupBy(
    figures.filter(({ measurement }) => isWhole(measurement)),
    keyOf,
  );
  for (const runs of alike.values()) {
    const found = changed(runs);
    if (found) yield found;
  }
});

const isWhole = ({ scope, unusable, bandwidth, state }: Figure['measurement']): boolean =>
  scope === 'whole' && unusable === undefined && state === undefined && (bandwidth ?? 0) > 0;

/** What two runs of the same test have alike. */
const ALIKE = [
  ...(['tool', 'job', 'direction', 'access', 'pattern', 'read_share'] as const),
  ...(['block_size', 'queue_depth', 'jobs', 'direct'] as const),
];

/** What makes two runs the same test. Without a target they may be of two drives. */
function keyOf({ measurement: one, target }: Figure): string {
  const on = target ?? one.target ?? `line ${one.line}`;
  const alike = ALIKE.map((field) => one[field]);
  return JSON.stringify([on, ...alike, one.tool === 'dd' && one.test_size]);
}

function changed(runs: readonly Figure[]): Found | undefined {
  const [first, last] = [runs[0], runs.at(-1)];
  const [before, after] = [first?.measurement.bandwidth ?? 0, last?.measurement.bandwidth ?? 0];
  if (!first || !last || runs.length < 2 || runs.length > MOST_RUNS) return undefined;
  const ratio = Math.max(before, after) / Math.min(before, after);
  if (ratio < NOTABLE) return undefined;
  const { job, line } = last.measurement;
  const on = last.target ?? last.measurement.target ?? job;
  const change = changeOf(ratio, after > before);
  return {
    subject: on,
    line,
    message: `${job} on ${on}: ${bytesPerSecond(before)} in the first run and ${bytesPerSecond(after)} in the last, ${change}`,
    causes: [
      causeOf('LD605', 'change'),
      causeOf('LD605', 'other', {
        signs: runs.some(({ measurement }) => measurement.direct !== 'yes' && measurement.tool === 'dd')
          ? [words.cached]
          : [],
      }),
      causeOf('LD605', 'slower', { isRefuted: after > before }),
    ],
  };
}

/** 9 % faster, 12 times as fast. */
function changeOf(ratio: number, isFaster: boolean): string {
  if (ratio >= MANIFOLD)
    return isFaster ? words.timesFaster(figure(ratio, FACTOR_DIGITS)) : words.timesSlower(figure(ratio, FACTOR_DIGITS));
  const share = percent(isFaster ? ratio - 1 : 1 - 1 / ratio);
  return isFaster ? words.faster(share) : words.slower(share);
}
