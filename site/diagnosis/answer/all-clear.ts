/** The sentence where nothing was found: what was judged, and what was not and why. No fault found is no proof of none. */
import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { Coverage } from './coverage.ts';

const words = {
  full: 'one {The link shown runs at the most that its ends support: {links}.} other {All # links shown run at the most that their ends support: {links}.}',
  some: 'one {No fault in the link that could be judged: {links}.} other {No fault in the # links that could be judged: {links}.}',
  not: (why: string) => `The rest could not be judged, because ${why}.`,
  none: (why: string) => `Nothing could be judged, because ${why}.`,
};

/** More reasons than that are no sentence any more. */
const MOST_REASONS = 3;

export function allClear({ judged, isFull, unjudged }: Coverage): string {
  const links = listed(judged);
  const why = unjudged
    .slice(0, MOST_REASONS)
    .map((item) => item.why)
    .join('; ');
  if (judged.length === 0) return words.none(why);
  const text = isFull && unjudged.length === 0 ? words.full : words.some;
  const sentence = plural(judged.length, text, { links });
  if (unjudged.length === 0) return sentence;
  return `${sentence} ${words.not(why)}`;
}

/** What stands beside an answer that is about something else: what of the paste was read and not judged. */
export function notJudged({ unjudged }: Coverage): string[] {
  return unjudged.map(({ why }) => why);
}
