/** Whether a line is written for people: several small words, most of what stands there. */
const WORD = /^[("'“]?(?:[a-z][a-zé'’-]*|I)[.,;:!?)"'”]{0,3}$/;
/** Small words and their share of all: a short line has to be nearly all of them. */
const LONG = { words: 4, share: 0.5 };
const SHORT = { words: 3, share: 0.7 };

export function isProse(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const small = words.filter((word) => WORD.test(word)).length;
  return [LONG, SHORT].some((least) => small >= least.words && small >= words.length * least.share);
}
