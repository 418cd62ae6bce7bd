// Draws the machine that the box has read. The page is read without: what draws comes with the first machine.
import type { Asked } from '../ask/box.element.ts';

document.addEventListener('lanewise:shown', (event) => {
  const { detail, target } = event as Asked;
  const place = target instanceof Element ? target.querySelector<HTMLElement>('[data-box="picture"]') : null;
  if (!place) return;
  if (detail.outcome === 'answer' && detail.chain) {
    void import('./draw.element.ts').then(({ draw }) => draw(place, detail));
  } else {
    place.hidden = true;
  }
});
