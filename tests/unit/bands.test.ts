// Measured and assumed ranges are told apart wherever a range is drawn or said.
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { Basis } from '../../calc-wasm/js/calc.ts';
import { compared, groups } from '../../site/accuracy/accuracy.ts';
import { sharesChart } from '../../site/accuracy/shares-chart.ts';
import { ceiling } from '../../site/charts/kinds/ceiling.ts';
import { columnsNamed, readBy } from '../../site/explorer/columns.ts';
import { againstCeiling } from '../../site/explorer/measured-predicted.ts';
import { summary } from '../../site/explorer/measurement-text.ts';
import type { Row } from '../../site/explorer/measurements.ts';
import { rowLink } from '../../site/explorer/measurements.ts';
import type { PlotOptions } from '../../site/plot/marks.ts';
import { pictureChart } from '../../site/plot/picture.ts';
import { drawn } from '../../site/plot/plot-build.ts';
import { linesOf, runsChart } from '../../site/sets/runs-chart.ts';
import { configuration, point } from '../support/charted.ts';
import { measuredRow } from '../support/measured-row.ts';

const row = (range_basis: Row['range_basis'] & string, more: Partial<Row> = {}): Row =>
  measuredRow({
    run_id: `run-${range_basis}`,
    result_id: `result-${range_basis}`,
    target: `Drive ${range_basis}`,
    range_basis,
    ...more,
  });

const rows = [row('measured'), row('assumed')];

/** How many bands of each look a drawing has. */
function bandsIn(options: PlotOptions): Partial<Record<Basis, number>> {
  const { document } = parseHTML(drawn(options));
  const count = (basis: Basis) =>
    document.querySelectorAll(`.lw-band-${basis} :is(rect, path), .lw-band-${basis}:is(path)`).length;
  return { measured: count('measured'), assumed: count('assumed') };
}

describe.each([
  [
    'runs side by side',
    (some: Row[]) =>
      runsChart(
        linesOf(some.map((item) => ({ rows: [item] }))) ?? { metric: 'bandwidth', labels: [], dots: [] },
        'wide',
      ),
  ],
  ['measured against the ceiling', (some: Row[]) => againstCeiling(some, 'wide')],
  ['shares of the accuracy page', (some: Row[]) => sharesChart(groups(compared(some)), 'narrow', rowLink)],
])('%s', (_, chart) => {
  test('has a band of each basis that its rows have', () =>
    expect(bandsIn(chart(rows))).toEqual({ measured: 1, assumed: 1 }));

  test('has no assumed band where every range was measured', () => {
    const other = row('measured', { run_id: 'another', result_id: 'another', target: 'Another' });
    expect(bandsIn(chart([row('measured'), other])).assumed).toBe(0);
  });
});

describe('the chart of shares of the ceiling', () => {
  const ranged = (range_basis: Row['range_basis'] & string, at: number) =>
    point({
      access: 'seq',
      measured_bytes_per_s: 0.9 * at,
      ceiling_bytes_per_s: at,
      expected_low_bytes_per_s: 0.8 * at,
      expected_high_bytes_per_s: 0.95 * at,
      range_basis,
    });
  const drive = configuration('r', [ranged('measured', 600e6), ranged('assumed', 300e6)], { set_id: 'a' });
  const material = { configurations: [drive], series: [], lanes: [] };
  const [picture] = ceiling.pictures(material, { set: ['a'] });
  if (!picture) throw new Error('no picture');

  test('has a band of each basis, wide enough to be seen where all have one ceiling', () => {
    expect(picture.bands?.map(({ basis }) => basis)).toEqual(['measured', 'assumed']);
    for (const { points } of picture.bands ?? []) expect(points[0]?.[0]).toBeLessThan(points[1]?.[0] ?? 0);
    expect(bandsIn(pictureChart(picture, 'narrow'))).toEqual({ measured: 1, assumed: 1 });
  });

  test('names each band beside it', () => {
    for (const size of ['narrow', 'wide'] as const) {
      const text = drawn(pictureChart(picture, size));
      for (const name of ['measured range', 'assumed range']) expect(text).toContain(name);
    }
  });

  test('says in table and tooltip which ranges are assumed', () => {
    const cells = picture.table.rows.map((item) => item.cells[3]);
    expect(cells).toEqual([
      expect.stringMatching(/^240–285.MB\/s \(assumed\)$/),
      expect.stringMatching(/^480–570.MB\/s$/),
    ]);
    const titles = picture.series.flatMap(({ marks }) => marks.map(({ title }) => title));
    expect(titles.map((title) => title.includes('(assumed)'))).toEqual([true, false]);
  });
});

describe('the text of a range', () => {
  const [expected] = columnsNamed(['expected']);

  test('says assumed, and nothing of a measured one', () => {
    expect(expected?.text(row('assumed'))).toMatch(/^480–520.MB\/s \(assumed\)$/);
    expect(expected?.text(row('measured'))).toMatch(/^480–520.MB\/s$/);
    expect(summary(row('assumed'))).toMatch(/expected 480–520.MB\/s \(assumed\), ceiling/);
  });

  test('has its basis read with its ends by the table of the explorer', () =>
    expect(readBy(['expected'])).toContain('range_basis'));
});
