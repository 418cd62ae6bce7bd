/**
 * Which of the names that drives give themselves are those of a drive of the registry. Only what is sure counts: the same maker,
 * the same words and the same capacity, or a part number that the registry states.
 */

export interface RegistryDrive {
  vendor: string;
  model: string;
  /** Bytes; of a series the registry may not say. */
  capacity: number | undefined;
}

/** Makers as drives write them, in front of or instead of their name on the box. */
const MAKERS: Readonly<Record<string, string>> = { wdc: 'wd', wd_black: 'wd black' };
/** Words of a name that say nothing of which drive it is. */
const EMPTY: ReadonlySet<string> = new Set(['ssd', 'nvme']);
/** Sizes differ in how they are rounded: 1050 GB is sold as 1.05 TB, and none is sold beside 1000 GB. */
const ROUNDING = 0.02;

interface Named {
  words: string;
  capacity: number | undefined;
}

/** Names that drives give themselves, each read once. */
export class SeenNames {
  readonly #byWords = new Map<string, { name: string; capacity: number | undefined }[]>();
  readonly #byPart = new Map<string, string[]>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const { words, capacity } = named(crucial(name) ?? name);
      added(this.#byWords, words, { name, capacity });
      for (const word of name.split(' ')) {
        // What follows a hyphen may only say for whom it was made.
        const ends = [...word.matchAll(/-/g)].map(({ index }) => word.slice(0, index));
        for (const part of [word, ...ends]) added(this.#byPart, part, name);
      }
    }
  }

  /** Those of a drive, in the order of the names. */
  of(drive: RegistryDrive): string[] {
    const own = named(`${drive.vendor} ${drive.model}`);
    const capacity = drive.capacity ?? own.capacity;
    const same = (this.#byWords.get(own.words) ?? [])
      .filter((other) => isSameSize(capacity, other.capacity))
      .map(({ name }) => name);
    const parts = partNumbers(drive.model).flatMap((part) => this.#byPart.get(part) ?? []);
    return [...new Set([...same, ...parts])];
  }
}

function added<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** A series without a size is all of its drives; a drive with one is never a name without. */
function isSameSize(own: number | undefined, other: number | undefined): boolean {
  if (own === undefined) return true;
  return other !== undefined && Math.abs(own - other) <= own * ROUNDING;
}

function named(text: string): Named {
  const words = text
    .toLowerCase()
    // What is no part number in brackets is a part of the name: M.2.
    .replace(/\([^()]{10,}\)/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(/(\d) (gb|tb)\b/g, '$1$2')
    .split(/\s+/)
    .flatMap((word) => (MAKERS[word] ?? word).split(' '))
    .filter((word) => word !== '' && !EMPTY.has(word));
  const sizes = words.flatMap((word) => sizeOf(word) ?? []);
  // Its maker may be said twice: WD_BLACK of WD.
  const rest = words.filter((word, at) => sizeOf(word) === undefined && words.indexOf(word) === at);
  return { words: rest.join(' '), capacity: sizes[0] };
}

function sizeOf(word: string): number | undefined {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,2})?)(gb|tb)$/.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits) * (unit === 'tb' ? 1e12 : 1e9);
}

/** Crucial's own names hold series, size and form: CT1000MX500SSD1, of which SSD4 is an M.2 drive for SATA. */
function crucial(seen: string): string | undefined {
  const [, size, series, plus, form] =
    /^(?:Crucial[ _])?CT(\d{3,4})(BX\d{3}|MX\d{3}|P\d{1,3})(PLUS)?SSD([148])$/.exec(seen) ?? [];
  return size && `Crucial ${series}${plus ? ' Plus' : ''}${form === '4' ? ' M.2' : ''} ${size}GB`;
}

/** What of a model is a part number: letters and digits without a space, ten of them, some of each. */
const partNumbers = (model: string): string[] =>
  model.split(/[\s()]+/).filter((word) => word.length >= 10 && /^(?=.*\d)(?=.*[A-Z])[A-Z0-9-]+$/.test(word));
