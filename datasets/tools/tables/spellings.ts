/** How programs, file systems, makers and publishers are spelled, so that a query by name finds all of their rows. */

import spellings from './spellings.json' with { type: 'json' };

/** Other names than spellings of the same. */
const ALIASES: Readonly<Record<string, string>> = spellings.aliases;

/** By table and column: the names that are known. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = spellings.columns;

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '');

const known = new Map(
  Object.entries(COLUMNS).map(([column, names]) => {
    const aliases = Object.entries(ALIASES).filter(([, name]) => names.includes(name));
    return [
      column,
      new Map([...names.map((name) => [name, name]), ...aliases].map(([from, to]) => [keyOf(from ?? ''), to])),
    ];
  }),
);

/** Columns in which names are spelled one way, as `runs.tool`. */
export const spelled: readonly string[] = [...known.keys(), 'runs.kernel'];

/** A name as the tables spell it; unchanged where it is unknown. */
export function canonical(column: string, text: string): string {
  if (column === 'runs.kernel') return kernelOf(text);
  return known.get(column)?.get(keyOf(text)) ?? text;
}

/** Linux by its version alone, Windows by its name: `linux 6.18.44`, `10.0 Build 19042`. */
const kernelOf = (text: string): string =>
  text.replace(/^linux (?=\d)/i, '').replace(/^(?=\d+\.\d+ Build \d+$)/, 'Windows ');
