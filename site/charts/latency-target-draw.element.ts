// Answers a latency question from the rows of its sets. A chunk of its own, since it draws with Plot.

import { oneStop } from '../plot/dots.element.ts';
import { plot } from '../plot/marks.ts';
import { rowsOf } from './client.element.ts';
import { answerElement } from './target-dom.ts';
import { type Question, view } from './target-view.ts';

/** Returns the answer's sentence, unless `wanted` says that nobody waits for it any more. */
export async function answer(
  root: HTMLElement,
  question: Question,
  sets: readonly string[],
  wanted: () => boolean,
): Promise<string> {
  const targetView = view(await rowsOf(sets), question);
  if (!wanted()) return '';
  const element = answerElement({ document, plot: { plot }, files: true }, targetView, question.target);
  root.querySelector('[data-answer]')?.replaceChildren(element);
  for (const drawing of root.querySelectorAll('.lw-drawing')) oneStop(drawing);
  return element.querySelector('.lw-verdict')?.textContent ?? '';
}
