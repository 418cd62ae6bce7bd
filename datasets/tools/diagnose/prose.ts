/** Whether a line is written for people: several small words, most of what stands there. */
const WORD = /^[("'“]?(?:[a-z][a-zé'’-]*|I)[.,;:!?)"'”]{0,3}$/;
const FEWEST = 4;
const SHARE = 0.5;

export function isProse(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const small = words.filter((word) => WORD.test(word)).length;
  return small >= FEWEST && small >= words.length * SHARE;
}
