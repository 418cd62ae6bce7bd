// The comparison of layouts in other people's pages, as its own page offers it.
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import { words } from './compare.words.ts';
import { COMPARE_EMBED, COMPARISON } from './layouts.ts';

export function compareEmbed(): Embed {
  const { embed: name, version } = COMPARE_EMBED;
  return embedAt({ name, version, title: words.title, full: COMPARISON });
}
