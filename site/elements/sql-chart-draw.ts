// Draws an answer. A chunk of its own: Plot is larger than the rest of the page together.
import { plot } from '@observablehq/plot';
import { pictureElement } from '../lib/charts/picture-dom.ts';
import { type Chosen, resultPicture } from '../lib/charts/result.ts';
import type { Table } from '../lib/dataset-rows.ts';

/** Returns the caption. */
export function drawResult(place: Element, table: Table, chosen: Chosen): string {
  const picture = resultPicture(table, chosen);
  place.replaceChildren(pictureElement({ document, plot: { plot }, open: false }, picture));
  return picture.caption;
}
