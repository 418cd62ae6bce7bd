/** Names are one name however they are spaced, hyphenated and cased: `9211-8i`, `9211 8I`. */
export const squash = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('µ', 'u')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '');

/** A name without what it ends with in brackets: `M.2_2(SOCKET3)`. */
export const withoutBrackets = (name: string): string =>
  name.endsWith(')') && name.includes('(') ? name.slice(0, name.indexOf('(')) : name;
