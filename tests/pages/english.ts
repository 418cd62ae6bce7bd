// Finds English that a page in another language should not have. What is marked as foreign to the page may be there
// (`lang`, `translate="no"`, code), and so may what the data themselves say: names of devices and titles of sources
// stand in captions, options and labels, where nothing can be marked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { registryRows } from '../../datasets/tools/names/load.ts';
import { Table } from '../../datasets/tools/tables/table.ts';
import { offencesIn } from '../../site/build/language/vocabulary.ts';
import { parseHTML } from '../../site/build/parse-html.ts';
import { tables } from '../../site/generated/datasets.ts';

/** Elements whose text is for programs, or is what they print. */
const FOR_PROGRAMS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'CODE', 'PRE', 'KBD', 'SAMP']);

/** Attributes that people read or hear. */
const SAID = ['aria-label', 'title', 'placeholder', 'alt', 'label'];

/** Names of `<meta>` whose content people read. */
const META = /^(description|og:title|og:description|og:site_name)$/;

/** Three letters or more, all but the first small: `measured`, `Drive`; not RAID, GB, x4, md127 or raid0. */
const WORD = /(?<![\p{L}\p{N}_./@\\-])[A-Za-z][a-z]{2,}(?![\p{L}\p{N}_/@\\])/gu;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every text of a page that is said to be in its language, each once. */
export function textsOf(html: string): Set<string> {
  const { document } = parseHTML(html);
  const found = new Set<string>();
  const own = document.documentElement.getAttribute('lang');
  const add = (text: string | null) => {
    const said = plain(text ?? '');
    if (said !== '') found.add(said);
  };
  const walk = (element: Element, foreign: boolean): void => {
    if (FOR_PROGRAMS.has(element.tagName.toUpperCase())) return;
    if (element.getAttribute('translate') === 'no') return;
    const lang = element.getAttribute('lang');
    const isForeign = lang === null ? foreign : lang !== own;
    if (!isForeign) {
      for (const name of SAID) add(element.getAttribute(name));
      const meta = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      if (element.tagName === 'META' && META.test(meta)) add(element.getAttribute('content'));
    }
    // The parser ends a text at each entity.
    let text = '';
    for (const child of element.childNodes) {
      if (child.nodeType === 3) text += child.textContent;
      if (child.nodeType !== 1) continue;
      if (!isForeign) add(text);
      text = '';
      walk(child as Element, isForeign);
    }
    if (!isForeign) add(text);
  };
  walk(document.documentElement, false);
  return found;
}

/** What the pictures beside links say, line by line, each with its file: a build writes it into the picture. */
export async function textsOfCards(folder: string): Promise<(readonly [string, string])[]> {
  const paths = readdirSync(join(folder, 'cards')).map((name) => join(folder, 'cards', name));
  const texts = paths.map(async (path) => {
    const { xmp } = await sharp(path).metadata();
    const said = parseHTML(xmp?.toString() ?? '').document.documentElement?.textContent ?? '';
    if (plain(said) === '') throw new Error(`${path} does not say what it shows`);
    return said
      .trim()
      .split('\n')
      .map((text) => [text, path] as const);
  });
  return (await Promise.all(texts)).flat();
}

const read = (...path: string[]): string => readFileSync(join(process.cwd(), ...path), 'utf8');

const files = (folder: string, ending: string): string[] =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** The free text of every table: columns with a list of allowed values have words of their own. */
function cells(): string[] {
  const schemas = files('datasets/schema', '.json').map((path) => JSON.parse(read(path)));
  return ['datasets/registry', 'datasets/sets']
    .flatMap((folder) => files(folder, '.csv'))
    .flatMap((path) => {
      const schema = schemas.find(({ name }) => path.endsWith(`/${name}.csv`));
      if (!schema) return [];
      const table = new Table(path, schema, readFileSync(join(process.cwd(), path)));
      return schema.fields.flatMap((field: { type: string; constraints?: { enum?: string[] } }, index: number) =>
        field.type === 'string' && !field.constraints?.enum
          ? Array.from({ length: table.length }, (_, row) => table.text(row + 1, index)).flatMap(
              // Names of machines stand in one cell, and each by itself on a page; what is measured is named before its conditions.
              (cell) => [cell, cell?.split(', ')[0], ...(cell?.includes(' | ') ? cell.split(' | ') : [])],
            )
          : [],
      );
    });
}

/** What the data say in English, longest first. */
export function phrases(): string[] {
  const all = [
    ...cells(),
    // Drives with their sizes.
    ...registryRows().parts.flatMap(({ name }) => [name, name.replace(/ ?\(.*?\)/, '')]),
    ...Object.values<Record<string, string>>(parse(read('content/references.yaml'))).flatMap(
      ({ title, author, publisher, note }) => [title, author, publisher, note],
    ),
    ...files('datasets/sets', 'datapackage.json').flatMap((path) => {
      const { name, title, description, contributors, sources, licenses } = JSON.parse(read(path));
      const titles = [...contributors, ...sources, ...licenses].map((contributor) => contributor.title);
      return [name, title, description, ...titles];
    }),
    ...files('content/articles/en', '.mdx').flatMap((path) => {
      const [, head = ''] = /^---\n(.*?)\n---/s.exec(read(path)) ?? [];
      const { title, summary } = parse(head);
      return [title, summary];
    }),
  ];
  const said = new Set(all.map((text) => plain(text ?? '')));
  // In a sentence a name may begin small.
  const small = [...said].map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  return [...new Set([...said, ...small])]
    .filter((text) => /[a-z]{2}|^[^/]{5,}$/.test(text))
    .sort((a, b) => b.length - a.length);
}

/** Names of tables and columns, as CSV files and as the database have them. */
export const identifiers = (): Set<string> =>
  new Set(
    Object.values(tables).flatMap(({ name, sqlName, columns }) => [
      name,
      sqlName,
      ...columns.map((column) => column.name),
    ]),
  );

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** The text without a phrase, where that stands as words of its own. */
function without(text: string, phrase: string): string {
  let left = text;
  for (let at = left.indexOf(phrase); at >= 0; at = left.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (isLetter(left[at - 1]) || isLetter(left[end])) continue;
    left = `${left.slice(0, at)} ${left.slice(end)}`;
  }
  return left;
}

/** What accounts for English in a text. */
export interface Known {
  /** What the data say, longest first. */
  phrases: readonly string[];
  /** Names of tables and columns: before a colon, or after one. */
  identifiers: ReadonlySet<string>;
  /** Words that are names in every language. */
  names: ReadonlySet<string>;
}

/** Names that are written alike in every language, with what each is. */
const NAMES = new Set([
  // Generations of USB, as its standard writes them: 3.2 Gen 2x1.
  'Gen',
  // Interfaces: Thunderbolt 3, A-Link Express III, Ethernet.
  'Thunderbolt',
  'Express',
  'Ethernet',
  // Programs whose versions made the arrays of the lab.
  'xfsprogs',
]);

export const known = (): Known => ({ phrases: phrases(), identifiers: identifiers(), names: NAMES });

/** The text without a long name that a drawing has cut short: `Kingston DC5…`. */
function withoutCut(text: string, phrases: readonly string[]): string {
  return text.replace(/([^…\n]+)…/g, (all, start: string) => {
    // The letter of a line in a drawing may stand before its name.
    for (const name of [start, start.replace(/^[A-Z] /, '')]) {
      const parts = name.split(', ');
      const cut = parts.findIndex((_, index) => {
        const end = parts.slice(index).join(', ');
        return phrases.some((phrase) => phrase.startsWith(end));
      });
      if (cut >= 0) return parts.slice(0, cut).join(', ');
    }
    return all;
  });
}

/** Where phrases stand in their list, by the first word of each: a text has few of tens of thousands. */
const firstWords = new WeakMap<readonly string[], Map<string, number[]>>();

const LETTERS = /\p{L}+/gu;

function byFirstWord(phrases: readonly string[]): Map<string, number[]> {
  const known = firstWords.get(phrases);
  if (known) return known;
  const places = new Map<string, number[]>();
  for (const [index, phrase] of phrases.entries()) {
    const [first = ''] = phrase.match(LETTERS) ?? [];
    const there = places.get(first);
    if (there) there.push(index);
    else places.set(first, [index]);
  }
  firstWords.set(phrases, places);
  return places;
}

/** The phrases that a text may have, in the order of their list. */
function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const places = byFirstWord(phrases);
  return [...new Set(text.match(LETTERS))]
    .flatMap((word) => places.get(word) ?? [])
    .sort((a, other) => a - other)
    .map((index) => phrases[index] ?? '');
}

/** What texts of pages, each with the path of one, say in words that the vocabulary replaces; what the data say may stand. */
export const offencesOn = (
  texts: Iterable<readonly [string, string]>,
  language: string,
  { phrases }: Known,
): string[] =>
  Array.from(texts).flatMap(([text, path]) => {
    if (offencesIn(text, language, true).length === 0) return [];
    const own = phrasesIn(text, phrases).reduce(without, withoutCut(text, phrases));
    return offencesIn(own, language, true).map(
      (offence) => `${path}: “${offence.text}” in “${text.slice(0, 160)}”: write ${offence.write} (${offence.why})`,
    );
  });

/** The English words of a text that nothing accounts for. */
export function englishIn(text: string, { phrases, identifiers, names }: Known): string[] {
  const words = (said: string) => (said.match(WORD) ?? []).filter((word) => !names.has(word));
  if (words(text).length === 0) return [];
  // Between backticks stands what somebody types. Addresses are in no language.
  let left = withoutCut(text.replace(/`[^`]*`|https?:\/\/\S+/g, ''), phrases);
  for (const phrase of phrasesIn(left, phrases)) {
    if (!left.includes(phrase)) continue;
    left = without(left, phrase);
    if (words(left).length === 0) return [];
  }
  const [, first = '', last = ''] = /^(?:([\w-]+)(?=[: ]))?.*?(?:: ([\w-]+)(?: [^:]*)?)?$/s.exec(left) ?? [];
  if (identifiers.has(first)) left = left.slice(first.length);
  if (identifiers.has(last)) left = left.replace(`: ${last}`, ':');
  return words(left);
}

interface Terms {
  [topic: string]: { [id: string]: { term: string; also?: string[] } };
}

/** What the trade calls things in English, as the glossary of either language has it. */
export const terms = ['en', 'ru'].flatMap((tag) => {
  const topics: Terms = parse(readFileSync(`content/glossary/${tag}.yaml`, 'utf8'));
  return Object.values(topics)
    .flatMap((entries) => Object.values(entries))
    .flatMap(({ term, also = [] }) => [term, ...also]);
});
