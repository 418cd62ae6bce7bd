/**
 * The two encodings in which Excel saves CSV in Europe: Windows-1252 in the west, Windows-1251 where Cyrillic is
 * written. Letters beyond ASCII stand inside words of Latin letters in the one, and make up whole words in the other;
 * where neither is so, nothing is guessed.
 */

export type Legacy = 'windows-1252' | 'windows-1251';

/** Bytes that stand for the same sign in both: quotes and dashes, ©, °, ±, µ, ·, » and the like. */
const ALIKE = new Set(
  Array.from({ length: 0x80 }, (_, index) => index + 0x80).filter((byte) => {
    const signs = ['windows-1252', 'windows-1251'].map((name) => new TextDecoder(name).decode(Uint8Array.of(byte)));
    return signs[0] === signs[1];
  }),
);

/** Letters of Cyrillic, of which the same bytes are Latin ones (but for two signs of arithmetic). */
const isLetter = (byte: number): boolean => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;

const isLatin = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** The encoding that bytes which are no UTF-8 can only be in; nothing where that is in doubt. */
export function legacyOf(bytes: Uint8Array): Legacy | undefined {
  let [latin, cyrillic, open] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return undefined;
    if (byte < 0x80 || ALIKE.has(byte)) continue;
    if (!isLetter(byte)) {
      open++;
      continue;
    }
    let end = at + 1;
    while (end < bytes.length && isLetter(bytes[end] as number)) end++;
    if (isLatin(bytes[at - 1]) || isLatin(bytes[end])) latin++;
    else if (end - at > 1) cyrillic++;
    else open++;
    at = end - 1;
  }
  if (latin > 0 && cyrillic > 0) return undefined;
  if (cyrillic > 0) return 'windows-1251';
  if (latin > 0) return 'windows-1252';
  return open === 0 ? 'windows-1252' : undefined;
}
