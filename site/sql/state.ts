// What the console shows, as a URL: the query, and what was chosen for the chart of its result.
import type { BadValue } from '../common/state.ts';
import { LONGEST_QUERY } from '../duckdb/limits.ts';

export const FORMS = ['dots', 'line', 'bars'] as const;

export type Form = (typeof FORMS)[number];

/** Columns of the result; an empty name is none of them: the number of the row, or no colour. */
export interface Chosen {
  x: string;
  y: string;
  by: string;
  form: Form;
}

/** What a reader has chosen; the rest is guessed from the result. Empty text is a choice: no column. */
export type ChartChoice = Partial<Chosen>;

export interface SqlState {
  /** Nothing where the address has none. */
  query?: string;
  chart: ChartChoice;
}

/** Longest value that a message repeats. */
const LONGEST_NAME = 80;

const isForm = (text: string): text is Form => (FORMS as readonly string[]).includes(text);

/** `tooLong`: the length of a query that is left out. Whether columns exist is known with the result. */
export function fromQuery(query: string): { state: SqlState; bad: BadValue[]; tooLong?: number } {
  const given = new URLSearchParams(query);
  const chart: ChartChoice = {};
  for (const name of ['x', 'y', 'by'] as const) {
    const value = given.get(name);
    if (value !== null) chart[name] = value;
  }
  const bad: BadValue[] = [];
  const form = given.get('form')?.trim() ?? '';
  if (isForm(form)) chart.form = form;
  else if (form) {
    bad.push({ parameter: 'form', value: form.slice(0, LONGEST_NAME), allowed: FORMS });
  }
  const asked = given.get('query') ?? '';
  if (asked.length > LONGEST_QUERY) return { state: { chart }, bad, tooLong: asked.length };
  return { state: { chart, ...(asked.trim() && { query: asked }) }, bad };
}

/** `?query=SELECT+1&x=a&form=bars`, in this order. */
export function toQuery({ query, chart }: SqlState): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('query', query);
  for (const name of ['x', 'y', 'by', 'form'] as const) {
    const value = chart[name];
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
