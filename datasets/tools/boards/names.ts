/** What a board's name tells: its chipset, and the name that a page and an address use. */

/** `B550M-PLUS`, `Z97-A`, `P8H61-M LE`, `GA-B75M-D3H`. */
const TOKEN = /(?<![0-9A-Z])(?:P[5-9]|GA-|[MA]B?(?=B350))?([ABCHPQWXZ]{1,3}[0-9]{2,3})(?:E|S)?(?![0-9])/g;

/** The chipset in the name of a board, of those that are known; nothing where none or two stand in it. */
export function chipsetIn(model: string, known: { has: (chipset: string) => boolean }): string | undefined {
  const names = new Set<string>();
  for (const [all, short] of model.toUpperCase().matchAll(TOKEN)) {
    const long = all.slice(all.indexOf(short ?? ''));
    const chipset = [long, short].find((item) => item !== undefined && known.has(item));
    if (chipset !== undefined) names.add(chipset);
  }
  return names.size === 1 ? [...names][0] : undefined;
}

/** Models that a cell lists: `Z97, H97`. */
export const listed = (cell: string): string[] =>
  cell
    .split(/,\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const slug = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/\.(?![0-9])|(?<![0-9])\./g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/[-.]$/, '');

const LONGEST = 64;
