// The charts of the field by their names in addresses, each with the page that shows it.

export const chartPages = {
  'narrow-by-kind': '',
  'nvme-lanes': '',
  'narrow-by-machine': '',
  'slow-by-kind': '',
  'slow-nvme': '',
  'nvme-payload': 'payload/',
  'payload-by-kind': 'payload/',
  'unused-payload': 'payload/',
  'slow-sata': 'drives/',
  'sectors-hdd': 'drives/',
  'sectors-ssd': 'drives/',
} as const;

export type ChartName = keyof typeof chartPages;
export const chartNames = Object.keys(chartPages) as ChartName[];

export const isFieldChart = (name: string): name is ChartName => Object.hasOwn(chartPages, name);
