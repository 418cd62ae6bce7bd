import { waitsForEach } from '../../tables/engine.ts';
import { type Rule, tableNamed, tablesNamed } from '../../tables/rule.ts';
import type { Table } from '../../tables/table.ts';
import { rowsNamed } from '../references.ts';

/** Submission and the tool's own work are not in a completion latency, so it may fall short. */
const LOWEST = { total: 0.9, completion: 0.5, unknown: 0.5 };
const HIGHEST = 1.1;
/** How near a ratio has to be to a known mistake to bear its name. */
const NEAR = 0.15;

export const littlesLaw: Rule = {
  id: 'LW302',
  level: 'warning',
  looksFor: "Latencies that do not match the IOPS and the requests in flight (Little's law).",
  fix: 'check the unit of the latency (ns, µs, ms, s) and whether queue_depth is per job',
  *check(subject) {
    const runs = tableNamed(subject, 'runs');
    for (const table of tablesNamed(subject.tables, 'results')) yield* checkTable(table, runs);
  },
};

/** One direction of a mixed load has a part of the requests in flight, however small: a slip by 1000 is still found. */
const SMALLEST_SHARE = 0.01;

/** By row of runs: whether its engine has one request in flight per job. */
function waitingRuns(runs: Table | undefined): boolean[] {
  const engine = runs?.column('engine');
  return Array.from({ length: (runs?.length ?? 0) + 1 }, (_, row) =>
    waitsForEach(row === 0 || !engine ? '' : engine.text(row)),
  );
}

function* checkTable(table: Table, runs: Table | undefined) {
  const column = (name: string) => table.column(name);
  const [latency, kind] = [column('latency_mean_s'), column('latency_kind')];
  const [iops, bandwidth, size] = [column('iops'), column('bandwidth_bytes_per_s'), column('block_size_bytes')];
  const duplex = column('duplex');
  const [depth, jobs, outstanding] = [column('queue_depth'), column('jobs'), column('outstanding_requests')];
  if (!latency.hasValues) return;
  const waiting = waitingRuns(runs);
  const runOf = runs && rowsNamed(table, 'run_id', runs);

  for (let row = 1; row <= table.length; row++) {
    const mean = latency.number(row);
    if (!(mean > 0)) continue;
    const rate = iops.number(row) || bandwidth.number(row) / size.number(row);
    const workers = jobs.number(row) || 1;
    const waits = waiting[runOf?.[row] ?? 0];
    const inFlight = waits ? workers : outstanding.number(row) || depth.number(row) * workers;
    const ratio = (rate * mean) / inFlight;
    const lowest =
      duplex.choice(row) === 'two_way'
        ? SMALLEST_SHARE
        : LOWEST[(kind.choice(row) || 'unknown') as keyof typeof LOWEST];
    // Also where a figure is missing: a comparison with NaN is false.
    if (!(ratio < lowest || ratio > HIGHEST)) continue;

    const expected = `iops × latency_mean_s between ${lowest} and ${HIGHEST} of the ${inFlight} in flight`;
    const message = `${Number((rate * mean).toPrecision(3))} in flight by Little's law`;
    const step = Math.round(Math.log10(ratio) / 3);
    const rest = ratio / 1000 ** step;
    if (step !== 0 && rest >= Math.min(lowest, LOWEST.unknown) && rest <= HIGHEST) {
      const corrected = Number((mean / 1000 ** step).toPrecision(9));
      yield latency.found(row, {
        level: 'error',
        message: `${message}: the latency seems to be off by a factor of ${step > 0 ? '' : '1/'}${1000 ** Math.abs(step)}, as if ns, µs, ms and s were swapped`,
        expected,
        fix: `write ${corrected}, or correct iops if that is in the wrong unit`,
      });
    } else if (workers > 1 && outstanding.isEmpty(row) && isNear(ratio * workers, 1)) {
      yield depth.found(row, {
        message: `${message}: queue_depth seems to count all ${workers} jobs together`,
        expected: `${expected}; queue_depth is per job`,
        fix: `write ${Math.max(1, Math.round(depth.number(row) / workers))}, or leave it empty and fill in outstanding_requests`,
      });
    } else if (workers > 1 && isNear(ratio / workers, 1)) {
      yield outstanding.found(row, {
        message: `${message}: outstanding_requests seems to count one of ${workers} jobs`,
        expected: `${expected}; outstanding_requests is for all jobs`,
        fix: `write ${inFlight * workers}`,
      });
    } else {
      yield latency.found(row, {
        message,
        expected,
        fix: 'check latency, iops, queue depth and jobs; if the workload was throttled, say so in the note',
      });
    }
  }
}

const isNear = (ratio: number, wanted: number): boolean => Math.abs(ratio / wanted - 1) <= NEAR;
