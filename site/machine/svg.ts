// A picture as text of SVG, for the page, for a file and for the browser, which reads it as XML: names are the reader's
// own, and none of them can be anything but text.
import { escaped } from '../common/html.ts';
import type { Drawing, Look, Rect, Shape, Text } from './shapes.ts';

/** What XML cannot hold is left out. */
export const inXml = (text: string): string =>
  escaped(
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  );

/** Attributes of a shape that give it its looks. */
export type Paint = (look: Look, of: Pick<Rect, 'limits' | 'isAssumed'>) => string;

/** A tenth of a pixel is seen by nobody. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10);

function textOf({ x, y, size, isRight, pieces }: Text, paint: Paint): string {
  const anchor = isRight ? ' text-anchor="end"' : '';
  const spans = pieces.map(({ text, look }) => `<tspan ${paint(look, {})}>${inXml(text)}</tspan>`);
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}"${anchor}>${spans.join('')}</text>`;
}

function shapeOf(shape: Shape, paint: Paint): string {
  switch (shape.kind) {
    case 'text':
      return textOf(shape, paint);
    case 'rule':
      return `<path d="${shape.path.replaceAll(/(?<!\d)\d+\.\d+/g, (one) => rounded(Number(one)))}" ${paint('group', {})}/>`;
    case 'rect': {
      const { x, y, width, height } = shape;
      const [w, h] = [Math.max(0, width), Math.max(0, height)];
      return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(w)}" height="${rounded(h)}" ${paint(shape.look, shape)}/>`;
    }
  }
}

/** What is drawn, part by part. */
export const groupsOf = ({ parts }: Drawing, paint: Paint): string[] =>
  parts.map(
    ({ id, shapes }) => `<g data-of="${inXml(id)}">${shapes.map((shape) => shapeOf(shape, paint)).join('')}</g>`,
  );

const classes: Paint = (look, { limits, isAssumed }) =>
  `class="lw-m-${look}"${limits ? ' data-limits=""' : ''}${isAssumed ? ' data-assumed=""' : ''}`;

/** For the page, whose styles give the looks. The list beside it says the same to who does not see it. */
export const svgOf = (drawing: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}" height="${drawing.height}" aria-hidden="true" class="lw-machine__drawn">${groupsOf(drawing, classes).join('')}</svg>`;
