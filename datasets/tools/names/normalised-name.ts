/** Names are one name however they are spaced, hyphenated and cased: `9211-8i`, `9211 8I`. */
export const squash = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('µ', 'u')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '');
