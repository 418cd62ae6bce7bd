// Text of a stranger, to be looked at: what would hide or turn around other characters is shown as what it is.

/** Longest piece of a line that is shown. */
const SHOWN = 1000;

/** Characters that turn the direction of text, or take no room. */
const TURNING = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is shown
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Where Unicode has pictures of control characters. */
const PICTURES = 0x2400;
const DELETE = 0x7f;

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** A line as it can be shown, and how many characters of it are left out. */
export function visible(line: string): { text: string; left: number } {
  const text = line
    .slice(0, SHOWN)
    .toWellFormed()
    .replace(/\r$/, '')
    .replaceAll(CONTROLS, (sign) => String.fromCodePoint(codeOf(sign) === DELETE ? 0x2421 : PICTURES + codeOf(sign)))
    .replaceAll(TURNING, (sign) => `⟨U+${codeOf(sign).toString(16).toUpperCase().padStart(4, '0')}⟩`);
  return { text, left: Math.max(0, line.length - SHOWN) };
}
