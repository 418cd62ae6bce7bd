// What a reader is told of values of an address that cannot be used.

import type { BadValue } from './state.ts';
import { visible } from './visible.ts';
import { words } from './words.ts';

/** Values that a message lists. */
const LISTED = 5;

export function badText(bad: readonly BadValue[]): string {
  const texts = bad.map(({ parameter, value, allowed }) => {
    const listed = allowed.slice(0, LISTED);
    const more = allowed.length - listed.length;
    if (more > 0) listed.push(words.andMore(more));
    return words.bad(parameter, visible(value).text, listed.join(', '));
  });
  return texts.join(' ');
}
