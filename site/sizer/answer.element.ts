// The answer and the signal path in the page, filled anew.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { newerAddress } from '../embed/newer.ts';
import { flowRows } from './flows.ts';
import { type Bar, stops } from './path.ts';
import { fill, fillRows, rowOf } from './rows.element.ts';
import { coverageOf, said } from './sentence.ts';

/** Shows what a chain gives. */
export function showAnswer(root: HTMLElement, answer: SizerAnswer, options: FormatOptions): void {
  const section = root.querySelector<HTMLElement>('.lw-answer');
  const text = said(answer, options);
  const coverage = coverageOf(answer, JSON.parse(root.dataset.coverages ?? '{}'));
  if (section) fill(section, { ...text, coverage });
  section?.querySelector('[data-range]')?.setAttribute('data-range', text.basis);
  fillRows(root, 'stop', stops(answer, options), (row, { id, bars }) => {
    row.dataset.stop = id;
    row.querySelector('[data-bars]')?.replaceChildren(...bars.map((one) => bar(root, one)));
  });
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

function bar(root: HTMLElement, one: Bar): HTMLElement {
  const row = rowOf(root, 'bar');
  fill(row, { ...one });
  row.toggleAttribute('data-limits', one.limits);
  row.toggleAttribute('data-open', one.open);
  row.querySelector('[data-capacity]')?.setAttribute('width', String(one.width * 100));
  row.querySelector('[data-fill]')?.setAttribute('width', String(one.fill * 100));
  return row;
}
