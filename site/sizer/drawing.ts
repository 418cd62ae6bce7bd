// The answer as a picture of its own: the sentence, the machine as the page draws it and the address, in SVG. It needs no
// file beside it and follows the scheme of whoever looks at it, unless one is asked for.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { layout } from '../machine/layout.ts';
import { scaleOf } from '../machine/machine.ts';
import type { Look } from '../machine/shapes.ts';
import { groupsOf, inXml, type Paint } from '../machine/svg.ts';
import { wrapped } from '../machine/text.ts';
import { words as machineWords } from '../machine/words.ts';
import { machineOf } from './path.ts';
import { said, sentence } from './sentence.ts';

export type Scheme = 'light' | 'dark';

/** As tokens.css has them. */
export const colours: Record<Ink, Record<Scheme, string>> = {
  paper: { light: '#fdfdfc', dark: '#14181b' },
  ink: { light: '#1a1f24', dark: '#e6eaed' },
  'ink-soft': { light: '#535c65', dark: '#a5afb7' },
  edge: { light: '#78828b', dark: '#7a858f' },
  accent: { light: '#0a6587', dark: '#63bfdf' },
  'layer-encoding': { light: '#a3acb4', dark: '#5f6870' },
};
type Ink = 'paper' | 'ink' | 'ink-soft' | 'edge' | 'accent' | 'layer-encoding';

const WIDTH = 960;
const MARGIN = 40;
const ROOM = WIDTH - 2 * MARGIN;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, sans-serif';

interface Style {
  size: number;
  bold?: boolean;
  ink?: Ink;
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

  text(text: string, { size, bold = false, ink = 'ink' }: Style): void {
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
const FILLS: Partial<Record<Look, readonly [Ink, more?: string]>> = {
  host: ['ink'],
  joint: ['ink'],
  load: ['layer-encoding'],
  idle: ['edge'],
  name: ['ink', BOLD],
  soft: ['ink-soft'],
  figure: ['ink'],
  limit: ['accent', BOLD],
};

/** The looks that machine.css gives, as attributes. */
const painted =
  (sheet: Sheet): Paint =>
  (look, { limits, isAssumed }) => {
    if (look === 'area') return 'fill="none"';
    const [fill, more = ''] = FILLS[look] ?? [];
    if (fill) return sheet.paint(limits ? 'accent' : fill) + more;
    const dashes = isAssumed ? ' stroke-dasharray="4 3"' : '';
    const width = limits ? ' stroke-width="3"' : '';
    return `fill="none"${dashes}${width} ${sheet.paint(limits ? 'accent' : 'edge', 'stroke')}`;
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
  const machine = machineOf(answer, options);
  const drawn = layout(machine, ROOM);
  sheet.add(`<g transform="translate(${MARGIN} ${sheet.y})">`);
  sheet.add(groupsOf(drawn, painted(sheet)).join('\n'));
  sheet.add('</g>');
  sheet.y += drawn.height;
  if (scaleOf(machine.parts).isRoot) {
    sheet.text(machineWords.root, { size: 13, ink: 'ink-soft' });
  }
  sheet.y += 16;
  sheet.text(address, { size: 13, ink: 'ink-soft' });
  return sheet.whole(sentence(answer, options), scheme ? '' : darkStyle());
}
