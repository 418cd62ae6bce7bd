// Words around the registry's tables on calculator pages. What columns mean comes with their descriptors.
import type { DiscardSupportRow, FailureRatesRow } from '../generated/datasets.ts';

const confidence: Record<FailureRatesRow['confidence'], string> = {
  specified: 'By who counted or wrote it',
  reported: 'Reported',
  unverified: 'Not verified',
};

const passes: Record<DiscardSupportRow['passes'], string> = {
  yes: 'Yes',
  conditional: 'If',
  no: 'No',
};

const sure = 'How sure';
const note = 'Note';

export const words = {
  failureRates: {
    title: 'How many drives fail in a year?',
    lede: 'Counted in use; choose a rate to compute with it. What counts as failed is a drive that was taken out.',
    heads: {
      rate: 'A year',
      population: 'Whose drives',
      period: 'Counted in',
      drives: 'Drives',
      sure,
      note,
    },
  },
  discardSupport: {
    title: 'What passes discard (TRIM)?',
    lede: 'An SSD slows down when nobody tells it which blocks are free. Every layer between the file system and the drive has to pass that on, so one “no” is enough. Ask yours with lsblk -D: a DISC-MAX of 0 means that nothing gets through.',
    heads: { layer: 'Layer', levels: 'Levels', passes: 'Passes it on', sure, note },
    everyLevel: 'any',
    joined: { yes: ', ', conditional: ' ', no: ', ' },
  },
  confidence,
  passes,
  unknown: 'not said',
  columns: 'What the columns mean',
  correct: 'A row is missing or wrong? Each is one line of',
};
