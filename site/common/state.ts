// What a chart, the comparison or the latency question shows, as a URL: readable parameters in a fixed order.

import { pageLink } from './link.ts';

/** A value of a URL that cannot be used, for a message. */
export interface BadValue {
  parameter: string;
  value: string;
  allowed: readonly string[];
}

/** Longest value that a message repeats. */
const LONGEST = 80;

export interface Parameter {
  name: string;
  /** Values that it may have. */
  allowed: readonly string[];
  /** Any text: whoever uses it says what is wrong with it. */
  free?: boolean;
  /** How many of them at once; 1 unless it says more. */
  most?: number;
  /** What it is without the URL. */
  start: readonly string[];
}

export type State = Readonly<Record<string, readonly string[]>>;

export const startOf = (parameters: readonly Parameter[]): State =>
  Object.fromEntries(parameters.map(({ name, start }) => [name, start]));

/** The state of a query string. Unknown parameters are ignored; bad values are named and left out. */
export function fromQuery(query: string, parameters: readonly Parameter[]): { state: State; bad: BadValue[] } {
  const given = new URLSearchParams(query);
  const bad: BadValue[] = [];
  const state: Record<string, readonly string[]> = {};
  for (const { name, allowed, free = false, most = 1, start } of parameters) {
    const values = [...new Set(given.getAll(name).map((value) => value.trim()))].filter(Boolean);
    const good = free
      ? values.map((value) => value.slice(0, LONGEST))
      : values.filter((value) => allowed.includes(value));
    for (const value of [...values.filter((item) => !good.includes(item)), ...good.slice(most)]) {
      // A URL may name thousands: a message names one of each parameter.
      if (!bad.some(({ parameter }) => parameter === name)) {
        bad.push({ parameter: name, value: value.slice(0, LONGEST), allowed });
      }
    }
    state[name] = good.length > 0 ? good.slice(0, most) : start;
  }
  return { state, bad };
}

/** `?device=a/b&device=c/d&load=rand-read-4k`: what differs from the start, in declared order. */
export function toQuery(state: State, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  for (const { name, start } of parameters) {
    const values = state[name] ?? start;
    if (String(values) === String(start)) continue;
    for (const value of values) query.append(name, value);
  }
  return written(query);
}

/** Slashes need no escape in a query, and names are easier to read with them. */
export const written = (query: URLSearchParams): string =>
  query.size > 0 ? `?${query.toString().replaceAll('%2F', '/')}` : '';

/** Where these drives or configurations stand side by side, first under the workload of a figure. */
export const compareLink = (devices: readonly string[], by?: string): string => {
  const query = new URLSearchParams(devices.map((device) => ['device', device]));
  if (by) query.append('by', by);
  return pageLink(`/data/compare/${written(query)}`);
};
