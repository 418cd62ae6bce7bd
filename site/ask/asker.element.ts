// The page's end of the box: one worker for all boxes of a page, started with the first question and none before.

import { Background } from '../common/background.element.ts';
import type { Answer } from './answer.ts';
import type { Question } from './worker.element.ts';
import workerUrl from './worker.element.ts?worker&url';

let work: Background<Question, never> | undefined;

/** @param names Address of the file of names. @param reads Whether it is wanted how the question was read. */
export async function askBox(text: string, names: string, reads = false): Promise<Answer> {
  work ??= new Background<Question, never>(workerUrl, () => {});
  const mine = work;
  try {
    return await mine.ask<Answer>({ text, names: new URL(names, location.href).href, reads });
  } catch (error) {
    // What failed is forgotten, so that the next question tries again.
    mine.stop();
    if (work === mine) work = undefined;
    throw error;
  }
}
