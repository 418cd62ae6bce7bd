// The rows of a set in the browser: fetched when a reader's choice needs them, once.
import type { Configuration, Series } from './rows.ts';

const files = new Map<string, Promise<unknown[]>>();

async function load(path: string): Promise<unknown[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** A file that failed is asked for again the next time. */
function file(path: string): Promise<unknown[]> {
  const known = files.get(path);
  if (known) return known;
  const asked = load(path).catch((error: unknown) => {
    files.delete(path);
    throw error;
  });
  files.set(path, asked);
  return asked;
}

const all = async (kind: 'rows' | 'series', sets: Iterable<string>): Promise<unknown[]> => {
  const paths = [...new Set(sets)].map((set) => `/data/charts/${kind}/${set}.json`);
  return (await Promise.all(paths.map(file))).flat();
};

export const rowsOf = (sets: Iterable<string>): Promise<Configuration[]> =>
  all('rows', sets) as Promise<Configuration[]>;

export const seriesOf = (sets: Iterable<string>): Promise<Series[]> =>
  all('series', sets) as Promise<Series[]>;
