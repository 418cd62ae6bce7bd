// Words of the table of drives and of what a drive's page says first.
import { formOf } from '../common/plural.ts';
import type { DriveKind } from './best.ts';

const kinds: Record<DriveKind, string> = {
  nvme: 'NVMe SSDs',
  ssd: 'SATA and SAS SSDs',
  disk: 'hard disks',
  other: 'USB drives and memory cards',
};

export const words = {
  title: 'Which drive is the fastest?',
  caption:
    'Best measured result per drive, with the page cache bypassed. Dashed: the drive’s own link; the source does not say which link was used. Open a drive for its spread, runs and sources.',
  columns: {
    drive: 'Drive',
    link: 'Link',
    read: 'Read',
    write: 'Write',
    random: '4 KiB read, QD1',
    latency: 'Mean latency, QD1',
    sustained: 'Sustained write',
    share: 'Of link',
    sources: 'Sources',
    pick: 'Compare',
  },
  find: 'Find a drive or link, such as 3.0 x4',
  views: {
    label: 'Drives by',
    sequential: 'Sequential',
    qd1: 'QD1',
    sustained: 'Sustained writes',
    disks: 'Hard disks',
    all: 'All',
  },
  kinds,
  sortBy: (column: string) => `Sort by “${column}”`,
  shown: (shown: string, all: string) => `${shown} of ${all} drives`,
  all: (drives: string) => `All ${drives} drives`,
  none: (text: string) => `No measured drive matches “${text}”. Remove a word, or add your own measurement.`,
  pick: (drive: string) => `Compare ${drive}`,
  compare: (drives: number) => formOf(drives, { one: 'Compare it', other: `Compare ${drives} drives` }),
  compareFirst: (drives: number) => `Compare the first ${drives}`,
  most: 'Four at most: remove one first.',
  place: (beats: number, of: number, kind: DriveKind) => `faster than ${beats} of ${of} other ${kinds[kind]}`,
  placeTitle: (kind: DriveKind) => `Sequential reads of all measured ${kinds[kind]}`,
  spread: (worst: string, sources: number, load: string) => `${sources} sources, the worst ${worst}; ${load}`,
  /** Of sources that contradict each other. */
  apart: (times: string) => `The sources are ${times} times apart: compare their conditions`,
  oneSource: (load: string) => `one source; ${load}`,
  verdict: {
    read: (rate: string) => `Reads ${rate}`,
    ofLink: (rate: string, share: string, link: string) => `Reads ${rate}, ${share} of what ${link} carries`,
    ofOwn: (rate: string, share: string, link: string) => `Reads ${rate}, ${share} of what its own ${link} carries`,
    /** Of a link that carries less than the drive can read. */
    heldBack: (link: string, rate: string, promise: string) =>
      `Sequential reads were measured only behind ${link}: ${rate}${promise ? `; ${promise}` : ''}.`,
    rated: (rate: string) => `rated ${rate}`,
    ownLink: (link: string) => `its own link is ${link}`,
    free: (rate: string, load: string) => `Without that limit, the best result is ${rate} (${load}).`,
    below: (rate: string, rated: string, load: string) => `Best result: reads ${rate}, of a rated ${rated} (${load})`,
    best: (rate: string, load: string) => `Best result: reads ${rate} (${load})`,
    noLink: 'link unknown',
    ofRated: (rate: string, rated: string) => `${rate}, of a rated ${rated}`,
    overLink: (rate: string, link: string) => `Reads ${rate} over ${link}`,
    andWrites: (reads: string, rate: string) => `${reads}; writes ${rate}.`,
    alone: (reads: string) => `${reads}.`,
    writes: (rate: string) => `Writes ${rate}.`,
    random: (iops: string, place: string) => `Random reads one at a time: ${iops}${place ? `, ${place}` : ''}.`,
    sustained: (rate: string, after: string) =>
      after ? `After ${after} written at once, writes fall to ${rate}.` : `Long writes run at ${rate}.`,
  },
  /** Of a drive that nobody has measured at its best. */
  unmeasured: {
    none: 'No result for its sequential speed is in the data yet.',
    rated: (reads: string, writes: string) =>
      reads && writes
        ? `Rated ${reads} for reads, ${writes} for writes.`
        : `Rated ${reads || writes} for ${reads ? 'reads' : 'writes'}.`,
    own: (link: string, ceiling: string) => `Its own link, ${link}, carries at most ${ceiling} each way.`,
    behind: (links: string) => `Behind a slower link it cannot exceed ${links}.`,
    at: (rate: string, link: string) => `${rate} (${link})`,
    disk: 'A hard disk with one actuator stays well below that, and is slower on inner tracks.',
    shingled: 'It is shingled (SMR): long random writes and rebuilds slow down sharply.',
  },
  read: 'read',
  write: 'written',
  curves: {
    depth: {
      title: '4 KiB random I/O by queue depth',
      axis: 'Queue depth',
      at: (x: string, goes: string) => `QD${x}, ${goes}`,
    },
    block: {
      title: 'Sequential throughput by block size',
      axis: 'Block size',
      at: (x: string, goes: string) => `${x}, ${goes}`,
    },
  },
  arrays: {
    title: 'What do arrays deliver?',
    description:
      'Every measured RAID and ZFS array by layout: best sequential read and write, random reads, and the gain over its baseline, measured and predicted.',
    lede: 'Best measured result per array, with the page cache bypassed, and how many times its baseline (fewer of the same drives) that is.',
    model: 'How close the model comes to all of them',
    array: 'Array',
    random: '4 KiB random reads, any depth',
    timesHead: 'Times the baseline (model)',
    times: (measured: string, predicted: string) => `×${measured} (×${predicted})`,
    set: 'Set',
    calculate: 'Work out an array of yours',
  },
  links: {
    title: 'What do links deliver?',
    description:
      'Every measured link of PCIe, DMI, SATA, SAS, USB, Thunderbolt and Ethernet: its ceiling, what to expect, and the best reads and writes measured over it.',
    lede: 'What each link carries at most after its own overhead, what to expect, and the best result measured over such a link, with the page cache bypassed. Percentages and bars are shares of the ceiling.',
    model: 'How close the model comes to all of them',
    link: 'Link',
    ceiling: 'Ceiling, one way',
    expected: 'Expect',
    read: 'Best read',
    write: 'Best write',
    devices: 'Devices',
    figures: 'Figures',
    shareAtLeast: (share: string) => `at least ${share}`,
    ceilings:
      'Two numbers in a ceiling: for a Max Payload Size of 128 bytes and for the largest measured, in the slower and the faster direction. If the source states no payload size, the share is of the higher one.',
    unmeasured: 'Nobody has measured yet:',
    unstated: (figures: string, all: string) =>
      `For ${figures} of ${all} results over a link, the source does not state generation or lanes. They are listed among all results, not here.`,
  },
  use: 'Use it in the sizer',
  addYours: 'Add your measurement',
  more: { title: 'More of the data', figures: 'All results: filter, sort, chart, download' },
};
