// Turns the marks around words that a language lacks into `lang="en"`, in the pages as they were built; where nothing can
// be marked, they are taken away. Each page says how many of its texts are in English.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { FROM, TO, unmarked } from '../../common/in-english.ts';

/** What the pages of a language are made of; scripts never have marks. */
const TEXTS = new Set(['.html', '.xml', '.json', '.txt', '.webmanifest', '.svg', '.md']);

/** Elements that hold text alone, comments, then any tag: quoted attributes may hold what looks like one. */
const MARKUP =
  /<(script|style|title|option|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[a-zA-Z/!](?:"[^"]*"|'[^']*'|[^'">])*>/g;

const tagsClose = (html: string): boolean => {
  const open: string[] = [];
  for (const [, slash, name = '', end] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/g)) {
    if (end === '/' || /^(br|hr|img|input|wbr)$/.test(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};

export interface Marked {
  html: string;
  /** Texts in English, those in attributes and titles too. */
  count: number;
}

/** A page with its marks turned into `lang`. */
export function markEnglish(page: string): Marked {
  const count = page.split(FROM).length - 1;
  if (count === 0) return { html: unmarked(page), count };
  const bare = page.replace(MARKUP, unmarked);
  const html = bare.replace(
    new RegExp(`${FROM}([^${FROM}${TO}]*)${TO}`, 'g'),
    // What stands around other elements than it closes itself is no part that an element can hold.
    (_, text: string) => (tagsClose(text) ? `<span lang="en">${text}</span>` : text),
  );
  return { html: saysHowMany(unmarked(html), count), count };
}

/** The footer has a line for it, hidden while there is nothing to say. */
const saysHowMany = (html: string, count: number): string =>
  html.replace(
    /<p([^>]*) data-in-english hidden([^>]*)>([\s\S]*?)<data value="0">0<\/data>/,
    `<p$1 data-in-english$2>$3<data value="${count}">${count}</data>`,
  );

/** Marks every page below a folder. Returns how many texts are in English, and on how many pages. */
export function markFolder(folder: string): { texts: number; pages: number } {
  const total = { texts: 0, pages: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.has(extname(name))) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(FROM)) continue;
    if (extname(name) !== '.html') {
      writeFileSync(path, unmarked(text));
      continue;
    }
    const { html, count } = markEnglish(text);
    writeFileSync(path, html);
    total.texts += count;
    total.pages += 1;
  }
  return total;
}
