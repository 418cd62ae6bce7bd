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
    answer: (error: string) =>
      `sequential results of arrays lie inside the range computed from the chain that their source states. Its middle is ${error} off on average.`,
    random: (inside: number, n: number, error: string) =>
      `Of random I/O, ${inside} of ${n} results lie in their range, and its middle is ${error} off.`,
    before: (alone: string, chained: string, rows: number) =>
      `From drives and layout alone, the RAID and ZFS calculators are ${alone} off on the ${rows} of these results that they can be asked about; with the chain, the same results are ${chained} off.`,
    above: (rows: number) =>
      rows === 0
        ? 'None is more than 2 % above what its links carry.'
        : `${rows} are more than 2 % above what their links carry: there the model or the chain is wrong.`,
    counted:
      'The chain is what stood between drives and processor: adapter, slot, expander, uplink, links of the drives. A result counts when its source states the chain and the same source measured a single drive, or when the maker rates the drive. A wider array of the same kind on the same computer stands for what its software passes on.',
    chosen: (rows: number, error: string) =>
      `Two ranges were chosen with ${rows} results of one computer in view: what joined drives lose when streaming, and what a computer’s software gives of its best. Those results, the limits of that computer among them, are marked as calibration and not counted; they are ${error} off. That SSDs skip parity was learnt from results that count, and most of these come from the same computer: do not expect as much of yours. The range of random I/O, a tenth either way, was not fitted.`,
    groupsTitle: 'Arrays by load',
    groups: {
      output: 'Load',
      n: 'Results',
      inside: 'In the range',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      alone: 'Without the chain',
      worst: 'Furthest off',
    },
    output,
    chart: {
      caption: 'Sequential loads: what arrays deliver of the middle of their range',
      x: 'Drives',
      y: 'Measured / middle',
      line: { narrow: 'middle', wide: 'middle of the range' },
      inside: 'in the range',
      outside: 'outside',
    },
    whyTitle: 'What is still missing?',
    why: [
      'One process. The pools were measured by one, on one file: RAID-Z2 of six disks read a seventh less than the range, RAID-Z3 of five SSDs wrote a fifth less.',
      'A computer’s best is not its limit. Ten disks in two RAID-Z1 wrote a fifth more than the 24 that stand for what the software passes on.',
      'Reads from memory. The test file was as large as the memory, and two mirrored disks read more than both do alone. No model of the chain has a cache in front of it.',
      'A drive measured alone looks slow. It keeps fewer requests in flight than a stripe: the range grants a tenth more, three mirrors of disks wrote a fifth more.',
      'Who serves a read? In mirrors, in RAID10 and in parity of SSDs every drive can serve, or the data drives’ worth alone. The range covers both, so it is wide.',
    ],
    unrated: (rows: number) =>
      `For ${rows} more results the chain is stated, but no rate of a single drive: they have a ceiling, stay below it, and are not counted.`,
    rowsTitle: 'Every sequential result, and random ones that stand out',
    rows: {
      target: 'Array',
      output: 'Load',
      limit: 'Limited by',
      measured: 'Measured',
      expected: 'Expected',
      ceiling: 'Links carry',
      error: 'Error',
      chain: 'Chain',
    },
    calibration: 'calibration',
    open: 'open',
    openNamed: (target: string) => `Open the chain of ${target} in the sizer`,
    limit: {
      host: 'software of the computer',
      chipset: 'uplink of the chipset',
      controller: 'adapter',
      shared: 'shared cable or hub',
      drives: 'drives',
    } as Record<string, string>,
    limitLinks: 'links of the drives',
    data: 'The other random results, and the chain of each, are in the table chain_predictions of',
    dataset: 'the dataset',

    unknown: {
      title: 'Chain not stated: not counted',
      lede: 'Of these arrays no source says what stood in front of the drives. The RAID and ZFS calculators are asked how many times a smaller set of the same drives they deliver: that counts drives and layout alone, and is a ceiling.',
      groupsTitle: 'Arrays without a chain, by what was predicted',
      rowsTitle: 'Every array without a chain',
      groups: {
        calculator: 'Prediction',
        n: 'Results',
        near: 'Within 10 %',
        mean: 'Mean error',
        absolute: 'Mean absolute error',
        worst: 'Furthest off',
      },
      calculator: { raid: 'RAID', zfs: 'ZFS' } as Record<string, string>,
      left: (n: number) =>
        `${n} more results of arrays have nothing to be compared with: their source measured no single drive or stripe under the same load, or they mix reads and writes.`,
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
    bound,
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
