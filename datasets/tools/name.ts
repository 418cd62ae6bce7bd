/** Whether a folder of `sets/` may have this name. */
export const isSetId = (id: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= 64;

/** The nearest name of a row: lower case letters, digits, single hyphens and dots; accents dropped. */
export function nameFor(text: string, longest = 64): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/[.-]*\.[.-]*/g, '.')
    .slice(0, longest)
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Hands out each name once. */
export class Names {
  readonly #given = new Set<string>();

  next(wish: string): string {
    const base = nameFor(wish, 58) || 'row';
    let name = base;
    for (let count = 2; this.#given.has(name); count++) name = `${base}-${count}`;
    this.#given.add(name);
    return name;
  }
}
