// Every word of the accuracy page.
import { count } from '../common/format.ts';
import { formOf } from '../common/plural.ts';
import type { Origin } from './accuracy.ts';
import type { ComparedArray } from './arrays.ts';
import type { ModelName } from './model.ts';

type ModelWords = {
  name: string;
  /** What it counts and what it leaves out. */
  about: string;
};

/** Where the payload size comes from; nothing for links that have none. */
const origin: Record<Origin, string> = {
  stated: 'payload size stated',
  assumed: 'payload size assumed',
  fitted: 'payload size fitted: not counted',
  none: '',
};

const models: Record<ModelName, ModelWords> = {
  lineCode: {
    name: 'Line code only',
    about: 'Transfer rate, lanes and line code, as in the kernel’s log. No packets.',
  },
  nccl: {
    name: 'NCCL, rule of thumb',
    about: 'A fixed rate for each generation and lane. No payload size, no direction, no line code of its own.',
  },
  ucx: {
    name: 'UCX',
    about:
      'Packets of 256 bytes and 16 bytes of acknowledgements and credits for every four of them. No direction, no other payload size, no clock compensation; counts the sequence number twice from 3.0 on.',
  },
  pcieModel: {
    name: 'pcie-bench, pcie-model',
    about:
      'Packets by payload size and direction, clock compensation, acknowledgements and credits. Treats symbol times as bytes of the whole link, which overweights acknowledgements by the number of lanes, and charges them to the direction of the data.',
  },
  ceiling: {
    name: 'Lanewise, ceiling',
    about: 'What the wire format allows: meant as an upper limit, so it is high by design.',
  },
  middle: { name: 'Lanewise, middle', about: 'The median of all other sources; the result’s own source is left out.' },
};

const output: Record<ComparedArray['output'], string> = {
  read_rate: 'sequential reads',
  write_rate: 'sequential writes',
  read_iops: 'random reads',
  write_iops: 'random writes',
};

/** In front of an error that is a bound: less was measured than the source says, so more is wrong. */
const bound: Record<ComparedArray['kind'], string> = { figure: '', at_most: '>\u202f', at_least: '<\u202f' };

export const words = {
  title: 'How far off are our numbers?',
  description:
    'Every measured link against the ceiling and the expected range that Lanewise computes, beside four other models, with the rows that miss and the files to check it yourself.',
  of: (inside: number, n: number) => `${inside} of ${n}`,
  answer: (share: string) =>
    `measured links fall inside the range built from all other sources. Weighted equally by source, it is ${share} (target: 90\u202f%).`,
  above: (rows: number) =>
    rows === 0
      ? 'None is more than 0.5\u202f% above its ceiling.'
      : `${rows} of them are more than 0.5\u202f% above their ceiling: there the model is wrong.`,
  countedTitle: 'Which results count?',
  counted:
    'A result counts if the link was the limit and its payload size is stated by the source or implied by the platform.',
  error: (error: string) => `The middle of the range is ${error} off PCIe results on average.`,

  see: 'More on accuracy',
  pages: {
    overview: { title: 'How far off are our numbers?', about: 'In short: by kind of link.' },
    links: {
      title: 'Which measured links miss their range?',
      about: 'Every measured link against its range; misses grouped by cause.',
    },
    ranges: {
      title: 'What range does each kind of link get?',
      about: 'How the expected ranges are made, and how often they hold.',
    },
    arrays: {
      title: 'How far off are arrays of drives?',
      about: 'Measured arrays against what their chain allows, class by class.',
    },
    ratios: {
      title: 'How do arrays without a stated chain compare?',
      about: 'Arrays against a smaller set of the same drives: drives and layout alone.',
    },
    models: {
      title: 'Do other models come closer?',
      about: 'Four other models on the same results, and how to check ours yourself.',
    },
  },

  ranges: {
    lede: 'Each range runs from a share of what the link usually carries, which 9 of 10 measurements exceed, up to the most that it carries. It is built from measurements whose link was the limit and whose payload size was not chosen to fit. Every source counts the same, because measurements from one source resemble each other: split conformal prediction for groups.',
    ladder: (fewest: number) =>
      `The range comes from the narrowest class with at least ${fewest} sources: the generation, the kind of link, links of any kind. Fewer sources cannot promise nine in ten. Ranges taken from links of any kind are marked as assumed everywhere, drawn dashed, and wide: there each kind counts alike.`,
    method: 'The method:',
    parent: 'and why whole sources are left out:',
    caption:
      'Inside: measurements compared with a range built without their source. A range moves when a measurement of its class is added.',
    columns: {
      class: 'Links',
      range: 'Range',
      width: 'Width',
      measurements: 'Measurements',
      devices: 'Devices',
      sources: 'Sources',
      inside: 'Inside',
      share: 'Sources alike',
      newest: 'Newest',
      from: 'From',
    },
    own: 'its own measurements',
    any: 'all measurements',
    taken: (fewest: number) => `links of any kind: fewer than ${fewest} sources`,
  },

  origin,
  /** The same beside a payload size. */
  shortOrigin: { stated: 'stated', assumed: 'assumed', fitted: 'fitted', none: 'none' } satisfies Record<
    Origin,
    string
  >,
  /** In front of a row's own label. */
  toHost: 'to host',
  toDevice: 'to device',
  bothWays: 'both ways',

  kinds: {
    title: 'Where do they fall?',
    caption: 'Each result as a share of its computed ceiling, with its expected range',
  },

  shares: {
    title: 'Where does each result fall?',
    caption: 'Measured throughput as a share of the computed ceiling',
    axis: 'Measured / ceiling',
    ceiling: 'ceiling',
    filled: 'counted',
    hollow: 'not counted: payload size chosen to fit the result',
    group: (link: string, from: string) => (from ? `${link}, ${from}` : link),
    /** Of a line that many figures share. */
    all: (link: string, figures: number, inside: string) =>
      `${link}: ${formOf(figures, { one: 'one result', other: `${count(figures)} results` })}, ${inside} in range`,
  },

  groups: {
    title: 'By interface',
    caption:
      'In range: within the range without the source. Off by: mean distance from its middle. Mean error: above 0 where more was predicted than measured. Ceiling: how far it was, and is, from the results published before it left out typical flow control on 29 November 2026; since no measurement may exceed it, it is farther away.',
    brief: 'Off by: mean distance from the middle of the range.',
    columns: {
      link: 'Interface',
      n: 'Results',
      inside: 'In range',
      mean: 'Mean error',
      absolute: 'Off by',
      ceiling: 'Ceiling off by, then and now',
      worst: 'Largest error',
    },
    left: (rows: number, links: string) =>
      `${rows} more results (${links}) were limited by the link but are not compared: there is no calculator for the link, or one of its settings is unknown.`,
  },

  misses: {
    title: 'Which results miss the range, and why?',
    none: 'None.',
    figures: (n: number) => formOf(n, { one: `${n} result`, other: `${n} results` }),
    share: (share: string) => `${share} of the ceiling.`,
    shares: (low: string, high: string) => `${low} to ${high} of the ceiling.`,
    unknown: 'No reason is known.',
    fitted: 'The payload size is fitted, so this does not count.',
  },

  models: {
    caption: 'Error of each model, one dot per result. The bar is the mean.',
    axis: 'Model over measurement',
    all: (n: number) => `All ${n} PCIe results`,
    wide: (n: number) => `The ${n} of them on wide PCIe 4.0 and 5.0 links`,
    wideNote: (links: string, targets: number) =>
      `Eight lanes or more: ${links}, measured on ${targets} devices. A small sample.`,
    columns: {
      name: 'Model',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      spread: 'After best scaling',
      worst: 'Largest error',
    },
    spread:
      'A constant factor would fix a model that is always high or always low. “After best scaling” is the mean absolute error that remains once each model is multiplied by its best factor.',
    answer: (ours: string, theirs: string, simple: string) =>
      `Not on these results. On average pcie-model is ${theirs} off, the line code alone ${simple}, and our middle, without the result’s own source, ${ours}.`,
    verdict: (ours: string, theirs: string) =>
      `After scaling, pcie-model would be ${theirs} off and Lanewise ${ours}: the two differ in bias, hardly in spread. The rest comes from the hardware: no two machines keep the link equally busy.`,
    derived:
      'Each model is derived from a description of what it counts; none of its code is used. Worked examples of each are among the tests.',
    figures: (n: number) => `${n} results`,
  },

  arrays: {
    answer: (share: string) =>
      `results of arrays fall inside the range built from all other sources. Weighted equally by source, it is ${share} (target: 90\u202f%).`,
    own: (inside: number, n: number, error: string) =>
      `The model’s own range, from which these are made, holds ${inside} of ${n} sequential results; its middle is ${error} off on average.`,
    random: (inside: number, n: number, error: string) =>
      `For random I/O it holds ${inside} of ${n}, and its middle is ${error} off.`,
    software: ({ results, inside, before, after }: Record<'results' | 'inside' | 'before' | 'after', number>) =>
      `Software that joins the drives may be the limit of ${formOf(results, { one: `${results} result of random reads`, other: `${results} results of random reads` })}: drives and links alone promise more than twice what was measured for ${before}. Limited to what other sources measured software to stop at, the middle (here the geometric mean) does so for ${after}, and ${inside} of ${results} lie in the range.`,
    before: (alone: string, chained: string, rows: number) =>
      `From drives and layout alone, the RAID and ZFS calculators are ${alone} off on the ${rows} of these results that they cover; with the chain, the same results are ${chained} off.`,
    above: (rows: number) =>
      rows === 0
        ? 'None is more than 2\u202f% above what its links carry.'
        : `${rows} are more than 2\u202f% above what their links carry: there the model or the chain is wrong.`,
    counted:
      'The chain is what stood between drives and processor: adapter, slot, expander, uplink, links of the drives. A result counts when its source states the chain and the same source measured a single drive, or when the maker rates the drive. A wider array of the same kind on the same computer shows how much its software passes on.',
    selected:
      'Which workloads count was decided with results in view. A workload that leaves drives idle is not counted: fewer requests than drives, or one under which a single SSD gives clearly less than the same source reads from it otherwise. Nor are random writes that a file system has to allocate, or files that lie in other zones of the disks than that of the single drive. Some of these results were very low: counting them would widen the ranges. They are in the dataset.',
    chosen: (rows: number, error: string) =>
      `Two ranges were chosen with ${rows} results of one computer in view: what drives in an array lose when streaming, and what share of its best a computer’s software delivers. Those results, the limits of that computer among them, are marked as calibration and not counted; they are ${error} off. That SSDs skip parity was learnt from results that count. The range of random I/O, a tenth either way, was not fitted.`,
    groupsTitle: 'Arrays by workload',
    groups: {
      output: 'Workload',
      n: 'Results',
      inside: 'In range',
      mean: 'Mean error',
      absolute: 'Mean absolute error',
      alone: 'Without the chain',
      worst: 'Largest error',
    },
    output,
    chart: {
      caption: 'Sequential workloads: measured throughput as a share of the middle of its range',
      x: 'Drives',
      y: 'Measured / middle',
      line: { narrow: 'middle', wide: 'middle of the range' },
      inside: 'in the range',
      outside: 'outside',
    },
    whyTitle: 'What is still missing?',
    why: [
      'One process. The pools were measured by one process on one file: RAID-Z2 of six disks read a seventh less than the range, RAID-Z3 of five SSDs wrote a fifth less.',
      'A computer’s best is not its limit. Ten disks in two RAID-Z1 wrote a fifth more than the 24 disks that set the software limit.',
      'Reads from memory. The test file was as large as the memory, and two mirrored disks read more than both do alone. The model has no cache.',
      'A drive measured alone looks slow. It has fewer requests in flight than a stripe: the range allows a tenth more, but three mirrors of disks wrote a fifth more.',
      'Which drives serve a read? In mirrors, RAID 10 and SSDs with parity it can be all drives, or only as many as hold data. The range covers both, so it is wide.',
    ],
    unrated: (rows: number) =>
      `For ${rows} more results the chain is stated, but no rate of a single drive: they have a ceiling, stay below it, and are not counted.`,
    rowsTitle: 'Every sequential result, and random ones that stand out',
    rows: {
      target: 'Array',
      output: 'Workload',
      limit: 'Limited by',
      measured: 'Measured',
      expected: 'Expected',
      ceiling: 'Link ceiling',
      error: 'Error',
      chain: 'Chain',
    },
    calibration: 'calibration',
    open: 'open',
    openNamed: (target: string) => `Open ${target} in the sizer`,
    limit: {
      host: 'host software',
      chipset: 'chipset uplink',
      controller: 'adapter',
      shared: 'shared cable or hub',
      drives: 'drives',
    } as Record<string, string>,
    limitLinks: 'drive links',
    data: 'The other random results, and the chain of each, are in the table chain_predictions of',
    dataset: 'the dataset',

    classes: {
      title: 'What range does each kind of array get?',
      lede: (sources: number) =>
        `An array whose kind ${sources} sources have measured gets its range from them, as a link does. Until then it takes that of the next wider class. Ranges taken from arrays of any kind are marked as assumed, and so is the model’s own where no class has enough sources. Drives without an array, behind the link that limits them, have the range of that link.`,
      columns: {
        class: 'Class',
        range: 'Lower end',
        measurements: 'Results',
        sources: 'Sources',
        inside: 'Inside',
        share: 'Sources weighted equally',
        from: 'From',
      },
      assumed: 'assumed',
      model: 'the model',
      sources: (known: number, needed: number) => (known < needed ? `${known} of ${needed} needed` : `${known}`),
      caption:
        'Inside: results compared with a range built without their source, or with the model’s own range. An assumed range promises nothing: these columns say how often it held.',
    },

    unknown: {
      lede: 'For these arrays no source says what stood between drives and processor. The RAID and ZFS calculators predict how many times a smaller set of the same drives they deliver: that counts drives and layout alone, and is a ceiling.',
      groupsTitle: 'Arrays without a chain, by what was predicted',
      rowsTitle: 'Every array without a chain',
      groups: {
        calculator: 'Prediction',
        n: 'Results',
        near: 'Within 10\u202f%',
        mean: 'Mean error',
        absolute: 'Mean absolute error',
        worst: 'Largest error',
      },
      calculator: { raid: 'RAID', zfs: 'ZFS' } as Record<string, string>,
      left: (n: number) =>
        `${n} more array results cannot be compared: their source measured no single drive or stripe under the same workload, or they mix reads and writes.`,
      rows: {
        target: 'Array',
        output: 'Workload',
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
    title: 'Every result',
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

  /** Of a table with more rows than a page can hold. */
  listed: (shown: string, all: string) => `Only the ${shown} results furthest off are listed, of ${all}.`,
  allRows: 'All rows in the explorer',

  made: {
    title: 'How do we know the number of bytes?',
    line: (counts: Record<'arrays' | 'sizes' | 'sizesEqual' | 'computed' | 'explained', number>) =>
      `Linux made ${count(counts.arrays)} arrays from drives of 1 GB to 24 TB. Of the sizes that its tools print, ${count(counts.sizesEqual)} of ${count(counts.sizes)} are as computed, to the byte. With free space within 4 MiB or a millionth, and volumes of LVM short by less than 9 MiB per drive, ${count(counts.computed)} arrays agree in full; for the other ${count(counts.explained)}, the table states why.`,
    how: 'How this is checked',
    caption: 'Difference between the calculators and what the tools print, by tool',
    axis: 'Difference',
    tool: (name: string, arrays: number) =>
      `${name}: ${count(arrays)} ${formOf(arrays, { one: 'array', other: 'arrays' })}`,
    tools: {
      mdadm: 'Linux md',
      btrfs: 'btrfs',
      zfs: 'OpenZFS',
      lvm: 'LVM',
      ext4: 'ext4 on md',
      xfs: 'XFS on md',
      shr: 'slices of md under LVM, as in SHR',
    } as Record<string, string>,
    same: 'as computed',
    explained: 'differs, for a stated reason',
  },

  check: {
    title: 'How do I check it myself?',
    lede: 'The formulas come with test vectors: inputs and the answers that follow from the packet format. Run them against this core, or against your own.',
    file: 'File',
    rows: 'Rows',
    about: {
      'link-vectors.json':
        'PCIe links: generation, width, payload size, direction, FLIT mode. They prove a port of the formulas, not the formulas.',
      'array-vectors.json':
        'Arrays: capacities, chances of loss and costs of writes that other programs, manuals and measurements state, each with its source and its tolerance.',
    } as Record<string, string>,
    run: 'In a clone of the repository:',
    vectors: 'every row within its tolerance, or the first that differs',
    accuracy: 'this page as text; exit code 1 if a model is further off than before',
    guard:
      'How far each ceiling was from each row is committed. A model change that makes it worse fails the tests, which print both numbers; a new measurement never does.',
    rowsOf: 'The measurements themselves are',
    data: 'in the dataset',
  },
  about: models,
};
