/** What the terminal, the report and the page call the same thing by: what was read, and how a figure was judged. */
import type { Judged } from './diagnosis.ts';
import type { Records } from './reading.ts';

const words = {
  kernelLog: 'kernel log',
  controllers: 'storcli and relatives',
  measurements: 'benchmark',
  verdicts: {
    normal: 'as expected',
    low: 'less than the parts allow',
    impossible: 'not possible over these links',
    unknown: 'cannot be judged',
  } satisfies Record<Judged['verdict'], string>,
};

/** Commands are called alike in every language. */
const READERS: Readonly<Record<keyof Records, string>> = {
  lspci: 'lspci -vv',
  lspciTree: 'lspci -tv',
  lstopo: 'lstopo',
  kernelLog: words.kernelLog,
  lsusb: 'lsusb -v',
  lsusbTree: 'lsusb -t',
  lsscsi: 'lsscsi',
  lsblk: 'lsblk',
  nvmeList: 'nvme list',
  nvmeReports: 'nvme',
  smartctl: 'smartctl',
  zpool: 'zpool status',
  zpoolList: 'zpool list',
  zpoolAshift: 'zpool get ashift',
  zpoolIostat: 'zpool iostat',
  mdstat: 'mdstat',
  mdadm: 'mdadm',
  iostat: 'iostat -x',
  controllers: words.controllers,
  windows: 'Windows',
  measurements: words.measurements,
};

/** Of benchmarks, and of tools that are known and not read, the reader is the tool. */
export const readerName = (reader: string): string =>
  Object.hasOwn(READERS, reader) ? READERS[reader as keyof Records] : reader;

export const verdictName = (verdict: Judged['verdict']): string => words.verdicts[verdict];
