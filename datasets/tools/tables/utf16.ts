/** UTF-16 as spreadsheets save it: read as the same text in UTF-8, so that places can be named. */

import { LONGEST_TEXT } from './scanner.ts';

/**
 * The text of UTF-16 bytes as UTF-8, or nothing where they do not begin with its mark.
 * Throws where `fatal` is set and the bytes are no text.
 */
export function asUtf8(bytes: Uint8Array, { fatal = false } = {}): Uint8Array | undefined {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if ((!isLittle && !isBig) || bytes.length > LONGEST_TEXT) return undefined;
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal }).decode(bytes);
  return new TextEncoder().encode(text);
}
