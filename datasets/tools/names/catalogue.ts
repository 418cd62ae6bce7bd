/** Names looked up: exactly, and the nearest to one that is unknown. */
import { distance } from '../check/closest.ts';
import type { Named, Thing, ThingKind } from './named-part.ts';
import { squash } from './normalised-name.ts';
import { isSeries, Series } from './series.ts';

/** Most words of a name: `Team Group T-Force Cardea A440 Pro Special Series` has nine, where a hyphen parts words. */
export const MOST_WORDS = 9;
const MOST_NEAR = 3;

export class Catalogue {
  readonly #bySquash = new Map<string, Named[]>();
  /** Names that many products have, of which each is called as it was typed. */
  readonly #series: Series<Named>;
  readonly #makers: ReadonlySet<string>;

  constructor(things: readonly Named[], makers: readonly string[]) {
    for (const item of things) {
      if (isSeries(item.name)) continue;
      const key = squash(item.name);
      const same = this.#bySquash.get(key);
      if (same?.some(({ thing }) => thing.id === item.thing.id)) continue;
      if (same) same.push(item);
      else this.#bySquash.set(key, [item]);
    }
    this.#series = new Series(things.filter(({ name }) => isSeries(name)));
    this.#makers = new Set(makers.map(squash));
  }

  link(wire: string, generation: string): Thing['link'] {
    return this.exact(`${wire} ${generation}`).find(({ thing }) => thing.link)?.thing.link;
  }

  get size(): number {
    return this.#bySquash.size;
  }

  /** Whatever a text is the whole name of. */
  exact(text: string): readonly Named[] {
    const key = squash(text);
    const entries = this.#bySquash.get(key);
    if (entries) return entries;
    return this.#series.of(key).map((item) => ({ ...item, name: text, thing: { ...item.thing, name: text } }));
  }

  isMaker(text: string): boolean {
    return this.#makers.has(squash(text));
  }

  /**
   * The names nearest to one that is unknown, for a reader to choose from. Where it is known what such a thing is, no
   * others are offered; and the same digits in another order are another product, not a slip.
   */
  near(text: string, kinds?: readonly ThingKind[]): string[] {
    const wanted = squash(text);
    if (wanted.length < 4 || wanted.length > 32) return [];
    const furthest = Math.max(1, Math.floor(wanted.length / 4));
    const candidates: { name: string; edits: number }[] = [];
    for (const [key, all] of this.#bySquash) {
      if (Math.abs(key.length - wanted.length) > furthest) continue;
      const fits = all.find(({ thing }) => !kinds || kinds.includes(thing.kind));
      if (!fits || isShuffled(wanted, key)) continue;
      const edits = distance(wanted, key);
      if (edits <= furthest) candidates.push({ name: fits.name, edits });
    }
    candidates.sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
    return [...new Set(candidates.map(({ name }) => name))].slice(0, MOST_NEAR);
  }
}

/** `H730` and `H370`. */
function isShuffled(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replaceAll(/\D/g, ''));
  return a !== b && [...(a ?? '')].sort().join('') === [...(b ?? '')].sort().join('');
}
