// The rows of a set in the browser, as a reader's choice needs them.

import { jsonFile } from '../common/json-files.element.ts';
import { fileLink, pageLink } from '../common/link.ts';
import { type Device, deviceOf } from './compare.ts';
import { type Configuration, keyOf, type Series } from './rows.ts';

async function all<Row>(sets: Iterable<string>, link: (set: string) => string): Promise<Row[]> {
  const paths = [...new Set(sets)].map(link);
  return (await Promise.all(paths.map(jsonFile<Row[]>))).flat();
}

/** Their names hold words, so each language has its own. */
export const rowsOf = (sets: Iterable<string>): Promise<Configuration[]> =>
  all(sets, (set) => pageLink(`/data/charts/rows/${set}.json`));

export const seriesOf = (sets: Iterable<string>): Promise<Series[]> =>
  all(sets, (set) => fileLink(`/data/charts/series/${set}.json`));

/**
 * Drives and runs to be compared, in the order of their keys.
 *
 * @param names The drives by their keys.
 * @param folder Where the files of drives lie.
 */
export async function devicesOf(
  keys: readonly string[],
  names: ReadonlyMap<string, string>,
  folder: string,
): Promise<Device[]> {
  const runs = await rowsOf(keys.filter((key) => key.includes('/')).map((key) => key.split('/')[0] ?? ''));
  const byKey = new Map(runs.map((run) => [keyOf(run), run]));
  const devices = keys.map(async (key): Promise<Device[]> => {
    const run = byKey.get(key);
    if (run) return [deviceOf(run)];
    if (key.includes('/')) return [];
    return [
      { key, name: names.get(key) ?? key, configurations: await jsonFile<Configuration[]>(`${folder}${key}.json`) },
    ];
  });
  return (await Promise.all(devices)).flat();
}
