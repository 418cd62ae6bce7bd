// The comparison as elements: what each configuration is, what they share, what stands in the way.

import { size } from '../common/format.ts';
import { licenceText, linkText } from '../explorer/measurement-text.ts';
import type { Cell, Table } from '../plot/picture.ts';
import { type Child, element, tableElement } from '../plot/table-dom.ts';
import { type Comparison, compare, type Difference, doubtsOf, type SharedLoad, timesOf } from './compare.ts';
import { words } from './compare.words.ts';
import { ratioText } from './ratio.ts';
import { bandwidth, loadText, operations, patternText, seconds, sourceCell, times } from './row-text.ts';
import { type Configuration, keyOf, type Point } from './rows.ts';
import { words as charts } from './words.ts';

/** Loads in the table, some rows each: more would not be read. */
const LOADS = 60;

interface Figure {
  name: keyof typeof words.figures;
  value(point: Point): number | undefined;
  text(value: number): string;
}

const FIGURES: readonly Figure[] = [
  { name: 'iops', value: ({ iops }) => iops, text: operations },
  { name: 'latency', value: ({ latency_mean_s }) => latency_mean_s, text: seconds },
  { name: 'p99', value: ({ latency_p99_s }) => latency_p99_s, text: seconds },
  { name: 'bandwidth', value: ({ measured_bytes_per_s: rate }) => rate, text: bandwidth },
];

export function comparisonElement(document: Document, configurations: readonly Configuration[]): Element {
  const comparison = compare(configurations);
  const make = (name: string, attributes: Record<string, string>, ...children: Child[]) =>
    element(document, name, attributes, ...children);
  const list = (lines: readonly string[]) =>
    make('ul', { class: 'lw-measure' }, ...lines.map((line) => make('li', {}, line)));
  const differences = comparison.differences.map((difference) => differenceText(difference, comparison.configurations));
  const ratios = comparison.ratios.flatMap(({ of, to, point }) => {
    const [one, other] = [configurations[of], configurations[to]];
    return one && other ? [ratioText(one, point, other)] : [];
  });
  return make(
    'div',
    {},
    make(
      'p',
      { class: 'lw-verdict' },
      make('strong', {}, words.answer(comparison.shared.length)),
      make('span', {}, ` ${words.answered(configurations.length)}`),
    ),
    make('h2', {}, words.differences),
    differences.length > 0 ? list(differences) : make('p', {}, words.noDifferences),
    make('h2', {}, words.shared),
    ...(comparison.shared.length > 0
      ? [
          tableElement(document, sharedTable(comparison), words.shared),
          make('p', { class: 'lw-measure' }, words.base),
          comparison.shared.length > LOADS && make('p', {}, words.more(LOADS)),
        ]
      : [make('p', { class: 'lw-measure' }, words.none)]),
    ...(ratios.length > 0 ? [make('h2', {}, words.ratios), list(ratios)] : []),
    ...(comparison.unshared.length > 0
      ? [
          make('h2', {}, words.unshared),
          make('p', { class: 'lw-measure' }, words.unsharedText),
          tableElement(document, unsharedTable(comparison), words.unshared),
        ]
      : []),
    make('h2', {}, words.about),
    tableElement(document, aboutTable(configurations), words.about),
  );
}

function differenceText({ what, effect, values }: Difference, of: readonly Configuration[]): string {
  const each = values.map((value, index) => {
    const text = value === undefined ? words.notStated : valueText(what, value);
    return `${of[index]?.name}: ${text}`;
  });
  return `${words[effect]}: ${words.what[what]}. ${each.join('; ')}.`;
}

/** The columns whose values differ, or are not stated for all, and have words of their own. */
const COLUMNS: Partial<Record<Difference['what'], string>> = {
  state: 'state',
  state_unknown: 'state',
  direct: 'direct',
  direct_unknown: 'direct',
};

function valueText(what: Difference['what'], value: string): string {
  const column = COLUMNS[what];
  return (column && charts.values[column]?.[value]) ?? value;
}

function sharedTable(comparison: Comparison): Table {
  const { columns } = words;
  const names = comparison.configurations.map(({ name }) => name);
  const shown = comparison.shared.slice(0, LOADS);
  const doubted = shown.some((load) => doubtsOf(load).length > 0);
  return {
    columns: [columns.load, columns.requests, columns.figure, ...names, ...(doubted ? [columns.doubt] : [])],
    rows: shown.flatMap((load) => rowsOf(load, comparison.differences, doubted)),
  };
}

function rowsOf(load: SharedLoad, differences: readonly Difference[], doubted: boolean): Table['rows'] {
  const [first] = load.cells.flat();
  const doubts = [...new Set(doubtsOf(load).map(({ what }) => words.what[what]))].join('; ');
  const shown = FIGURES.filter(({ value }) =>
    load.cells.every((points) => points.some((point) => value(point) !== undefined)),
  );
  return shown.map(({ name, value, text }) => {
    const ratios = timesOf(load, value, differences);
    return {
      cells: [
        first ? loadText(first) : load.load,
        inFlight(load),
        words.figures[name],
        ...load.cells.map((points, index) => {
          const said = figuresText(
            points.flatMap((point) => value(point) ?? []),
            text,
          );
          const ratio = index > 0 ? ratios[index] : undefined;
          return ratio === undefined ? said : `${said} (${words.times(times(ratio))})`;
        }),
        ...(doubted ? [doubts] : []),
      ],
    };
  });
}

const inFlight = ({ requests, jobs }: SharedLoad): string =>
  requests === undefined ? charts.none : jobs ? `${requests} (${jobs})` : String(requests);

/** One figure, or the range of several: none is chosen. */
function figuresText(values: readonly number[], text: (value: number) => string): string {
  const [first] = values;
  if (first === undefined || values.length === 1) return first === undefined ? '' : text(first);
  return words.several(text(Math.min(...values)), text(Math.max(...values)), values.length);
}

function unsharedTable({ configurations, unshared }: Comparison): Table {
  return {
    columns: [words.columns.load, ...configurations.map(({ name }) => name)],
    rows: unshared.map(({ point, sizes }) => ({
      cells: [patternText(point), ...sizes.map((own) => own.map((bytes) => size(bytes)).join(', ') || words.noSizes)],
    })),
  };
}

function aboutTable(configurations: readonly Configuration[]): Table {
  const { rows } = words;
  const not = (value: string | number | undefined): string =>
    value === undefined || value === '' || value === 'unknown' ? words.notStated : String(value);
  const lines: [string, (one: Configuration) => string | Cell][] = [
    [rows.target, ({ target }) => target],
    [rows.link, (configuration) => not(linkText(configuration))],
    [rows.platform, ({ platform_name }) => not(platform_name)],
    [rows.drives, ({ drive_count }) => not(drive_count)],
    [rows.state, ({ state }) => not(charts.values.state?.[state])],
    [rows.direct, ({ direct }) => not(charts.values.direct?.[direct ?? ''])],
    [rows.tool, ({ tool }) => not(tool)],
    [rows.source, sourceCell],
    [rows.licence, ({ licence }) => licenceText(licence)],
    [rows.set, (configuration) => keyOf(configuration)],
  ];
  return {
    columns: [words.property, ...configurations.map(({ name }) => name)],
    rows: lines.map(([label, value]) => ({ cells: [label, ...configurations.map(value)] })),
  };
}
