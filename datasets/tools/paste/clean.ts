/**
 * The text that a tool printed, out of what people paste: mail and forum quotes, colours, prefixes of logs, Markdown,
 * HTML, line numbers and prompts are taken off, and each line knows which line of the paste it stood in. A text that
 * wears nothing comes back as it is. Pure and linear in the length of the text.
 */

import { broken, type Cleaned } from './cleaned-text.ts';
import { ESCAPES } from './escapes.ts';
import { htmlParts, isHtml } from './html.ts';
import { isJoinedPool, poolParts } from './joined-pool.ts';
import { Lines } from './lines.ts';
import { withoutFences, withoutIndent, withoutLogs, withoutPrompts, withoutQuotes } from './marks.ts';
import { withoutNumbers } from './numbers.ts';
import { plainNumbers } from './plain-numbers.ts';

/** Spaces that are no plain space: of a web page, between digits, in East Asian text. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Characters without width, of which a byte order mark in the middle of a text is one. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * Takes one layer off, and says whether there was any.
 * @param changed The lines that other layers have changed since this one's last turn; nothing stands for all lines.
 */
type Layer = (lines: Lines, changed: ReadonlySet<number> | undefined) => boolean;

/** Steps that each take one layer off; a paste wears a few of them, in any order. */
const LAYERS: readonly Layer[] = [
  withoutLogs,
  withoutQuotes,
  withoutNumbers,
  withoutFences,
  withoutPrompts,
  withoutIndent,
];

/** More layers than anybody puts around a text: a mail thread of that many answers. */
const MOST_LAYERS = 12;

export function cleaned(pasted: string): Cleaned {
  const plain = plainCharacters(pasted);
  const printed = plain.includes('\r') ? Lines.withReturns(plain) : { lines: Lines.of(plain), origin: undefined };
  const shown = isHtml(plain) ? broken(printed, htmlParts) : printed;
  const { lines, origin } = isJoinedPool(plain) ? broken(shown, poolParts) : shown;
  const seen = LAYERS.map(() => 0);
  for (let round = 0; round < MOST_LAYERS; round++) {
    const changes = LAYERS.map((undress, layer) => {
      const changed = round === 0 ? undefined : new Set(lines.changes.slice(seen[layer]));
      seen[layer] = lines.changes.length;
      return undress(lines, changed);
    });
    if (!changes.includes(true)) break;
  }
  return { lines, origin };
}

function plainCharacters(text: string): string {
  const plain = text.includes('\u001b') ? text.replace(ESCAPES, '') : text;
  return plainNumbers(plain).replace(SPACES, ' ').replace(INVISIBLE, '');
}
