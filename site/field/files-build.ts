// A chart of the field as files that stand alone: its figures as CSV, and the drawing as SVG with what it is.
import { parseHTML } from 'linkedom';
import { wrapped } from '../common/fitted-text.ts';
import { pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { toCsv } from '../common/table-text.ts';
import tokens from '../frame/tokens.css?raw';
import { widths } from '../plot/grid.ts';
import { drawn } from '../plot/plot-build.ts';
import type { ChartName } from './chart-names.ts';
import { chartNamed } from './charts-build.ts';
import { interval } from './interval.ts';
import { sharesChart } from './shares-chart.ts';
import { words } from './words.ts';

/** With its host, where the build knows that. */
function addressOf(page: string, site: URL | undefined): string {
  const path = pageLink(`/data/field/${page}`);
  return site ? new URL(path, site).href : path;
}

/** Shares as numbers between 0 and 1, and where they are explained. */
export async function csvFile(name: ChartName, site: URL | undefined): Promise<string> {
  const { page, shares } = chartNamed(name);
  const { of, count, total, share, low, high, source } = words.file;
  return toCsv(
    [of, count, total, share, low, high, source],
    (await shares()).map(({ label, count: part, total: all }) => [
      label,
      part,
      all,
      round(part / all),
      ...interval(part, all).map(round),
      addressOf(page, site),
    ]),
  );
}

const round = (share: number): number => Number(share.toFixed(6));

/** The light colours of the style sheet, by their names. */
const colours = new Map(
  [...tokens.matchAll(/--lw-([\w-]+): light-dark\((#\w+), #\w+\)/g)].map(([, name, light]) => [name, light]),
);
function colour(name: string): string {
  const ownColour = colours.get(name);
  if (!ownColour) throw new Error(`tokens.css does not say --lw-${name} in both themes`);
  return ownColour;
}

/** What style sheets do on a page, in attributes: a policy of a page that shows the file may forbid styles in it. */
const painted = (drawing: string): string =>
  drawing
    .replaceAll('var(--lw-measured)', 'var(--lw-ink)')
    .replaceAll(/var\(--lw-([\w-]+)\)/g, (_, name: string) => colour(name));

const FONT = 'system-ui, Segoe UI, Roboto, Noto Sans, sans-serif';
const MARGIN = 16;
/** Characters of a line as wide as the drawing, and pixels from one to the next. */
const LINE = { title: 88, text: 112, title_px: 20, text_px: 16 };

/** Light, as it is for documents and for print, and without a file beside it. */
export async function svgFile(name: ChartName, site: URL | undefined): Promise<string> {
  const { page, caption, notes, shares } = chartNamed(name);
  const { document } = parseHTML('<!doctype html><html></html>');
  const chart = sharesChart(caption, await shares(), 'wide');
  const width = widths.wide + 2 * MARGIN;
  let y = MARGIN;
  const texts: string[] = [];
  const write = (text: string, type: 'title' | 'text') => {
    for (const line of wrapped(text, LINE[type])) {
      y += LINE[`${type}_px`];
      const element = document.createElement('text');
      element.setAttribute('x', String(MARGIN));
      element.setAttribute('y', String(y));
      if (type === 'title') {
        element.setAttribute('font-size', '15');
        element.setAttribute('font-weight', '650');
        element.setAttribute('fill', colour('ink'));
      }
      element.textContent = line;
      texts.push(element.outerHTML);
    }
  };
  write(caption, 'title');
  y += MARGIN / 2;
  const drawing = painted(drawn(chart)).replace('<svg ', `<svg x="${MARGIN}" y="${y}" `);
  y += chart.height ?? 0;
  for (const note of notes) write(note, 'text');
  write(`${words.file.licence} ${addressOf(page, site)}`, 'text');
  y += MARGIN;
  const look = `font-family="${FONT}" font-size="12" fill="${colour('ink-soft')}" color="${colour('ink-soft')}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" lang="${place.language.tag}" ${look}><rect width="100%" height="100%" fill="${colour('paper')}"/>${texts.join('')}${drawing}</svg>\n`;
}
