// Words of the comparison of devices and configurations.
import { formOf } from '../common/plural.ts';

export const words = {
  title: 'Compare devices and configurations',
  description:
    'Two to six measured devices side by side under the workloads they share; what cannot be compared is stated, not averaged.',
  answer: (loads: number) => String(loads),
  answered: (configurations: number) =>
    `workloads were measured on ${configurations === 2 ? 'both' : `all ${configurations}`}, at the same total queue depth.`,
  form: 'What to compare',
  few: (chosen: number): string =>
    chosen === 1
      ? 'One is chosen: choose at least one more to compare it with.'
      : 'Choose at least two different ones.',
  help: (shown: number) =>
    `Type part of the name of a device, of its source or of its set. Up to ${shown} matches are listed.`,
  proposals: 'Measured devices',
  found: (count: number) => formOf(count, { one: 'One device matches.', other: `${count} devices match.` }),
  unknown: (text: string) =>
    `No measured device is called “${text}”. Type part of its name, such as P4510, and choose one of the list.`,
  noScript: 'To compare other devices, switch on JavaScript.',
  shared: 'Shared workloads',
  paper: (rows: number) => `On paper the table shows its first ${rows} rows; the address below has them all.`,
  none: 'They share no workload with the same block size, access and total queue depth. What each has is below.',
  columns: { load: 'Workload', requests: 'Total QD', figure: 'Figure', doubt: 'Caution' },
  figures: {
    iops: 'IOPS',
    bandwidth: 'bandwidth',
    latency: 'latency, mean',
    p99: 'latency, p99',
  },
  times: (value: string) => `${value} times`,
  several: (low: string, high: string, count: number) => `${low} to ${high} (${count} results)`,
  base: 'Ratios are to the first column; there is none where a difference rules it out.',
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
  differences: 'What limits the comparison',
  noDifferences: 'Test conditions: the same, as far as the sources say.',
  breaks: 'Not comparable',
  doubt: 'Caution',
  what: {
    state: 'the drives were in different states',
    state_unknown: 'the state of the drive is not stated for all',
    direct: 'one bypassed the page cache, another did not',
    direct_unknown: 'whether the page cache was bypassed is not stated for all',
    cached: 'the test file may have been served from memory',
    tool: 'different tools, or tools that are not named',
    drive_count: 'different numbers of drives',
    digitised: 'read off a chart',
    unit: 'the printed unit means a different one',
    counted_jobs: 'the same total queue depth, but from different jobs × depth',
    repeated: 'several results for this workload: their range is shown, none is chosen or averaged',
    latency_kind: 'latency measured from different moments',
    duplex: 'simultaneous traffic in the other direction in one, not in another',
  },
  ratios: 'Ratios that their source states',
  ratio: (of: string, value: string, metric: string, to: string) => `${of}: ${value} times ${metric} of ${to}`,
  unshared: 'What is left out',
  unsharedText: 'Block sizes by access. A size is compared only where all of them have it.',
  noSizes: 'none',
  more: (count: number) => `The first ${count} are shown.`,
};
