import { figure } from '../../../datasets/tools/language/figure.ts';
import type { Figure } from '../join/machine.ts';
import { bytesPerSecond, percent } from '../say/formatting.ts';
import type { DiagnosticRule, Found } from './finding.ts';

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

export const beforeAfter: DiagnosticRule = {
  id: 'LD605',
  severity: 'hint',
  looksFor: 'The same test of the same drive with two results in one paste: before and after.',
  why: 'The same workload on the same target differs by a few per cent from run to run. More than that was caused by what was changed in between, or by what else ran.',
  sources: ['fio-docs'],
  *find({ figures }) {
    const alike = Map.groupBy(
      figures.filter(({ measurement }) => isWhole(measurement)),
      keyOf,
    );
    for (const runs of alike.values()) {
      const found = changed(runs);
      if (found) yield found;
    }
  },
};

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
      {
        message: 'What was changed between the two runs: cable, port, slot, driver or setting',
        check: 'Change it back and measure again: does the first figure come back?',
        fix: 'Keep what the faster run had',
      },
      {
        message: 'Something else used the drive during one of the runs, or a cache answered',
        check: '`iostat -x 1` while you measure; repeat each run three times',
        fix: 'Compare runs on an idle machine, with direct I/O',
        signs: runs.some(({ measurement }) => measurement.direct !== 'yes' && measurement.tool === 'dd')
          ? [words.cached]
          : [],
      },
      {
        message: 'The drive got slower while it worked: its fast cache filled up, or it grew hot',
        check:
          'Wait some minutes and run it again: is the first figure back? `sudo smartctl -a` says how hot the drive is',
        fix: 'Measure longer than the cache lasts, and cool the drive',
        isRefuted: after > before,
      },
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
