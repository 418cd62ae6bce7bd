// A machine as HTML: the drawing, and beside it the same in a nested list, which is read aloud everywhere, and seen where
// the drawing has no room. Text, since the page that is served and the page that changes must show the same.
import { escaped } from '../common/html.ts';
import { layout } from './layout.ts';
import { type Bar, type Machine, type Node, type Scale, scaleOf, treeOf } from './machine.ts';
import { svgOf } from './svg.ts';

export interface Look {
  /** Whether a form beside it has a row for each part: then its name leads there. */
  isPressed?: boolean;
}

const element = (tag: string, text: string, more = ''): string =>
  text ? `<${tag}${more}>${escaped(text)}</${tag}>` : '';
const soft = (text: string): string => element('span', text, ' class="lw-soft"');

/** Of the width of a list. */
const share = (rate: number, scale: Scale): number => Math.round(scale.of(rate) * 1000) / 10;

function barOf({ label, text, asked, capacity, load, limits }: Bar, scale: Scale, limit: string) {
  const rect = (what: string, rate: number) => `<rect ${what} width="${share(rate, scale)}" height="10"></rect>`;
  return [
    `<li class="lw-bar"${limits ? ' data-limits' : ''}>`,
    '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">',
    `${rect('data-load', Math.min(load, capacity))}${rect('data-capacity', capacity)}</svg>`,
    `<p>${element('span', label)} ${soft(text)} ${limits ? element('strong', limit) : ''} ${element('span', asked)}</p></li>`,
  ].join('');
}

function itemOf({ part, children }: Node, scale: Scale, limit: string, look: Look): string {
  const { id, on, name, link, idle, assumed, array, bars } = part;
  const isPressed = look.isPressed && on !== undefined;
  const head = isPressed
    ? element('button', name, ` type="button" class="lw-link" data-of="${escaped(id)}"`)
    : element('strong', name);
  const said = [link, array, assumed, idle].map(soft).filter(Boolean);
  return [
    `<li class="lw-stop" data-stop="${escaped(id)}"${assumed ? ' data-assumed' : ''}>`,
    `<p class="lw-stop__head">${[head, ...said].join(' ')}</p>`,
    bars.length > 0 ? `<ul>${bars.map((bar) => barOf(bar, scale, limit)).join('')}</ul>` : '',
    children.length > 0 ? `<ol>${children.map((child) => itemOf(child, scale, limit, look)).join('')}</ol>` : '',
    '</li>',
  ].join('');
}

/** The nested list: the processor, then what hangs on it. */
export function listOf(machine: Machine, look: Look = {}): string {
  const scale = scaleOf(machine.parts);
  const items = treeOf(machine.parts).map((node) => itemOf(node, scale, machine.limit, look));
  return `<ol class="lw-path">${items.join('')}</ol>`;
}

/** The drawing of it. */
export const drawingOf = (machine: Machine): string => svgOf(layout(machine));
