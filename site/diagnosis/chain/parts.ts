/** Parts of a chain while it is built: ids, what was seen of each, what was assumed. */
import type { Chain, ChainPart } from '../../../calc-wasm/js/chain.ts';
import type { BuiltChain } from './built.ts';

/** A part before it has its id. */
export interface Piece {
  part: Omit<ChainPart, 'id'>;
  assumed: Record<string, string>;
  lines: readonly number[];
}

/** The core draws a name so long. */
const LONGEST_NAME = 80;

export class Parts {
  readonly parts: ChainPart[] = [];
  readonly assumed: Record<string, Record<string, string>> = {};
  readonly seen: Record<string, number[]> = {};
  readonly #counts = new Map<string, number>();

  /** Adds a part and answers its id: `hba`, the second one `hba-2`. */
  add(base: string, { part, assumed, lines }: Piece): string {
    const id = this.freshId(base);
    const { name, ...rest } = part;
    // Half of a pair of surrogates is no text that JSON can hold.
    const drawn = name && [...name.toWellFormed()].slice(0, LONGEST_NAME).join('');
    this.parts.push({ id, ...(drawn && { name: drawn }), ...rest });
    if (Object.keys(assumed).length > 0) this.assumed[id] = assumed;
    this.seen[id] = [...new Set(lines)].sort((a, b) => a - b);
    return id;
  }

  freshId(base: string): string {
    const count = (this.#counts.get(base) ?? 0) + 1;
    this.#counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  }

  built(arrays: NonNullable<Chain['arrays']>): BuiltChain {
    const chain: Chain = { parts: this.parts, ...(arrays.length > 0 && { arrays }) };
    return { chain, assumed: this.assumed, seen: this.seen };
  }
}
