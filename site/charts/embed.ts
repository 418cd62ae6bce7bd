// A kind of chart in other people's pages, as its own page offers it.
import { pageLink } from '../common/link.ts';
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import { CHART_VERSION, type KindName } from './kinds.ts';
import { words } from './words.ts';

export const chartEmbed = (kind: KindName): Embed =>
  embedAt({
    name: `chart/${kind}`,
    version: CHART_VERSION,
    title: words.kinds[kind].title,
    full: pageLink(`/data/charts/${kind}/`),
  });
