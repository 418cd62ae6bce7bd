/** Every sentence that a reader of the box sees. A language writes its own, as it does for words of the site. */

import { plain } from '../../datasets/tools/language/figure.ts';
import type { Lacks } from '../../datasets/tools/parts/lanes.ts';
import type { Limit, LimitKey } from './answer.ts';
import { whole } from './show.ts';

const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

const shared = 'Which drives share a slot or a switch?';
const rest = 'The rest is behind the chipset and shares its uplink. Which drives are in which slots?';

/** How a limit is asked for: whether it is there, or whether there is none. */
export type Doubt = 'bottleneck' | 'enough';

/** What may limit. */
const role: Record<LimitKey, string> = {
  drive: 'drive',
  port: 'drive port',
  chip: 'controller chip',
  card: 'card link',
  slot: 'slot link',
  cable: 'expander cable',
  uplink: 'chipset uplink',
  network: 'network port',
  usb: 'usb link',
  thunderbolt: 'thunderbolt link',
  dock: 'dock',
};

const kinds = { hdd: 'hard disk', ssd: 'SSD', nvme: 'NVMe drive', sas_ssd: 'SAS SSD', unknown: 'drive' };
type Kind = keyof typeof kinds;

/** "slot link: PCIe 2.0 x4" in a sentence; of drives their kind says all. */
const limitedBy = ({ key, detail }: Limit): string => {
  const name = role[key];
  if (key === 'drive' && detail !== '') return `limited by the ${detail}`;
  return `limited by the ${name}${detail && ` (${detail})`}`;
};

export const words = {
  // Links
  link: (name: string, rate: string, raw: string) =>
    `${name} carries at most ${rate} of payload in one direction (${raw} after line code).`,
  usbLink: (name: string, expected: string, most: string) =>
    `Expect about ${expected} over ${name}; its packets allow at most ${most}.`,
  twoLinks: (first: string, one: string, second: string, other: string) => `${first}: ${one}; ${second}: ${other}.`,
  alike: ' Both are the same.',
  more: (name: string, times: string) => ` ${name} gives ${times} times as much.`,
  assumeLeftOut: (list: readonly string[]) => `not understood and left out: ${and(list.map((item) => `“${item}”`))}`,
  leaveOut: (list: readonly string[]) => `without ${and(list.map((item) => `“${item}”`))}`,
  alone: (part: string) => `only ${part}`,
  bothEnds: (link: string, rate: string) =>
    `The link runs at ${link}, the older generation and the smaller width of both ends: at most ${rate} for drive reads.`,
  whichGeneration: 'Which PCIe generation is it?',
  whichWidth: 'How many lanes does the link have?',
  whichUsb: 'Which USB speed is it: 5, 10 or 20 Gb/s?',
  byModel: 'That depends on the model. ',
  claimed: (rate: string) => `No, not ${rate}. `,
  claimedRight: (rate: string) => `Yes, about ${rate}. `,
  // What was seen
  seenNormal: (seen: string, share: number, expected: string) =>
    `${seen} is normal: ${share} % of the ${expected} to expect. `,
  seenAbove: (seen: string, expected: string) =>
    `${seen} is more than the ${expected} of this path: a cache answered, or a part is faster than stated. `,
  seenLow: (seen: string, share: number, expected: string) =>
    `${seen} is low: ${share} % of the ${expected} to expect. `,
  amongMeasured: (seen: string, range: string) => `${seen} is normal: ${range} was measured on such links. `,
  aboveMeasured: (seen: string, range: string) =>
    `${seen} is more than the ${range} that was measured on such links; the speed of the link that a computer shows is more than it carries. `,
  belowMeasured: (seen: string, range: string) => `${seen} is less than the ${range} that was measured on such links. `,
  timeNormal: (seen: string) => `${seen} is normal. `,
  timeLong: (seen: string) => `${seen} is long: usual causes are another workload, a slow drive or a narrow link. `,
  timeShort: (seen: string) =>
    `${seen} is faster than expected here: the drives are faster, or not everything was read. `,
  shownNormal: (size: string) => `${size} is what to expect, as tools count in TiB. `,
  shownOther: (size: string) => `${size} is not what these drives hold. `,
  paceOf: (links: readonly string[]) =>
    `That is the speed of ${links.join(' or ')}: check whether the link came up at it. `,
  causes: {
    drive: 'Heat, a full cache, small blocks or few requests at a time are usual causes. ',
    port: 'A port or cable at an older speed is the usual cause. ',
    chip: 'Small blocks, few requests at a time or a slow drive among them are usual causes. ',
    card: 'A slot with fewer lanes or an older generation is the usual cause; LnkSta in lspci -vv shows the link. ',
    slot: 'A link with fewer lanes or an older generation is the usual cause; LnkSta in lspci -vv shows it. ',
    cable: 'A slow drive, or a lane of the cable that is down, is the usual cause. ',
    uplink: 'Other devices behind the chipset, or a slower slot, are usual causes. ',
    network: 'The drives, the other end, or a port that came up slower are usual causes; iperf3 tells them apart. ',
    usb: 'A cable, a port or a hub at an older speed is the usual cause; lsusb -t shows it. ',
    thunderbolt: 'The drive, or its lanes in the box, are usual causes. ',
    dock: 'The drive, or its lanes in the dock, are usual causes. ',
    disk: 'Small files, other load or a failing disk are usual causes. ',
  } satisfies Record<LimitKey | 'disk', string>,
  usualDisk: (rate: string) =>
    `Hard disks of this kind read about ${rate} at their outer tracks, and half of that inside.`,
  usualDrive: (kind: Kind, rate: string) => `${kinds[kind]}s of this kind read about ${rate}.`,
  // Chains
  total: (rate: string, drives: string, limit: Limit) => `${rate} for ${drives} together, ${limitedBy(limit)}.`,
  /** All drives of a pasted list of parts. */
  listed: 'the drives of this list',
  list: (understood: number, unread: number) =>
    unread === 0
      ? `${understood} lines of this list make a machine. Open it in the sizer.`
      : `${understood} lines of this list make a machine; ${unread === 1 ? 'one was' : `${unread} were`} not understood, so there is no number yet. Open it in the sizer and add what is missing.`,
  copied: (rate: string, limit: Limit) =>
    `${rate}: a copy reads from one end while it writes to the other; ${limitedBy(limit)}.`,
  cacheFull: (after: string, rate: string) => `After ${after} a write cache is full: ${rate} from then on.`,
  cacheUnknown: (names: readonly string[]) =>
    `How much the write cache of ${and(names)} takes is unknown: a long copy may slow down.`,
  copyTooLarge: (size: string, room: string) => `${size} does not fit: the target holds ${room} at most.`,
  copyExpected: (low: string, high: string) => `Expect ${low} to ${high}.`,
  copyStarts: (time: string, rate: string, limit: Limit) => `${time}: ${rate} at first, ${limitedBy(limit)}.`,
  together: (rate: string, limit: Limit) => `${rate} together, ${limitedBy(limit)}.`,
  share: (rate: string, drives: string, limit: Limit) => `${rate} from ${drives} (${limitedBy(limit)})`,
  shares: (list: readonly string[]) => `That is ${and(list)}.`,
  one: (rate: string, limit: Limit) => `${rate}, ${limitedBy(limit)}.`,
  each: (each: string, rate: string, drives: string, limit: Limit) =>
    `${each} per drive, ${rate} for ${drives} together, ${limitedBy(limit)}.`,
  clients: (rate: string, limit: Limit) => `${rate} to clients over the network, ${limitedBy(limit)}.`,
  fromClients: (rate: string, limit: Limit) => `${rate} from clients over the network, ${limitedBy(limit)}.`,
  drivesLimit: (doubt: Doubt, drives: string, wanted: string, part: string, carries: string) =>
    `${doubt === 'enough' ? 'Yes' : 'No'}: ${wanted} for ${drives}, and ${part} allows ${carries}.`,
  carrier: 'the path to them',
  verdict: (isYes: boolean): string => (isYes ? 'Yes. ' : 'No. '),
  driveReads: (read: string, link: string, carries: string) =>
    `Such a drive reads about ${read}, and ${link} carries ${carries}.`,
  sataLanes: ' A SATA drive has no PCIe lanes of its own; an NVMe drive does.',
  carries: (link: string, rate: string) => `${link} would give ${rate}. `,
  drives: (count: number, kind: Kind) =>
    count === 1 ? `1 ${kinds[kind]}` : `${count === 2 ? 'both' : `all ${count}`} ${kinds[kind]}s`,
  dockNormal: (rate: string) =>
    `About ${rate} is normal: docks of this generation give a drive inside one PCIe 3.0 lane, whatever the cable carries.`,
  usb2: (rate: string) =>
    `About ${rate} is what USB 2.0 carries: the link fell back to 480 Mb/s. Try another cable and port; lsusb -t shows the speed.`,
  /** What limits, and behind it which one of the kind. */
  limit: ({ key, detail }: Limit) => [role[key], detail].filter(Boolean).join(': '),
  ssds: 'SSDs',
  spinning: (turns: string) => `a ${turns}-rpm hard disk`,
  outerTracks: 'a hard disk at its outer tracks',
  dataShare: (link: string) => `PCIe data share of ${link}`,
  dockLane: 'one PCIe 3.0 lane to the drive',
  // Assumptions
  assumeDisk: (rate: string) => `hard disks of ${rate} at the outer tracks, about half inside`,
  assumeMegabytes: (typed: string, number: string) => `${typed} is read as ${number} MB/s for each drive`,
  assumeTerabytes: (number: string) => `${number} is read as ${number} TB`,
  assumeGenericCard: 'the card itself does not limit',
  assumeKind: 'the drives are hard disks, by their size or rate',
  assumeRate: (kind: Kind, rate: string) => `${kinds[kind]}s of ${rate}, as is usual`,
  ratedDrive: (name: string, rate: string) => `${name}: ${rate}, as rated`,
  measuredDrive: (name: string, rate: string) => `${name}: ${rate}, as measured here`,
  assumeWrites: 'drives write as fast as they read until their cache is full',
  writesAt: (name: string, rate: string) => `${name}: ${rate} for writes`,
  assumeDriveLanes: 'the drive has four lanes, as NVMe drives do',
  whichever: (names: readonly string[]) => `the answer is the same for ${and(names)}`,
  assumePayload: 'packets of 256 bytes, the usual payload of a path',
  assumeLargest: (less: string) => `packets of 512 bytes; the usual 256 give ${less} less`,
  assumeSlotGeneration: (generation: string) =>
    `the slot is PCIe ${generation}; a slot of an older generation carries less`,
  assumeWholeSlot: (name: string) => `${name}: the slot has all the card’s lanes`,
  assumeBelow: (link: string) => `drives faster than ${link}`,
  assumeOneCable: 'one cable of four lanes feeds the expander',
  assumeNetworkSlot: 'the network card is not held back by its slot',
  assumeMtu: 'frames of 1,500 bytes and TCP',
  assumeStreams: 'two spatial streams, as laptops and phones have; all clients of a channel share it',
  assumeChannel: 'a channel of 160 MHz',
  assumeTwoLanes: 'two lanes of 20 Gb/s; some computers use one between each other',
  assumeNoController: 'the drives’ controller is not the limit',
  assumeSata: 'the drive and its port are SATA 3.0 (6 Gb/s)',
  assumeUas: 'the UAS protocol',
  assumeLanes: (chipset: string, generation: string) => `lanes of ${chipset} are PCIe ${generation}`,
  assumeWidth: (name: string, lanes: number) =>
    `${name} has ${lanes === 1 ? 'one lane' : `${lanes} lanes`} for a drive`,
  assumeOwnLanes: 'each drive has at least PCIe 3.0 x4 of its own',
  assumeSharedFirst: 'together, the drives are faster than what they share',
  assumePorts: (name: string) => `the drives are in SATA ports of ${name}`,
  assumeSameChip: (text: string, name: string) => `${text} has the same chip as ${name}`,
  assumeDock: 'the drive sits inside the dock, whose chip gives it one lane',
  lanesInUse: (name: string, takes: number, has: number) => `${name}: ${takes} of ${has} lanes in use`,
  beside: (what: string) => `${what} does not limit here and is left out`,
  assumePairs: 'mirrors of two drives each, striped (RAID 10)',
  assumeNoCheck: 'all drives are read at once',
  whichLevel: 'Which layout: RAID 5, RAID 6, RAID-Z2, mirrors?',
  howManyDrives: 'How many drives, and how large?',
  ratio: (one: string, other: string, writes: string, mixed: string) =>
    `${one} does ${writes} times the random writes of ${other}, ${mixed} times at 70 % reads, and the same random reads.`,
  whichIops: 'How many IOPS does one drive do, and what share of the load is reads?',
  iops: (iops: number, reads: number) => `${plain(iops)} random IOPS at ${reads} % reads.`,
  iopsOf: (kind: Kind, iops: string) => `${kinds[kind]}s of ${iops} IOPS`,
  assumeMix: '70 % of the requests are reads',
  timeOfChain: (each: string, limit: Limit, isCopy: boolean) =>
    `The drives get ${each} each there, ${limitedBy(limit)}. Ask for the time at that rate: “${isCopy ? 'copy 2 TB' : 'rebuild 16 TB'} at 150 MB/s”.`,
  howMany: 'How fast is one drive? Type them as a build, for example “6x 16 TB HDD over 10 GbE”, and compare.',
  assumeOnePort: (name: string) => `one port of ${name} is used`,
  /** Added to an answer that an expander limits. */
  tunnelled: (isSlowed: boolean, each: string) =>
    isSlowed
      ? ` An expander that does not buffer runs its lanes at the 6 Gb/s of the SATA drives behind it: at most ${each} per drive.`
      : ` Behind an expander, SATA drives may get a little less than SAS drives would: at most ${each} per drive.`,
  rateOf: (name: string) =>
    `The rate of ${name} is unknown here. Type it from its data sheet, such as “${name} 5000 MB/s”.`,
  whichRate: 'How fast are the drives on average?',
  copyHow: 'How fast is the slower end of that copy? Ask for the time at its rate: “copy 2 TB at 150 MB/s”.',
  copyAlong: (time: string, rate: string, limit: Limit | undefined) =>
    `${time} at ${rate}${limit ? `, ${limitedBy(limit)}` : ''}.`,
  copyCache: 'How long a copy takes depends on the drive’s cache: see the calculator.',
  copyTo: (time: string, cache: string, fast: string, slow: string | undefined) =>
    slow === undefined
      ? `${time}: all of it fits in the cache of ${cache}, which takes ${fast}.`
      : `${time}: the cache of ${cache} takes ${fast}, the rest is written at ${slow}.`,
  copyUnknown: (name: string) =>
    `The data do not include the write cache of ${name} in this size: type its figures from a review, or add a measured fill.`,
  copyRefused: (name: string) => `That much does not fit on ${name} as it is described.`,
  assumeSize: (name: string, size: string) => `${name} of ${size}`,
  assumeEmpty: 'An empty drive',
  assumeFastSource: 'The source is faster than the drive',
  measuredFill: (name: string) => `Cache and rates of ${name} as a review measured them`,
  statedFill: (name: string) => `Cache and rates of ${name} as its maker states them`,
  // Questions back
  where: (count: number) => `Where are the ${count} drives: one slot that is split, a switch, or a slot each?`,
  whereOne: 'Which slot or link is the drive in?',
  split: (show: number, of: number) =>
    show < of ? `the slot is split: only ${show} of ${of} drives show` : 'the slot is split',
  switched: 'a card with a switch: all share the slot',
  eachOwn: 'a slot of that kind for each drive',
  /** The same, as the next question says it. */
  say: {
    inPlace: (slot: string) => `in ${slot}`,
    split: 'bifurcation',
    switched: 'with a switch',
    eachOwn: 'each in its own slot',
    behindChipset: 'behind the chipset',
    onProcessor: 'on CPU lanes',
    speed: 'speed',
    usable: 'usable space',
    hardDisks: 'hard disks',
    sataSsds: 'SATA SSDs',
    nvmeDrives: 'NVMe drives',
    raidCard: 'the RAID card',
    hba: 'HBA',
    chipset: 'the chipset',
    sasDisks: 'SAS drives',
    sataDisks: 'SATA drives',
    slot: (link: string) => `${link} slot`,
    inSlot: (link: string) => `in a ${link} slot`,
    over: (network: string) => `over ${network}`,
    normal: 'normal?',
    lasts: (work: string) => `how long does the ${work} take`,
    seen: (rate: string) => `only ${rate}, normal?`,
    each: 'per drive',
    writes: 'write speed',
  },
  slotEach: (generation: string, lanes: number) => `a PCIe ${generation} x${lanes} slot each`,
  bifurcation: 'Which board is it, and is the slot split? Unsplit or x4 shows one drive, 4+4 two, 4+4+4+4 all four.',
  sataOrSas: 'Are the drives SATA or SAS? SATA drives slow the lanes of a SAS-3 expander.',
  whichController: 'Which controller or slot generation, and hard disks or SSDs?',
  tooFewPorts: (name: string, ports: number, drives: number) =>
    `${name} has ${ports === 1 ? 'one port' : `${ports} ports`} for ${drives} drives. What is between them: an expander, port multipliers, a second card?`,
  sataInNvme:
    'A SATA drive needs an M.2 slot that has SATA: a slot for NVMe alone does not see it. Which slot of which board is it?',
  macUsb: 'Most Macs lack USB 3.2 Gen 2x2, and such a drive then runs at 10 Gb/s. Does this one have it?',
  macHasNot: 'no: 10 Gb/s',
  usb4Optional:
    'Not every USB4 or Thunderbolt port has USB 3.2 Gen 2x2; without it such a drive runs at 10 Gb/s. Which does this port have?',
  whichKind: 'Are they hard disks or SSDs?',
  whichNetwork: 'How fast is the network?',
  nvmeOnHost: (name: string) =>
    `NVMe drives work on ${name} only if it is a tri-mode card, and how many lanes each then gets depends on the cable. How are they connected?`,
  whichCardOf: (drives: string) => `Which card or chipset are ${drives} on?`,
  emptyCard: (card: string) => `What is connected to ${card}?`,
  sataOrNvme: 'Are the SSDs SATA or NVMe?',
  whichCard: (name: string) => `Is ${name} the RAID card or the chipset?`,
  whichChipset: 'Which chipset is it?',
  lacks: (name: string, one: Lacks) => {
    switch (one.of) {
      case 'lanes':
        return `That takes ${one.takes} lanes, and ${name} has ${one.has} of its own. ${one.isWhole ? shared : rest}`;
      case 'links':
        return `That takes ${one.takes} slots of x${one.lanes}, and ${name} has lanes for at most ${one.has}. ${one.isWhole ? shared : rest}`;
      case 'generation':
        return `${name} has no x${one.lanes} slot of PCIe ${one.takes}: its best is ${one.has}. Which slot is it?`;
      default:
        return `${name} has no x${one.takes} slot: its widest is x${one.has}. Which slot is it?`;
    }
  },
  unknownUplink: (name: string) => `The uplink of ${name} is unknown here.`,
  ports: (many: number, rate: string, limit: Limit) =>
    `${rate} for ${many === 2 ? 'both' : `all ${many}`} ports together, ${limitedBy(limit)}.`,
  hubLanes: (name: string) =>
    `${name} passes Thunderbolt on, and no source here states how many PCIe lanes it gives a drive. lspci -vv on the machine shows them.`,
  oneMachine: 'That is more than one machine. Ask about one at a time, or build them in the sizer.',
  unread: (list: readonly string[]) =>
    `Not understood: ${and(list.map((item) => `“${item}”`))}. Without it there is no answer.`,
  notEnough:
    'That is not enough for a number. Say what you want to know (a speed, a capacity or a time) and how the drives are connected.',
  notHere: (what: string) =>
    `“${what}” is not a question for this site: it computes throughput, space and time, and what limits them.`,
  near: (unknown: string, names: readonly string[]) =>
    names.length > 0
      ? `“${unknown}” is unknown here. The nearest names are ${and(names)}.`
      : `“${unknown}” is unknown here.`,
  /** What to do about a name that is unknown. */
  addIt: 'Contribute says how to add it.',
  anyOfItsKind: 'any of its kind',
  changing: (word: string) =>
    `It is not clear what “${word}” changes. List the parts instead, for example “4x 990 PRO on a B650 board”.`,
  tooManyDrives: (count: number) => `${whole(count)} drives are more than one machine holds.`,
  clash: 'The units do not fit each other.',
  // Pages
  part: (name: string, facts: string) => `${name}: ${facts}.`,
  partFacts: {
    link: (link: string) => `link ${link}`,
    ports: (count: number, ports: string) => `${count} ${count === 1 ? 'port' : 'ports'}${ports ? ` of ${ports}` : ''}`,
    rated: (rate: string) => `${rate}, as rated`,
    measured: (rate: string) => `${rate}, as measured here`,
    writes: (rate: string) => `${rate} for writes, until its cache is full`,
    noWrites: 'no source here states how fast it writes',
    noIops: 'IOPS depend on queue depth and block size; Data shows what was measured',
    assumed: (rate: string) => `about ${rate} is usual for its kind; no source here rates it`,
    lanes: (list: readonly string[]) => `${and(list)} of its own`,
    lanesOf: (lanes: number, generation: string) => `${lanes} ${lanes === 1 ? 'lane' : 'lanes'} of PCIe ${generation}`,
    uplink: (link: string, rate: string) => `uplink ${link}, ${rate} shared by all behind it`,
    unknown: 'its figures are unknown here',
  },
  boardPage: (name: string) =>
    `The page of ${name} shows its slots: how many lanes each has, and whether they come from the processor or the chipset.`,
  boardsOfOneName: (name: string, boards: number) =>
    `${boards} boards are called ${name}. The list tells them apart by their slots.`,
  slotGives: (slot: string, rate: string) => `${slot} (${rate})`,
  slotsRanked: (board: string, best: readonly string[], others: readonly string[]) =>
    `Best on ${board}: ${and(best)}.${others.length > 0 ? ` Less: ${and(others)}.` : ''} Its page shows what each slot shares.`,
  slotOnBoard:
    'That depends on the board. Boards shows the slots of each: their lanes, and whether processor or chipset feeds them.',
  whichSlot: (board: string) => `In which slot of ${board}?`,
  slotOpen: (slot: string, board: string) =>
    `The number of lanes in ${slot} of ${board} is unknown. Check the manual, or LnkSta in lspci -vv.`,
  slotIs: (
    board: string,
    slot: string,
    lanes: number,
    generation: string | undefined,
    attached: 'processor' | 'chipset' | undefined,
  ) =>
    `${slot} of ${board} is ${generation ? `PCIe ${generation} ` : ''}x${lanes}${attached === 'chipset' ? ', behind the chipset, whose uplink all its slots share' : attached === 'processor' ? ', on the processor' : ''}, according to the firmware`,
  board: (chipset: string) =>
    `That board is not in our tables. The page of ${chipset} shows its lanes; the manual or lspci -vv shows how a slot is wired.`,
  article: 'An article here answers that.',
  /** What words were taken for. */
  read: {
    board: 'board',
    count: (value: number) => `count: ${whole(value)}`,
    size: (size: string) => `capacity: ${size}`,
    rate: (rate: string) => `rate: ${rate}`,
    drives: (drives: number) => `${whole(drives)} ${drives === 1 ? 'drive' : 'drives'}`,
    lanes: (lanes: number) => `${lanes} ${lanes === 1 ? 'lane' : 'lanes'}`,
    wires: { usb: 'USB', sata: 'SATA', ethernet: 'Ethernet', dmi: 'DMI' } as Readonly<Record<string, string>>,
    tags: {
      hdd: 'hard disks',
      ssd: 'SSDs',
      nvme_tag: 'NVMe',
      expander: 'a SAS expander',
      each: 'each drive',
      chipset_slot: 'behind the chipset',
      cpu_slot: 'processor lanes',
      single_link: 'one cable',
      dual_link: 'two cables',
      bifurcation: 'a split slot',
    } as Readonly<Record<string, string>>,
  },
  /** The chips under the box. */
  chips: {
    remove: 'leave it out',
    all: 'all together',
    each: 'per drive',
    writes: 'writing',
    usual: 'as usual',
    whole: 'all the card’s lanes',
    noNetwork: 'none',
    number: (value: string) => value.replace(/x$/, ''),
    times: (count: number, drives: string) => `${whole(count)} × ${drives}`,
    quantities: {
      throughput: 'throughput',
      space: 'usable space',
      time: 'time',
      iops: 'IOPS',
      ratio: 'ratio',
      chance: 'chance',
      lanes: 'lanes',
      count: 'how many',
      none: '',
    },
    kinds: { verdict: 'yes or no', normal: 'is it normal', comparison: 'side by side', figure: '' },
  },
  none: 'Type a machine, a question or the output of a tool, for example “8x 4 TB HDD on 9211-8i in 2.0 x4”.',
  tooLong: 'This is too long for a question and is not the output of a known tool.',
  // Pastes
  pasteLink: (what: string, rate: string) => `${what} carries at most ${rate} for drive reads.`,
  idleGraphics:
    'An idle graphics card slows its link down to 2.5 GT/s to save power. Check it under load: its idle speed limits nothing.',
  pasteHdparm: (rate: string) => `The drive reads ${rate} (hdparm counts MiB); the cached figure is memory.`,
  pasteScrub: (time: string, rate: string) =>
    `${time} to go at ${rate}, the rate at which reads are issued: that is the pace of a scrub or resilver.`,
  pasteKernel: (time: string, rate: string) => `${time} to go at ${rate} for each drive.`,
  pasteSata: (rate: string) =>
    `No: the link at 3 Gb/s carries ${rate}, more than a hard disk reads. An old port or cable is the likely cause.`,
  pasteRead: 'This is the output of a tool: the diagnosis shows what limits the machine.',
  pasteUnread: 'This looks like a tool’s output. Paste all of it into the diagnosis.',
  atPort: (link: string, port: string) => `${link} at port ${port}`,
};
