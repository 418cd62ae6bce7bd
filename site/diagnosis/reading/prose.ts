/** Whether a line is written for people: several small words, most of what stands there. */
const SMALL = /(?<!\S)[("'“]?(?:[a-z][a-zé'’-]*|I)[.,;:!?)"'”]{0,3}(?!\S)/g;
const WORD = /\S+/g;
/** Small words and their share of all: a short line has to be nearly all of them. */
const LONG = { words: 4, share: 0.5 };
const SHORT = { words: 3, share: 0.7 };

export function isProse(line: string): boolean {
  if (!hasSmallWords(line)) return false;
  const small = line.match(SMALL)?.length ?? 0;
  const words = line.match(WORD)?.length ?? 0;
  return [LONG, SHORT].some((least) => small >= least.words && small >= words * least.share);
}

/** Quicker than the patterns: whether so many words begin as small ones do. */
function hasSmallWords(line: string): boolean {
  let count = 0;
  let isBetween = true;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (isBetween && isBeginning(code) && ++count === SHORT.words) return true;
    isBetween = code <= 0x20 || code > 0x7e;
  }
  return false;
}

/** I, and ( " ' “ before small letters. */
const OTHER_BEGINNINGS: readonly number[] = [0x49, 0x28, 0x22, 0x27, 0x201c];

/** a to z, and those; called for each character, so it makes nothing. */
const isBeginning = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || OTHER_BEGINNINGS.includes(code);
