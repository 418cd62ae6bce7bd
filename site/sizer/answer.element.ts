// The answer and the lane map in the page, filled anew.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { show } from '../common/page-element.element.ts';
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
  if (section) fill(section, { ...text, room: room?.lacking });
  const path = root.querySelector<HTMLElement>('[aria-labelledby="path"]');
  if (path) fill(path, { coverage });
  section?.querySelector('[data-range]')?.setAttribute('data-range', text.basis);
  // The answer above it says what passes and what would hold that back.
  showMachine(root, { ...mapOf(answer, options, assumed, room?.inUse), summary: '' });
  const flows = flowRows(answer, options);
  fillRows(root, 'flow', flows);
  show(root, '[data-flows]', flows.length > 1);
}
