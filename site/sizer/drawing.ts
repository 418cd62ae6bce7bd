// The answer as a picture of its own: the sentence, the machine as the page draws it and the address, in SVG. It needs no
// file beside it and follows the scheme of whoever looks at it, unless one is asked for.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import type { Machine } from '../machine/model.ts';
import type { Look } from '../machine/shapes.ts';
import { groupsOf, inXml, type Paint } from '../machine/svg.ts';
import { tall } from '../machine/tall.ts';
import { wrapped } from '../machine/text.ts';
import { wide } from '../machine/wide.ts';
import { mapOf } from './map.ts';
import { said, sentence } from './sentence.ts';

export type Scheme = 'light' | 'dark';

export interface Taken {
  answer: SizerAnswer;
  /** The address of the chain alone. */
  address: string;
  options: FormatOptions;
}

/** As tokens.css has them. */
export const colours: Record<Ink, Record<Scheme, string>> = {
  paper: { light: '#fdfdfc', dark: '#14181b' },
  ink: { light: '#1a1f24', dark: '#e6eaed' },
  'ink-soft': { light: '#535c65', dark: '#a5afb7' },
  edge: { light: '#78828b', dark: '#7a858f' },
  accent: { light: '#0a6587', dark: '#63bfdf' },
  raised: { light: '#f3f5f6', dark: '#1c2125' },
  limit: { light: '#b83a08', dark: '#fb923c' },
};
type Ink = 'paper' | 'raised' | 'ink' | 'ink-soft' | 'edge' | 'accent' | 'limit';

const WIDTH = 960;
const MARGIN = 40;
const ROOM = WIDTH - 2 * MARGIN;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, sans-serif';

/** Writes downwards, line by line. */
class Sheet {
  readonly #scheme: Scheme;
  readonly #parts: string[] = [];
  y = MARGIN;

  constructor(scheme: Scheme) {
    this.#scheme = scheme;
  }

  paint(fill: Ink, stroke?: Ink): string {
    const line = stroke ? ` stroke="${colours[stroke][this.#scheme]}"` : '';
    return `fill="${colours[fill][this.#scheme]}"${line} class="fill-${fill}${stroke ? ` stroke-${stroke}` : ''}"`;
  }

  stroke(ink: Ink): string {
    return `fill="none" stroke="${colours[ink][this.#scheme]}" class="stroke-${ink}"`;
  }

  add(part: string): void {
    this.#parts.push(part);
  }

  text(text: string, { size, bold = false, ink = 'ink' }: { size: number; bold?: boolean; ink?: Ink }): void {
    if (!text) return;
    const weight = bold ? ' font-weight="650"' : '';
    for (const line of wrapped(text, size, ROOM, bold)) {
      this.y += Math.round(size * 1.35);
      this.add(
        `<text x="${MARGIN}" y="${this.y}" font-size="${size}"${weight} ${this.paint(ink)}>${inXml(line)}</text>`,
      );
    }
  }

  whole(title: string, style: string): string {
    const height = this.y + MARGIN;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="${FONT}">`,
      `<title>${inXml(title)}</title>`,
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

const BOLD = ' font-weight="650"';
const DASHED = ' stroke-dasharray="4 3"';
/** Of texts and pills, and of lines: the looks that machine.css gives. */
const FILLS: Partial<Record<Look, readonly [Ink, more?: string]>> = {
  name: ['ink', BOLD],
  count: ['ink', BOLD],
  note: ['ink-soft'],
  figure: ['ink'],
  limit: ['limit', BOLD],
  change: ['accent', BOLD],
  'on-pill': ['paper', BOLD],
  pill: ['limit'],
};
const DOTTED = 'stroke-linecap="round" stroke-dasharray="0 4.5" ';
const LINES: Partial<Record<Look, readonly [Ink, more?: string]>> = {
  break: ['ink'],
  hollow: ['paper'],
  blocked: ['accent', 'stroke-opacity="0.35" '],
  unknown: ['ink-soft', 'stroke-dasharray="8 5" '],
  ghost: ['accent', DOTTED],
};

const painted =
  (sheet: Sheet): Paint =>
  (look, { limits, isAssumed }, kind) => {
    if (look === 'area') return 'fill="none"';
    const [fill, more = ''] = FILLS[look] ?? [];
    if (fill) return sheet.paint(fill) + more;
    const flow = limits ? 'limit' : 'accent';
    if (look === 'busy' || (look === 'flow' && kind === 'rect')) return sheet.paint(flow);
    if (look === 'track' && kind === 'rect') return sheet.paint('edge');
    if (look === 'part') return sheet.paint('raised', limits ? 'limit' : 'edge') + (isAssumed ? DASHED : '');
    if (look === 'detail' || look === 'empty') return sheet.paint('paper', 'edge');
    if (look === 'arrow') return sheet.paint('ink', 'paper');
    if (look === 'flow') return (isAssumed ? 'stroke-dasharray="8 4" ' : '') + sheet.stroke(flow);
    const [ink, dashes = ''] = LINES[look] ?? [look === 'missing' && limits ? 'limit' : 'edge'];
    return dashes + sheet.stroke(ink);
  };

/** The picture; without a scheme it has both, and the reader's system chooses. */
export function drawing(answer: SizerAnswer, address: string, options: FormatOptions = {}, scheme?: Scheme): string {
  const sheet = new Sheet(scheme ?? 'light');
  const { value, note, limit, next, expected } = said(answer, options);
  sheet.text(value, { size: 44, bold: true });
  sheet.text(note, { size: 18, ink: 'ink-soft' });
  sheet.y += 10;
  sheet.text(limit, { size: 20, bold: true });
  sheet.text(next, { size: 18 });
  sheet.text(expected, { size: 18 });
  sheet.y += 24;
  const map = mapPicture(mapOf(answer, options), ROOM, scheme ?? 'light');
  sheet.add(`<g transform="translate(${MARGIN} ${sheet.y})">${map.svg}</g>`);
  sheet.y += map.height + 16;
  sheet.text(address, { size: 13, ink: 'ink-soft' });
  return sheet.whole(sentence(answer, options), scheme ? '' : darkStyle());
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The map of a machine in a room of this width, without a frame or a background. */
export function mapPicture(machine: Machine, room: number, scheme: Scheme): Picture {
  const drawn = wide(machine, room) ?? tall(machine, room);
  return { svg: groupsOf(drawn, painted(new Sheet(scheme))).join(''), width: drawn.width, height: drawn.height };
}

/** The same without its words, for a card, whose letters are drawn by other means. */
export function wordless(answer: SizerAnswer, scheme: Scheme): Picture {
  const { svg, ...size } = mapPicture(mapOf(answer), ROOM, scheme);
  const words = /<text [^>]*>[^<]*<\/text>|<rect [^>]*class="fill-limit"\/>/g;
  return { svg: svg.replaceAll(words, ''), ...size };
}
