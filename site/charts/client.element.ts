// The rows of a set in the browser, as a reader's choice needs them.

import { jsonFile } from '../common/json-files.element.ts';
import { fileLink, pageLink } from '../common/link.ts';
import type { Configuration, Series } from './rows.ts';

async function all<Row>(sets: Iterable<string>, link: (set: string) => string): Promise<Row[]> {
  const paths = [...new Set(sets)].map(link);
  return (await Promise.all(paths.map(jsonFile<Row[]>))).flat();
}

/** Their names hold words, so each language has its own. */
export const rowsOf = (sets: Iterable<string>): Promise<Configuration[]> =>
  all(sets, (set) => pageLink(`/data/charts/rows/${set}.json`));

export const seriesOf = (sets: Iterable<string>): Promise<Series[]> =>
  all(sets, (set) => fileLink(`/data/charts/series/${set}.json`));
