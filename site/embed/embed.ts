// An embed as the page that offers it knows it.
import { pageLink } from '../common/link.ts';
import { addressOf } from './addresses.ts';
import { heightOf, reducedHeights } from './height.ts';
import type { Embed } from './line.ts';

/** @param card Name of the picture of what the page answers as it is served, where it has one. */
export const embedAt = ({
  card,
  ...of
}: Pick<Embed, 'name' | 'version' | 'title' | 'full'> & { card?: string }): Embed => ({
  ...of,
  ...heightOf(of.name),
  reduced: reducedHeights(of.name),
  path: pageLink(`/embed/${addressOf({ embed: of.name, version: of.version })}/`),
  ...(card && { card: pageLink(`/cards/${card}.png`) }),
});
