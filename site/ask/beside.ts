/** Words beside the question: "a crossflashed M1015 in …, is that a bottleneck?" */
import { evidenceIn } from './evidence.ts';
import type { Mark } from './mark.ts';
import { askingIn, isIn, questionsIn } from './post.ts';
import type { Talk } from './talk.ts';
import { ASKS, SAID } from './vocabulary.ts';

/** A unit of rates is asked for: "how many MB/s". */
const asksIn = (mark: Mark, unit: string): boolean =>
  mark.type === 'tag' ? ASKS[unit]?.includes(mark.tag) === true : mark.type === 'unitword';

/** "module 6", "noise of …": what a number or a noun follows is a name or what is asked for. */
const isPlain = (talk: Talk, mark: Mark, isPost: boolean): boolean => {
  const next = talk.after(mark);
  const isNumbered = next !== undefined && ['number', 'count'].includes(next.type) && talk.between(mark, next) === ' ';
  return (
    !isNumbered &&
    (isPost || !/^\s+(?:of|for|у|для)\s/iu.test(talk.text.slice(mark.end))) &&
    !SAID.changes.test(mark.text)
  );
};

/**
 * Whether words tell nothing of the answer: what is asked is read whole and is what was found, and they stand outside of
 * it, where they describe a machine of which all else is read.
 */
export function areBeside(talk: Talk, words: readonly Mark[], unit: string): boolean {
  const post = askingIn(talk);
  const questions = post ?? questionsIn(talk);
  // "40 MB/s. What is the problem?"
  const isToHold = post && post.length > 0 && evidenceIn(talk).some(({ isClaim }) => !isClaim);
  const isAsked = (mark: Mark): boolean => isIn(questions, mark);
  return (
    (isToHold || talk.marks.some((mark) => isAsked(mark) && asksIn(mark, unit))) &&
    words.every((mark) => mark.type === 'word' && !isAsked(mark) && isPlain(talk, mark, post !== undefined))
  );
}
