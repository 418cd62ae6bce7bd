/** Control, format (bidirectional marks, zero-width), separators other than space, lone surrogates. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const INVISIBLES = new RegExp(INVISIBLE, 'gu');

/** JSON of a value. A terminal shows everything in it and obeys nothing: what is invisible is a JSON escape. */
export function visibleJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(INVISIBLES, (character) =>
    character === '\n' ? character : unitsOf(character),
  );
}

/** Two escapes for a character outside the Basic Multilingual Plane. */
const unitsOf = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

const EXCEPT_LAYOUT = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text with its lines and tabs, in which everything else that is invisible is spelled out. */
export const visible = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(EXCEPT_LAYOUT, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
