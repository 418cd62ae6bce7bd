// The answer to the latency question as elements: at build time and in the browser alike.
import { element, type Making, pictureElement, tableElement } from '../charts/picture-dom.ts';
import { charts } from '../i18n/en/charts.ts';
import type { View } from './target-view.ts';
import { seconds } from './words.ts';

const words = charts.target;

export function answerElement(making: Making, view: View, target: number): Element {
  const { document } = making;
  const text = words.answered(seconds(target), view.load);
  return element(
    document,
    'div',
    {},
    element(
      document,
      'p',
      { class: 'lw-verdict' },
      element(document, 'strong', {}, words.answer(view.answered, view.asked)),
      element(document, 'span', {}, ` ${text}`),
    ),
    tableElement(document, view.table, words.title),
    element(document, 'h2', {}, words.chart),
    pictureElement(making, view.picture),
  );
}
