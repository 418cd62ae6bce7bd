// A series over written bytes is drawn as the steps of one write, not as samples of a steady state.
import { describe, expect, it } from 'vitest';
import { series } from '../../site/charts/kinds/series.ts';
import type { Series } from '../../site/charts/rows.ts';
import { words } from '../../site/charts/words.ts';
import { tableOf } from '../support/test-tables.ts';

const written = tableOf<Series>(import.meta.filename, 'written');

function picturesOf(one: Series) {
  const state = { result: [`${one.set_id}/${one.result_id}/${one.metric}`] };
  return series.pictures({ configurations: [], series: [one], lanes: [] }, state);
}

describe('a series over written bytes', () => {
  const [line, ...others] = picturesOf(written);

  it('counts along the axis in bytes', () => {
    expect(line?.x.label).toBe('Written so far');
    expect(line?.x.format(200e9)).toBe('200\u202fGB');
    expect(line?.x.format(1601e9)).toBe('1.601\u202fTB');
    expect(line?.table.rows[1]?.cells[0]).toMatchObject({ number: { value: 200e9, unit: 'byte' } });
  });

  it('has no median and no distribution, which would weigh each corner of a step alike', () => {
    expect(others).toEqual([]);
    expect(line?.references).toEqual([]);
    expect(line?.figures).toBeUndefined();
  });

  it('says that its levels are those that the source states', () => expect(line?.notes).toContain(words.notes.steps));
});

it('a series over seconds keeps its median, quantiles and distribution', () => {
  const [line, distribution] = picturesOf({ ...written, x_kind: 'second', x: [1, 2, 3, 4] });
  expect(line?.references).toHaveLength(3);
  expect(line?.figures?.map(({ value }) => value)).toEqual(expect.arrayContaining(['4', '2.75\u202fGB/s']));
  expect(line?.notes).toEqual([]);
  expect(distribution?.form).toBe('bars');
});
