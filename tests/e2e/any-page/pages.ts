// One of each page type; calculators follow the catalogue.

import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { CHART_VERSION, kindNames } from '../../../site/charts/kinds.ts';

export interface PageType {
  path: string;
  kind: 'plain' | 'article' | 'calculator' | 'embed' | 'data' | 'chart';
}

export const pages: PageType[] = [
  { path: '/', kind: 'plain' },
  { path: '/articles/', kind: 'plain' },
  { path: '/articles/pcie-x1-400/', kind: 'article' },
  { path: '/articles/raid-of-ssds-on-a-chipset/', kind: 'article' },
  { path: '/articles/nvme-sas-sata-within-2-ms/', kind: 'article' },
  { path: '/articles/same-sata-ssd-other-platform/', kind: 'article' },
  { path: '/articles/nvme-pcie-lanes/', kind: 'article' },
  { path: '/calculators/', kind: 'plain' },
  ...catalog.flatMap(({ name, modelVersion }): PageType[] => [
    { path: `/calculators/${name}/`, kind: 'calculator' },
    { path: `/embed/${name}/v${modelVersion}/`, kind: 'embed' },
  ]),
  { path: '/calculators/compare-arrays/', kind: 'calculator' },
  { path: '/data/', kind: 'data' },
  { path: '/data/sql/', kind: 'plain' },
  { path: '/data/sets/', kind: 'plain' },
  { path: '/data/sets/fio-plot-dl380-gen8/', kind: 'plain' },
  { path: '/data/sets/fio-plot-dl380-gen8/p420i-860pro/', kind: 'plain' },
  { path: '/data/drives/', kind: 'plain' },
  { path: '/data/drives/pinedrive-nvme-256gb/', kind: 'plain' },
  { path: '/data/controllers/broadcom-sas2008/', kind: 'plain' },
  { path: '/data/platforms/radxa-rock-5-itx/', kind: 'plain' },
  { path: '/data/workloads/4k-randread/', kind: 'plain' },
  { path: '/data/charts/', kind: 'plain' },
  ...kindNames.flatMap((name): PageType[] => [
    { path: `/data/charts/${name}/`, kind: 'data' },
    { path: `/embed/chart/${name}/v${CHART_VERSION}/`, kind: 'embed' },
  ]),
  // A choice of its author's is drawn in the browser.
  {
    path: `/embed/chart/queue-depth/v${CHART_VERSION}/?device=bu-disc-nvme/p4510&load=rand-read-8k`,
    kind: 'chart',
  },
  { path: '/data/latency-target/', kind: 'data' },
  { path: '/data/compare/', kind: 'plain' },
  { path: '/accuracy/', kind: 'plain' },
  { path: '/data/dictionary/', kind: 'plain' },
  { path: '/data/parts/', kind: 'plain' },
  { path: '/contribute/', kind: 'plain' },
  { path: '/contribute/check/', kind: 'plain' },
  { path: '/contribute/form/', kind: 'plain' },
  { path: '/contribute/rules/', kind: 'plain' },
  { path: '/contribute/rules/lw205/', kind: 'plain' },
  { path: '/404.html', kind: 'plain' },
];
