// The picture of the chain of an answer, in its place in the box.
import { refused } from '../../calc-wasm/js/calc.ts';
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import type { Answer } from '../ask/answer.ts';
import { showMachine } from '../machine/machine.element.ts';
import { mapOf } from '../sizer/map.ts';
import { words } from './words.ts';

/** What each place is to show: an answer that a later one has overtaken is not drawn. */
const wanted = new WeakMap<HTMLElement, Answer>();

export async function draw(place: HTMLElement, answer: Answer): Promise<void> {
  wanted.set(place, answer);
  const { chain, load } = answer;
  const sizer = await loadSizer();
  const sized = chain && sizer.size({ chain, ...(load && { load }) });
  if (wanted.get(place) !== answer || !sized || refused(sized)) return;
  if (!place.firstElementChild) {
    place.append(Object.assign(document.createElement('div'), { className: 'lw-machine' }));
  }
  const assumed = (answer.assumed_parts ?? []).map((id) => [id, words.assumed] as const);
  showMachine(place, mapOf(sized, {}, new Map(assumed)));
  place.hidden = false;
}
