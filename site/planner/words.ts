// Words of the planner. Names of levels, links and what limits are the sizer's.
import type { Family, Reach } from '../../calc-wasm/js/generated/chain.ts';
import type { BoardSlot } from '../../datasets/tools/parts/boards.ts';
import type { Left } from '../../datasets/tools/parts/nas-reserves.ts';
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import { formOf } from '../common/plural.ts';
import type { Drive, Graphics, Socket, TextField } from './request.ts';

/** Cards that many make have a description for a name: it starts a row, but stands inside a sentence. */
const inSentence = (card: string): string => (card.includes(' with ') ? card[0]?.toLowerCase() + card.slice(1) : card);

export const words = {
  title: 'Which layout, card and slot do I need?',
  description:
    'Say how much space you want, how many drive failures to survive and which network to fill. Every layout is tried on the ports of your board and on every known card in each of its slots, and ranked by how few drives it needs.',
  lead: 'Enter what you need. The planner tries every layout on the board’s own ports and on every known card in every slot, with as few drives as possible.',
  answer: 'Answer',
  form: 'What you want',
  start: 'Start again',

  fields: {
    usable: 'Usable capacity',
    rate: 'Read rate',
    'most-drives': 'Drive bays',
    size: 'Drive capacity',
    'drive-rate': 'Rate per drive',
    'sata-ports': 'SATA ports on the board',
  } satisfies Record<TextField, string> as Record<TextField, string>,
  examples: {
    usable: 'Such as 80 TB or 40 TiB.',
    rate: 'Leave empty to fill the network.',
    'most-drives': 'How many drives fit in the case.',
    size: 'As on its label.',
    'drive-rate': 'Sequential reads; hard disks on their outer tracks.',
    'sata-ports': 'Count those that are free. Leave empty if unknown.',
  } satisfies Record<TextField, string> as Record<TextField, string>,
  failures: 'Drive failures to survive',
  failuresAuto: '2 for disks ≥ 8 TB, else 1',
  portsRefused: (text: string, most: number) =>
    `“${text}” is not a number of ports from 0 to ${most}. Type 8, or leave it empty.`,
  network: 'Network to fill',
  noNetwork: 'None',
  drive: 'Drives',
  /** The field for the name of a drive. */
  named: {
    label: 'Drive by name',
    hint: 'Such as “Exos X18” or “870 EVO 2 TB”: fills kind, capacity and rate. Leave empty for any drive of the kind.',
    failed: 'The catalogue of drives could not be loaded. Choose the kind and type capacity and rate.',
    rates: {
      rated: (rate: string) => `${rate}, as its maker states`,
      measured: (rate: string) => `${rate}, as measured`,
      assumed: (rate: string) => `${rate}, assumed: no rate known`,
      link: () => 'rate unknown',
    } satisfies Record<NonNullable<CatalogPart['rates']>, (rate: string) => string>,
    /** After a drive was chosen of which no rate is known. */
    typeRate: (name: string) =>
      `No rate of ${name} is known here. The field holds a typical one; type the rate from its data sheet.`,
    found: (count: number) => formOf(count, { one: '1 matching drive.', other: `${count} matching drives.` }),
  },
  drives: {
    hdd: 'Hard disk, SATA',
    'sata-ssd': 'SSD, SATA',
    'nvme-3': 'SSD, M.2 gen 3',
    'nvme-4': 'SSD, M.2 gen 4',
    'nvme-5': 'SSD, M.2 gen 5',
    'u2-3': 'SSD, U.2 gen 3',
    'u2-4': 'SSD, U.2 gen 4',
    'u2-5': 'SSD, U.2 gen 5',
  } satisfies Record<Drive, string> as Record<Drive, string>,
  layouts: 'Layouts',
  families: { any: 'RAID and ZFS', raid: 'RAID only', zfs: 'ZFS only' } satisfies Record<Family, string> as Record<
    Family,
    string
  >,
  system: {
    label: 'NAS system',
    any: 'Any: no reserve counted',
    hint: 'Takes off what it keeps for itself.',
    table: 'Reserves, with their sources',
  },
  board: 'Board',
  anyBoard: 'Any board: typical slots',
  boardName: {
    label: 'Board by name',
    hint: 'Such as “X11SSH-F” or “PRIME B650M-A AX”: uses that board’s slots. Leave empty for typical ones.',
    all: 'All boards',
    unknown: (name: string, near: readonly string[]) =>
      near.length > 0
        ? `“${name}” is not the full name of a board here. Did you mean ${near.join(', ')}?`
        : `“${name}” is not a known board. Clear this field and choose its chipset.`,
    board: (name: string) => `Slots of the ${name}, as its page states them, with their sources.`,
    open: (slots: string) => `Left out, lanes or generation unknown: ${slots}.`,
    whose: (slots: string) => `CPU or chipset slot unknown, no uplink counted: ${slots}.`,
    several: (name: string, wholes: readonly string[]) =>
      wholes.length > 1
        ? `Several boards are called “${name}”: ${wholes.join(', ')}. Type the full name of yours.`
        : `Several boards are called “${name}”. Clear this field and choose the chipset of yours.`,
    sata: 'SATA ports as the chipset has them. The board may have fewer: type their number under “SATA ports on the board”.',
    noM2: 'No M.2 sockets are listed for it. It may have some; none are used.',
    noSata: 'The board’s number of SATA ports is unknown, and none are used: type it under “SATA ports on the board”.',
    uplinkOpen: 'The chipset uplink is unknown and not counted.',
    graphics: 'The graphics card is assumed to be in the widest slot. Its manual says how that affects other slots.',
  },
  graphics: 'Graphics card',
  graphicsCards: {
    none: 'None in a CPU slot',
    x8: 'Takes 8 lanes of the processor',
    x16: 'Takes 16 lanes of the processor',
  } satisfies Record<Graphics, string> as Record<Graphics, string>,

  second: {
    title: 'A second array in the same machine',
    hint: 'Placed in what is left. No speed target.',
    answer: (text: string) => `Second array: ${text}`,
    table: 'Second array, ranked',
    both: 'Open both arrays in the sizer',
  },
  price: {
    drive: 'Your price per drive',
    driveHint: 'Any currency. Prices are not stored.',
    column: 'Your price',
    rest: (layout: string, where: string) => `Price without the drives: ${layout}, ${where}`,
    sum: (drives: string, each: string, sum: string) => `+ ${drives} × ${each} = ${sum}`,
    only: (sum: string) => `= ${sum}`,
    unread: 'Not a number.',
  },

  questions: {
    title: 'Common questions',
    list: {
      'fill-10g': 'How many hard disks of 200 MB/s fill 10 GbE?',
      'fill-25g': 'How many hard disks fill 25 GbE and survive one failure?',
      'fill-100g-nvme': 'Where do gen 4 drives fill 100 GbE on a C621A server?',
      'four-m2-on-b650': 'Where do gen 4 drives go on a B650, and how many does each card show?',
      'beside-a-graphics-card': 'Does a card for four M.2 drives work beside a graphics card on a B650?',
      'n100-four-m2': 'How fast are four M.2 drives on an N100 board?',
      'epyc-24-u2': 'Do 24 U.2 drives fit an EPYC, and what do they give over 100 GbE?',
      'zfs-two-may-fail': 'Which RAID-Z holds 100 TB and survives two failures?',
    },
  },

  nothing: 'Nothing fits',
  /** What is missing, and by how much. */
  missing: {
    needs: (drives: string, parts: string[]) => `This takes ${drives} drives. Missing: ${parts.join(', ')}.`,
    space: 'No layout holds this much with these drives, however many there are.',
    rate: (rate: string) => `${rate} of the read rate`,
    bays: (bays: number) => `${bays} ${formOf(bays, { one: 'drive bay', other: 'drive bays' })}`,
    room: {
      sata: (ports: number) => `${ports} ${formOf(ports, { one: 'port', other: 'ports' })}`,
      m2: (slots: number) => `${slots} ${formOf(slots, { one: 'M.2 slot', other: 'M.2 slots' })}`,
      u2: (drives: number) => `${drives * 4} processor lanes`,
    } satisfies Record<Socket, (missing: number) => string> as Record<Socket, (missing: number) => string>,
  },
  /** Each is enough alone. */
  change: {
    title: 'One change would be enough',
    bays: (to: string) => `${to} drive bays`,
    size: (to: string, drives: string) => `Drives of ${to}: ${drives} of them`,
    failures: (to: string, drives: string) =>
      `Fault tolerance of ${to} ${formOf(Number(to), { one: 'drive', other: 'drives' })}: ${drives} drives in all`,
    slot: (to: string, drives: string) => `A slot with ${to} lanes, for ${drives} drives`,
    room: {
      sata: (drives: string) => `A board or card with ${drives} ports, or a shelf with a SAS expander behind one HBA`,
      m2: (drives: string) => `A board or card with ${drives} M.2 slots`,
      u2: (drives: string) => `A processor with lanes for ${drives} drives, four each`,
    } satisfies Record<Socket, (drives: string) => string> as Record<Socket, (drives: string) => string>,
  },
  /** What would give more than was asked for, or where that is not met. */
  helps: {
    title: 'What would give more',
    kept: (rate: string) => `In the machine itself: over the network it stays ${rate}.`,
  },
  headline: (build: string, where: string, rate: string) => `${build}, on ${where}: reads up to ${rate}`,
  build: {
    one: (size: string) => `1 × ${size}`,
    many: (drives: string, size: string, level: string, groups: number, areVdevs: boolean) =>
      `${drives} × ${size} in ${groups > 1 ? `${groups} ${areVdevs ? 'vdevs' : 'groups'} of ` : ''}${level}`,
  },
  best: (usable: string, limit: string) =>
    limit === '' ? `${usable} usable.` : `${usable} usable. Limited by ${limit}.`,
  reserve: (system: string, kept: string, { isLeast, isSpecified }: Left) =>
    `${isLeast ? 'At least that much is left' : 'That is left'} once ${system} has taken ${isLeast ? 'up to ' : ''}${kept}, as ${isSpecified ? 'its maker states' : 'owners report'}.`,
  fewer: (least: string, drives: string, usable: string, rate: string) =>
    `${drives} drives for speed: ${least} would hold ${usable} and read up to ${rate}.`,
  overNetwork: (rate: string) => `Over the network ${rate}.`,
  lanes: (used: string, all: string) =>
    `The drives take ${used} of ${all} processor lanes; a network card needs some, too.`,
  fewest:
    'Sorted by fewest drives, then onboard ports before cards, then by speed. Slots and cards with the same result share a row.',
  coreFailed:
    'The calculator could not be loaded. The numbers are from when the page loaded; reload it to change them.',
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
  others: 'The same layouts in other slots',
  openNamed: (layout: string, where: string) => `Open in the sizer: ${layout}, ${where}`,
  openShort: 'Open',
  oneDrive: 'One drive',
  layout: (name: string, drives: string) => `${name} of ${drives}`,
  grouped: (name: string, drives: string, groups: number, areVdevs: boolean) =>
    areVdevs
      ? `${name} of ${drives} in ${groups} ${formOf(groups, { one: 'vdev', other: 'vdevs' })}`
      : `${name} of ${drives} in ${groups} ${formOf(groups, { one: 'group', other: 'groups' })}`,
  ports: {
    sata: 'the board’s SATA ports',
    m2: 'the board’s M.2 slots',
    'm2-x1': 'M.2 slots of one lane each',
    u2: 'U.2 bays on processor lanes',
  } satisfies Record<Socket | 'm2-x1', string> as Record<Socket | 'm2-x1', string>,
  slot: {
    processor: (link: string) => `a CPU slot (${link})`,
    chipset: (link: string) => `a chipset slot (${link})`,
  } satisfies Record<BoardSlot['of'], (link: string) => string>,
  /** With what is printed beside it. */
  slotNamed: (label: string, link: string) => `${label} (${link})`,
  inSlot: (card: string, slot: string) => `${inSentence(card)} in ${slot}`,
  expanded: (where: string) => `a SAS expander behind ${where}`,
  ifItSplits: (where: string) => `${where}, if its lanes split into fours (see the manual)`,
  /** The first of the places that give the same; in how many other slots it does, and how many other cards do. */
  places: (first: string, slots: number, cards: number) =>
    [
      first,
      ...(slots > 0 ? [`also in ${slots} other ${formOf(slots, { one: 'slot', other: 'slots' })}`] : []),
      ...(cards > 0 ? [`also with ${cards} other ${formOf(cards, { one: 'card', other: 'cards' })}`] : []),
    ].join('; '),
  rate: (most: string, expected: string) => (most === expected ? most : `${most}, expect ${expected}`),
  reaches: { surely: 'Yes', at_best: 'In the best case', no: 'No' } satisfies Record<Reach, string> as Record<
    Reach,
    string
  >,
  share: (share: string) => `${share} in the best case`,

  slots: {
    title: 'Which slot for which card?',
    lead: 'Maximum throughput of each card in each slot, with an SSD on every port.',
    cardHead: 'Card',
    card: (name: string, link: string) => `${name} (${link})`,
    head: {
      processor: (link: string) => `${link}, processor`,
      chipset: (link: string) => `${link}, chipset`,
    } satisfies Record<BoardSlot['of'], (link: string) => string>,
    drives: (shown: string, all: string) => `${shown} of ${all} drives`,
    split: (rate: string, drives: string) => `${rate}, ${drives}`,
    tooLong: 'too long for it',
    unsure: (rate: string) => `${rate}, if the slot splits: see the manual`,
    manual:
      'A card without a switch shows more than one drive only where the slot splits (bifurcation). The processor decides what can be split, the board’s maker whether it is: look for “PCIe bifurcation” in the firmware chapter of the manual, and for the table that says which slots share lanes. Some firmware splits a slot further than the overviews of its chipset say.',
    chipset: (name: string) =>
      `The slots of the ${name} are those its lanes allow. Only the board’s manual says which of them it has, and which M.2 slot turns off SATA ports.`,
    unverified: 'The lanes of this platform are unverified: no source confirms them.',
  },
  assumed: {
    title: 'Assumptions',
    parts: 'Controllers, cards and chipsets, each with its sources',
    list: [
      'The network card’s slot carries its full rate.',
      'All drives are alike, at their rate for long sequential reads. Hard disks give about half of it on their inner tracks, the low end of the expected range.',
      'Expected ranges of arrays are assumed until nine sources have measured such arrays.',
      'RAID-Z vdevs are up to 12 drives wide, other parity groups up to 16.',
      'RAID-Z space is what zfs list shows; for other layouts it is what the level leaves, before a file system.',
      'Memory and processor cores are not counted: beyond 100 GB/s they may be the limit.',
      'A network card takes a slot of its own, which the table does not count.',
      'U.2 bays are attached to processor lanes directly, by cables or a backplane without a switch.',
    ],
  },
};
