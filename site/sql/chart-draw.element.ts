// Draws an answer. A chunk of its own: Plot is larger than the rest of the page together.

import type { Table } from '../duckdb/rows.ts';
import { plot } from '../plot/marks.ts';
import { pictureElement } from '../plot/picture-dom.ts';
import { resultPicture } from './chart.ts';
import type { Chosen } from './state.ts';

/** Returns the caption. */
export function drawResult(place: Element, table: Table, chosen: Chosen): string {
  const picture = resultPicture(table, chosen);
  place.replaceChildren(pictureElement({ document, plot: { plot } }, picture));
  return picture.caption;
}
