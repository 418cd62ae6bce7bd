// Questions that the planner answers, each as the address of its wish.
import type { words } from './words.ts';

export type PlannerQuestionId = keyof typeof words.questions.list;

/** What differs from the start of the form. */
export const questions = {
  'fill-10g': { usable: '1 TB', failures: '0', 'drive-rate': '200 MB/s' },
  'fill-25g': { usable: '1 TB', network: '25G', 'most-drives': '24' },
  'fill-100g-nvme': {
    usable: '8 TB',
    network: '100G',
    drive: 'nvme-4',
    size: '4 TB',
    'drive-rate': '7000 MB/s',
    board: 'intel-lga4189-c621a',
  },
  'four-m2-on-b650': {
    usable: '8 TB',
    drive: 'nvme-4',
    size: '4 TB',
    'drive-rate': '7000 MB/s',
    board: 'amd-am5-b650',
  },
  'beside-a-graphics-card': {
    usable: '8 TB',
    drive: 'nvme-4',
    size: '4 TB',
    'drive-rate': '7000 MB/s',
    board: 'amd-am5-b650',
    graphics: 'x8',
    network: 'none',
  },
  'n100-four-m2': {
    usable: '6 TB',
    drive: 'nvme-3',
    size: '2 TB',
    'drive-rate': '3500 MB/s',
    'most-drives': '4',
    board: 'intel-soc-n100',
    network: 'none',
  },
  'epyc-24-u2': {
    usable: '140 TB',
    failures: '2',
    drive: 'u2-4',
    size: '7.68 TB',
    'drive-rate': '6800 MB/s',
    network: '100G',
    'most-drives': '24',
    board: 'amd-sp3-rome-milan',
  },
  'zfs-two-may-fail': { usable: '100 TB', failures: '2', layouts: 'zfs', 'most-drives': '16' },
} satisfies Record<PlannerQuestionId, Record<string, string>>;

export const questionIds = Object.keys(questions) as PlannerQuestionId[];
