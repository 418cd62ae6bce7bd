// The files of runs at build time, in the words that the page of a run has.

import { configurationsBySet } from '../charts/rows-build.ts';
import { quantity } from '../common/format.ts';
import { pageLink, webLink } from '../common/link.ts';
import { lineLink } from '../common/repository.ts';
import { columnText, marksOf } from '../explorer/column-text.ts';
import { words as measurement } from '../explorer/measurement.words.ts';
import {
  ceilingText,
  expectedText,
  licenceText,
  linkText,
  measuredText,
  workloadText,
} from '../explorer/measurement-text.ts';
import { type Row, runLink } from '../explorer/measurements.ts';
import { names } from '../explorer/measurements-build.ts';
import { words as explorer } from '../explorer/row.words.ts';
import type { Fact, RunFile, RunRow } from '../explorer/run-file.ts';
import { type Column, tables } from '../generated/datasets.ts';
import { chartsOf, curvesOf, loadsOf } from './run-charts-build.ts';
import { factsAndColumns, placeOf, type Run } from './sets-build.ts';
import { words as sets } from './words.ts';

const words = explorer.details;

/** What is said of a column, without its value. */
function headOf(column: Column): Omit<Fact, 'text'> {
  const { name, title } = column;
  const marks = marksOf(column);
  return { name, title, ...(Object.keys(marks).length > 0 && { marks }) };
}

const fact = (column: Column, text: string, href?: string): Fact => ({
  ...headOf(column),
  text,
  ...(href && { href }),
});

/** How a run was measured: what all its rows share. */
export function sharedFacts(row: Row, columns: readonly Column[]): Fact[] {
  return columns.flatMap((column) => {
    const value = row[column.name];
    if (value === null || value === undefined) return [];
    const page = column.name === 'platform_name' ? pageLink(`/data/platforms/${row.platform_id}/`) : undefined;
    return fact(column, columnText(column, value), page);
  });
}

/** Said in other words, or a key. */
const UNSAID = new Set(['source_id', 'source_place']);

export function sourceFacts(row: Row): Fact[] {
  const columns = tables.measurements.columns.filter(({ name }) => name.startsWith('source_') && !UNSAID.has(name));
  const told = columns.flatMap((column) => {
    const value = row[column.name];
    if (value === null || value === undefined) return [];
    const text = columnText(column, value);
    return fact(column, text, webLink(text));
  });
  const basis = tables.sources.columns.find(({ name }) => name === 'rights_basis');
  return basis ? [...told, fact(basis, licenceText(row.source_licence_spdx ?? row.source_rights_basis))] : told;
}

const againstCeiling = (row: Row): string =>
  row.measured_over_ceiling === null
    ? measuredText(row)
    : words.ceiling(
        measuredText(row),
        quantity(row.measured_over_ceiling, 'ratio'),
        ceilingText(row),
        expectedText(row),
      );

export async function runFileOf({ set, run, rows }: Run): Promise<RunFile> {
  const of = (await configurationsBySet()).get(set)?.find(({ run_id }) => run_id === run);
  const [first] = rows;
  if (!of || !first) throw new Error(`${set} has no run ${run} with rows`);
  const { facts, columns } = factsAndColumns(rows);
  const link = linkText(first);
  const { drive: drives = {} } = await names();
  const drive = first.drive_id === null ? undefined : String(first.drive_id);
  return {
    name: of.name,
    page: runLink(first),
    ...(drive && { drive: { text: drives[drive] ?? drive, href: pageLink(`/data/drives/${drive}/`) } }),
    facts: [...(link ? [{ name: 'link_kind', title: sets.run.link, text: link }] : []), ...sharedFacts(first, facts)],
    source: sourceFacts(first),
    columns: columns.map((column) => headOf(column)),
    rows: Object.fromEntries(
      await Promise.all(
        rows.map(async (row) => {
          const point = of.points.find(({ result_id }) => result_id === row.result_id);
          if (!point) throw new Error(`${set}/${run} has no point ${row.result_id}`);
          const place = await placeOf(row);
          const href = place && lineLink(place.file, place.line);
          const known: RunRow = {
            load: workloadText(row),
            measured: againstCeiling(row),
            cells: columns.map((column) => cellText(row, column)),
            ...(place && { line: { text: measurement.row.line(place.file, place.line), ...(href && { href }) } }),
            loads: loadsOf(point),
            charts: await chartsOf(of, point),
          };
          return [row.result_id, known] as const;
        }),
      ),
    ),
    curves: curvesOf(of),
  };
}

/** Nothing where nothing is known. */
export function cellText(row: Row, column: Column): string {
  const value = row[column.name];
  return value === null || value === undefined ? '' : columnText(column, value);
}
