// Chances and times of loss.
import type { Inputs } from '../../../calc-wasm/js/calc.ts';
import { HOUR } from '../../../datasets/tools/text/units.ts';
import type { Row } from '../file.ts';
import { type Parameters, Skipped } from '../parameters.ts';
import { figures, noFigure, type Question, sizesOf } from './question.ts';

const YEAR_HOURS = 8760;

/** A rebuild that takes no time, so that the time to replace is all of the repair. */
const instantRebuild: Inputs = { capacity: '1MB', drive_rate: '100 GB/s', unreadable_rate: '0' };

/** Failures that a level survives, where it says so. */
const TOLERANCE: Record<string, number> = {
  raid5: 1,
  raid6: 2,
  raidz1: 1,
  raidz2: 2,
  raidz3: 3,
  zfs_mirror: 1,
};

/** The chance within one window depends on rate × time alone, so a rate of 100 % is asked as half of it for twice as long. */
export function rebuildWindow(row: Row, given: Parameters): Question {
  const level = row.get('level');
  const tolerance = TOLERANCE[level];
  if (tolerance === undefined) throw noFigure(row);
  given.repeats('redundancy', tolerance);
  const count = sizesOf(row).length;
  const width = level === 'zfs_mirror' ? 2 : count;
  return {
    name: 'rebuild',
    inputs: {
      ...instantRebuild,
      drives: width,
      tolerance,
      groups: count / width,
      afr: given.needed('afr') / 2,
      replace_time: given.needed('resilver_h') * 2 * HOUR,
    },
    figures: figures('window_loss'),
  };
}

const meanTimeFailureRate = (hours: number): number => -Math.expm1(-YEAR_HOURS / hours);

/** How long a fleet without redundancy lives: the first failure, which no repair delays. */
export function firstFailure(row: Row, given: Parameters): Question {
  if (row.get('quantity') !== 'mean_time_first_failure') throw noFigure(row);
  return {
    name: 'rebuild',
    inputs: {
      ...instantRebuild,
      drives: given.needed('n'),
      tolerance: 1,
      afr: meanTimeFailureRate(given.needed('mtbf_h')),
    },
    figures: figures('first_failure'),
  };
}

export function meanTimeToLoss(row: Row, given: Parameters): Question {
  const drives = given.number('n') ?? sizesOf(row).length;
  const pieces = given.number('k');
  const tolerance = pieces === undefined ? TOLERANCE[row.get('level')] : drives - pieces;
  if (tolerance === undefined) throw new Skipped('open', 'does not state k');
  // Drives that are all alike make the estimate for unlike ones the exact chain.
  const form = given.oneOf('form', ['homogeneous', 'poisson_binomial']);
  const repair = given.oneOf('repair', ['parallel', 'serial']);
  return {
    name: 'rebuild',
    inputs: {
      ...instantRebuild,
      drives,
      tolerance,
      afr: meanTimeFailureRate(given.needed('mtbf_h')),
      replace_time: given.needed('mttr_h') * HOUR,
      parallel: repair === 'parallel',
    },
    figures: figures(form === 'homogeneous' ? 'mttdl_formula' : 'mttdl'),
    ...(repair === undefined && {
      open: [
        {
          condition: 'how several failed drives are rebuilt',
          assumed: 'one after the other',
          other: 'at the same time',
          inputs: { parallel: true },
        },
      ],
    }),
  };
}
