// A thing has one name wherever a reader meets it: in a calculator, a form, a table of figures or a chart.
import { expect, it } from 'vitest';
import { words as arrays } from '../../site/arrays/compare-table.words.ts';
import { words as target } from '../../site/charts/target.words.ts';
import { words as charts } from '../../site/charts/words.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { words as explorer } from '../../site/explorer/words.ts';
import { tables } from '../../site/generated/datasets.ts';
import { words as planner } from '../../site/planner/words.ts';
import { words as sizer } from '../../site/sizer/form.words.ts';

type Part = 'inputs' | 'outputs';

function labelled(calculator: string, part: Part, name: string): string {
  const found = calculatorNamed(calculator)[part].find((item) => item.name === name);
  if (!found) throw new Error(`${calculator} has no ${name} among its ${part}`);
  return found.label;
}

const titled = (column: string): string | undefined =>
  tables.measurements.columns.find(({ name }) => name === column)?.title;

/** What the comparison adds to a name, to say of what it is. */
const beforeComma = (text: string): string => text.replace(/, .*| at .*/, '');

it('a comparison of arrays names figures as their calculators do', () => {
  const { metrics } = arrays;
  for (const name of ['usable', 'efficiency', 'tolerance', 'best_tolerance', 'read_rate'] as const)
    expect(metrics[name]).toBe(labelled('raid', 'outputs', name));
  expect(metrics.write_rate).toBe(labelled('raid', 'outputs', 'write_rate'));
  expect(beforeComma(metrics.iops)).toBe(labelled('raid', 'outputs', 'iops'));
  expect(beforeComma(metrics.rebuild_time)).toBe(labelled('rebuild', 'outputs', 'time'));
  expect(metrics.year_loss).toBe(labelled('rebuild', 'outputs', 'year_loss'));
});

// What has to be survived is a wish: it is asked for in a sentence of its own.
it('the planner names the figures that it asks for and finds as the calculators of arrays do', () => {
  const usable = labelled('raid', 'outputs', 'usable');
  expect([planner.fields.usable, planner.table.usable]).toEqual([usable, usable]);
  expect(planner.fields.size).toBe(labelled('rebuild', 'inputs', 'capacity'));
  expect(planner.fields['drive-rate']).toBe(labelled('raid', 'inputs', 'drive_rate'));
});

it('a column of the measurements is called as the filter and the axis for it', () => {
  const depth = titled('requests_in_flight');
  expect(explorer.filters.labels.depth).toBe(depth);
  expect([charts.axis.requests, target.columns.requests]).toEqual([depth, depth]);
  expect(explorer.filters.labels.reads).toBe(titled('read_percent'));
  expect(labelled('raid', 'inputs', 'read_share')).toBe(titled('read_percent'));
  expect(sizer.load).toBe(charts.parameters.load);
});

it('requests in flight are one thing, asked for or computed', () =>
  expect(labelled('queue-depth', 'outputs', 'in_flight')).toBe(labelled('queue-depth', 'inputs', 'depth')));
