// The drawing of a figure as a file of its own: with the colours and type that the page gives it, its finding and caption
// above, its key, sources and address below.

import { wrapped } from '../common/fitted-text.ts';

/** What styles decide of a mark, and a file has to say itself; each is handed on to what stands inside. */
const INHERITED = [
  ...(['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'] as const),
  ...(['stroke-linejoin', 'paint-order', 'font-family', 'font-size', 'font-weight'] as const),
  ...(['text-anchor'] as const),
];

const MARGIN = 24;
const LINE = 20;
/** Of type of this size: as wide as a sign mostly is. */
const SIZES = { caption: 16, text: 13 };
const SIGN = 0.55;

const SVG = 'http://www.w3.org/2000/svg';

function svgElement(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** The wide drawing, whichever is shown: a file is looked at elsewhere. */
export function drawingFile(figure: Element): string {
  const drawing = figure.querySelector<SVGSVGElement>('.lw-drawing[data-size="wide"] svg');
  if (!drawing) throw new Error('a figure without a drawing');
  const [width, height] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
  const { fontFamily, color } = getComputedStyle(drawing);
  const paper = getComputedStyle(document.body).backgroundColor;
  const whole = MARGIN * 2 + (width ?? 0);
  const line =
    (text: string, size: number, weight = 400) =>
    (y: number) =>
      svgElement('text', { x: MARGIN, y, 'font-size': size, 'font-weight': weight, fill: color }, text);
  const fitted = (text: string, size: number) => wrapped(text, (width ?? 0) / (size * SIGN));
  const textOf = (selector: string) => figure.querySelector(selector)?.textContent ?? '';
  const above = [
    ...fitted(textOf('figcaption strong'), SIZES.caption).map((text) => line(text, SIZES.caption, 650)),
    ...fitted(textOf('figcaption strong + span') || textOf('figcaption'), SIZES.text).map((text) =>
      line(text, SIZES.text),
    ),
  ];
  const key = [...figure.querySelectorAll('.lw-picture-key:not([data-narrow]) li')];
  const texts = [...key.map(({ textContent }) => textContent ?? ''), textOf('.lw-picture-sources'), addressOf()];
  const below = texts.filter(Boolean).flatMap((text) => fitted(text, SIZES.text).map((item) => line(item, SIZES.text)));
  const top = MARGIN + above.length * LINE;
  const end = top + (height ?? 0) + LINE;
  const tall = end + below.length * LINE + MARGIN / 2;
  const file = svgElement('svg', {
    xmlns: SVG,
    width: whole,
    height: tall,
    viewBox: `0 0 ${whole} ${tall}`,
    'font-family': fontFamily,
  });
  const copy = styled(drawing);
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(top));
  file.append(
    svgElement('rect', { width: whole, height: tall, fill: paper }),
    ...above.map((at, index) => at(MARGIN + LINE * (index + 0.5))),
    copy,
    ...below.map((at, index) => at(end + LINE * (index + 0.5))),
  );
  return new XMLSerializer().serializeToString(file);
}

const addressOf = (): string => `${document.title} · ${location.href}`;

/** A copy without links and classes that looks the same where no style sheet is. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const own = getComputedStyle(element);
    const outer = element === drawing ? undefined : element.parentElement;
    const around = outer && getComputedStyle(outer);
    for (const name of INHERITED) {
      const value = own.getPropertyValue(name);
      if (value !== around?.getPropertyValue(name)) copies[index]?.setAttribute(name, value);
    }
    if (own.opacity !== '1') copies[index]?.setAttribute('opacity', own.opacity);
  }
  for (const item of copies) {
    for (const name of ['class', 'tabindex']) item.removeAttribute(name);
  }
  // Rows that a mark leads to are no part of the file.
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return copy;
}
