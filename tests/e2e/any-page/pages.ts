// One of each page type; calculators follow the catalogue.
import { catalog } from '../../../site/generated/catalog.ts';

export interface PageType {
  path: string;
  kind: 'plain' | 'article' | 'calculator' | 'embed' | 'data';
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
