// Every address that a built file names: in attributes, style sheets, scripts and JSON.

export interface Address {
  text: string;
  /** A link that a reader follows; everything else is loaded with the page, or by its scripts. */
  isLink: boolean;
  /** The link says that it leads to another language. */
  otherLanguage: boolean;
}

/** The host of pages built without SITE_URL: lines to paste name it until a script puts the real one there. */
const UNNAMED = 'http://localhost:4321';
const PASTED = new RegExp(`${UNNAMED}(/[^"'<>\\s&;]*)`, 'g');

const FOLLOWED = new Set(['href', 'action', 'formaction', 'cite']);
const LOADED = new Set(['src', 'poster', 'xlink:href']);

/** Routes as the build has them: `/data/sets/[set]`. They name no page. */
const NO_ADDRESS = new Set(['data-route']);

/** What a text may begin with to be an address of this site, wherever it stands. */
type Own = (path: string) => boolean;

const decoded = (text: string): string =>
  text.replace(/&(?:(quot|#34|#x22)|(#39|#x27)|(lt)|(gt)|amp|#38|#x26);/g, (_, double, single, less, more) =>
    double ? '"' : single ? "'" : less ? '<' : more ? '>' : '&',
  );

const loaded = (text: string): Address => ({ text, isLink: false, otherLanguage: false });

/** Paths in quotes, as JSON has them. */
const quoted = (text: string, isOwn: Own): string[] =>
  [...text.matchAll(/"(\/[^"\\\s]*)"/g)].map(([, path = '']) => path).filter(isOwn);

function ofAttribute(tag: string, name: string, value: string, isOwn: Own): string[] {
  if (LOADED.has(name) || FOLLOWED.has(name)) return [value];
  if (name.endsWith('srcset')) return value.split(',').map((item) => item.trim().split(/\s+/)[0] ?? '');
  if (tag === 'meta' && name === 'content') return isOwn(value) ? [value] : [];
  if (!name.startsWith('data-') || NO_ADDRESS.has(name)) return [];
  return isOwn(value) ? [value] : quoted(value, isOwn);
}

/** @param isOwn Whether a path, wherever it stands, can only be one of this site. */
export function addressesOfPage(html: string, isOwn: Own): Address[] {
  const addresses: Address[] = [];
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g)) {
    const isFollowed = tag === 'a' || (tag === 'link' && /rel="(canonical|alternate)"/.test(attributes));
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
      for (const text of ofAttribute(tag, name, decoded(value), isOwn)) {
        addresses.push({
          text,
          isLink: isFollowed && FOLLOWED.has(name),
          otherLanguage: /\shreflang=/.test(attributes),
        });
      }
    }
  }
  // Lines to paste: a frame in somebody's page.
  for (const [, path = ''] of html.includes(UNNAMED) ? decoded(html).matchAll(PASTED) : [])
    addresses.push(loaded(path));
  return addresses;
}

export const addressesOfStyles = (css: string): Address[] =>
  [...css.matchAll(/(?:url\(|@import\s)\s*["']?([^"')\s;]+)/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('data:'))
    .map(loaded);

/** What a script imports, what the bundler has it load, and whole paths of this site in quotes. */
export function addressesOfScript(code: string, isOwn: Own): Address[] {
  const found = new Set<string>();
  for (const [, text = ''] of code.matchAll(
    /\b(?:from|import|import\(|fetch\(|importScripts\(|new URL\(|Worker\()\s*["'`]([^"'`$]+)["'`]/g,
  )) {
    if (/^[./]|^\w+:\/\//.test(text)) found.add(text);
  }
  // A hash before the extension: a file of the bundler's. One without a folder lies beside the script that names it.
  for (const [, text = ''] of code.matchAll(/["'`]([\w./-]+\.[\w-]{8}\.(?:js|css|wasm))["'`]/g))
    found.add(/^[./]/.test(text) ? text : `${text.includes('/') ? '../' : './'}${text}`);
  for (const [, text = ''] of code.matchAll(/["'`](\/[\w./-]*\.\w+)["'`]/g)) {
    if (isOwn(text)) found.add(text);
  }
  return [...found].map(loaded);
}

export const addressesOfData = (json: string, isOwn: Own): Address[] => quoted(json, isOwn).map(loaded);

/** The places on a page that a link may name. */
export const placesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id)));
