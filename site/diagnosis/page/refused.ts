// What is not read, and why: files that are no text, and more text than is read.

import { quantity } from '../../common/format.ts';
import { LONGEST_PASTE, refusalOf } from '../reading/paste-notices.ts';
import { words as all } from './words.ts';

const words = all.refused;

/** Why so much text is not read; nothing where it is. */
export const refusalOfSize = (characters: number): string | undefined =>
  characters > LONGEST_PASTE ? words.tooLarge(mebibytes(characters), mebibytes(LONGEST_PASTE)) : undefined;

const mebibytes = (bytes: number): string => quantity(bytes, 'byte', { binary: true });

const SIGNATURES: readonly (readonly [kind: keyof typeof words.kinds, at: number, signs: string])[] = [
  ['picture', 0, '\u0089PNG'],
  ['picture', 0, '\u00ff\u00d8\u00ff'],
  ['picture', 0, 'GIF8'],
  ['picture', 8, 'WEBP'],
  ['picture', 4, 'ftyp'],
  ['archive', 0, 'PK\u0003\u0004'],
  ['archive', 0, '\u001f\u008b'],
  ['archive', 0, '\u00fd7zXZ'],
  ['archive', 0, '7z\u00bc\u00af'],
  ['archive', 0, '(\u00b5/\u00fd'],
  ['document', 0, '%PDF'],
];

/** Why a file is no text to read; nothing where it is. `decoded` is what its bytes say as text. */
export function refusalOfFile(name: string, bytes: Uint8Array, decoded: string): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const known = SIGNATURES.find(([, at, signs]) => head.startsWith(signs, at));
  if (known) return words.kinds[known[0]];
  const refusal = refusalOf(name, decoded);
  return refusal && words.because(refusal.message, refusal.fix);
}
