// Words of the planner. Names of levels, links and what limits are the sizer's.
import type { Family, Reach } from '../../calc-wasm/js/generated/chain.ts';
import type { BoardSlot } from '../../datasets/tools/parts/boards.ts';
import { formOf } from '../common/plural.ts';
import type { Drive, TextField } from './wish.ts';

export const words = {
  title: 'Which layout, card and slot do I need?',
  description:
    'Say how much space you want, how many drive failures to survive and which network to fill. Every layout is tried on the ports of your board and on every known card in each of its slots, and ranked by how few drives it needs.',
  lead: 'Say what you want. Every layout is tried on the board’s own ports and on every known card in each slot, with the fewest drives that are enough.',
  answer: 'Answer',
  form: 'What you want',
  start: 'Start again',

  fields: {
    usable: 'Usable capacity',
    rate: 'Read rate',
    'most-drives': 'Drive bays',
    size: 'Drive capacity',
    'drive-rate': 'Rate per drive',
  } satisfies Record<TextField, string> as Record<TextField, string>,
  examples: {
    usable: 'Such as 80 TB or 40 TiB.',
    rate: 'Leave empty to fill the network.',
    'most-drives': 'No layout uses more.',
    size: 'As on its label.',
    'drive-rate': 'Sequential reads; hard disks on their outer tracks.',
  } satisfies Record<TextField, string> as Record<TextField, string>,
  failures: 'Fault tolerance, drives',
  network: 'Network to fill',
  noNetwork: 'None',
  drive: 'Drives',
  drives: {
    hdd: 'Hard disk, SATA',
    'sata-ssd': 'SSD, SATA',
    'nvme-3': 'SSD, M.2 gen 3',
    'nvme-4': 'SSD, M.2 gen 4',
    'nvme-5': 'SSD, M.2 gen 5',
  } satisfies Record<Drive, string> as Record<Drive, string>,
  layouts: 'Layouts',
  families: {
    any: 'RAID and ZFS',
    raid: 'RAID only',
    zfs: 'ZFS only',
  } satisfies Record<Family, string> as Record<Family, string>,
  board: 'Board',
  anyBoard: 'Any board: typical slots',

  questions: {
    title: 'Questions it answers',
    list: {
      'fill-10g': 'How many hard disks of 200 MB/s fill 10 GbE?',
      'fill-25g': 'How many hard disks fill 25 GbE when one may fail?',
      'fill-100g-nvme': 'Where do gen 4 drives fill 100 GbE on a C621A server?',
      'four-m2-on-b650': 'Where do gen 4 drives go on a B650, and how many does each card show?',
      'zfs-two-may-fail': 'Which RAID-Z holds 100 TB when two drives may fail?',
    },
  },

  nothing: 'Nothing fits',
  giveUp:
    'No layout holds this much with these drives and bays. Use larger drives or more bays, or survive fewer failures.',
  best: (where: string, usable: string, rate: string, limit: string) =>
    limit === ''
      ? `${where}: ${usable} usable, ${rate}.`
      : `${where}: ${usable} usable, ${rate}. Limited by ${limit}.`,
  fewest:
    'Sorted by fewest drives, then without a card first, then by speed. Places with the same result share a row.',
  coreFailed:
    'The calculator could not be loaded. The figures are those of the page as loaded; reload it to change them.',
  ignored: (parameter: string, value: string) =>
    `The address has ${parameter} = “${value}”, which is not available and was ignored.`,

  table: {
    title: 'Layouts, ranked',
    layout: 'Layout',
    where: 'Where the drives go',
    usable: 'Usable capacity',
    rate: 'Maximum read rate',
    reach: 'Target met',
    limit: 'Limited by',
    open: 'Sizer',
  },
  others: 'The same layouts in other places',
  openNamed: (layout: string, where: string) => `Open in the sizer: ${layout}, ${where}`,
  openShort: 'Open',
  oneDrive: 'One drive',
  layout: (name: string, drives: string) => `${name} of ${drives}`,
  grouped: (name: string, drives: string, groups: number, areVdevs: boolean) =>
    areVdevs
      ? `${name} of ${drives} in ${groups} ${formOf(groups, { one: 'vdev', other: 'vdevs' })}`
      : `${name} of ${drives} in ${groups} ${formOf(groups, { one: 'group', other: 'groups' })}`,
  sata: 'The board’s SATA ports',
  m2: 'The board’s M.2 slots',
  inSlot: {
    processor: (card: string, link: string) => `${card} in a processor slot, ${link}`,
    chipset: (card: string, link: string) => `${card} in a chipset slot, ${link}`,
  } satisfies Record<BoardSlot['of'], (card: string, link: string) => string>,
  /** Places that give the same, and how many more do. */
  places: (named: string[], more: number) =>
    more === 0
      ? named.join('; ')
      : `${named.join('; ')}; ${more} ${formOf(more, { one: 'other place', other: 'other places' })}`,
  rate: (most: string, expected: string) =>
    most === expected ? most : `${most}, expect ${expected}`,
  reaches: {
    surely: 'Yes',
    at_best: 'At best',
    no: 'No',
  } satisfies Record<Reach, string> as Record<Reach, string>,
  share: (share: string) => `${share} at best`,

  slots: {
    title: 'Which slot for which card?',
    lead: 'The most that each card passes on in each slot, with an SSD on every port.',
    cardHead: 'Card',
    card: (name: string, link: string) => `${name} (${link})`,
    head: {
      processor: (link: string) => `${link}, processor`,
      chipset: (link: string) => `${link}, chipset`,
    } satisfies Record<BoardSlot['of'], (link: string) => string>,
    drives: (shown: string, all: string) => `${shown} of ${all} drives`,
    split: (rate: string, drives: string) => `${rate}, ${drives}`,
    unsure: (rate: string) => `${rate}, if the slot splits: see the manual`,
    manual:
      'A card without a switch shows more than one drive only where the slot splits (bifurcation). The processor decides what can be split, the board’s maker whether it is: look for “PCIe bifurcation” in the firmware chapter of the manual, and for the table that says which slots share lanes.',
    chipset: (name: string) =>
      `The slots of the ${name} are those its lanes allow. Only the board’s manual says which of them it has, and which M.2 slot turns off SATA ports.`,
    unverified: 'The lanes of this platform are unverified: no source confirms them.',
  },
  assumed: {
    title: 'What is assumed',
    parts: 'Controllers, cards and chipsets, each with its sources',
    list: [
      'The network card has a slot that carries all of it.',
      'All drives are alike, and their rate is that of long sequential reads; hard disks give about half on their inner tracks, the low end of the expected range.',
      'Expected ranges of arrays are assumed until nine sources have measured such arrays.',
      'RAID-Z vdevs are up to 12 drives wide, other parity groups up to 16.',
      'RAID-Z space is what zfs list shows; for other layouts it is what the level leaves, before a file system.',
      'A processor slot is free; on desktop boards a graphics card often takes the widest.',
    ],
  },
};
