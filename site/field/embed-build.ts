// A chart of the field in other people's pages, as its own page offers it.
import { CHART_VERSION } from '../charts/kinds.ts';
import { pageLink } from '../common/link.ts';
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import type { ChartName } from './chart-names.ts';
import { chartNamed } from './charts-build.ts';

export function fieldEmbed(name: ChartName): Embed {
  const { caption, page } = chartNamed(name);
  return embedAt({
    name: `chart/${name}`,
    version: CHART_VERSION,
    title: caption,
    full: pageLink(`/data/field/${page}#${name}`),
  });
}
