// Words of the question how much fits under a latency target.
export const words = {
  title: 'How much fits under a latency target?',
  description:
    'Requests in flight and operations per second under a latency target, read off measured queue-depth curves.',
  best: (target: string, load: string, device: string, requests: string) =>
    `is the most under ${target} with ${load}: ${device}, with ${requests} requests in flight where its latency reaches the target or its curve ends.`,
  noneAnswer: 'None',
  noBest: (target: string, load: string) =>
    `of the measured devices is known to answer ${load} within ${target}.`,
  counted: (devices: number, of: number) =>
    `${devices} of ${of} measured ${of === 1 ? 'curve' : 'curves'} with this load ${devices === 1 ? 'has' : 'have'} points under it.`,
  form: 'Ask',
  target: 'Latency target',
  load: 'Load',
  kind: 'Latency',
  jobs: 'Jobs',
  badTarget: (value: string, low: string, high: string) =>
    `“${value}” is no latency target from ${low} to ${high}. Write it like 2 ms or 500 µs. The last answer stays.`,
  rule: 'How it is read off',
  ruleText:
    'A curve is walked from the fewest requests in flight to the first point above the target. Between that point and the one before, latency, requests and operations are taken as straight lines in their logarithms, so that Little’s law (requests = operations per second × mean latency) holds between two points as it does at them. Nothing is computed beyond measured points: a curve that stays under the target answers “at least”, one that begins above it answers “none”. Points that come under the target again later are not counted.',
  columns: {
    device: 'Device',
    requests: 'Requests in flight',
    iops: 'Operations per second',
    most: 'Most below the target',
    between: 'Between these points',
  },
  atLeast: (value: string) => `at least ${value}`,
  tooSlow: (latency: string, requests: number) =>
    `None: the least measured load, ${requests} in flight, takes ${latency}.`,
  noLatency: (kind: string) => `Not known: the source gives no latency of this kind (${kind}).`,
  between: (one: string, other: string) => `${one} and ${other}`,
  beyond: (last: string) => `${last}, the last measured point`,
  point: (requests: string, latency: string) => `${requests} in flight: ${latency}`,
  none: 'No measured curve has this load.',
  stated: 'Ratios that a source states',
  statedText:
    'These sources compare devices under a latency target, or with it, but give no absolute figures for it. So the number of operations cannot be answered from them, only the ratio.',
  refused: (title: string) =>
    `${title}: how many operations or requests is not in the source. It gives ratios only, its absolute figures are in charts that were not read off.`,
  ratio: (of: string, value: string, metric: string, to: string) =>
    `${of}: ${value} times ${metric} of ${to}`,
  blocks: (size: string) => `blocks of ${size}`,
  chart: 'The curves and the target',
  line: (target: string) => `target ${target}`,
  shown: (count: number) => `Drawn are the ${count} with the most operations under the target.`,
};
