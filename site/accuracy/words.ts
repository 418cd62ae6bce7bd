// Every word of the accuracy page.
import type { Origin } from './accuracy.ts';
import type { ComparedArray } from './arrays.ts';
import type { ModelName } from './model.ts';

interface ModelWords {
  name: string;
  /** What it counts and what it leaves out. */
  about: string;
}

/** Where the payload size comes from; nothing for links that have none. */
const origin: Record<Origin, string> = {
  stated: 'payload size stated',
  assumed: 'payload size assumed',
  fitted: 'payload size fitted: no proof',
  none: '',
};

const models: Record<ModelName, ModelWords> = {
  lineCode: {
    name: 'Line code only',
    about: 'Transfer rate, lanes and line code, as in the kernel’s log. No packets.',
  },
  nccl: {
    name: 'NCCL, rule of thumb',
    about:
      'A fixed rate for each generation and lane. No payload size, no direction, no line code of its own.',
  },
  ucx: {
    name: 'UCX',
    about:
      'Packets of 256 bytes and 16 bytes of acknowledgements and credits for every four of them. No direction, no other payload size, no clock compensation; counts the sequence number twice from 3.0 on.',
  },
  pcieModel: {
    name: 'pcie-bench, pcie-model',
    about:
      'Packets by payload size and direction, clock compensation, acknowledgements and credits. Takes symbol times for bytes of the whole link, so that acknowledgements weigh as many times too much as there are lanes, and charges them to the direction of the data.',
  },
  ceiling: {
    name: 'Lanewise, ceiling',
    about: 'What the wire format allows: meant as an upper limit, so it is high by design.',
  },
  middle: {
    name: 'Lanewise, middle of the range',
    about: 'What to expect. The range was chosen with these rows in view.',
  },
};

const output: Record<ComparedArray['output'], string> = {
  read_rate: 'sequential reads',
  write_rate: 'sequential writes',
  read_iops: 'random reads',
  write_iops: 'random writes',
};

/** In front of an error that is a bound: less was measured than the source says, so more is wrong. */
const bound: Record<ComparedArray['kind'], string> = {
  figure: '',
  at_most: '>\u202f',
  at_least: '<\u202f',
};

export const words = {
  title: 'How far off are our numbers?',
  description:
    'Every measured link against the ceiling and the expected range that Lanewise computes, beside four other models, with the rows that miss and the files to check it yourself.',
  of: (inside: number, n: number) => `${inside} of ${n}`,
  answer: (error: string) =>
    `measured PCIe figures lie inside the range that we compute. Its middle is ${error} off on average.`,
  above: (rows: number) =>
    rows === 0
      ? 'None is more than 0.5 % above its ceiling.'
      : `${rows} of them are more than 0.5 % above their ceiling: there the model is wrong.`,
  counted:
    'Counted are figures for which the link was the limit and whose payload size the source states or the platform suggests.',
  chosen: (low: string, high: string) =>
    `The range, ${low} to ${high} of the ceiling, was chosen with these rows in view. So this says how well it describes them, not how well it will do on yours.`,

  origin,
  /** The same beside a payload size. */
  shortOrigin: {
    stated: 'stated',
    assumed: 'assumed',
    fitted: 'fitted',
    none: 'none',
  } satisfies Record<Origin, string>,
  /** In front of a row's own label. */
  toHost: 'to host',
  toDevice: 'to device',
  bothWays: 'both ways',

  shares: {
    title: 'Where does each figure fall?',
    caption: 'Measured bandwidth as a share of the computed ceiling',
    axis: 'Measured / ceiling',
    ceiling: 'ceiling',
    filled: 'counts as proof',
    hollow: 'payload size chosen to fit the figure: does not',
    group: (link: string, from: string) => (from ? `${link}, ${from}` : link),
  },

  groups: {
    title: 'By interface',
    caption:
      'Errors are those of the middle of the expected range. Above 0: it promises more than was measured.',
    columns: {
      link: 'Interface',
      n: 'Figures',
      inside: 'In the range',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      worst: 'Furthest off',
    },
    left: (rows: number, links: string) =>
      `${rows} more figures, of ${links}, were limited by the link but are not compared: a calculator or a setting of the link is missing.`,
  },

  misses: {
    title: 'Which figures miss the range, and why?',
    none: 'None.',
    share: (share: string) => `${share} of the ceiling.`,
    reason: 'Likely reason:',
    unknown: 'No reason is known.',
    fitted: 'Its payload size is fitted, so it is not counted above.',
  },

  models: {
    title: 'Do other models come nearer?',
    caption: 'Error of each model, one dot per figure. The bar is the mean.',
    axis: 'Model over measurement',
    all: (n: number) => `All ${n} PCIe figures`,
    wide: (n: number) => `The ${n} of them on wide links of 4.0 and 5.0`,
    wideNote: (links: string, targets: number) =>
      `Eight lanes or more: ${links}, measured on ${targets} devices. A small ground to stand on.`,
    columns: {
      name: 'Model',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      spread: 'Left after one factor',
      worst: 'Furthest off',
    },
    spread:
      'A constant factor would mend a model that is always high or always low. “Left after one factor” is the mean absolute error that remains when each model is given the factor that suits it best.',
    answer: (ours: string, theirs: string, simple: string) =>
      `Not on these figures. pcie-model is ${theirs} off on average and the line code alone ${simple}; the middle of our range is ${ours} off.`,
    verdict: (ours: string, theirs: string) =>
      `With it, pcie-model would be ${theirs} off and Lanewise ${ours}: the two differ in bias, hardly in spread. What is left is the hardware, since no two machines keep the wire equally busy.`,
    derived:
      'Each model is derived from a description of what it counts; none of its code is used. Worked figures of each are among the tests.',
    figures: (n: number) => `${n} figures`,
  },

  arrays: {
    title: 'And arrays of drives?',
    answer: (near: number, n: number) =>
      `Badly, and nearly always on the high side: ${near} of ${n} figures are within 10 % of what the RAID and ZFS calculators predict.`,
    asked:
      'Each is asked how many times a smaller set of the same drives the array delivers, a single one where its source measured that. They count drives and layout only. What they give is a ceiling, and here you see how far below it arrays stay.',
    groupsTitle: 'Arrays by what was predicted',
    groups: {
      calculator: 'Prediction',
      n: 'Figures',
      near: 'Within 10 %',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      worst: 'Furthest off',
    },
    calculator: { raid: 'RAID', zfs: 'ZFS' } as Record<string, string>,
    output,
    bound,
    chart: {
      caption: 'What arrays deliver of what their drives promise',
      x: 'Drives',
      y: 'Measured / predicted',
      line: 'as predicted',
      reads: 'reads',
      writes: 'writes',
    },
    whyTitle: 'Why are arrays slower than their drives?',
    why: [
      'Something else is narrower. Many drives on one host adapter, six SATA drives behind a chipset, two fast ports beside two slow ones: the array ends there, and the array calculators know nothing of it. Ask the link calculators for the ceiling of the path and take the lower of the two.',
      'Parity costs more than a drive. RAID 5 of the chipset drivers of 2013 wrote less than two striped drives, although the model gives three or four drives as much or more. In Linux, the stripe cache and its threads set the rate. The model takes parity for free when whole stripes are written.',
      'One reader does not keep every drive busy. The pools were measured by one process, which reads a file from its beginning to its end; the more drives there are, the less of them it reaches.',
      'A few exceed the prediction. Mirrors can read from both copies, the RAID calculator counts one. And a figure of a single drive may itself be too low.',
    ],
    left: (n: number) =>
      `${n} more figures of arrays are not compared: their source measured no single drive or stripe under the same load, or they mix reads and writes.`,
    rowsTitle: 'Every array',
    rows: {
      target: 'Array',
      output: 'Load',
      baseline: 'Compared with',
      predicted: 'Predicted',
      measured: 'Measured',
      error: 'Error',
      reason: 'What is known',
    },
  },

  rows: {
    title: 'Every figure',
    columns: {
      target: 'Target',
      link: 'Link',
      direction: 'Direction',
      payload: 'Payload size',
      measured: 'Measured',
      expected: 'Expected',
      share: 'Of ceiling',
      error: 'Error',
    },
    fitted: 'fitted',
  },

  check: {
    title: 'How do I check it myself?',
    lede: 'The formulas come with test vectors: inputs and the answers that follow from the packet format. Run them against this core, or against your own.',
    file: 'File',
    rows: 'Rows',
    about: {
      'link-vectors.csv':
        'PCIe links: generation, width, payload size, direction, FLIT mode. They prove a port of the formulas, not the formulas.',
    } as Record<string, string>,
    run: 'In a clone of the repository:',
    vectors: 'agrees, differs or was skipped: one line for each row that differs',
    accuracy: 'this page as text; exit code 1 where the figures are no longer the published ones',
    guard:
      'The figures above are committed. A change of a model that makes one of them worse fails the tests with both numbers.',
    rowsOf: 'The measurements themselves are',
    data: 'in the dataset',
  },
  about: models,
};
