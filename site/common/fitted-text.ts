// Texts that have to fit a number of characters.

/** Cut at its end, and marked as cut. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/(?<![\s,])[\s,]+$/, '')}…` : text;

/** In lines of at most `most` characters, broken at ordinary spaces; a longer word has a line of its own. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/[ \n]+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
