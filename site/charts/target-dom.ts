// The answer to the latency question as elements: at build time and in the browser alike.
import { type Making, pictureElement } from '../plot/picture-dom.ts';
import { element, tableElement } from '../plot/table-dom.ts';
import { seconds } from './row-text.ts';
import { words } from './target.words.ts';
import type { View } from './target-view.ts';

export function answerElement(making: Making, view: View, target: number): Element {
  const { document } = making;
  const { best, answered, asked, load } = view;
  const under = seconds(target);
  return element(
    document,
    'div',
    {},
    element(
      document,
      'p',
      { class: 'lw-verdict' },
      element(document, 'strong', {}, best?.operations ?? words.noneAnswer),
      element(
        document,
        'span',
        {},
        ` ${best ? words.best(under, load, best.name, best.requests) : words.noBest(under, load)} ${words.counted(answered, asked)}`,
      ),
    ),
    tableElement(document, view.table, words.title),
    element(document, 'h2', {}, words.chart),
    pictureElement(making, view.picture),
  );
}
