// Draws a chart from the rows of its sets. A chunk of its own: Plot is larger than the rest of the page together.

import type { State } from '../common/state.ts';
import { oneStop } from '../plot/dots.element.ts';
import { plot } from '../plot/marks.ts';
import { pictureElement } from '../plot/picture-dom.ts';
import { giveRoles } from '../plot/tabs.element.ts';
import { rowsOf, seriesOf } from './client.element.ts';
import type { Kind } from './kinds/kind.ts';
import { type KindName, kinds } from './kinds.ts';
import { picturesIn } from './pictures.ts';
import type { BadEnd } from './window.ts';

/** Returns the captions of what it drew, unless `wanted` says that nobody waits for it any more. */
export async function redraw(
  root: HTMLElement,
  name: KindName,
  state: State,
  wanted: () => boolean,
): Promise<{ captions: string; bad: readonly BadEnd[] }> {
  const kind: Kind = kinds[name];
  const sets = kind.sets(state);
  const [configurations, series] = kind.file === 'rows' ? [await rowsOf(sets), []] : [[], await seriesOf(sets)];
  if (!wanted()) return { captions: '', bad: [] };
  const lanes = JSON.parse(root.dataset.lanes ?? '[]');
  const { pictures, bad } = picturesIn(kind, { configurations, series, lanes }, state);
  const isPage = root.dataset.open !== undefined;
  const making = { document, plot: { plot }, tabs: isPage, files: isPage };
  const place = root.querySelector('[data-pictures]');
  const former = [...(place?.querySelectorAll<HTMLElement>('figure') ?? [])];
  const figures = pictures.map((picture, index) => {
    const figure = pictureElement(making, picture, index + 1) as HTMLElement;
    const view = former[index]?.dataset.view;
    // Who looks at the table goes on looking at the table.
    if (view && figure.querySelector(`[data-panel="${view}"]`)) figure.dataset.view = view;
    return figure;
  });
  place?.replaceChildren(...figures);
  giveRoles(root);
  for (const drawing of root.querySelectorAll('.lw-drawing')) oneStop(drawing);
  return { captions: pictures.map(({ caption }) => caption).join('; '), bad };
}
