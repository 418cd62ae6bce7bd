// The answer and the lane map in the page, filled anew.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { newerAddress } from '../embed/newer.ts';
import { showMachine } from '../machine/machine.element.ts';
import { flowRows } from './flows.ts';
import type { Room } from './host-lanes.ts';
import { type Assumed, mapOf } from './map.ts';
import { fill, fillRows } from './rows.element.ts';
import { coverageOf, said } from './sentence.ts';

/** Shows what a chain gives. */
export function showAnswer(
  root: HTMLElement,
  answer: SizerAnswer,
  options: FormatOptions,
  { assumed, room }: { assumed?: Assumed; room?: Room } = {},
): void {
  const section = root.querySelector<HTMLElement>('.lw-answer');
  const text = said(answer, options);
  const coverage = coverageOf(answer, JSON.parse(root.dataset.coverages ?? '{}'));
  if (section) fill(section, { ...text, coverage, room: room?.lacking });
  section?.querySelector('[data-range]')?.setAttribute('data-range', text.basis);
  showMachine(root, mapOf(answer, options, assumed, room?.inUse));
  const flows = flowRows(answer, options);
  fillRows(root, 'flow', flows);
  show(root, '[data-flows]', flows.length > 1);
}

/** Of a frame: its links lead to what it shows. */
export function leadTo(root: HTMLElement, query: string): void {
  root.querySelector('[data-full]')?.setAttribute('href', pageLink('/sizer/') + query);
  const newer = root.querySelector<HTMLAnchorElement>('[data-newer]');
  if (newer) newer.href = newerAddress(newer.dataset.newer ?? '', query, location.search);
}

export function show(root: HTMLElement, selector: string, shown: boolean): void {
  const element = root.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
}
