/** Rules about files, their rows and their keys. */
import type { Example } from './example.ts';
import { resource } from './package.ts';
import { DRIVE, results } from './rows.ts';

const WORKLOADS = 'workload_id,label,access,random_percent,read_percent,block_size_bytes,block_split,sources,note\n';

export const files: Readonly<Record<string, Example>> = {
  LW101: {
    wrong: {
      table: 'workloads',
      text: `\ufeff${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\r\n`,
    },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\n`,
    },
  },
  LW102: {
    wrong: {
      table: 'workloads',
      text: 'workload_id,name,access,random_percent,read_percent,block_size_bytes,block_split,sources,note\n',
    },
    right: { table: 'workloads', text: WORKLOADS },
  },
  LW103: {
    wrong: { table: 'workloads', text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096\n` },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,\n`,
    },
  },
  LW104: {
    wrong: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,called "4K" by most\n`,
    },
    right: {
      table: 'workloads',
      text: `${WORKLOADS}4k-randread,Random read,rand,100,100,4096,,,"called ""4K"" by most"\n`,
    },
  },
  LW105: {
    wrong: results({ result_id: 'seq-read', iops: '26700' }, { result_id: 'seq-read', iops: '26900' }),
    right: results({ result_id: 'seq-read-1', iops: '26700' }, { result_id: 'seq-read-2', iops: '26900' }),
  },
  LW106: {
    wrong: {
      table: 'results',
      rows: [{ result_id: 'seq-read', run_id: 'nmve-card' }],
      beside: { runs: [{ run_id: 'nvme-card' }] },
    },
    right: {
      table: 'results',
      rows: [{ result_id: 'seq-read', run_id: 'nvme-card' }],
      beside: { runs: [{ run_id: 'nvme-card' }] },
    },
  },
  LW107: {
    wrong: { package: { resources: [resource('runs')] }, files: ['runs.csv', 'result.csv'] },
    right: {
      package: { resources: [resource('runs'), resource('results')] },
      files: ['runs.csv', 'results.csv'],
    },
  },
  LW108: {
    wrong: {
      table: 'drives',
      rows: [{ ...DRIVE, capacity_bytes: '1000204886016' }],
      registry: [DRIVE],
    },
    right: { table: 'drives', rows: [DRIVE], registry: [DRIVE] },
  },
};
