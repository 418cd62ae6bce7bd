// The comparison as elements: the winner of the first workload, then every workload with the result of each as a bar.
import { quantity } from '../common/format.ts';
import { licenceText } from '../explorer/measurement-text.ts';
import { rowLink, setLink } from '../explorer/measurements.ts';
import { type Child, element, tableElement } from '../plot/table-dom.ts';
import {
  behind,
  compare,
  type Device,
  type Difference,
  METRICS,
  type MetricName,
  type Row,
  shares,
  statedRatios,
} from './compare.ts';
import { words } from './compare.words.ts';
import { ratioText } from './ratio.ts';
import { bandwidth, loadText, operations, seconds, sourceCell, times } from './row-text.ts';
import { words as charts } from './words.ts';

/** Rows of the table: more would not be read. */
const MOST_ROWS = 60;
/** Nearer than this, two results are level: repeating a test gives as much. */
const LEVEL = 0.02;
/** From this many times on, a difference is told as a multiple. */
const MULTIPLE = 2;

const TEXTS: Record<MetricName, (value: number) => string> = {
  iops: operations,
  bandwidth,
  latency: seconds,
  p99: seconds,
};

const figureText = ({ metric, results }: Row, index: number): string => {
  const value = results[index] && METRICS[metric].value(results[index].point);
  return value === undefined ? charts.none : TEXTS[metric](value);
};

const workloadText = ({ point, metric }: Row): string =>
  [
    loadText(point),
    point.requests_in_flight !== undefined && charts.inFlight(point.requests_in_flight),
    metric !== 'iops' && metric !== 'bandwidth' && words.figures[metric],
  ]
    .filter(Boolean)
    .join(', ');

/** @param by The figure of the table of drives that they were sorted by. */
export function comparisonElement(document: Document, devices: readonly Device[], by?: string): Element {
  const rows = compare(devices, by);
  const make = (name: string, attributes: Record<string, string>, ...children: Child[]) =>
    element(document, name, attributes, ...children);
  const ratios = statedRatios(devices).flatMap(({ of, to, point }) => {
    const [one, other] = [devices[of]?.configurations[0], devices[to]?.configurations[0]];
    return one && other ? [ratioText(one, point, other)] : [];
  });
  return make(
    'div',
    {},
    make('p', { class: 'lw-lead lw-winner' }, verdict(devices, rows)),
    rows.length > 0 && workloadTable(document, devices, rows.slice(0, MOST_ROWS)),
    rows.length > 0 && make('p', { class: 'lw-hint lw-measure' }, words.base),
    rows.length > MOST_ROWS && make('p', {}, words.more(MOST_ROWS)),
    ...(ratios.length > 0
      ? [
          make('h2', {}, words.ratios),
          make('ul', { class: 'lw-measure' }, ...ratios.map((text) => make('li', {}, text))),
        ]
      : []),
    make('h2', {}, words.sources),
    sourceTable(document, devices, rows),
  );
}

/** Who leads in the first workload and by how much, and in how many of all. */
function verdict(devices: readonly Device[], rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return words.none;
  const load = workloadText(first);
  const { best } = first;
  if (best === undefined) return words.noWinner(load, first.differences.map(({ what }) => words.what[what]).join(', '));
  const name = devices[best]?.name ?? '';
  const ahead = behind(first)
    .map((share, index) => ({ share, index }))
    .filter(({ share }) => share !== undefined);
  const [next] = ahead.toSorted((one, other) => Math.abs(one.share ?? 0) - Math.abs(other.share ?? 0));
  const wins = rows.filter((row) => row.best === best).length;
  const second = devices[next?.index ?? -1]?.name ?? '';
  const lead =
    Math.abs(next?.share ?? 0) < LEVEL
      ? words.level(name, second, load, figureText(first, best))
      : words.winner(name, load, figureText(first, best), aheadText(first, next?.share ?? 0), second);
  return rows.length > 1 ? `${lead} ${words.wins(name, wins, rows.length)}` : lead;
}

/** @param share What the second has more than the best, of the best: negative where more is better. */
function aheadText({ metric }: Row, share: number): string {
  const isTime = TEXTS[metric] === seconds;
  const ratio = isTime ? share + 1 : 1 / (share + 1);
  if (ratio >= MULTIPLE) return words.times(times(ratio));
  const percent = quantity(isTime ? 1 - 1 / ratio : ratio - 1, 'ratio', { digits: 2 });
  return isTime ? words.less(percent) : words.moreBy(percent);
}

function workloadTable(document: Document, devices: readonly Device[], rows: readonly Row[]): Element {
  const make = (name: string, attributes: Record<string, string>, ...children: Child[]) =>
    element(document, name, attributes, ...children);
  const isDoubted = rows.some(({ differences }) => differences.length > 0);
  const heads = [words.columns.load, ...devices.map(({ name }) => name), ...(isDoubted ? [words.columns.differs] : [])];
  const body = rows.map((row) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, workloadText(row)),
      ...devices.map((_, index) => make('td', {}, ...cell(document, row, index))),
      isDoubted && make('td', { class: 'lw-hint' }, differencesText(row)),
    ),
  );
  return make(
    'div',
    { class: 'lw-scroll', tabindex: '0', role: 'region', 'aria-label': words.shared },
    make(
      'table',
      { class: 'lw-table lw-compared' },
      make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...body),
    ),
  );
}

function cell(document: Document, row: Row, index: number): Child[] {
  const result = row.results[index];
  if (!result) return [charts.none];
  const link = element(document, 'a', { href: rowLink({ ...result.of, ...result.point }) }, figureText(row, index));
  const share = behind(row)[index];
  const isBest = row.best === index;
  const place = isBest ? words.best : share === undefined ? '' : signed(share);
  const remark = place && element(document, 'span', { class: isBest ? 'lw-best' : 'lw-hint' }, place);
  return [link, ' ', remark || undefined, bar(document, shares(row)[index] ?? 0)];
}

const signed = (share: number): string =>
  `${share < 0 ? '−' : '+'}${quantity(Math.abs(share), 'ratio', { digits: 2 })}`;

function bar(document: Document, share: number): Element {
  const SVG = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { class: 'lw-place', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  for (const width of [100, share * 100]) {
    const rect = document.createElementNS(SVG, 'rect');
    rect.setAttribute('width', width.toFixed(1));
    rect.setAttribute('height', '4');
    svg.append(rect);
  }
  return svg;
}

const differencesText = (row: Row): string =>
  row.differences.map((difference) => differenceText(row, difference)).join('. ');

/** "Tool: fio; not stated" */
function differenceText({ results }: Row, { what, values }: Difference): string {
  const texts = values.map((value, index) =>
    results[index] ? (charts.values[what]?.[value ?? ''] ?? value ?? words.notStated) : charts.none,
  );
  return `${words.what[what]}: ${texts.join('; ')}`;
}

/** The sources of the results that stand in the table, each once for a device. */
function sourceTable(document: Document, devices: readonly Device[], rows: readonly Row[]): Element {
  const used = new Set(rows.flatMap(({ results }) => results.map((result) => result?.of)));
  const isUsed = rows.length === 0 ? () => true : (of: Device['configurations'][number]) => used.has(of);
  const lines = devices.flatMap(({ name, configurations }) => {
    const own = configurations.filter(isUsed);
    const sources = new Map(own.map((of) => [`${of.set_id} ${of.source_title} ${of.source_url}`, of]));
    return [...sources.values()].map((of) => ({
      cells: [name, sourceCell(of), licenceText(of.licence), { text: of.set_id, href: setLink(of.set_id) }],
    }));
  });
  const { device, source, licence, set } = words.columns;
  return tableElement(document, { columns: [device, source, licence, set], rows: lines }, words.sources);
}
