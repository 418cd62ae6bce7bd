// Words of the comparison of devices and configurations.
import { formOf } from '../common/plural.ts';

export const words = {
  title: 'Compare drives and other devices',
  description:
    'Two to six measured devices side by side: under each workload the best comparable result of each, who leads, and by how much.',
  drives: 'Drives, all sources',
  form: 'What to compare',
  few: (chosen: number): string =>
    chosen === 1 ? 'One is chosen: choose at least one more to compare.' : 'Choose at least two different ones.',
  help: (shown: number) =>
    `Type part of the name of a drive, device, source or set. Up to ${shown} matches are listed.`,
  proposals: 'Measured devices',
  found: (count: number) => formOf(count, { one: 'One device matches.', other: `${count} devices match.` }),
  unknown: (text: string) =>
    `No measured device is called “${text}”. Type part of a name, such as P4510, and choose from the list.`,
  noScript: 'To compare other devices, switch on JavaScript.',
  shared: 'Results by workload',
  winner: (name: string, load: string, value: string, ahead: string, second: string) =>
    `${name} leads in ${load}: ${value}, ${ahead} ${second}.`,
  times: (ratio: string) => `${ratio} times better than`,
  moreBy: (percent: string) => `${percent} more than`,
  less: (percent: string) => `${percent} less than`,
  level: (name: string, second: string, load: string, value: string) =>
    `${name} and ${second} are level in ${load}: ${value}.`,
  wins: (name: string, wins: number, of: number) => `${name} leads in ${wins} of ${of} workloads.`,
  noWinner: (load: string, differences: string) =>
    `No winner in ${load}: the results were not measured alike (${differences}).`,
  none: 'No two of them were measured under the same workload (block size, access and queue depth).',
  columns: {
    load: 'Workload',
    differs: 'Conditions that differ',
    device: 'Device',
    source: 'Source',
    licence: 'Licence',
    set: 'Set',
  },
  figures: { latency: 'latency, mean', p99: 'latency, p99' } as Record<string, string>,
  best: 'best',
  base: 'Each cell is the best result of the device for that workload, under conditions that the others share where they do. Percentages compare it with the best of the row. Where a source gives only throughput, IOPS are throughput divided by block size.',
  notStated: 'not stated',
  what: {
    state: 'state of the drive',
    direct: 'page cache',
    duplex: 'traffic in the other direction',
    link: 'link',
    tool: 'tool',
    drives: 'drives',
    jobs: 'jobs × depth',
    origin: 'where the value stood',
  },
  sources: 'Sources',
  ratios: 'Ratios that their source states',
  more: (count: number) => `The first ${count} are shown.`,
};
