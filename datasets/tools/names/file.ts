/** The catalogue of names as a page loads it: each thing once, its names beside it. */
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { Catalogue } from './catalogue.ts';
import type { Named, Thing } from './named-part.ts';
import { squash } from './normalised-name.ts';
import { isSeries } from './series.ts';

export interface NamesFile {
  /** What good hardware reaches of a link, by class (calc-wasm/js/ranges.ts). */
  ranges?: Ranges;
  makers: string[];
  things: Thing[];
  /** A name and the place of its thing in the list; a third member says that only the chip is the same. */
  names: [name: string, thing: number, isSameChip?: true][];
}

/** Without spellings of a thing's name that the catalogue takes for one. */
function told(all: readonly Named[]): Named[] {
  const known = new Set<string>();
  return all.filter(({ thing, name }) => {
    // A series is told by where its digits stand.
    const key = `${isSeries(name) ? name : squash(name)}\n${thing.id}`;
    return !known.has(key) && known.add(key);
  });
}

export function namesFile(all: readonly Named[], makers: readonly string[]): NamesFile {
  const things: Thing[] = [];
  const places = new Map<string, number>();
  const names = told(all).map(({ thing, name, isSameChip }): NamesFile['names'][number] => {
    // One thing has several short names where its row lists several models.
    const key = `${thing.id}\n${thing.name}`;
    let place = places.get(key);
    if (place === undefined) {
      place = things.push(thing) - 1;
      places.set(key, place);
    }
    return isSameChip ? [name, place, true] : [name, place];
  });
  return { makers: [...makers], things, names };
}

export const catalogueOf = ({ makers, things, names }: NamesFile): Catalogue =>
  new Catalogue(
    names.flatMap(([name, place, isSameChip]) => {
      const thing = things[place];
      return thing ? [{ thing, name, ...(isSameChip && { isSameChip }) }] : [];
    }),
    makers,
  );
