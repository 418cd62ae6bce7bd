// Words around the registry's tables on calculator pages. What columns mean comes with their descriptors.
import type { DiscardSupportRow, FailureRatesRow, NasReservesRow } from '../generated/datasets.ts';

const confidence: Record<FailureRatesRow['confidence'], string> = {
  specified: 'First-hand',
  reported: 'Reported',
  unverified: 'Not verified',
};

const passes: Record<DiscardSupportRow['passes'], string> = { yes: 'Yes', conditional: 'If', no: 'No' };

const keptOf: Record<NasReservesRow['kept_of'], string> = {
  drive: 'each drive',
  raid_group: 'each RAID group',
  pool: 'each pool',
  volume: 'each volume',
};

const sure = 'Confidence';
const note = 'Note';

export const words = {
  failureRates: {
    title: 'How many drives fail in a year?',
    lede: 'Counted in service; choose a rate to compute with it. A drive that was taken out counts as failed.',
    heads: { rate: 'Rate per year', population: 'Whose drives', period: 'Period', drives: 'Drives', sure, note },
  },
  discardSupport: {
    title: 'What passes discard (TRIM)?',
    lede: 'An SSD slows down when it is not told which blocks are free. Every layer between the file system and the drive must pass that on; a single “no” stops it. Check yours with lsblk -D: a DISC-MAX of 0 means that nothing gets through.',
    heads: { layer: 'Layer', levels: 'Levels', passes: 'Passes it on', sure, note },
    everyLevel: 'any',
    joined: { yes: ', ', conditional: ' ', no: ', ' },
  },
  networkMeasurements: {
    title: 'What did others measure over Wi-Fi and Thunderbolt?',
    lede: 'The range that is expected of such a link is that of its rows. Choose a link to compute with it.',
    heads: { link: 'Link', rate: 'TCP, one way', device: 'Device', conditions: 'Conditions', source: 'Source', note },
  },
  nasReserves: {
    title: 'What does a NAS keep for itself?',
    lede: 'Choose what is kept of each drive to compute with it. A system that is not listed has no source that we read.',
    heads: { system: 'System', kept: 'Kept', of: 'Of what', sure, note },
    atMost: (bytes: string) => `, at most ${bytes}`,
  },
  confidence,
  keptOf,
  passes,
  unknown: 'not stated',
  columns: 'What the columns mean',
  correct: 'Is a row missing or wrong? Each is one line of',
};
