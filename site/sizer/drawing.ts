// The answer as a picture of its own: the sentence, the signal path and the address, in SVG. It needs no file beside it
// and follows the scheme of whoever looks at it, unless one is asked for.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { stops } from './path.ts';
import { said, sentence } from './sentence.ts';
import { words } from './words.ts';

export type Scheme = 'light' | 'dark';

/** As tokens.css has them. */
export const colours: Record<Ink, Record<Scheme, string>> = {
  paper: { light: '#fdfdfc', dark: '#14181b' },
  raised: { light: '#f3f5f6', dark: '#1c2125' },
  ink: { light: '#1a1f24', dark: '#e6eaed' },
  'ink-soft': { light: '#535c65', dark: '#a5afb7' },
  edge: { light: '#78828b', dark: '#7a858f' },
  accent: { light: '#0a6587', dark: '#63bfdf' },
};
type Ink = 'paper' | 'raised' | 'ink' | 'ink-soft' | 'edge' | 'accent';

const WIDTH = 960;
const MARGIN = 40;
/** Room on the left of the path for the line that joins its stops. */
const INDENT = 32;
const BAR = 18;
/** Fonts of readers differ: the width of a letter, as a share of its height, that none of the usual ones exceeds. */
const LETTER = 0.57;
/** Scripts whose letters are as wide as high. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffdc]|[\u{10000}-\u{3ffff}]/u;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, sans-serif';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Names are the reader's own. What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : LETTER) * size, 0);

/** A text in lines that fit; a word that is longer than a line is broken. */
export function wrapped(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line && widthOf(`${line} ${rest}`, size) > room) {
      lines.push(line);
      line = '';
    }
    while (widthOf(rest, size) > room) {
      const letters = [...rest];
      const fits = Math.max(
        1,
        letters.findIndex((_, at) => widthOf(letters.slice(0, at + 1).join(''), size) > room),
      );
      lines.push(letters.slice(0, fits).join(''));
      rest = letters.slice(fits).join('');
    }
    line = line ? `${line} ${rest}` : rest;
  }
  return [...lines, line];
}

interface Style {
  size: number;
  bold?: boolean;
  ink?: Ink;
  /** Distance from the margin. */
  at?: number;
}

/** Writes downwards, line by line. */
class Sheet {
  readonly #scheme: Scheme;
  readonly #parts: string[] = [];
  y = MARGIN;

  constructor(scheme: Scheme) {
    this.#scheme = scheme;
  }

  paint(ink: Ink, what: 'fill' | 'stroke' = 'fill'): string {
    return `${what}="${colours[ink][this.#scheme]}" class="${what}-${ink}"`;
  }

  add(part: string): void {
    this.#parts.push(part);
  }

  text(text: string, { size, bold = false, ink = 'ink', at = 0 }: Style): void {
    if (!text) return;
    const weight = bold ? ' font-weight="650"' : '';
    for (const line of wrapped(text, size, WIDTH - 2 * MARGIN - at)) {
      this.y += Math.round(size * 1.35);
      this.add(
        `<text x="${MARGIN + at}" y="${this.y}" font-size="${size}"${weight} ${this.paint(ink)}>${escaped(line)}</text>`,
      );
    }
  }

  whole(title: string, style: string): string {
    const height = this.y + MARGIN;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="${FONT}">`,
      `<title>${escaped(title)}</title>`,
      style,
      `<rect width="${WIDTH}" height="${height}" ${this.paint('paper')}/>`,
      ...this.#parts,
      '</svg>\n',
    ].join('\n');
  }
}

/** Colours of the dark scheme, for whoever has that. */
function darkStyle(): string {
  const rules = Object.entries(colours).flatMap(([ink, { dark }]) => [
    `.fill-${ink}{fill:${dark}}`,
    `.stroke-${ink}{stroke:${dark}}`,
  ]);
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

function path(sheet: Sheet, answer: SizerAnswer, options: FormatOptions): void {
  const room = WIDTH - 2 * MARGIN - INDENT;
  const places: { y: number; limits: boolean }[] = [];
  for (const { name, link, into, idle, bars } of stops(answer, options)) {
    sheet.y += 14;
    places.push({ y: sheet.y + 18, limits: bars.some(({ limits }) => limits) });
    sheet.text(name, { size: 18, bold: true, at: INDENT });
    sheet.text([link, into, idle].filter(Boolean).join(' · '), {
      size: 15,
      ink: 'ink-soft',
      at: INDENT,
    });
    for (const { label, text, asked, width, fill, open, limits } of bars) {
      sheet.y += 8;
      const bar = (share: number, more: string) =>
        sheet.add(
          `<rect x="${MARGIN + INDENT}" y="${sheet.y}" width="${Math.round(share * room)}" height="${BAR}" ${more}/>`,
        );
      const dashes = open ? ' stroke-dasharray="4 4"' : '';
      bar(width, sheet.paint('raised'));
      bar(fill, sheet.paint('accent'));
      // The edge last, so that what limits is outlined whole. An element has one class: the fill has no other colour.
      bar(
        width,
        `fill="none" stroke-width="${limits ? 3 : 1}"${dashes} ${sheet.paint(limits ? 'ink' : 'edge', 'stroke')}`,
      );
      sheet.y += BAR;
      const told = [`${label} ${text}`, limits && words.path.limit, asked].filter(Boolean);
      sheet.text(told.join(' · '), { size: 15, bold: limits, at: INDENT });
    }
    sheet.y += 6;
  }
  const [first, last] = [places[0]?.y ?? 0, places.at(-1)?.y ?? 0];
  sheet.add(
    `<path d="M${MARGIN + 8} ${first}V${last}" stroke-width="2" ${sheet.paint('edge', 'stroke')}/>`,
  );
  for (const { y, limits } of places) {
    sheet.add(
      `<circle cx="${MARGIN + 8}" cy="${y}" r="8" ${sheet.paint(limits ? 'ink' : 'edge')}/>`,
    );
    if (!limits) sheet.add(`<circle cx="${MARGIN + 8}" cy="${y}" r="6" ${sheet.paint('paper')}/>`);
  }
}

/** The picture; without a scheme it has both, and the reader's system chooses. */
export function drawing(
  answer: SizerAnswer,
  address: string,
  options: FormatOptions = {},
  scheme?: Scheme,
): string {
  const sheet = new Sheet(scheme ?? 'light');
  const { value, note, limit, next, expected } = said(answer, options);
  sheet.text(value, { size: 44, bold: true, ink: 'accent' });
  sheet.text(note, { size: 18, ink: 'ink-soft' });
  sheet.y += 10;
  sheet.text(limit, { size: 20, bold: true });
  sheet.text(next, { size: 18 });
  sheet.text(expected, { size: 18 });
  sheet.y += 10;
  path(sheet, answer, options);
  sheet.y += 16;
  sheet.text(address, { size: 13, ink: 'ink-soft' });
  return sheet.whole(sentence(answer, options), scheme ? '' : darkStyle());
}
