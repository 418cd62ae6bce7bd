import { linkRates, type Rate } from '../../tables/link-rates.ts';
import { type Rule, type Subject, tableNamed, tablesNamed } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';
import { rowsNamed } from '../references.ts';

const FIGURES = ['bandwidth_bytes_per_s', 'bandwidth_low_bytes_per_s'];
/** Alone it says less than that, which no link contradicts. */
const HIGH = 'bandwidth_high_bytes_per_s';

export const linkRate: Rule = {
  id: 'LW304',
  level: 'error',
  looksFor: 'Throughput above what its link or chain can carry.',
  fix: "check the unit (bits or bytes, MB or MiB), the link's generation and width, and caches",
  *check(subject) {
    yield* checkUplinks(subject);
    yield* checkChains(subject);
    const runs = tableNamed(subject, 'runs');
    if (!runs) return;
    const rates = ratesOf(runs, subject);
    for (const table of tablesNamed(subject.tables, 'results')) yield* checkTable(table, runs, rates, subject);
  },
};

/** What a source measured through an uplink. */
const MEASURED = ['measured_read_bytes_per_s', 'measured_write_bytes_per_s'];

function* checkUplinks(subject: Subject): Generator<Found> {
  const rateOf = linkRates(subject);
  for (const table of tablesNamed(subject.tables, 'chipset-uplinks')) {
    const [generation, lanes] = [table.column('pcie_generation'), table.column('lanes')];
    for (let row = 1; row <= table.length; row++) {
      // An uplink is PCI Express on the wire, whatever it is called.
      const rate = rateOf('pcie', generation.text(row), lanes.number(row));
      if (!rate) continue;
      for (const column of MEASURED.map((name) => table.column(name))) {
        if (!(column.number(row) > rate.oneWay)) continue;
        yield column.found(row, {
          message: 'more than its own link can carry',
          expected: `at most ${Math.floor(rate.oneWay)} B/s, the rate after the line code`,
          fix: "check the unit (bits or bytes), and the link's generation and width",
        });
      }
    }
  }
}

/** Arrays whose source states the links in front of them. */
function* checkChains(subject: Subject): Generator<Found> {
  const chained = subject.chained?.(subject);
  if (!chained || chained.size === 0) return;
  for (const table of tablesNamed(subject.tables, 'results')) {
    const [run, direction] = [table.column('run_id'), table.column('direction')];
    const bandwidth = table.column('bandwidth_bytes_per_s');
    for (let row = 1; row <= table.length; row++) {
      const links = chained.get(run.text(row));
      const way = WAYS[direction.choice(row)];
      const rate = way && links?.[way];
      if (rate === undefined || !(bandwidth.number(row) > rate)) continue;
      yield bandwidth.found(row, {
        message: 'more than the chain of its run can carry',
        expected: `at most ${Math.floor(rate)} B/s, what its links carry`,
        fix: 'check the unit, the links in chains.csv, and whether a cache answered',
      });
    }
  }
}

const WAYS: Record<string, 'read' | 'write'> = { device_writes_host: 'read', device_reads_host: 'write' };

/** By row of runs: what its links carry, where it says enough about them. */
function ratesOf(runs: Table, subject: Subject): (Rate | undefined)[] {
  const rateOf = linkRates(subject);
  const kind = runs.column('link_kind');
  const [generation, lanes] = [runs.column('link_generation'), runs.column('link_lanes')];
  const count = runs.column('link_count');
  const rates: (Rate | undefined)[] = [undefined];
  for (let row = 1; row <= runs.length; row++) {
    const rate = rateOf(kind.choice(row), generation.text(row), lanes.number(row));
    const links = count.number(row) || 1;
    rates.push(rate && { oneWay: rate.oneWay * links, bothWays: rate.bothWays * links });
  }
  return rates;
}

function* checkTable(table: Table, runs: Table, rates: (Rate | undefined)[], subject: Subject): Generator<Found> {
  const runOf = rowsNamed(table, 'run_id', runs);
  const direction = table.column('direction');
  const figures = FIGURES.map((name) => table.column(name)).filter((column) => column.hasValues);
  const high = table.column(HIGH);
  for (let row = 1; row <= table.length; row++) {
    const run = runOf[row] as number;
    const carried = rates[run];
    if (!carried) continue;
    const rate = direction.choice(row) === 'mixed' ? carried.bothWays : carried.oneWay;
    const given = figures.filter((column) => !column.isEmpty(row));
    for (const column of given.length > 0 ? [...given, high] : []) {
      const value = column.number(row);
      if (!(value > 0)) continue;
      const bounds = subject.ceiling?.(runs, run, table, row);
      if (value > Math.min(rate, bounds?.ceiling ?? rate)) {
        const limit = bounds && bounds.ceiling < rate ? bounds.ceiling : rate;
        yield column.found(row, {
          message: 'more than the link can carry',
          expected: `at most ${Math.floor(limit)} B/s, ${limit === rate ? 'the rate after the line code' : 'the ceiling after packet headers'}`,
          fix: 'check the unit (bits or bytes), the direction, the negotiated link and its Max Payload Size, and whether a cache answered',
        });
      } else if (bounds && value > bounds.most) {
        yield column.found(row, {
          level: 'warning',
          message: 'more than such links were measured to carry: was it a cache?',
          expected: `at most ${Math.floor(bounds.most)} B/s`,
          fix: 'compare test_size_bytes with memory_bytes and check the link; if the figure is right, explain it in the note',
        });
      }
    }
  }
}
