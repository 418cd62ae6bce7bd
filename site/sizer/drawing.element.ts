// The picture of an answer as a file: SVG as it is, or painted into a PNG.
import { pngOf, schemeOfPage } from '../common/png.element.ts';
import { drawing as draw, type Taken } from './drawing.ts';

export async function drawing(what: 'svg' | 'png', { answer, address, options }: Taken) {
  if (what === 'svg') return new TextEncoder().encode(draw(answer, address, options));
  return pngOf(draw(answer, address, options, schemeOfPage()));
}
