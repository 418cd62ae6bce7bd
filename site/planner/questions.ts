// Questions that the planner answers, each as the address of its wish.
import type { words } from './words.ts';

export type PlannerQuestionId = keyof typeof words.questions.list;

/** What differs from the start of the form. */
export const questions = {
  'fill-10g': { usable: '1 TB', failures: '0', 'drive-rate': '200 MB/s' },
  'fill-25g': { usable: '1 TB', network: '25G', 'most-drives': '24' },
  'fill-100g-nvme': {
    ...{ usable: '8 TB', network: '100G', drive: 'nvme-4' },
    ...{ size: '4 TB', 'drive-rate': '7000 MB/s', board: 'intel-lga4189-c621a' },
  },
  'four-m2-on-b650': {
    ...{ usable: '8 TB', drive: 'nvme-4', size: '4 TB' },
    ...{ 'drive-rate': '7000 MB/s', board: 'amd-am5-b650' },
  },
  'zfs-two-may-fail': { usable: '100 TB', failures: '2', layouts: 'zfs', 'most-drives': '16' },
} satisfies Record<PlannerQuestionId, Record<string, string>>;

export const questionIds = Object.keys(questions) as PlannerQuestionId[];
