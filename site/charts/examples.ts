// Charts to begin with: each a state of one kind.
import { pageLink } from '../common/link.ts';
import type { words } from './words.ts';

export const examples: Record<keyof typeof words.examples, string> = {
  nvmeBesideSata: pageLink(
    '/data/charts/queue-depth/?device=bu-disc-nvme/p4510&device=bu-disc-nvme/optane&device=fio-plot-server/m1015-pm883&device=fio-plot-microserver-gen10/f1&load=rand-read-4k',
  ),
  nvmeBesideSas: pageLink(
    '/data/charts/queue-depth/?device=bu-disc-nvme/p4510&device=iometer-parser/pliant-ls300s&load=rand-read-8k',
  ),
  controllers: pageLink(
    '/data/charts/latency/?device=fio-plot-server/m1015-860pro&device=fio-plot-dl380-gen8/hba-860pro&device=fio-plot-dl380-gen8/p420i-860pro&device=fio-plot-microserver-gen8/860pro&load=rand-read-4k',
  ),
};
