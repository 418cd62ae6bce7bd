/** Marks of three characters that stand next to each other: most words that a text does not hold have one that it lacks. */

/** Of a shorter word nothing is known. */
export const SHORTEST_WORD = 3;

/** Bits of a mark: three characters take a third of them each, so that a fourth is shifted out. */
const BITS = 18;
const SHIFT = BITS / 3;
const ALL = 2 ** BITS - 1;

/** The mark of the last three characters, from that of those before and the last. */
export const nextMark = (mark: number, code: number): number => ((mark << SHIFT) ^ code) & ALL;

/** One place for each mark. */
export const tableOfMarks = (): Uint8Array => new Uint8Array(2 ** BITS);
