/**
 * Private values in lines that wear something: colours of a terminal, Markdown, tags and entities of a page, spaces that
 * are none. Readers see such lines without all that, so a mask has to as well; what is found is told by its place in the
 * text as it was given.
 */
import { ESCAPES } from '../paste/escapes.ts';
import { columnPlaces } from './columns.ts';
import { damagedPlaces } from './files.ts';
import type { PrivatePlace } from './form.ts';
import { placesIn } from './private-spans.ts';

/** A line without any of these wears nothing. */
const SIGN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  /[\u001b*`<&>|_\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/;
const QUOTE = /^(?:[>|] ?){1,12}/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&#58;': ':',
  '&colon;': ':',
};
const DRESS = new RegExp(
  [
    ESCAPES.source,
    '[\\u200b-\\u200d\\u2060\\ufeff]',
    '</?[a-z][a-z0-9]{0,11}(?: [^<>]{0,200})?/?>',
    '&(?:[a-z]{2,6}|#x?[0-9a-f]{1,6});',
    '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
    '\\*\\*|~~|`{1,3}|(?<!\\w)__|__(?!\\w)',
  ].join('|'),
  'gi',
);
/** No tool prints a longer line. */
const LONGEST = 8_000;

interface Plain {
  text: string;
  /** Where each of its characters stood in the line. */
  from: number[];
}

/** What a reader sees instead; nothing of an entity that is none. */
function shownOf(worn: string): string | undefined {
  if (worn.startsWith('&')) return ENTITIES[worn.toLowerCase()];
  // The cells of a page are parted as those of Markdown.
  if (/^<t[dh]\b/i.test(worn)) return '|';
  return /^\s$/.test(worn) ? ' ' : '';
}

function plainOf(line: string): Plain {
  const quote = QUOTE.exec(line)?.[0].length ?? 0;
  const from: number[] = [];
  let text = '';
  const take = (start: number, end: number) => {
    text += line.slice(start, end);
    for (let at = start; at < end; at++) from.push(at);
  };
  let at = quote;
  for (const match of line.slice(quote).matchAll(DRESS)) {
    const start = quote + match.index;
    take(at, start);
    const [worn] = match;
    const shown = shownOf(worn);
    if (shown === undefined) take(start, start + worn.length);
    else if (shown !== '') {
      text += shown;
      from.push(start);
    }
    at = start + worn.length;
  }
  take(at, line.length);
  return { text, from };
}

export function* hiddenPlaces(text: string): Generator<PrivatePlace> {
  if (!SIGN.test(text)) return;
  const shown: string[] = [];
  const origins: { start: number; plain: Plain; first: number }[] = [];
  let [first, start] = [0, 0];
  for (const line of text.split('\n')) {
    if (line.length <= LONGEST && SIGN.test(line) && (QUOTE.test(line) || line.search(DRESS) >= 0)) {
      const plain = plainOf(line);
      if (plain.text !== line) {
        origins.push({ start, plain, first });
        shown.push(plain.text);
        first += plain.text.length + 1;
      }
    }
    start += line.length + 1;
  }
  if (shown.length === 0) return;
  const all = shown.join('\n');
  for (const places of [placesIn(all), columnPlaces(all), damagedPlaces(all)]) {
    for (const place of places) {
      const origin = originOf(origins, place.start);
      if (!origin) continue;
      const { from } = origin.plain;
      const [begin, end] = [from[place.start - origin.first], from[place.end - origin.first - 1]];
      // What goes on in the next line of these may be far away in the text.
      if (begin === undefined || end === undefined) continue;
      yield { class: place.class, start: origin.start + begin, end: origin.start + end + 1 };
    }
  }
}

/** The last line that begins at an offset or before it. */
function originOf<Origin extends { first: number }>(origins: readonly Origin[], offset: number): Origin | undefined {
  let low = 0;
  let high = origins.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((origins[middle]?.first ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return origins[low];
}
