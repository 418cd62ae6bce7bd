// Words of the comparison of devices and configurations.
export const words = {
  title: 'Compare devices and configurations',
  description:
    'Two to six measured devices side by side over the loads they share; what cannot be compared is said, not averaged.',
  answer: (loads: number) => String(loads),
  answered: (configurations: number) =>
    `loads were measured on ${configurations === 2 ? 'both' : `all ${configurations}`}, with as many requests in flight.`,
  form: 'What to compare',
  few: (chosen: number) =>
    chosen === 1
      ? 'One is chosen: choose at least one more to compare it with.'
      : 'Choose at least two different ones.',
  shared: 'Loads they share',
  none: 'They share no load with the same block size, access and requests in flight. What each has is below.',
  columns: { load: 'Load', requests: 'In flight', figure: 'Figure', doubt: 'Mind' },
  figures: {
    iops: 'operations',
    bandwidth: 'bandwidth',
    latency: 'latency, mean',
    p99: 'latency, p99',
  },
  times: (value: string) => `${value} times`,
  several: (low: string, high: string, count: number) => `${low} to ${high} (${count} results)`,
  base: 'Ratios are to the first column. There are none where a difference forbids them.',
  about: 'What they are',
  property: 'Property',
  rows: {
    target: 'Target',
    link: 'Link',
    platform: 'Platform',
    drives: 'Drives',
    state: 'State',
    direct: 'Page cache',
    tool: 'Tool',
    source: 'Source',
    licence: 'Licence',
    set: 'Set',
  },
  notStated: 'not stated',
  differences: 'What stands in the way',
  noDifferences: 'Nothing that their sources state.',
  breaks: 'Not comparable',
  doubt: 'Mind',
  what: {
    state: 'the drives were in different states',
    state_unknown: 'the state of the drive is not stated for all',
    direct: 'one passed the page cache by, another did not',
    direct_unknown: 'whether the page cache was passed by is not stated for all',
    cached: 'the test file may have been served from memory',
    tool: 'different tools, or tools that are not named',
    drive_count: 'different numbers of drives',
    digitised: 'read off a chart',
    unit: 'the printed unit means another one',
    counted_jobs: 'the same number in flight, but from other jobs × depth',
    repeated: 'several results of this load: their range is shown, none is chosen or averaged',
    latency_kind: 'latency counted from different moments',
    duplex: 'traffic the other way at the same time in one, not in another',
  },
  ratios: 'Ratios that their source states',
  ratio: (of: string, value: string, metric: string, to: string) =>
    `${of}: ${value} times ${metric} of ${to}`,
  unshared: 'What is left out',
  unsharedText:
    'Block sizes per access. A size that not all of them have is not compared with another one.',
  noSizes: 'none',
  more: (count: number) => `The first ${count} are shown.`,
};
