/** Names of devices, which Windows takes for no file, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/;

/** Extensions of the files that the site makes beside the pages of rows: a name that has one may be such a file. */
const FILE = /\.(?:html?|json|csv|zip|parquet|duckdb|wasm|js|mjs|css|svg|xml|txt)$/;

/** Whether a name is one that files have already: neither a folder nor a page may have it. */
export const isReserved = (name: string): boolean => DEVICE.test(name) || FILE.test(name);

const LONGEST_SET_ID = 64;

/** Whether a folder of `sets/` may have this name. */
export const isSetId = (id: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= LONGEST_SET_ID && !isReserved(id);

/** The nearest name of a row: lower case letters, digits, single hyphens and dots; accents dropped. */
export function nameFor(text: string, longest = 64): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/(?:-?\.)+-?/g, '.')
    .slice(0, longest)
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
}

/** Hands out each name once. */
export class Names {
  readonly #given: Set<string>;

  /** @param taken Names that others have. */
  constructor(taken: readonly string[] = []) {
    this.#given = new Set(taken);
  }

  next(wish: string): string {
    const base = nameFor(wish, 58) || 'row';
    let name = base;
    for (let count = 2; this.#given.has(name); count++) name = `${base}-${count}`;
    this.#given.add(name);
    return name;
  }
}
