/** What is said of units, queues, times, counts and space alone. */
import { plain } from '../../datasets/tools/language/figure.ts';
import { whole } from './show.ts';

const some = (drives: number): string => (drives === 1 ? 'one drive' : `${drives} drives`);

export const words = {
  countForSpace: (count: number, space: string, level: string) => `${whole(count)} drives in ${level} hold ${space}.`,
  countForRate: (count: number, each: string, target: string, rate: string) =>
    `${whole(count)} ${count === 1 ? 'drive' : 'drives'} of ${each}${count === 1 ? '' : ' each'}: enough to fill ${target}, which takes ${rate}.`,
  countOfPorts: (name: string, ports: number, isDisk: boolean) =>
    `${name} takes ${whole(ports)} drives on its own ports, and its link carries that many ${isDisk ? 'hard disks' : 'SATA SSDs'}. An expander connects more.`,
  countOnLanes: (count: number, name: string, lanes: number) =>
    `${whole(count)} NVMe drives of four lanes take all ${whole(lanes)} lanes of ${name}. A graphics or network card takes some of them.`,
  leftOut: (what: string) => `${what} changes no capacity and is left out`,
  usable: (space: string, binary: string, level: string) => `${space} (${binary}) usable with ${level}.`,
  zfsUsable: (space: string, binary: string, layout: string) =>
    `${space} (${binary}) available in ${layout}, as zfs list prints it.`,
  windows: (space: string, shown: string) =>
    `${space} usable; Windows shows ${shown} TB, because it counts in TiB and writes TB.`,
  windowsShows: (label: string, shown: string, binary: string, unit: string) =>
    `Windows shows ${shown} for ${label}, because it counts in ${binary} and writes ${unit}.`,
  windowsNormal: (label: string, shown: string, binary: string, unit: string) =>
    `That is normal: ${label} is ${shown}, and many tools write ${unit} for ${binary}. No space is missing.`,
  assumeZfs: 'ashift 12 and 128 KiB records',
  beforeFileSystem: 'before a file system',
  rebuild: (time: string, what: string) => `About ${time} for ${what} in an idle array; longer under load.`,
  pass: (time: string, what: string) => `About ${time} for one pass over ${what}.`,
  scrub: (time: string, what: string) => `About ${time} for ${what}; all drives are read at the same time.`,
  assumeAverage: (rate: string) => `an average of ${rate} from outer to inner tracks`,
  assumeFull: 'the drives are full',
  allocated: (share: string) => `ZFS copies only what is allocated: ${share}`,
  mdLimit: 'the default md limit of 200,000 KiB/s is above that',
  ure: (chance: string) =>
    `${chance} chance of an unreadable sector if the data sheet’s bound were the true rate; drives in the field do far better.`,
  parityAmong: 'the parity drives are among them',
  parityBeside: 'the parity drives come on top',
  whichParity: 'Are the parity drives among these, or do they come on top?',
  whichSpare: (spares: number): string =>
    spares === 1
      ? 'Is the hot spare one of these drives, or does it come on top?'
      : 'Are the hot spares among these drives, or do they come on top?',
  spareAmong: (spares: number): string => (spares === 1 ? 'the spare is one of them' : 'the spares are among them'),
  spareBeside: (spares: number): string => (spares === 1 ? 'the spare comes on top' : 'the spares come on top'),
  paritySmaller: 'A parity drive has to be as large as the largest data drive.',
  noSuchArray: (level: string) => `These drives cannot form ${level}: there are too few, or their number does not fit.`,
  whichDraid: 'Which dRAID? Type it as zpool does: draid2:8d:24c:2s with 16 TB drives.',
  howManyGroups: (level: string) => `How many groups does ${level} have?`,
  groups: (groups: number) => `${groups} groups`,
  survives: (level: string, drives: number) =>
    drives === 0 ? `${level} survives no drive failure.` : `${level} survives the failure of any ${some(drives)}.`,
  endurance: 'The endurance calculator needs the rated writes (TBW) and the daily writes.',
  whichSize: 'Which size? The rated writes (TBW) grow with it.',
  ratedFor: (drive: string, size: string, rated: string) =>
    `the maker rates the ${drive} of ${size} for ${rated} of writes`,
  lasts: (time: string, rated: string, daily: string) =>
    `${time} until the rated ${rated} are written, at ${daily} a day. The rating is what the warranty covers, not the end of the drive.`,
  dwpd: (writes: string, rated: string) => `${writes} drive writes per day use up ${rated} within the warranty.`,
  ofDaily: (writes: string, size: string, rated: string) =>
    `${writes} DWPD of ${size}: ${rated} of writes within the warranty (TBW).`,
  assumeExpanded: (width: number) =>
    `AVAIL counts by ${whole(width)} drives, as the vdev was made; data that is rewritten takes less`,
  assumeWarranty: 'a warranty of 5 years',
  term: (name: string) => `The glossary explains “${name}”.`,
  whichSurvive: (levels: readonly string[], drives: number) =>
    `${levels.reduce((one, other) => `${one} and ${other}`)} ${levels.length > 1 ? 'survive' : 'survives'} the failure of any ${some(drives)}.`,
  survivesPerSpan: (level: string, drives: number) =>
    `${level} survives the failure of any ${some(drives)}, and in the best case of ${some(drives)} in each span.`,
  drivesInAll: (drives: number, vdevs: number) => `${whole(drives)} in all, ${whole(drives / vdevs)} in each vdev`,
  drivesInEach: (drives: number, vdevs: number) => `${whole(drives)} in each of ${whole(vdevs)} vdevs`,
  vdevWidth: 'How many drives does each vdev have?',
  whichVdevs: 'Is that one vdev or several? Ask for one vdev at a time.',
  equals: (from: string, to: string) => `${from} = ${to}.`,
  counts: (tool: string, base: number, from: string, to: string) =>
    `${tool} counts in powers of ${base}: ${from} is ${to}.`,
  gigabits: (wire: string, tcp: string) => `${wire} on the wire, ${tcp} as TCP payload.`,
  kernelLink: (link: string, rate: string) =>
    `The kernel prints this for ${link}: ${rate} after line code, in one direction.`,
  kernelUnknown: (rate: string) => `${rate}; no PCIe link is printed exactly so.`,
  outstanding: (depth: string) => `${depth} requests in flight, by Little’s law.`,
  blocks: (iops: number, block: string, rate: string) => `${plain(iops)} IOPS of ${block} move ${rate}.`,
  waits: (time: string) => `${time} for each request, by Little’s law.`,
  copyTime: (time: string) => `${time} at that rate.`,
  paced: (rate: string) => `That is ${rate} on average.`,
  pacedOf: (name: string, most: string) => ` ${name} carries at most ${most}.`,
  copyAt: (time: string, rate: string) => `${time} at ${rate}, the pace of the drives.`,
  assumeBestLink: (name: string, carries: string) =>
    `${name} carries ${carries}, the best that was measured (most such links carry less), and both ends are faster`,
  assumeFastEnds: (name: string, carries: string) => `${name} carries ${carries}, and both ends are faster`,
  planner: (space: string) =>
    `The planner compares layouts for ${space}. How many bays, which drive sizes, ZFS or classic RAID?`,
};
