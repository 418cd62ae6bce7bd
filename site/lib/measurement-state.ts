// What the explorer shows, as a URL: readable parameters in a fixed order, only what differs from the default.
import {
  DEFAULT_SORT,
  filters,
  type Row,
  type Selection,
  type Sort,
  sortings,
} from './measurements.ts';

export interface State extends Selection {
  /** Powers of 1024. */
  binary: boolean;
}

/** A value that a parameter cannot have. */
export interface BadValue {
  parameter: string;
  value: string;
  allowed: readonly string[];
}

/** Longest text looked for; a longer one would only be echoed. */
export const LONGEST_TEXT = 80;

const UNITS = ['decimal', 'binary'];
const SORT_VALUES = Object.keys(sortings).flatMap((name) => [name, `-${name}`]);

export const START: State = { where: {}, sort: DEFAULT_SORT, binary: false };

/** Numbers as numbers, text as text: "16" comes after "8". */
const inOrder = (values: Iterable<string>): string[] =>
  [...values].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** The values that a filter can take among these rows, in reading order. */
export function valuesOf(rows: readonly Row[], name: string): string[] {
  const value = filters.find((filter) => filter.name === name)?.value;
  if (!value) return [];
  return inOrder(new Set(rows.map(value).filter((one) => one !== null)));
}

/** The state of a query string. Unknown parameters are ignored; bad values are named and left out. */
export function fromQuery(query: string, rows: readonly Row[]): { state: State; bad: BadValue[] } {
  const parameters = new URLSearchParams(query);
  const bad: BadValue[] = [];
  const read = (parameter: string, allowed?: readonly string[]): string | undefined => {
    const value = parameters.get(parameter)?.trim();
    if (!value) return undefined;
    if (!allowed) return value.slice(0, LONGEST_TEXT);
    if (allowed.includes(value)) return value;
    bad.push({ parameter, value: value.slice(0, LONGEST_TEXT), allowed });
    return undefined;
  };
  const where: Record<string, string> = {};
  for (const { name, value } of filters) {
    const found = read(name, value && valuesOf(rows, name));
    if (found !== undefined) where[name] = found;
  }
  const sort = sortOf(read('sort', SORT_VALUES));
  const binary = read('units', UNITS) === 'binary';
  return { state: { where, sort, binary }, bad };
}

function sortOf(text: string | undefined): Sort {
  if (!text) return DEFAULT_SORT;
  return { by: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

/** `?link=pcie-3.0&sort=-share`, or nothing where all is as at the start. */
export function toQuery({ where, sort, binary }: State): string {
  const parameters = new URLSearchParams();
  for (const { name } of filters) {
    const value = where[name];
    if (value !== undefined) parameters.set(name, value);
  }
  if (sort.by !== DEFAULT_SORT.by || sort.descending !== DEFAULT_SORT.descending) {
    parameters.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  }
  if (binary) parameters.set('units', 'binary');
  return parameters.size > 0 ? `?${parameters}` : '';
}
