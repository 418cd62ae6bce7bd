// A machine as HTML: the map, wide and tall, of which a place shows the one that fits, and the same in a nested list,
// which is read aloud. Text, since the page that is served and the page that changes must show the same.
import { escaped } from '../common/html.ts';
import { isEnd, type Link, type Machine, type Node, treeOf } from './model.ts';
import type { Drawing } from './shapes.ts';
import { type Extras, langOf, svgOf } from './svg.ts';
import { tall } from './tall.ts';
import { fits, wide } from './wide.ts';

export interface Look extends Omit<Extras, 'ports'> {
  /** Whether a form beside it has a row for each part: then its name leads there. */
  isPressed?: boolean;
  /** Whether none can be added there. */
  isFixed?: boolean;
  /** Whether a form leaves it a part of the page. */
  isBeside?: boolean;
  /** Whether its place is never wide: it has the tall map alone. */
  isNarrow?: boolean;
}

/** Widths of places, in pixels, from which on a wide map is shown: machine.css has them. */
const WIDTHS = [600, 760, 960, 1120] as const;
const [LEAST] = WIDTHS;
/** Of a page, and of what a form leaves of it. */
const ROOMY = { page: 960, beside: 760 };
/** Of a tall one. */
const NARROW = 320;
/** Pixels of a line of text. */
const LINE = 20;

/** How tall a map is on a phone, in lines: a frame grows with it. */
export const linesOf = (machine: Machine): number => Math.ceil(tall(machine, NARROW).height / LINE);

const element = (tag: string, text: string, more = ''): string =>
  text ? `<${tag}${more}>${escaped(text)}</${tag}>` : '';

const linkText = ({ name, why, text, way, missingText, pill }: Link): string =>
  [name, why, text, way?.text, missingText, pill].filter(Boolean).join(', ');

function itemOf({ part, children }: Node, look: Look): string {
  const { id, on, name, notes, assumed, idle, figures, pill, link, network } = part;
  const isPressed = look.isPressed && on !== undefined;
  const head = isPressed
    ? element('button', name, ` type="button" class="lw-link" data-of="${escaped(id)}"${langOf(name)}`)
    : element('strong', name, langOf(name));
  const texts = [
    ...notes,
    ...(link ? [linkText(link)] : []),
    [...figures, pill].filter(Boolean).join(', '),
    ...(network ? [`${network.label}: ${linkText(network)}`] : []),
    assumed,
    idle,
  ];
  return [
    `<li data-stop="${escaped(id)}"${assumed ? ' data-assumed' : ''}>`,
    `<p>${[head, ...texts.map((text) => element('span', text))].filter(Boolean).join(' ')}</p>`,
    children.length > 0 ? `<ol>${children.map((child) => itemOf(child, look)).join('')}</ol>` : '',
    '</li>',
  ].join('');
}

/** The nested list: the processor, then what hangs on it, then what the map says of the whole. */
export const listOf = ({ parts, summary, change, given, remark = '' }: Machine, look: Look = {}): string => {
  const told = [summary, change?.text ?? '', given, remark].map((text) => element('li', text));
  return `<ol class="lw-path lw-visually-hidden">${[...treeOf(parts).map((node) => itemOf(node, look)), ...told].join('')}</ol>`;
};

/**
 * The map wide, as narrow as it can be and with more room for its texts, and tall, with more room where a wide one would
 * still fit no page of that width. By the class of each, which is drawn when it is asked for: a page shows one of them.
 */
export function mapsOf(
  machine: Machine,
  { isPressed = false, isFixed = false, isBeside = isPressed, isNarrow = false, ...extras }: Look = {},
): Map<string, () => string> {
  const hosts = isPressed && !isFixed ? machine.parts.filter((part) => !isEnd(part) && !part.network) : [];
  const ports = new Set(hosts.map(({ id }) => id));
  const least = WIDTHS.find((width) => fits(machine, width)) ?? Number.POSITIVE_INFINITY;
  const roomy = isBeside ? ROOMY.beside : ROOMY.page;
  const shown = WIDTHS.filter((width) => !isNarrow && (width === least || (width === roomy && width > least)));
  const maps = new Map<string, () => string>();
  const add = (name: string, more: string, draw: () => Drawing) =>
    maps.set(name, () => svgOf(draw(), `lw-map ${more}${name}`, { ports, ...extras }));
  // The widest first: machine.css hides what follows the one that fits.
  for (const width of shown.toReversed())
    add(`lw-map--${width}`, 'lw-map--wide ', () => wide(machine, width) ?? tall(machine, width));
  if (least > LEAST && !isNarrow) add(`lw-map--${LEAST}`, 'lw-map--wide lw-map--down ', () => tall(machine, LEAST));
  return add('lw-map--tall', '', () => tall(machine, NARROW));
}

export const drawingOf = (machine: Machine, look: Look = {}): string =>
  [...mapsOf(machine, look).values()].map((draw) => draw()).join('');

/** Maps and list together, as they stand in their place. */
export const shownOf = (machine: Machine, look: Look = {}): string => drawingOf(machine, look) + listOf(machine, look);
