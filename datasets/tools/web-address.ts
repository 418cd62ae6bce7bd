/**
 * Whether a text is the address of a page or file of the web. Whatever else a link can hold runs code
 * (`javascript:`), leaves the web (`file:`), or leads to a place of our own site that a stranger chose.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text);
}
