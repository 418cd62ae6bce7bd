/** Figures as a table of Markdown with bars, or as lines for a terminal. */
import type { SetChanges } from './diff.ts';
import type { Figure, Figures } from './figures.ts';
import { quantityChange, rounded } from './quantity.ts';
import type { Quotes } from './quotes.ts';

/** Cells of a bar. */
const WIDTH = 10;

/** Parts of a cell. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Rows that are shown of a set: more than a reviewer compares. */
const SHOWN = 20;

/** The figures of every set that has some, in so many characters. */
export function figuresText(sets: readonly SetChanges[], quote: Quotes, room: number): string {
  const shown = sets.filter(({ figures }) => figures.all > 0);
  return shown
    .map(({ set, figures }) => {
      const title = shown.length > 1 ? `### Set ${quote.text(set)}\n\n` : '';
      return title + figuresTable(figures, quote, room / shown.length);
    })
    .join('\n\n');
}

/** The first rows that fit into so many characters, and how many more there are. */
function figuresTable({ listed, all }: Figures, quote: Quotes, room: number): string {
  const byCeiling = listed.some(({ ceiling }) => ceiling !== undefined);
  const head = `| Measured on | Workload | Measured | Expected | ${byCeiling ? 'Of the ceiling' : 'Of the largest'} |\n|---|---|---|---|---|`;
  const rows: string[] = [];
  let left = room - head.length;
  for (const figure of listed.slice(0, SHOWN)) {
    const row = `| ${cellsOf(figure, listed, byCeiling, quote).join(' | ')} |`;
    left -= row.length + 1;
    if (left < 0) break;
    rows.push(row);
  }
  const more = all > rows.length ? [`\nand ${all - rows.length} more`] : [];
  return [head, ...rows, ...more].join('\n');
}

export function figureLines({ listed, all }: Figures, quote: Quotes): string[] {
  const byCeiling = listed.some(({ ceiling }) => ceiling !== undefined);
  const lines = listed
    .slice(0, SHOWN)
    .map((figure) => `  - ${cellsOf(figure, listed, byCeiling, quote).filter(Boolean).join(' · ')}`);
  return all > lines.length ? [...lines, `  - and ${all - lines.length} more figures`] : lines;
}

function cellsOf(figure: Figure, listed: readonly Figure[], byCeiling: boolean, quote: Quotes): string[] {
  const { target, link, load, unit, measured, before } = figure;
  const name = [target, link]
    .filter(Boolean)
    .map((text) => quote.text(text))
    .join(', ');
  const change =
    before === undefined || before === measured
      ? rounded(measured, unit)
      : (quantityChange(`${before}`, `${measured}`, unit) ?? rounded(measured, unit));
  return [name, quote.text(load), quote.figure(change), expected(figure, quote), share(figure, listed, byCeiling)];
}

/** What the model says, the drive's rating and what other sets measured; why nothing is said, where nothing is known. */
function expected(figure: Figure, quote: Quotes): string {
  const { unit, link, rated, others } = figure;
  const rating = rated !== undefined ? [`rated ${quote.figure(rounded(rated, unit))}`] : [];
  const median = others && quote.figure(rounded(others.median, unit));
  const measured = others ? [`other sets: ${median} (${others.count} result${others.count === 1 ? '' : 's'})`] : [];
  const all = [...predicted(figure, quote), ...rating, ...measured];
  if (all.length > 0) return all.join('; ');
  if (unit !== 'B/s') return 'not predicted: only bandwidths are';
  // A kind of link alone, PCIe, has no speed.
  return !/[0-9]/.test(link) ? 'not predicted: the link is not stated' : 'not predicted for this link and workload';
}

/** What the model says, and whether the figure agrees. */
function predicted({ measured, ceiling, low, high, basis, limited }: Figure, quote: Quotes): string[] {
  if (ceiling === undefined || low === undefined || high === undefined) return [];
  const assumed = basis === 'assumed' ? ' (assumed)' : '';
  const range = `${span(low, high)}${assumed}, at most ${rounded(ceiling, 'B/s')}`;
  if (measured > ceiling) return [`${quote.figure(range)}: above the ceiling`];
  if (!limited) return [`${quote.figure(range)}: not limited by the link`];
  if (measured < low) return [`${quote.figure(range)}: below`];
  return [`${quote.figure(range)}: ${measured > high ? 'above' : 'inside'}`];
}

/** "835–898 MB/s": the unit once where it is the same. */
function span(low: number, high: number): string {
  const [from, to] = [rounded(low, 'B/s'), rounded(high, 'B/s')];
  const [number = '', unit] = from.split(' ');
  return `${unit === to.split(' ')[1] ? number : from}–${to}`;
}

/** A bar out of block characters and its share in per cent. */
function share(figure: Figure, listed: readonly Figure[], byCeiling: boolean): string {
  const alike = listed.filter(({ unit }) => unit === figure.unit).map(({ measured }) => measured);
  const whole = byCeiling ? figure.ceiling : Math.max(...alike);
  if (whole === undefined || !(whole > 0) || !(figure.measured >= 0)) return '';
  const part = figure.measured / whole;
  const eighths = Math.round(Math.min(1, part) * WIDTH * 8);
  const bar = `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8]}`;
  const percent = part > 10 ? 'over 1000' : Number((part * 100).toPrecision(3));
  return `${bar.padEnd(WIDTH, '░')} ${percent} %`;
}
