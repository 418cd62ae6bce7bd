// How wide a text is drawn, guessed without a page: the fonts of readers differ, and what is laid out must fit in any.

/** Widths of letters as shares of their height, which none of the usual fonts exceeds by much. */
const NARROW = { letters: " .,:;'|!ijlIİіїј·\u202f\u00a0", width: 0.36 };
const SLIM = { letters: 'frtJ()[]{}/\\"*-', width: 0.44 };
const BROAD = { letters: 'mwMW@%жшщюфмыЖШЩЮФМЫ—…', width: 0.97 };
const WIDE = 1;
const CAPITAL = 0.74;
const CYRILLIC = 0.65;
const USUAL = 0.61;
/** Bold letters are so many times as wide. */
const BOLD = 1.13;

const known = new Map<string, number>(
  [NARROW, SLIM, BROAD].flatMap(({ letters, width }) => [...letters].map((one) => [one, width])),
);

function widthOfLetter(letter: string): number {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const code = letter.codePointAt(0) ?? 0;
  // Scripts whose letters are as wide as high.
  if ((code >= 0x1100 && code < 0x1200) || (code >= 0x2e80 && code < 0xffdd) || code >= 0x10000) return WIDE;
  if (letter !== letter.toLowerCase()) return CAPITAL;
  return code >= 0x400 && code < 0x530 ? CYRILLIC : USUAL;
}

/** Pixels that a text takes at most, by the height of its letters. */
export function widthOf(text: string, size: number, isBold = false): number {
  let sum = 0;
  for (const letter of text) sum += widthOfLetter(letter);
  return sum * size * (isBold ? BOLD : 1);
}

/** A text in lines that fit; a word that is longer than a line is broken. */
export function wrapped(text: string, size: number, room: number, isBold = false): string[] {
  const lines: string[] = [];
  const width = (one: string) => widthOf(one, size, isBold);
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line && width(`${line} ${rest}`) > room) {
      lines.push(line);
      line = '';
    }
    while (width(rest) > room) {
      const letters = [...rest];
      let fits = 1;
      while (fits < letters.length && width(letters.slice(0, fits + 1).join('')) <= room) fits++;
      if (fits >= letters.length) break;
      lines.push(letters.slice(0, fits).join(''));
      rest = letters.slice(fits).join('');
    }
    line = line ? `${line} ${rest}` : rest;
  }
  return [...lines, line];
}

/** No more than so many lines: the list beside a picture has the whole text. */
export function clipped(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return kept.with(-1, `${[...(kept.at(-1) ?? '')].slice(0, -2).join('')}…`);
}
