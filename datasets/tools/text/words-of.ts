/** The words of a text in which they stand apart, as a long list of them is written. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
