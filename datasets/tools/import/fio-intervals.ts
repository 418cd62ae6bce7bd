/** The reports that one run of fio writes at intervals (--status-interval), of which the last holds its result. */
import { inBase } from '../../../calc-wasm/js/number.ts';
import { type Direction, exact, positive, type SeriesPoint } from '../readers/measurement.ts';
import { asNumber, asObject } from '../text/json-text.ts';
import { KIB, MILLISECOND } from '../text/units.ts';
import { FIO_DIRECTIONS } from './fio.ts';
import { isVersion2 } from './fio-figures.ts';
import type { Report } from './fio-report.ts';

/** What a job had done in one direction when a report was written, and in each interval before. */
interface Progress {
  bytes: number;
  operations: number;
  seconds: number;
  points: SeriesPoint[];
}

/** Reports of one run, put together as they come: only the last is kept whole. */
export class Chain {
  last: Report;
  /** How many reports there are. */
  count = 0;
  readonly #progress = new Map<string, Progress>();

  constructor(first: Report) {
    this.last = first;
    this.add(first);
  }

  /** Whether a report is the next of this run: the clock advances as the jobs' runtime does. */
  continuesWith(next: Report): boolean {
    return continues(this.last, next);
  }

  add(report: Report): void {
    this.last = report;
    this.count++;
    for (const [index, { object }] of report.jobs.entries()) {
      for (const direction of FIO_DIRECTIONS) {
        const stats = asObject(object[direction]);
        if (!stats) continue;
        const key = `${index} ${direction}`;
        const before = this.#progress.get(key) ?? NO_PROGRESS;
        const bytes = (asNumber(stats.io_bytes) ?? 0) * (isVersion2(stats, report.version) ? KIB : 1);
        const operations = asNumber(stats.total_ios) ?? 0;
        const seconds = inBase(asNumber(stats.runtime) ?? 0, MILLISECOND);
        const points = before === NO_PROGRESS ? [] : before.points;
        this.#progress.set(key, { bytes, operations, seconds, points });
        const elapsed = seconds - before.seconds;
        if (elapsed <= 0) continue;
        const x = exact(seconds) ?? 0;
        const bandwidth = positive((bytes - before.bytes) / elapsed);
        const iops = positive((operations - before.operations) / elapsed);
        if (bandwidth) points.push({ metric: 'bandwidth_bytes_per_s', x_kind: 'second', x, value: bandwidth });
        if (iops) points.push({ metric: 'iops', x_kind: 'second', x, value: iops });
      }
    }
  }

  /** Bandwidth and operations of each interval: the difference of two reports, at its end in seconds. */
  seriesOf(job: number, direction: Direction): SeriesPoint[] {
    return this.#progress.get(`${job} ${direction}`)?.points ?? [];
  }
}

const NO_PROGRESS: Progress = { bytes: 0, operations: 0, seconds: 0, points: [] };

/** How far the clock may differ from a job's own runtime between two interval reports, in seconds. */
const CLOCK_TOLERANCE = 1.5;

function continues(before: Report, next: Report): boolean {
  if (next.version !== '' && before.version !== next.version) return false;
  const isCut = next.document.brokenAt !== undefined;
  if (isCut && next.jobs.length === 0) return isBegun(before, next);
  if (!isCut && before.jobs.length !== next.jobs.length) return false;
  if (before.timestamp === undefined || next.timestamp === undefined) return false;
  const elapsed = next.timestamp - before.timestamp;
  const grown = next.jobs.map((job, index) => runtimeOf([job]) - runtimeOf(before.jobs.slice(index, index + 1)));
  // Jobs run side by side, or one after the other behind a stonewall: no job longer than the clock, all of them as long.
  return (
    next.jobs.every((job, index) => job.name === before.jobs[index]?.name) &&
    grown.every((seconds) => seconds >= 0 && seconds <= elapsed + CLOCK_TOLERANCE) &&
    grown.some((seconds) => seconds > 0) &&
    grown.reduce((sum, seconds) => sum + seconds, 0) >= elapsed - CLOCK_TOLERANCE
  );
}

/** Whether a report that was cut off before its first job may be the next interval of a run. */
function isBegun(before: Report, next: Report): boolean {
  const elapsed = (next.timestamp ?? 0) - (before.timestamp ?? 0);
  return (
    next.timestamp === undefined || (elapsed >= -CLOCK_TOLERANCE && elapsed <= runtimeOf(before.jobs) + CLOCK_TOLERANCE)
  );
}

/** Seconds that the longest of these jobs has run. */
function runtimeOf(jobs: Report['jobs']): number {
  const all = jobs.flatMap(({ object }) =>
    FIO_DIRECTIONS.map((direction) => asNumber(asObject(object[direction])?.runtime) ?? 0),
  );
  return inBase(Math.max(0, ...all), MILLISECOND);
}
