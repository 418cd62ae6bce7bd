/** Text copied out of the source of a web page: escaped characters, breaks and the tags around code. */

/** Tags that a forum or an issue writes around text; any other is XML that a tool printed, and stays. */
const INLINE = 'a|b|i|u|em|strong|span|font|code|tt|kbd|samp|small|sub|sup|img|wbr|mark|ins|del|s';
const BLOCK = 'br|p|div|pre|li|ul|ol|tr|td|th|table|tbody|thead|blockquote|details|summary|hr|h[1-6]';
const KNOWN = new RegExp(`^(?:${INLINE}|${BLOCK})$`, 'i');
const ANY_TAG = /<\/?([A-Za-z][\w.:-]{0,40})/g;
/** Breaks that a line end follows break once; cells of a table stay in their line. */
const BREAK =
  /<br ?\/?>|<\/?(?:p|div|pre|li|ul|ol|tr|table|tbody|thead|blockquote|details|summary|hr|h[1-6])(?: [^<>]{0,500})?\/?>/gi;
const TAG = new RegExp(`</?(?:${INLINE}|td|th)(?: [^<>]{0,500})?/?>`, 'gi');
const ENTITY = /&(?:#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,6});/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  micro: 'µ',
  ndash: '–',
  mdash: '—',
};

/** Whether the text was escaped for a web page: it has entities or breaks, and no tag but a page's. */
export function isHtml(text: string): boolean {
  if (!/<br ?\/?>/i.test(text) && text.search(ENTITY) < 0) return false;
  for (const [, name = ''] of text.matchAll(ANY_TAG)) if (!KNOWN.test(name)) return false;
  return true;
}

/** A line of a page as the lines that it shows. */
export function htmlParts(line: string): string[] {
  const parts = line.replace(BREAK, '\n').replace(TAG, '').split('\n');
  // The line ends here anyway.
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  return parts.map(withoutEntities);
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole) => {
    const name = whole.slice(1, -1).toLowerCase();
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    // A line break would move the lines behind it.
    if (code === 0xa0 || code === 0x0a || code === 0x0d) return ' ';
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
