// What an opened row says: the figure, how it was measured, where it comes from. Text only, no markup of others.

import { isCopied } from '../common/copy.element.ts';
import { pageLink, webLink } from '../common/link.ts';
import { create, marked } from '../common/page-element.element.ts';
import { words as measurement } from './measurement.words.ts';
import { words as explorer } from './row.words.ts';
import type { Fact, Link, RunFile } from './run-file.ts';

const words = explorer.details;

const COMMAND = 'command';

/** `at`: the address of the row itself. */
export function detailsOf(file: RunFile, result: string, at: string): HTMLElement[] {
  const row = file.rows[result];
  const own = file.columns.map((column, index) => ({ ...column, text: row?.cells[index] ?? '' }));
  const figure = [
    { name: 'workload_id', title: words.load, text: row?.load ?? '' },
    { name: 'measured_bytes_per_s', title: words.measured, text: row?.measured ?? '' },
    ...own,
  ].filter(({ text }) => text !== '');
  const place = row?.line ? [{ title: measurement.row.inFile, ...row.line }] : [];
  const command = [...figure, ...file.facts].find(({ name }) => name === COMMAND);
  const parts = [
    part(words.figure, figure.filter(isShort)),
    part(words.how, file.facts.filter(isShort)),
    part(words.source, [...file.source, ...place]),
  ];
  return [
    create('div', 'lw-details-parts', ...parts),
    ...(command ? [commandOf(command)] : []),
    create('p', 'lw-soft', words.unknown),
    linksOf([
      { text: words.run, href: file.page },
      ...(file.drive ? [{ text: words.drive(file.drive.text), href: file.drive.href }] : []),
      { text: words.permalink, href: at },
    ]),
    ...(row && row.charts.length > 0 ? [linksOf(row.charts, words.charts)] : []),
  ];
}

const isShort = ({ name }: Pick<Fact, 'name'>): boolean => name !== COMMAND;

function part(title: string, facts: readonly (Omit<Fact, 'name'> & { name?: string })[]) {
  const list = create('dl', 'lw-facts');
  for (const { name, title, text, href, marks = {} } of facts) {
    const meaning = name ? link({ text: title, href: pageLink(`/data/columns/#measurements.${name}`) }) : title;
    const value = marked(create('dd', '', href ? link({ text, href }) : text), marks);
    list.append(create('div', '', create('dt', '', meaning), value));
  }
  return create('section', '', create('h3', '', title), list);
}

function commandOf({ title, text }: Fact): HTMLElement {
  const copy = create('button', 'lw-link', words.copy);
  copy.type = 'button';
  const element = create('span', 'lw-soft');
  element.role = 'status';
  copy.addEventListener('click', async () => {
    element.replaceChildren((await isCopied(text)) ? words.copied : words.notCopied);
  });
  const code = create('code', '', text);
  return create('section', '', create('h3', '', title), create('p', '', code), copy, element);
}

function linksOf(links: readonly Link[], before = ''): HTMLElement {
  const line = create('p', 'lw-details-links', before);
  for (const item of links) line.append(' ', link(item));
  return line;
}

function link({ text, href }: Link): HTMLAnchorElement {
  const link = create('a', '', text);
  link.href = href;
  if (webLink(href)) link.rel = 'noreferrer';
  return link;
}
