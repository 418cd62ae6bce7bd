/** Rules about single cells. */
import type { Example } from './example.ts';
import { results } from './rows.ts';

export const cells: Readonly<Record<string, Example>> = {
  LW201: {
    wrong: results({ result_id: 'rand-read', iops: 'fast', queue_depth: '32' }),
    right: results({ result_id: 'rand-read', iops: '812000', queue_depth: '32' }),
  },
  LW202: {
    wrong: results({ result_id: 'rand-read', access: 'random' }),
    right: results({ result_id: 'rand-read', access: 'rand' }),
  },
  LW203: {
    wrong: results({ result_id: 'mixed', read_percent: '670' }),
    right: results({ result_id: 'mixed', read_percent: '67' }),
  },
  LW204: {
    wrong: { table: 'sources', rows: [{ source_id: 'a-review', published_on: '12.05.2026' }] },
    right: { table: 'sources', rows: [{ source_id: 'a-review', published_on: '2026-05-12' }] },
  },
  LW205: {
    wrong: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500 MB/s' }),
    right: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW206: {
    wrong: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3.500.000.000' }),
    right: results({ result_id: 'seq-read', bandwidth_bytes_per_s: '3500000000' }),
  },
  LW207: {
    wrong: results({ result_id: 'seq-read', access: 'seq ' }),
    right: results({ result_id: 'seq-read', access: 'seq' }),
  },
  LW208: {
    wrong: { table: 'targets', rows: [{ target_id: 'Samsung 990 Pro' }] },
    right: { table: 'targets', rows: [{ target_id: 'samsung-990-pro' }] },
  },
  LW209: {
    wrong: results({ result_id: 'seq-read', note: '=2*1750' }),
    right: results({ result_id: 'seq-read', note: 'twice 1750' }),
  },
  LW210: {
    wrong: { table: 'runs', rows: [{ run_id: 'nvme', link_kind: 'pcie', link_generation: '3' }] },
    right: { table: 'runs', rows: [{ run_id: 'nvme', link_kind: 'pcie', link_generation: '3.0' }] },
  },
  LW211: {
    wrong: {
      table: 'sources',
      rows: [{ source_id: 'a-review', published_on: '2062-05-12' }],
      today: '2026-05-12',
    },
    right: {
      table: 'sources',
      rows: [{ source_id: 'a-review', published_on: '2026-05-12' }],
      today: '2026-05-12',
    },
  },
  LW212: {
    wrong: { table: 'runs', rows: [{ run_id: 'nvme', tool: 'crystaldiskmark' }] },
    right: { table: 'runs', rows: [{ run_id: 'nvme', tool: 'CrystalDiskMark' }] },
  },
};
