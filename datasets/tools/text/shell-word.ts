/** A word as a shell takes it, in quotes where it has to be; cmd of Windows knows only the double ones. */
export function shellWord(word: string): string {
  if (/^[\w.,:=/@%+…-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
