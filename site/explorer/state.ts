// What the explorer shows, as a URL: readable parameters in a fixed order, only what differs from the default.

import type { BadValue } from '../common/state.ts';
import { type ColumnName, DEFAULT_COLUMNS, isColumn, tableColumns } from './columns.ts';
import { DEFAULT_SORT, facets, ROWS_PER_PAGE, type Selection, type Sort, sortings } from './selection.ts';
import { words as data } from './words.ts';

export interface State extends Selection {
  /** Powers of 1024. */
  binary: boolean;
  /** Counted from 1. */
  page: number;
  columns: readonly ColumnName[];
}

/** Longest text looked for; a longer one would only be echoed. */
export const LONGEST_TEXT = 80;

const UNITS = ['decimal', 'binary'];
const SORT_VALUES = Object.keys(sortings).flatMap((name) => [name, `-${name}`]);

export const START: State = {
  where: {},
  text: '',
  sort: DEFAULT_SORT,
  binary: false,
  page: 1,
  columns: DEFAULT_COLUMNS,
};

/** Whether two states show the same rows, however they look. */
export const sameRows = (state: State, other: State): boolean =>
  toQuery({ ...state, binary: false, columns: DEFAULT_COLUMNS }) ===
  toQuery({ ...other, binary: false, columns: DEFAULT_COLUMNS });

/** Whether two states choose the same rows, whichever of them they show and in whichever order. */
export const sameChoice = (state: State, other: State): boolean =>
  sameRows({ ...state, page: 1, sort: START.sort }, { ...other, page: 1, sort: START.sort });

/** Pages that stand ready as files, however many rows there are: further ones are the engine's. */
const MOST_LISTED = 40;

export const pagesOf = (rows: number): number => Math.max(1, Math.ceil(rows / ROWS_PER_PAGE));

/** How many pages of so many rows are files. */
export const listedPages = (rows: number): number => Math.min(MOST_LISTED, pagesOf(rows));

/** All rows in the order that the page begins with. */
export const isAll = (state: State): boolean => sameRows({ ...state, page: 1 }, START);

/** All rows in the order that the page begins with, on a page that is a file. */
export const isListed = (state: State): boolean => isAll(state) && state.page <= MOST_LISTED;

/** Facets of which each value has its first rows as a file: links lead to these more than to any others. */
export const HEADED = ['drive', 'link', 'set'] as const;

/** A value of a facet of which the first rows are a file. */
export interface Head {
  facet: string;
  value: string;
}

/** The one value that the rows were narrowed by, where their first page is a file. */
export function headOf(state: State): Head | undefined {
  const [first, second] = Object.entries(state.where);
  if (!first || second) return undefined;
  const [facet, [value, another]] = first;
  if (value === undefined || another !== undefined) return undefined;
  const isHead = HEADED.some((name) => name === facet);
  return isHead && isAll({ ...state, where: {} }) && state.page === 1 ? { facet, value } : undefined;
}

/** Whether a file answers: its rows, and the counts of all facets. */
export const isFiled = (state: State): boolean => isListed(state) || headOf(state) !== undefined;

/**
 * The state of a query string. Unknown parameters are ignored; bad values are named and left out. `allowed`: the
 * values of each facet.
 */
export function fromQuery(
  query: string,
  allowed: (facet: string) => readonly string[],
): { state: State; bad: BadValue[] } {
  const parameters = new URLSearchParams(query);
  const bad: BadValue[] = [];
  const refuse = (parameter: string, value: string, allowed: readonly string[]) =>
    bad.push({ parameter, value: value.slice(0, LONGEST_TEXT), allowed });
  const choice = (parameter: string, allowed: readonly string[]): string | undefined => {
    const value = parameters.get(parameter)?.trim();
    if (!value || allowed.includes(value)) return value;
    refuse(parameter, value, allowed);
    return undefined;
  };

  const where: Record<string, string[]> = {};
  for (const { name } of facets) {
    const given = [...new Set(parameters.getAll(name))].filter(Boolean);
    if (given.length === 0) continue;
    const known = allowed(name);
    for (const value of given) if (!known.includes(value)) refuse(name, value, known);
    // In the order of the page: two readers with one choice have one address.
    const chosen = known.filter((value) => given.includes(value));
    if (chosen.length > 0) where[name] = chosen;
  }
  const page = parameters.get('page')?.trim() ?? '1';
  const isPage = /^[1-9]\d{0,8}$/.test(page);
  if (!isPage) refuse('page', page, [data.table.anyPage]);
  return {
    state: {
      where,
      text: parameters.get('text')?.trim().slice(0, LONGEST_TEXT) ?? '',
      sort: sortOf(choice('sort', SORT_VALUES)),
      page: isPage ? Number(page) : 1,
      columns: columnsOf(parameters.get('columns'), refuse),
      binary: choice('units', UNITS) === 'binary',
    },
    bad,
  };
}

function sortOf(text: string | undefined): Sort {
  if (!text) return DEFAULT_SORT;
  return { by: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

function columnsOf(
  text: string | null,
  refuse: (parameter: string, value: string, allowed: readonly string[]) => void,
): readonly ColumnName[] {
  const given = new Set(text?.split(' ').filter(Boolean));
  const names = tableColumns.map(({ name }) => name);
  for (const name of given) if (!isColumn(name)) refuse('columns', name, names);
  const known = names.filter((name) => given.has(name));
  return known.length > 0 ? known : DEFAULT_COLUMNS;
}

/** `?link=pcie-3.0&link=pcie-4.0&sort=-share`, or nothing where all is as at the start. */
export function toQuery({ where, text, sort, page, columns, binary }: State): string {
  const parameters = new URLSearchParams();
  for (const { name } of facets) {
    for (const value of where[name] ?? []) parameters.append(name, value);
  }
  if (text) parameters.set('text', text);
  if (sort.by !== DEFAULT_SORT.by || sort.descending !== DEFAULT_SORT.descending) {
    parameters.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  }
  if (page !== 1) parameters.set('page', String(page));
  if (columns.join(' ') !== DEFAULT_COLUMNS.join(' ')) parameters.set('columns', columns.join(' '));
  if (binary) parameters.set('units', 'binary');
  return parameters.size > 0 ? `?${parameters}` : '';
}
