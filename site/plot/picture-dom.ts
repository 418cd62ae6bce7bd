// A picture as elements of a page: both drawings, its key, its figures, what to mind, and the table behind it. Made
// once, for the build's document and for the browser's.

import {
  acrossOf,
  letterOf,
  namesFit,
  type Picture,
  pictureChart,
  type Size,
  sizes,
} from './picture.ts';
import { draw, type Plot } from './plot.ts';
import { type Child, element, type Make, tableIn } from './table-dom.ts';
import { words } from './words.ts';

export interface Making {
  document: Document;
  plot: Plot;
  /** Whether the tables are open to begin with. */
  open: boolean;
  /** Whether a script stands by that makes files of it. */
  files?: boolean;
}

export function pictureElement(making: Making, picture: Picture): Element {
  const { document } = making;
  const make = (name: string, attributes: Record<string, string>, ...children: Child[]) =>
    element(document, name, attributes, ...children);
  const marks = picture.series.reduce((sum, { marks: own }) => sum + own.length, 0);
  return make(
    'figure',
    { class: 'lw-chart lw-picture' },
    make('figcaption', {}, picture.caption),
    picture.finding !== undefined && make('p', { class: 'lw-picture-finding' }, picture.finding),
    ...(marks > 0 ? drawings(making, picture) : [make('p', { class: 'lw-note' }, words.empty)]),
    picture.series.length > 1 && key(make, picture),
    picture.figures && figures(make, picture.figures),
    picture.notes.length > 0 &&
      make(
        'ul',
        { class: 'lw-picture-notes' },
        ...picture.notes.map((note) => make('li', {}, note)),
      ),
    marks > 0 && table(make, picture, making.open),
    marks > 0 && making.files === true && files(make, picture),
  );
}

function drawings({ document, plot }: Making, picture: Picture): Element[] {
  return (Object.keys(sizes) as Size[]).map((size) => {
    const options = pictureChart(picture, size);
    const across = acrossOf(picture, options);
    const drawing = element(document, 'div', {
      ...{ class: 'lw-drawing', 'data-size': size },
      ...(across && { 'data-across': JSON.stringify(across) }),
    });
    drawing.append(draw(plot, options, document));
    return drawing;
  });
}

/** Letters stand for names where a drawing has no room for them. */
function key(make: Make, picture: Picture): Element {
  return make(
    'ul',
    { class: 'lw-picture-key', ...(namesFit(picture) && { 'data-narrow': '' }) },
    ...picture.series.map(({ label }, index) =>
      make(
        'li',
        { 'data-series': String((index % 6) + 1) },
        make('b', {}, letterOf(index)),
        ` ${label}`,
      ),
    ),
  );
}

function figures(make: Make, found: NonNullable<Picture['figures']>): Element {
  return make(
    'dl',
    { class: 'lw-picture-figures' },
    ...found.map(({ label, value }) =>
      make('div', {}, make('dt', {}, label), make('dd', {}, value)),
    ),
  );
}

function table(make: Make, { caption, table: own }: Picture, open: boolean): Element {
  return make(
    'details',
    open ? { open: '' } : {},
    make('summary', {}, words.table),
    tableIn(make, own, words.tableOf(caption)),
  );
}

/** What a reader can take away. */
function files(make: Make, { sql }: Picture): Element {
  return make(
    'p',
    { class: 'lw-picture-files' },
    ...(['csv', 'svg', 'png'] as const).flatMap((kind) => [
      make('button', { type: 'button', 'data-save': kind }, words.files[kind]),
      ' ',
    ]),
    sql !== undefined && make('a', { href: sql }, words.sql),
  );
}
