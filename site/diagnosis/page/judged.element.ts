// Pasted figures against what the chain carries.

import { expectedRange, quantity } from '../../common/format.ts';
import { fillRows } from '../../sizer/rows.element.ts';
import { verdictName } from '../answer/names.ts';
import type { Judged } from '../judge/judged.ts';
import { capital } from '../say/formatting.ts';
import { words as all } from './words.ts';

const words = all.judged;

const rate = (value: number | undefined): string =>
  value === undefined ? words.none : quantity(value, 'byte_per_second');

export function showJudged(root: HTMLElement, judged: readonly Judged[]): void {
  const section = root.querySelector<HTMLElement>('[data-judged]');
  if (section) section.hidden = judged.length === 0;
  const rows = judged.map((one) => ({
    subject: one.subject,
    job: one.job,
    measured: rate(one.measured),
    ceiling: rate(one.ceiling),
    expected:
      one.expectedLow === undefined || one.expectedHigh === undefined
        ? words.none
        : expectedRange(one.expectedLow, one.expectedHigh, one.basis ?? null),
    verdict: capital(verdictName(one)),
    one,
  }));
  fillRows(root, 'judged', rows, (row, { one }) => {
    row.dataset.judgement = one.verdict;
    row.querySelector('[data-reasons]')?.replaceChildren(...one.reasons.map(item));
  });
}

/** An entry of a list. */
export function item(text: string): HTMLLIElement {
  const element = document.createElement('li');
  element.textContent = text;
  return element;
}
