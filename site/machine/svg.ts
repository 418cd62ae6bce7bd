// A drawing as text of SVG, for the page, for a file and for the browser, which reads it as XML: names are the reader's
// own, and none of them can be anything but text.
import { escaped } from '../common/html.ts';
import { place } from '../common/place.ts';
import type { Drawing, Drawn, Look, Marks, Shape } from './shapes.ts';

/** What XML cannot hold is left out. */
export const inXml = (text: string): string =>
  escaped(
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  );

/** Names of products are those of their makers in every language. */
export const langOf = (text: string): string =>
  place.language.tag !== 'en' && /[A-Za-z]{3}/.test(text) && !/[^ -~]/.test(text) ? ' lang="en"' : '';

/** Attributes of a shape that give it its looks. */
export type Paint = (look: Look, marks: Marks, kind: Shape['kind']) => string;

/** A tenth of a pixel is seen by nobody. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10);

function shapeOf(shape: Shape, paint: Paint): string {
  const looks = paint(shape.look, shape.kind === 'text' ? {} : shape, shape.kind);
  const { x, y } = shape.kind === 'path' ? { x: 0, y: 0 } : shape;
  // Letters are no wider than guessed: what stands in the middle of something does so in any font.
  const isCentred = shape.look === 'on-pill' || shape.look === 'count';
  switch (shape.kind) {
    case 'text':
      return `<text x="${rounded(isCentred ? x + shape.width / 2 : x)}" y="${rounded(y)}"${isCentred ? ' text-anchor="middle"' : ''} font-size="${shape.size}" ${looks}${shape.look === 'name' ? langOf(shape.text) : ''}>${inXml(shape.text)}</text>`;
    case 'path': {
      const path = shape.path.replaceAll(/(?<!\d)\d+\.\d+/g, (number) => rounded(Number(number)));
      return `<path d="${path}" stroke-width="${rounded(shape.width)}" ${looks}/>`;
    }
    case 'circle':
      return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(shape.radius)}" ${looks}/>`;
    case 'rect': {
      const { width, height, radius = 0 } = shape;
      return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(Math.max(0, width))}" height="${rounded(Math.max(0, height))}" rx="${rounded(radius)}" ${looks}/>`;
    }
  }
}

export const groupsOf = (
  { parts }: Drawing,
  paint: Paint,
  more: (drawn: Drawn) => string = () => '',
  offs: Extras['offs'] = new Map(),
): string[] =>
  parts.map((drawn) => {
    const shapes = drawn.shapes.map((shape) => shapeOf(shape, paint)).join('');
    const change = drawn.isChange ? ' data-change=""' : '';
    const off = offs.has(drawn.id) ? ` data-off="${inXml(offs.get(drawn.id)?.join(' ') ?? '')}"` : '';
    return `<g data-of="${inXml(drawn.id)}"${change}${off}>${shapes}${more(drawn)}</g>`;
  });

/** The sign at the ports of a part by which another one is plugged into it. */
function addSign({ id, shapes }: Drawn): string {
  const body = shapes.find((shape) => shape.kind === 'rect' && shape.look === 'part');
  if (body?.kind !== 'rect') return '';
  const [x, y] = [rounded(body.x), rounded(body.y)];
  return `<g class="lw-m-add" data-add="${inXml(id)}" transform="translate(${x} ${y})"><circle r="9"/><path d="M-4 0H4M0-4V4"/></g>`;
}

const classes: Paint = (look, { limits, isAssumed }) =>
  `class="lw-m-${look}"${limits ? ' data-limits=""' : ''}${isAssumed ? ' data-assumed=""' : ''}`;

/** How far a card reaches over the lanes of its slot, pixels. */
const CARD = 40;

/** What may be in a slot, drawn over it: its name is that of a choice in the page, whose styles show it. */
function cardsIn({ shapes }: Drawn, cards: readonly string[] = []): string {
  const slot = shapes.find((shape) => shape.kind === 'rect' && shape.look === 'part');
  if (slot?.kind !== 'rect') return '';
  const isUpright = slot.height > slot.width;
  const [x, y] = [rounded(slot.x - 4), rounded(slot.y - 4)];
  const [width, height] = [slot.width + (isUpright ? CARD : 8), slot.height + (isUpright ? 8 : CARD)].map(rounded);
  return cards
    .map(
      (card) =>
        `<rect class="lw-m-card" data-card="${inXml(card)}" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
    )
    .join('');
}

/** What else a map has for who reads it in the page. */
export interface Extras {
  /** Ids of parts into which others can be plugged here. */
  ports?: ReadonlySet<string>;
  /** What may be in a slot, by its id, and what then is off. */
  cards?: ReadonlyMap<string, readonly string[]>;
  offs?: ReadonlyMap<string, readonly string[]>;
}

/** For the page, whose styles give the looks. The list beside it says the same to who does not see it. */
export const svgOf = (drawing: Drawing, className: string, { ports, cards, offs }: Extras = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}" height="${drawing.height}" aria-hidden="true" class="${className}">${groupsOf(drawing, classes, (drawn) => (ports?.has(drawn.id) ? addSign(drawn) : '') + cardsIn(drawn, cards?.get(drawn.id)), offs).join('')}</svg>`;
