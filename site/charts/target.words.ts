// Words of the question how much fits under a latency target.
interface Reached {
  name: string;
  most: string;
}

export const words = {
  title: 'How many IOPS fit within a latency target?',
  description: 'Queue depth and IOPS within a latency target, read off measured queue-depth curves.',
  best: (target: string, load: string, device: string, requests: string) =>
    `within ${target} for ${load}. The most of any measured device: ${device}, at a total queue depth of ${requests}, where its latency reaches the target or its curve ends.`,
  noneAnswer: 'None',
  noBest: (target: string, load: string) => `of the measured devices answers ${load} within ${target}.`,
  counted: (devices: number, of: number) =>
    `${devices} of ${of} ${of === 1 ? 'device' : 'devices'} measured with this workload ${devices === 1 ? 'has' : 'have'} points within it.`,
  case: 'The case this page came from: a mirror of NVMe drives, 64 KiB within 2 ms',
  form: 'Ask',
  target: 'Latency target',
  driveCounts: { single: 'one at a time', several: 'arrays, too' },
  badTarget: (value: string, low: string, high: string) =>
    `“${value}” is not a latency from ${low} to ${high}. Type one such as 2 ms or 500 µs. The last answer is kept.`,
  rule: 'How it is read off',
  ruleText:
    'Each curve is followed from the lowest queue depth to the first point above the target. Between that point and the one before, latency, queue depth and IOPS are interpolated on logarithmic scales: Little’s law (requests in flight = IOPS × mean latency) then holds between the points, too. Where a source gives no mean latency, the same law gives it. Nothing is extrapolated: a curve that stays under the target, or whose next point is more than four times as deep, answers “at least”; one that starts above it answers “none”. Points that fall under the target again later are not counted.',
  columns: {
    device: 'Device',
    requests: 'Total queue depth',
    iops: 'IOPS',
    most: 'Highest within target',
    between: 'Between these points',
  },
  atLeast: (value: string) => `at least ${value}`,
  tooSlow: (latency: string, requests: number) =>
    `None: even at the lowest measured queue depth, ${requests}, latency is ${latency}.`,
  noLatency: (kind: string) => `Unknown: the source gives no latency of this kind (${kind}).`,
  between: (one: string, other: string) => `${one} and ${other}`,
  beyond: (last: string) => `${last}, the last measured point`,
  point: (requests: string, latency: string) => `QD ${requests}: ${latency}`,
  none: 'No measured curve has this workload.',
  stated: 'Ratios that a source states',
  statedText:
    'These sources compare devices within a latency target but give no absolute values, so they answer with a ratio, not with IOPS.',
  refused: (title: string) =>
    `${title}: the source gives ratios only; its absolute values are in charts that were not read off.`,
  ratio: (of: string, value: string, metric: string, to: string) => `${of}: ${value} times ${metric} of ${to}`,
  blocks: (size: string) => `blocks of ${size}`,
  chart: 'The curves and the target',
  finding: (target: string, lead: Reached, least: Reached) =>
    `Within ${target}, ${lead.name} reaches ${lead.most}, ${least.name} ${least.most}`,
  line: (target: string) => `target ${target}`,
  shown: (count: number) =>
    `The chart shows ${count} of them: curves of three points or more first, then the most IOPS within the target.`,
};
