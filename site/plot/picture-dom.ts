// A picture as elements of a page: both drawings, its key, its figures, what to mind, and the table behind it. Made
// once, for the build's document and for the browser's. On a page of its own they are views behind tabs; elsewhere the
// table is folded below the drawing.

import { acrossOf, letterOf, namesFit, type Picture, pictureChart, type Size, sizes } from './picture.ts';
import { draw, type Plot } from './plot.ts';
import { type Child, element, type Make, tableIn } from './table-dom.ts';
import { words } from './words.ts';

export interface Making {
  document: Document;
  plot: Plot;
  /** On a page of its own, with a script that shows one view at a time and makes files of it. */
  tabs?: boolean;
  /** Whether a script stands by that makes files of it. */
  files?: boolean;
  /** In a text, which goes on below it: its sources are behind the fold of its table. */
  inText?: boolean;
}

/** `place`: which of the pictures of its page, from 1. */
export function pictureElement(making: Making, picture: Picture, place = 1): Element {
  const { document, tabs, inText } = making;
  const make: Make = (name, attributes, ...children) => element(document, name, attributes, ...children);
  const isEmpty = picture.series.every(({ marks }) => marks.length === 0);
  const views = isEmpty ? {} : viewsOf(making, make, picture);
  return make(
    'figure',
    { class: 'lw-chart lw-picture', ...(tabs && !isEmpty && { 'data-view': 'chart' }) },
    picture.finding === undefined
      ? make('figcaption', {}, picture.caption)
      : make('figcaption', {}, make('strong', {}, picture.finding), make('span', {}, picture.caption)),
    isEmpty && make('p', { class: 'lw-note' }, words.empty),
    ...(tabs ? tabbed(make, views, place) : (views.chart ?? [])),
    !inText && sourcesOf(make, picture),
    picture.figures && figures(make, picture.figures),
    picture.notes.length > 0 &&
      make('ul', { class: 'lw-picture-notes' }, ...picture.notes.map((note) => make('li', {}, note))),
    ...(tabs ? [] : (views.table ?? [])),
  );
}

const sourcesOf = (make: Make, { sources }: Picture): Child =>
  sources !== undefined && make('p', { class: 'lw-picture-sources' }, sources);

type View = keyof typeof words.views;
type Views = Partial<Record<View, Child[]>>;

/** The ways to look at a picture that has anything to show. */
function viewsOf(making: Making, make: Make, picture: Picture): Views {
  const { caption, sql } = picture;
  const own = tableIn(make, picture.table, words.tableOf(caption));
  const behind = [making.inText === true && sourcesOf(make, picture), own];
  const files = (...kinds: FileKind[]) => making.files === true && filesOf(make, kinds);
  return {
    chart: [...drawings(making, picture), picture.series.length > 1 && key(make, picture), files('svg', 'png')],
    table: [making.tabs ? own : make('details', {}, make('summary', {}, words.table), ...behind), files('csv')],
    ...(sql && { sql: queryOf(make, sql) }),
  };
}

/** Links to the views, then these; a script makes tabs of the links. */
function tabbed(make: Make, views: Views, place: number): Child[] {
  const own = Object.entries(views).map(([name, children]) => ({
    name: name as View,
    id: place === 1 ? `view-${name}` : `view-${name}-${place}`,
    children,
  }));
  return [
    own.length > 0 &&
      make(
        'div',
        { class: 'lw-tabs', 'data-tabs': '' },
        ...own.map(({ name, id }) =>
          make('a', { id: `${id}-tab`, href: `#${id}`, 'data-tab': name }, words.views[name]),
        ),
      ),
    ...own.map(({ name, id, children }) => make('div', { id, 'data-panel': name }, ...children)),
  ];
}

/** The widest only on a page of its own: a column has no room for it. */
function drawings({ document, plot, files }: Making, picture: Picture): Element[] {
  const own = (Object.keys(sizes) as Size[]).filter((size) => files || size !== 'full');
  return own.map((size) => {
    const options = pictureChart(picture, size);
    const across = acrossOf(picture, options);
    const drawing = element(document, 'div', {
      class: 'lw-drawing',
      'data-size': size,
      ...(across && { 'data-across': JSON.stringify(across) }),
    });
    drawing.append(draw(plot, options, document));
    return drawing;
  });
}

/** Letters stand for names where a drawing has no room for them. */
export const key = (make: Make, picture: Picture, isAlways = false): Element =>
  make(
    'ul',
    { class: 'lw-picture-key', ...(!isAlways && namesFit(picture) && { 'data-narrow': '' }) },
    ...picture.series.map(({ label }, index) =>
      make('li', { 'data-series': String((index % 6) + 1) }, make('b', {}, letterOf(index)), ` ${label}`),
    ),
  );

const figures = (make: Make, found: NonNullable<Picture['figures']>): Element =>
  make(
    'dl',
    { class: 'lw-picture-figures' },
    ...found.map(({ label, value }) => make('div', {}, make('dt', {}, label), make('dd', {}, value))),
  );

type FileKind = keyof typeof words.files;

/** What a reader can take away. */
const filesOf = (make: Make, kinds: readonly FileKind[]): Element =>
  make(
    'p',
    { class: 'lw-picture-files' },
    ...kinds.map((kind) => make('button', { type: 'button', 'data-save': kind }, words.files[kind])),
  );

/** The rows as a query, and where it is run. */
const queryOf = (make: Make, { query, address }: NonNullable<Picture['sql']>): Child[] => [
  make('pre', { tabindex: '0' }, make('code', {}, query)),
  address === undefined
    ? make('p', { class: 'lw-hint' }, words.sqlTooLong)
    : make('p', {}, make('a', { href: address }, words.sql)),
];
