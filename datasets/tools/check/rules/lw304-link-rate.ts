import { type Rule, tableNamed } from '../rule.ts';
import type { Table } from '../table.ts';

/** Links that are PCI Express on the wire, so that its generation table applies. */
const PCIE_LINKS = new Set(['pcie', 'dmi']);

const BANDWIDTHS = [
  'bandwidth_bytes_per_s',
  'bandwidth_low_bytes_per_s',
  'bandwidth_high_bytes_per_s',
];

export const linkRate: Rule = {
  id: 'LW304',
  level: 'error',
  looksFor: 'Bandwidth above the raw rate of the link that it is said to have passed.',
  fix: 'check unit (bits or bytes, MB or MiB), generation and width of the link',
  *check(subject) {
    const runs = tableNamed(subject, 'runs');
    const generations = tableNamed(subject, 'pcie-generations');
    if (!runs || !generations) return;
    const rates = rawRates(runs, laneRates(generations));
    for (const results of subject.tables.filter((table) => table.schema.name === 'results')) {
      const read = reader(results);
      for (let row = 1; row <= results.length; row++) {
        const rate = rates.get(read(row, 'run_id'));
        if (rate === undefined || !results.isWhole(row)) continue;
        for (const name of BANDWIDTHS) {
          const text = read(row, name);
          const value = Number(text);
          if (text === '' || !(value > rate)) continue;
          yield results.found(row, results.positions[results.fieldIndex(name)] ?? 0, {
            field: name,
            value: text,
            message: 'more than the link can carry',
            expected: `at most ${Math.floor(rate)} B/s, the rate after the line code`,
            fix: 'check the unit (bits or bytes), the direction count and the negotiated link',
          });
        }
      }
    }
  },
};

function reader(table: Table): (row: number, name: string) => string {
  const indexes = new Map(table.schema.fields.map((field, index) => [field.name, index]));
  return (row, name) => table.text(row, indexes.get(name) ?? -1);
}

/** Bytes per second of one lane and direction after the line code, by generation. */
function laneRates(generations: Table): Map<string, number> {
  const read = reader(generations);
  const rates = new Map<string, number>();
  for (let row = 1; row <= generations.length; row++) {
    const [transfers, payload, line] = [
      'transfer_rate_per_s',
      'code_payload_bits',
      'code_line_bits',
    ].map((name) => Number(read(row, name)));
    if (transfers && payload && line) {
      rates.set(read(row, 'generation'), (transfers * payload) / line / 8);
    }
  }
  return rates;
}

/** Bytes per second of all lanes of a run's links, by run; runs that do not say are left out. */
function rawRates(runs: Table, lanes: Map<string, number>): Map<string, number> {
  const read = reader(runs);
  const rates = new Map<string, number>();
  for (let row = 1; row <= runs.length; row++) {
    const lane = lanes.get(read(row, 'link_generation'));
    const width = Number(read(row, 'link_lanes'));
    const links = Number(read(row, 'link_count') || '1');
    if (lane && width && links && PCIE_LINKS.has(read(row, 'link_kind'))) {
      rates.set(read(row, 'run_id'), lane * width * links);
    }
  }
  return rates;
}
