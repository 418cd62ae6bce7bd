/** The sentence where nothing was found: what was judged, and what was not and why. No fault found is no proof of none. */
import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { Coverage } from './coverage.ts';

const words = {
  full: 'one {The link shown runs at the most that its ends support: {links}.} other {All # links shown run at the most that their ends support: {links}.}',
  some: 'one {No fault in the link that could be judged: {links}.} other {No fault in the # links that could be judged: {links}.}',
  not: (why: string) => `The rest could not be judged: ${why}.`,
  none: (why: string) => `Nothing could be judged: ${why}.`,
  also: (why: string) => `Also, ${why}.`,
};

/** More reasons than that are no sentence any more. */
const MOST_REASONS = 3;

export function allClear({ judged, isFull, unjudged }: Coverage): string {
  const links = listed(judged);
  const [first, ...others] = unjudged.slice(0, MOST_REASONS).map(({ why }) => why);
  const also = others.map(words.also);
  if (judged.length === 0) return [words.none(first ?? ''), ...also].join(' ');
  const text = isFull && first === undefined ? words.full : words.some;
  const sentence = plural(judged.length, text, { links });
  return first === undefined ? sentence : [sentence, words.not(first), ...also].join(' ');
}

/** What stands beside an answer that is about something else: what of the paste was read and not judged. */
export const notJudged = ({ unjudged }: Coverage): string[] => unjudged.map(({ why }) => why);
