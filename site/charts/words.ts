// Words of the charts of measurements. Those of the comparison and of the latency question stand apart: a chart in
// somebody's page loads none of them.
import { words as measurement } from '../explorer/measurement.words.ts';

const access: Record<string, string> = {
  seq: 'sequential',
  rand: 'random',
  mixed: 'mixed access',
  copy: 'bulk copy',
  unspecified: 'access not given',
};

const way: Record<string, string> = {
  device_writes_host: 'reads',
  device_reads_host: 'writes',
  host_writes_device: 'CPU stores',
  mixed: 'reads and writes',
  trim: 'discards',
  both: 'either way',
  unspecified: 'direction not given',
};

export const words = {
  title: 'Charts of the measurements',
  description:
    'Storage benchmark results as charts: queue depth, latency, block size, scaling, stability, state and ceilings, each with its table and sources.',
  fromData: 'Charts over queue depth, latency, block size and more; a latency target; a comparison',
  intro:
    'Each chart is drawn from published or contributed rows. Its address holds what you chose, so a link shows the same chart, and each one can be embedded in another page.',
  // One entry for each kind of site/charts/kinds, in the order the site shows them.
  kinds: {
    'queue-depth': {
      title: 'How many IOPS at which queue depth?',
      short: 'IOPS vs queue depth',
      about:
        'More requests in flight keep more of a drive busy, until the drive or its link is full. After that they only wait.',
    },
    latency: {
      title: 'What do more IOPS cost in latency?',
      short: 'Latency vs IOPS',
      about:
        'Each line follows one device from few requests in flight to many. Where it turns upwards, more requests only add waiting time.',
    },
    'block-size': {
      title: 'How much does block size matter?',
      short: 'Throughput vs block size',
      about:
        'Small blocks are limited by IOPS, large ones by throughput. The lines flatten where the second limit takes over.',
    },
    drives: {
      title: 'What do more drives add?',
      short: 'Scaling with drives',
      about:
        'How many times its baseline an array delivers, and how many times the array calculators predict (×). The baseline is a smaller array, or one drive, from the same source.',
    },
    lanes: {
      title: 'What do more lanes add?',
      short: 'Scaling with lanes',
      about:
        'Measured throughput vs negotiated lanes. The lines are the computed ceilings per generation, with an MPS of 256 B.',
    },
    series: {
      title: 'How steady is it?',
      short: 'Stability over time',
      about: 'The values of one result by second, by repetition or by bytes written.',
    },
    state: {
      title: 'Fresh, steady or after TRIM?',
      short: 'State of the drive',
      about:
        'The same workload on the same drive in different states. Only results whose source states the drive’s condition are drawn.',
    },
    ceiling: {
      title: 'How close does it come to its ceiling?',
      short: 'Measured against ceiling',
      about:
        'Measured throughput as a share of what the link’s format allows. The residual is the distance to the middle of the expected range.',
    },
  },
  parameters: {
    device: 'Device',
    load: 'Workload',
    jobs: 'Jobs',
    latency: 'Latency',
    pattern: 'Access',
    set: 'Set',
    way: 'Direction',
    output: 'Figure',
    result: 'Result',
    drive: 'Target',
    drives: 'Drives',
  },
  /** Long lists of devices, in this order. */
  groups: {
    pcie: 'NVMe drives',
    sata: 'SATA drives',
    sas: 'SAS drives',
    usb: 'USB drives',
    other: 'Other devices',
    several: 'Several drives at once',
  },
  values: {
    latency: { mean: 'mean', p99: '99th percentile' },
    way: { device_writes_host: 'read (device to host)', device_reads_host: 'write (host to device)' },
    output: {
      read_rate: 'read throughput',
      write_rate: 'write throughput',
      read_iops: 'read IOPS',
      write_iops: 'write IOPS',
    },
    state: measurement.values.state ?? {},
    direct: { yes: 'page cache bypassed', no: 'through the page cache' },
    origin: { digitised_chart: 'read off a chart', figure: 'stated as a number' },
    metric: {
      iops: 'IOPS',
      bandwidth_bytes_per_s: 'Throughput',
      latency_mean_s: 'Latency, mean',
      latency_p99_s: 'Latency, p99',
      temperature_c: 'Temperature, °C',
      power_w: 'Power, W',
    },
    xKind: { second: 'Seconds from the start', round: 'Round', iteration: 'Repetition', byte: 'Written so far' },
    ratioOf: {
      bandwidth: 'the throughput',
      iops: 'the IOPS',
      latency: 'the latency',
      score: 'the score',
      requests_within_latency: 'the requests served within the latency target',
    },
  } as Record<string, Record<string, string>>,
  testFile: (size: string) => `test file of ${size}`,
  filled: (share: string) => `filled to ${share}`,
  /** "4 jobs"; of a span, "1 to 16 jobs". */
  jobsOf: (jobs: string) => (jobs === '1' ? '1 job' : `${jobs} jobs`),
  /** One of several runs that nothing tells apart. */
  runOf: (name: string, index: number, of: number) => `${name}, run ${index} of ${of}`,
  pattern: {
    /** "random reads": what is done how, by the values of the columns `access` and `direction`. */
    done: (how: string, what: string) => `${access[how] ?? how} ${way[what] ?? what}`,
    reads: (percent: number) => `${percent}\u202f% reads`,
    random: (percent: number) => `${percent}\u202f% random`,
    split: 'block sizes mixed',
    blocks: (size: string) => `of ${size}`,
  },
  axis: {
    requests: 'Total queue depth',
    operations: 'IOPS',
    latency: (kind: string) => `Latency, ${kind}`,
    blockSize: 'Block size',
    bandwidth: 'Throughput, per direction',
    drives: 'Drives',
    times: 'Speed-up',
    lanes: 'Lanes',
    ceiling: 'Ceiling, computed',
    share: 'Measured / ceiling',
    state: 'State of the drive',
    count: 'Values',
  },
  columns: {
    device: 'Device',
    load: 'Workload',
    requests: 'Total QD',
    jobs: 'Jobs × depth',
    operations: 'IOPS',
    bandwidth: 'Throughput',
    latency: 'Latency, mean',
    p99: 'Latency, p99',
    blockSize: 'Block size',
    drives: 'Drives',
    measured: 'Measured',
    predicted: 'Predicted',
    off: 'Off by',
    lanes: 'Lanes',
    link: 'Link',
    ceiling: 'Ceiling',
    expected: 'Expected',
    share: 'Of ceiling',
    residual: 'Residual',
    state: 'State',
    prepared: 'Preparation',
    ofFresh: 'Of fresh',
    source: 'Source',
    figure: 'Figure',
    value: 'Value',
    range: 'From … to',
    count: 'Values',
    result: 'Result',
  },
  stability: {
    count: 'Values',
    median: 'Median',
    p5: 'p5',
    p95: 'p95',
    spread: 'Spread, p5 to p95, over the median',
    variation: 'Coefficient of variation',
    mean: 'Mean',
    distribution: 'Distribution of values',
  },
  caption: {
    'queue-depth': (load: string) => `IOPS vs total queue depth: ${load}`,
    latency: (kind: string, load: string) => `Latency (${kind}) vs IOPS: ${load}`,
    'block-size': (pattern: string) => `Throughput vs block size: ${pattern}`,
    drives: (output: string, set: string) => `Speed-up vs number of drives: ${output}, ${set}`,
    lanes: (way: string) => `Throughput vs lanes: ${way}`,
    series: (metric: string, target: string) => `${metric}: ${target}`,
    state: (load: string, target: string) => `${target}: ${load}, by state of the drive`,
    ceiling: 'Measured throughput as a share of its ceiling',
  },
  limited: {
    yes: 'the link was the limit',
    partly: 'the link was partly the limit',
    no: 'the link was not the limit',
    unknown: 'unknown',
  } as Record<string, string>,
  ceiling: 'ceiling',
  typicalReads: 'typical',
  floorReads: 'floor',
  ceilingOf: (generation: string) => `PCIe ${generation}`,
  notes: {
    ofReads:
      '“Typical” and “floor” apply to data that a device reads over PCIe: with the usual acknowledgements, and the least to expect.',
    noLoad: (device: string, others: string) =>
      `${device} is left out: it was not measured with this workload, but with ${others}.`,
    noSweep: (device: string) => `${device} is left out: it has no results for one workload at different queue depths.`,
    otherJobs: (device: string, jobs: string) => `${device}: no run with that many jobs; shown: ${jobs}.`,
    jobs: (jobs: number) => (jobs === 1 ? '1 job at several queue depths' : `${jobs} jobs at several queue depths`),
    depth: (depth: number) => `QD${depth} with several job counts`,
    noLatency: (device: string, kind: string) =>
      `${device} is left out: its source gives no latency of this kind (${kind}).`,
    computed:
      'Where a source gives no mean latency, it is computed by Little’s law: requests in flight divided by IOPS.',
    noBlocks: (device: string) =>
      `${device} is left out: it has no throughput at three or more block sizes of this access.`,
    stateUnknown: (count: number) =>
      `${count === 1 ? 'One result does' : `${count} results do`} not state the drive’s condition; a fresh drive can be faster than a used one.`,
    nothing: 'No result in the dataset matches this.',
    noStates:
      'No drive in the dataset has absolute results for one workload in two stated states yet. A contribution that measures a drive fresh, steady and after TRIM would appear here.',
    atMost: 'The source gives some of these ratios as a bound: at most or at least.',
    noModel: (count: number) =>
      `${count} rows are left out: their throughput or generation is not stated, or no calculator covers them.`,
    manyPoints: (count: number, shown: number) =>
      `The table has every ${count}th value, ${shown} in all; the line has all of them.`,
    steps:
      'Each level is the rate that the source states for that part of the write; between levels the line falls at once.',
  },
  reading: 'Point at a mark to see its row. With the keyboard: Tab, then the arrow keys; Enter leads to the table.',
  /** What the best figure of each device is, and where on the axis. */
  finding: {
    highest: (best: string, figure: string, other: string, least: string) =>
      `${best} reaches ${figure}, ${other} ${least}`,
    lowest: (best: string, figure: string, other: string, least: string) =>
      `${best} answers in ${figure}, ${other} in ${least} at best`,
    alone: (device: string, figure: string, at: string) => `${device} reaches ${figure} at ${at}`,
    drives: (array: string, predicted: string, measured: string) =>
      `${array}: ${predicted} predicted, ${measured} measured`,
    lanes: (link: string, figure: string, ceiling: string, share: string) =>
      `${link} carries ${figure} of ${ceiling}, ${share}`,
    steady: (metric: string, low: string, high: string) =>
      `${metric}: nine values in ten lie between ${low} and ${high}`,
    falls: (from: string, to: string) => `Writes fall from ${from} to ${to}`,
    state: (state: string, figure: string, other: string, least: string) => `${figure} ${state}, ${least} ${other}`,
    ceiling: (inside: string, of: string) =>
      `${inside} of ${of} results that the link limited lie in the expected range`,
  },
  sources: (sources: readonly string[]) => `${sources.length === 1 ? 'Source' : 'Sources'}: ${sources.join('; ')}`,
  sourceOf: (title: string, licence: string) => `${title} (${licence})`,
  window: {
    from: 'Axis from',
    to: 'Axis to',
    hint: 'Such as 16 or 10k. With a mouse, draw across the chart.',
    zoom: { in: 'Zoom in', out: 'Zoom out' },
    whole: 'Show all',
    bad: (end: string, value: string) =>
      `“${value}” in “${end}” is not a value on this axis: type a number such as 16 or 10k, the lower one first.`,
  },
  csvSource: 'Address of the source',
  csvChart: 'Address of this chart',
  choose: 'What to draw',
  matching: 'Matching values',
  matches: (count: number) => `Matches: ${count}`,
  unknownValue: (text: string) =>
    `Nothing in the list is called “${text}”. Type part of a name and choose from the list.`,
  none: '–',
  noScript: 'Without JavaScript this page shows the chart above and its table. Choosing devices needs it.',
  embedNoScript:
    'Without JavaScript this frame shows its default chart, which may not be the one that its author chose.',
  embedFailed:
    'The measurements for this frame’s chart could not be loaded. The default chart is shown. Reload the page to try again.',
  failed: 'The rows for this choice could not be loaded. The last chart is kept.',
  drawn: (caption: string) => `Drawn: ${caption}`,
  full: 'Open the full chart',
  compareThese: 'Compare these, workload by workload',
  wanted: {
    title: 'Which results are wanted?',
    text: 'One workload on one drive, as absolute values: fresh or securely erased, in steady state, after idle time, after TRIM, in its write cache and beyond it. Each state is a run of its own.',
    how: 'How to add them',
    series: 'The same in a single run, one long write second by second:',
  },
  inFlight: (depth: number | string) => `QD ${depth}`,
};
