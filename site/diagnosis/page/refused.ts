// What is not read, and why: files that are no text, and more text than is read.

import { quantity } from '../../common/format.ts';
import { LONGEST_PASTE, refusalOf } from '../reading/paste-notices.ts';
import signatures from './signatures.json' with { type: 'json' };
import { words as all } from './words.ts';

const words = all.refused;

/** Why so much text is not read; nothing where it is. */
export const refusalOfSize = (characters: number): string | undefined =>
  characters > LONGEST_PASTE ? words.tooLarge(mebibytes(characters), mebibytes(LONGEST_PASTE)) : undefined;

const mebibytes = (bytes: number): string => quantity(bytes, 'byte', { binary: true });

const SIGNATURES = signatures as readonly { kind: keyof typeof words.kinds; at: number; signs: string }[];

/** Why a file is no text to read; nothing where it is. `decoded` is what its bytes say as text. */
export function refusalOfFile(name: string, bytes: Uint8Array, decoded: string): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const known = SIGNATURES.find(({ at, signs }) => head.startsWith(signs, at));
  if (known) return words.kinds[known.kind];
  const refusal = refusalOf(name, decoded);
  return refusal && words.because(refusal.message, refusal.fix);
}
