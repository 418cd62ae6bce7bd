// How wide a text is drawn, guessed without a page: the fonts of readers differ, and what is laid out must fit in any.

/** Widths of letters as shares of their height, which none of the usual fonts exceeds by much; it keeps a unit in one line. */
const JOINER = { letters: '\u2060', width: 0 };
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
  [JOINER, NARROW, SLIM, BROAD].flatMap(({ letters, width }) => [...letters].map((letter) => [letter, width])),
);

function widthOfLetter(letter: string): number {
  const words = known.get(letter);
  if (words !== undefined) return words;
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

/** A word that does not fit is parted where a space keeps two words together, after a hyphen, or else between letters. */
function parted(word: string, fits: (text: string) => boolean): [string, string] {
  const letters = [...word];
  let end = 1;
  while (end < letters.length && fits(letters.slice(0, end + 1).join(''))) end++;
  const space = letters.slice(0, end + 1).findLastIndex((letter) => letter === '\u00a0' || letter === '\u202f');
  const hyphen = letters.slice(0, end).findLastIndex((letter) => letter === '-' || letter === '/') + 1;
  // Fewer letters than three alone in a line are no word.
  const last = hyphen > 1 ? hyphen : Math.max(1, Math.min(end, letters.length - 3));
  const [kept, next] = space > 0 ? [space, space + 1] : [last, last];
  return [letters.slice(0, kept).join(''), letters.slice(next).join('')];
}

export function wrapped(text: string, size: number, room: number, isBold = false): string[] {
  const fits = (part: string) => widthOf(part, size, isBold) <= room;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line && !fits(`${line} ${rest}`)) {
      lines.push(line);
      line = '';
    }
    while (!fits(rest) && [...rest].length > 1) {
      const [first, others] = parted(rest, fits);
      lines.push(first);
      rest = others;
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
