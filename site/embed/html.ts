// HTML that is written for other people's pages.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** ` a="1" b="2"` */
export const attributes = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
