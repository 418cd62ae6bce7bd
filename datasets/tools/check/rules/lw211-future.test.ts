import { expect, test } from 'vitest';
import { realTable, runOn } from '../testing.ts';
import { future } from './lw211-future.ts';

const found = (table: string, cells: Record<string, string>) =>
  runOn(future, { tables: [realTable(table, [cells])], reference: [], today: '2026-05-31' }).map(
    ({ field, value }) => `${field} ${value}`,
  );

test.each(['2026-06-02', '2026-07', '2027', '2062-05-12'])('%s is still to come', (day) => {
  expect(found('runs', { run_id: 'r', measured_on: day })).toEqual([`measured_on ${day}`]);
  expect(found('sources', { source_id: 's', published_on: day })).toEqual([`published_on ${day}`]);
});

test('so is a day on which a source is said to have been read', () => {
  expect(found('sources', { source_id: 's', accessed_on: '2026-06-02' })).toHaveLength(1);
});

test.each(['2026-05-31', '2026-06-01', '2026-05', '2026-06', '2026', '1999-12-31', '', 'soon'])(
  '%j is none that could not have been',
  (day) => {
    expect(found('runs', { run_id: 'r', measured_on: day })).toEqual([]);
  },
);

test('the end of an exception may lie ahead', () => {
  expect(found('exceptions', { rule_id: 'LW307', expires_on: '2027-01-01' })).toEqual([]);
});
