// Makes what the search of a built site loads: names.json, all that can be found by name, and Pagefind's index of the
// text. Both are read from the pages: what is on the site can be found, and nothing is listed by hand.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { keptAs } from '../offline/kept.ts';
import {
  BOARDS,
  type BoardEntry,
  boardPage,
  type Entry,
  INDEX,
  KEPT_INDEX,
  kindOf,
  type Mark,
  NAMES,
} from '../search/entry.ts';
import type { Kind } from '../search/words.ts';
import { parseHTML } from './parse-html.ts';

/** A built page that can be found. */
interface Found {
  href: string;
  kind: Kind;
  document: Document;
}

/** No part of what a page says: ways to other pages, fields, drawings, lists of sources. */
const NO_TEXT = [
  'nav:not(.lw-presets)',
  'svg',
  '.lw-path',
  'script',
  'template',
  'dialog',
  'noscript',
  'iframe',
  '.lw-sources',
  '.lw-related',
  'textarea',
  'pre',
  '[data-found-as="term"]',
];

/** In all other tables stand figures, and names that are found by name: the index would grow with every run. */
const WITH_TABLES: ReadonlySet<Kind> = new Set<Kind>(['article', 'calculator', 'rule']);

/** What answers a question comes before what only mentions its words. */
const WEIGHTS: Partial<Record<Kind, number>> = { calculator: 3, article: 2, question: 2 };

/** Pages that hold words of everything: they are found by their names only. */
const LISTS = /\/(?:sources|data\/columns)\/$/;

/** Longer, a sentence no longer helps to choose. */
const LONGEST = 120;

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`;

/** Of an element that does not speak the page's language. */
function markOf(element: Element | null): Mark | undefined {
  for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.tagName === 'HTML') return undefined;
    if (ancestor.getAttribute('translate') === 'no') return 'name';
    if (ancestor.getAttribute('lang') === 'en') return 'english';
  }
  return undefined;
}

/** What a description says beyond the name, below which it stands: nothing where it only says it again. */
function beyond(name: string, text: string): string {
  const rest = text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
  return name.includes(rest.slice(rest.indexOf(': ') + 2)) ? '' : rest;
}

const namesOf = (element: Element | null): string[] =>
  (element?.getAttribute('data-names') ?? '').split('|').map(plain).filter(Boolean);

const entry = (
  kind: Kind,
  href: string,
  [name = '', ...models]: readonly string[],
  mark: Mark | undefined,
  text: Element | null,
): Entry => {
  const about = cut(beyond(name, plain(text?.getAttribute('content') ?? text?.textContent)));
  const aboutMark = markOf(text);
  const others = [...new Set(models)].filter((item) => item !== name);
  return {
    kind,
    href,
    name,
    ...(others.length > 0 && { models: others }),
    ...(mark && { mark }),
    ...(about && { about }),
    ...(about && aboutMark && { aboutMark }),
  };
};

/** A page and the places on it that can be found by name. */
export function entriesOf({ href, kind, document }: Found): Entry[] {
  const heading = document.querySelector('main h1');
  const names = namesOf(heading);
  const page = entry(
    kind,
    href,
    names.length > 0 ? names : [plain(heading?.textContent)],
    markOf(heading),
    // A calculator is described by what it answers, not by what stands in its pictures.
    (kind === 'calculator' ? null : document.querySelector('main [data-about]')) ??
      document.querySelector('meta[name="description"]'),
  );
  const places = [...document.querySelectorAll('main [data-found-as]')].map((place) => {
    const own = namesOf(place);
    return entry(
      place.getAttribute('data-found-as') as Kind,
      place.getAttribute('href') ?? `${href}#${place.id}`,
      own.length > 0 ? own : [plain(place.textContent)],
      markOf(place.querySelector('h3, th, [data-name]') ?? place),
      place.querySelector('[data-text]'),
    );
  });
  return [page, ...places].filter(({ name }) => name !== '');
}

/** A page without what is on every page, a third of its elements. */
const ownOf = (html: string): string =>
  html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/** The pages of one language, in the order of their addresses. */
function* pagesIn(folder: string, address: string, others: readonly string[]): Generator<Found> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !others.some((other) => name.startsWith(other)))
    .sort();
  for (const name of files) {
    const html = readFileSync(join(folder, name), 'utf8');
    const href = address + name.replace(/(^|\/)index\.html$/, '$1');
    const route = /<html[^>]* data-route="([^"]*)"/.exec(html)?.[1] ?? '';
    const kind = kindOf(route, href);
    if (kind !== undefined) yield { href, kind, document: parseHTML(ownOf(html)).document };
  }
}

/** Pagefind passes over these; in those of a calculator stands what it answers. */
const FIELDS = /<(\/?)(?:form|nav|fieldset|select|option|button)\b/g;

/** The page as Pagefind reads it: only what it says, with the weight of its kind. */
function textOf({ kind, document }: Found): string {
  const main = document.querySelector('main');
  const left = WITH_TABLES.has(kind) ? NO_TEXT : [...NO_TEXT, 'table'];
  for (const element of main?.querySelectorAll(left.join()) ?? []) element.remove();
  // A case study of old hardware comes below an article on the same question today.
  const weight = main?.querySelector('[data-study]') ? 1 : (WEIGHTS[kind] ?? 1);
  main?.setAttribute('data-pagefind-weight', String(weight));
  const html = document.toString();
  return kind === 'calculator' ? html.replace(FIELDS, '<$1div') : html;
}

/** What of Pagefind's files a page loads: none of its own ways to show results. */
const isLoaded = (name: string): boolean => !/^pagefind-(?!entry|worker)|\.css$|^wasm\.unknown/.test(name);

/** Ends the build where Pagefind has a complaint. */
function sound<Answer extends { errors: string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}

export interface Indexed {
  /** Where the pages of the language have been built. */
  folder: string;
  /** The path of that folder on its host. */
  address: string;
  language: string;
  /** Folders of other languages below it. */
  others: readonly string[];
}

/** Writes the indexes of one language beside its pages: of all of them, and of those that are kept. */
export async function indexPages({ folder, address, language, others }: Indexed): Promise<void> {
  const whole = await newIndex(language);
  const kept = await newIndex(language);
  const entries: Entry[] = [];
  const boards: BoardEntry[] = [];
  const seen = new Set<string>();
  for (const page of pagesIn(folder, address, others)) {
    const own = entriesOf(page).filter(({ href }) => !seen.has(href));
    for (const item of own) seen.add(item.href);
    if (page.kind === 'mainboard') {
      // Each says of its slots what all others say: they are found by their names alone.
      boards.push(...own.map(boardEntryOf));
      continue;
    }
    entries.push(...own);
    const content = LISTS.test(page.href) ? undefined : textOf(page);
    const isKept = keptAs(page.href.slice(address.length)) !== undefined;
    for (const index of isKept ? [whole, kept] : [whole]) {
      if (content !== undefined) sound(await index.addHTMLFile({ url: page.href, content }));
      for (const term of own.slice(1).filter(({ kind }) => kind === 'term')) {
        sound(await index.addCustomRecord(recordOf(term, language)));
      }
    }
  }
  await write(whole, join(folder, INDEX), isLoaded);
  // What is no piece of an index is the same in both.
  await write(kept, join(folder, KEPT_INDEX), (name) => isLoaded(name) && isPiece(name));
  writeFileSync(join(folder, NAMES), JSON.stringify(entries));
  writeFileSync(join(folder, BOARDS), JSON.stringify(boards));
}

function boardEntryOf({ href, name, models = [] }: Entry): BoardEntry {
  const page = href.split('/').at(-2) ?? '';
  return [page === boardPage(name) ? '' : page, name, ...models];
}

const isPiece = (name: string): boolean => /^(?:fragment|index)$|\.pf_meta$|^pagefind-entry\.json$/.test(name);

async function newIndex(language: string): Promise<PagefindIndex> {
  const { index } = sound(await createIndex({ rootSelector: 'main', forceLanguage: language.toLowerCase() }));
  if (!index) throw new Error('Pagefind made no index');
  return index;
}

const recordOf = ({ href, name, models = [], about = '' }: Entry, language: string) => ({
  url: href,
  content: [name, ...models, about].join('. '),
  language: language.toLowerCase(),
  meta: { title: name },
});

/** Writes an index and takes away again what is not wanted of it. */
async function write(index: PagefindIndex, outputPath: string, isWanted: (name: string) => boolean): Promise<void> {
  rmSync(outputPath, { recursive: true, force: true });
  sound(await index.writeFiles({ outputPath }));
  for (const name of readdirSync(outputPath)) {
    if (!isWanted(name)) rmSync(join(outputPath, name), { recursive: true });
  }
  await index.deleteIndex();
}

/** Ends Pagefind, which runs beside this program. */
export const endIndexing = (): Promise<unknown> => close();
