// The rows of a set in the browser, as a reader's choice needs them.

import { jsonFile } from '../common/json-files.element.ts';
import { pageLink } from '../common/link.ts';
import type { Configuration, Series } from './rows.ts';

async function all<Row>(kind: 'rows' | 'series', sets: Iterable<string>): Promise<Row[]> {
  const paths = [...new Set(sets)].map((set) => pageLink(`/data/charts/${kind}/${set}.json`));
  return (await Promise.all(paths.map(jsonFile<Row[]>))).flat();
}

export const rowsOf = (sets: Iterable<string>): Promise<Configuration[]> => all('rows', sets);

export const seriesOf = (sets: Iterable<string>): Promise<Series[]> => all('series', sets);
