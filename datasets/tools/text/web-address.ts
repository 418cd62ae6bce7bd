/**
 * Whether a text is the address of a page or file of the web. Whatever else a link can hold runs code
 * (`javascript:`), leaves the web (`file:`), or leads to a place of our own site that a stranger chose.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\p{C}]+$/u.test(text) || !URL.canParse(text)) return false;
  // `https://known.example@other.example` reads like one place and leads to another, and a password is nobody's business.
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
