/** "2, 3 and 4". */
export const list = (parts: readonly unknown[], last: 'and' | 'or'): string =>
  parts.length < 2
    ? String(parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
