// Draws a chart from the rows of its sets. A chunk of its own: Plot is larger than the rest of the page together.

import type { State } from '../common/state.ts';
import { oneStop } from '../plot/dots.element.ts';
import { plot } from '../plot/marks.ts';
import { pictureElement } from '../plot/picture-dom.ts';
import { rowsOf, seriesOf } from './client.element.ts';
import type { Kind } from './kinds/kind.ts';
import { type KindName, kinds } from './kinds.ts';

/** Returns the captions of what it drew, unless `wanted` says that nobody waits for it any more. */
export async function redraw(
  root: HTMLElement,
  name: KindName,
  state: State,
  wanted: () => boolean,
): Promise<string> {
  const kind: Kind = kinds[name];
  const sets = kind.sets(state);
  const [configurations, series] =
    kind.file === 'rows' ? [await rowsOf(sets), []] : [[], await seriesOf(sets)];
  if (!wanted()) return '';
  const lanes = JSON.parse(root.dataset.lanes ?? '[]');
  const pictures = kind.pictures({ configurations, series, lanes }, state);
  const making = { document, plot: { plot }, open: root.dataset.open !== undefined };
  const place = root.querySelector('[data-pictures]');
  place?.replaceChildren(...pictures.map((picture) => pictureElement(making, picture)));
  for (const drawing of root.querySelectorAll('.lw-drawing')) oneStop(drawing);
  return pictures.map(({ caption }) => caption).join('; ');
}
