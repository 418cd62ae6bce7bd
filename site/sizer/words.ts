// Words of the sizer, but for its questions and the labels of its form.

import type { ChangeKind, Load, PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { capital } from '../common/format.ts';
import { list } from '../common/list.ts';
import { formOf } from '../common/plural.ts';
import { words as parts } from '../parts/words.ts';

const drives = (count: number, text: string) => `${text} ${formOf(count, { one: 'drive', other: 'drives' })}`;
const allDrives = (count: number, text: string) => (count === 2 ? 'both drives' : `all ${drives(count, text)}`);

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const words = {
  title: 'What limits my drives?',
  answer: 'Answer',
  pageTitle: (value: string, build: string) => `${value}: ${build} · Lanewise`,

  /** What kind of number the headline is, by workload. */
  notes: {
    read: (count: number, text: string) =>
      count === 1 ? 'read from the drive' : `read from ${allDrives(count, text)} together`,
    write: (count: number, text: string) =>
      count === 1 ? 'written to the drive' : `written to ${allDrives(count, text)} together`,
    one: () => 'read from one drive while the others are idle',
    scrub: (count: number, text: string) => `read by a scrub of ${allDrives(count, text)}`,
    rebuild: (count: number, text: string) => `moved by a rebuild of ${drives(count, text)}`,
    copy_out: (count: number, text: string) => `copied from ${drives(count, text)} to the network`,
    copy_in: (count: number, text: string) => `copied from the network to ${drives(count, text)}`,
    copy: () => 'copied',
    copy_back: () => 'copied back',
    random_read: (count: number, text: string) => `random reads of ${drives(count, text)}`,
    random_write: (count: number, text: string) => `random writes to ${drives(count, text)}`,
  } satisfies Record<Load, (count: number, text: string) => string> as Record<
    Load,
    (count: number, text: string) => string
  >,
  /** Both ends of a copy; without a second one it is within the first. */
  copied: (from: string, to: string) => (to ? `copied from ${from} to ${to}` : `copied within ${from}`),
  end: (name: string, isArray: boolean) => (isArray ? `array ${name}` : `the ${name}`),
  /** Of an array whose drives all work at one rate. */
  scrubEach: 'from each drive during a scrub',
  rebuildEach: 'written to the new drive during a rebuild',
  each: (rate: string) => `${rate} each`,
  asBytes: (rate: string) => `${rate} of data`,
  /** By what the range was measured on. */
  measured: {
    links: (range: string) => `${range} (9 of 10 measured links fall in this range)`,
    arrays: (range: string) => `${range} (9 of 10 measured arrays fall in this range)`,
  },
  /** What is assumed says so itself. */
  expect: (range: string) => `Expect ${range}.`,
  /** Where the headline is more than anybody should expect. */
  expectLess: (most: string, range: string) => `At most ${most}: expect ${range}.`,
  noRange: 'No expected range: nobody has measured parts like these.',
  limit: (what: string, many: boolean) => `${capital(what)} ${many ? 'are' : 'is'} the limit.`,
  /** Why SATA drives behind an expander get less than its lanes could carry. */
  tunnelled: (isSlowed: boolean, rate: string) =>
    isSlowed
      ? `A SAS expander that does not buffer runs its lanes at the 6\u202fGb/s of the SATA drives behind it: at most ${rate} each.`
      : `Behind a SAS expander, SATA drives may get a little less than SAS drives would: at most ${rate} each.`,
  /** Why links carry more than the headline. */
  redundancy: {
    copies: (times: string, all: string) =>
      `Each byte is written ${times === '2' ? 'twice' : `${times} times`}: the drives take ${all}.`,
    parity: (all: string) => `Parity is written, too: the drives take ${all}.`,
  },
  /** Why one kind of link is labelled with two rates. */
  towards: 'A PCIe link carries less toward a card or drive, which has to ask for the data.',
  next: (what: string, many: boolean, rate: string, isEach: boolean) =>
    `Then ${what} ${many ? 'are' : 'is'} the limit, at ${rate}${isEach ? '' : ' in all'}.`,
  noNext: 'Nothing else in this build is a limit.',
  /** What a copy does to its target. */
  filling: {
    full: (after: string, rate: string) => `After ${after} a write cache is full: ${rate} from then on.`,
    unknown: (names: string[]) =>
      `The write cache of ${list(names, 'and')} is unknown: a long copy may slow down once it is full.`,
    time: (size: string, time: string, isOpen: boolean) =>
      isOpen ? `Without such a drop ${size} takes ${time}.` : `At these rates ${size} takes ${time}.`,
    tooLarge: (size: string) => `${size} does not fit on the target.`,
  },
  noNetwork: 'Network speed unknown: assumed no limit.',
  nothingLimits: 'Enter the drives’ rate to find the limit.',

  /** What of a part limits, inside a sentence. */
  places: {
    slot: (name: string) => `the ${possessive(name)} slot`,
    port: (name: string) => `the ${possessive(name)} port`,
    uplink: (name: string) => `the ${name} uplink`,
    cable: (name: string) => `the cable to the ${name}`,
    link: (name: string) => `the ${possessive(name)} link`,
    passing: (name: string) => `the ${possessive(name)} own chip`,
    operations: (name: string) => `the ${possessive(name)} IOPS`,
    turns: (name: string) => `the ${name}, which serves one drive at a time,`,
    network: (name: string) => `the ${possessive(name)} link to the network`,
    memory: (name: string) => `the ${name}’s memory`,
    protocol: (name: string) =>
      `the ${possessive(name)} link to the network, or sooner the protocol (a processor works on each stream),`,
    streams: (name: string) => `too few streams for the bonded ports of the ${name}`,
    waiting: (name: string) => `the round trip over the ${possessive(name)} link`,
    peer: (name: string) => `the storage at the far end of the ${possessive(name)} link`,
    media: (name: string) => `the ${name}`,
  },
  /** Drives, where they have no name. */
  drives: (count: number) => formOf(count, { one: 'drive', other: 'drives' }),

  kinds: {
    ...parts.inChain,
    host: 'processor',
    multiplier: 'port multiplier',
    bridge: 'enclosure',
  } satisfies Record<PartKind, string> as Record<PartKind, string>,

  map: {
    many: (count: string, name: string) => `${count} × ${name}`,
    more: (count: number, text: string) => `${text} more ${formOf(count, { one: 'part', other: 'parts' })}`,
    processor: 'Processor',
    network: 'Network',
    limit: 'the limit',
    idle: 'Idle in this workload',
    /** Why a link comes up with fewer lanes, or slower, than the part could. */
    lanes: {
      slot: (has: string, of: string) => `the slot connects ${has} of ${of} lanes`,
      port: (has: string, of: string) => `the port connects ${has} of ${of} lanes`,
    },
    slower: {
      slot: (own: string) => `could be ${own}: the slot is slower`,
      port: (own: string) => `could be ${own}: the port is slower`,
    },
    missing: (count: number, text: string) => `${text} ${formOf(count, { one: 'lane', other: 'lanes' })} not connected`,
    /** Of lanes that would change nothing here. */
    spared: (missing: string) => `${missing}, not needed`,
    /** Which way data flows through a link, read aloud: the map has an arrowhead. */
    ways: { up: 'toward the processor', down: 'away from the processor', both: 'both ways' },
    /** What a copy does with drives or the network. */
    ends: { up: 'copied from here', down: 'copied to here', both: 'copied from and to here' },
    /** Whether every lane of a card is connected, where none is missing. */
    connected: { all: 'all lanes connected', taken: 'all lanes assumed connected' },
    carries: (used: string, capacity: string) => `${used}\u00a0of\u00a0${capacity}`,
    upTo: (rate: string) => `up to ${rate}`,
    upToAll: (each: string, all: string) => `up to ${each} each, ${all} together`,
    noRate: 'own rate unknown: assumed no limit',
    given: {
      all: 'Every link and drive rate is given.',
      links: 'Every link and drive rate is given; only the range is assumed.',
    },
    full: (share: string) => `${share}\u00a0full`,
    /** Where another part is said to limit. */
    alsoFull: 'full, too',
    /** What a drive gives, or is given. */
    gets: (rate: string, isGiven: boolean) => `${isGiven ? 'gets' : 'gives'} ${rate}`,
    getsEach: (rate: string, isGiven: boolean) => `each ${isGiven ? 'gets' : 'gives'} ${rate}`,
    getsOne: (rate: string, isGiven: boolean) => `one of them ${isGiven ? 'gets' : 'gives'} ${rate}`,
    /** Of a rebuild, whose links carry more than the new drive takes. */
    pace: (figures: string, isOfDrives: boolean) => (isOfDrives ? `each ${figures}` : `new drive: ${figures}`),
    together: (rate: string) => `drives: up to ${rate}`,
    busy: (share: string) => `${share} busy`,
    busyEach: (share: string) => `each ${share} busy`,
    array: (level: string, count: string) => `${level} of ${count}`,
    passes: (passed: string) => `${passed} passes.`,
    /** What the marks of a map mean. */
    key: {
      flow: 'flows',
      blocked: 'could flow, does not pass',
      spare: 'free',
      missing: 'not connected',
      assumed: 'assumed',
      busy: 'how busy the chip is',
      break: 'wider than drawn',
    },
    drives: {
      disk: (count: number) => formOf(count, { one: 'hard disk', other: 'hard disks' }),
      nvme: (count: number) => formOf(count, { one: 'NVMe drive', other: 'NVMe drives' }),
      ssd: (count: number) => formOf(count, { one: 'SSD', other: 'SSDs' }),
      drive: (count: number) => formOf(count, { one: 'drive', other: 'drives' }),
    },
    /** What a part does itself. */
    own: {
      media: (figures: string) => figures,
      passing: (figures: string) => `chip: ${figures}`,
      operations: (figures: string) => `chip: ${figures}`,
      turns: (figures: string) => `one drive at a time: ${figures}`,
      memory: (figures: string) => `memory: ${figures}`,
    },
  },
  /** Beside a part that is pointed at. */
  about: {
    change: 'Change',
    add: 'Add a part here',
    open: 'Open in the sizer',
    computed: 'How this is computed',
  },
  flows: {
    title: 'Rates',
    source: 'Drives',
    each: 'Each',
    all: 'All',
    limit: 'Limited by',
    array: (name: string, count: string) => `array ${name} of ${count}`,
  },
  changes: {
    title: 'What would help',
    gain: (total: string, gain: string, reach: string) => `${total}, +${gain}${reach}`,
    multiple: (total: string, times: string, reach: string) => `${total}, ${times} times as much${reach}`,
    /** Of a change that brings all that the next limit would let pass. */
    reach: ', then the next limit',
    /** No hard disk is twice as fast as another. */
    ssds: (name: string) => `Use SSDs twice as fast as ${name ? `the ${name}` : 'these hard disks'}`,
    port: (name: string, to: string) => `Connect the ${name} to a port that gives it its full link, ${to}`,
    cables: (name: string, to: string) => `Connect the ${name} with more lanes, ${to}`,
    /** Whether the part of a change can be had. */
    such: (names: string[]) => `For example, the ${list(names, 'or')}.`,
    instead: (kind: string, other: string, name: string, link: string) =>
      `No ${kind} in the catalogue has that link. An ${other} does, and takes the same drives: the ${name}, ${link}.`,
    lookFor: (kind: string, link: string) =>
      `No ${kind} in the catalogue has that link. Look in data sheets for a host interface of ${link}.`,
    anotherBoard: (names: string[]) =>
      `This needs another board, often another processor: for example, one with ${list(names, 'or')}.`,
    noBoard: 'No chipset in the catalogue has that uplink.',
    compare: 'Compare',
    /** Where a better part alone gains less than 1 %, by what limits. */
    none: {
      media: 'Faster drives here, or more of them, gain less than 1 % of the total.',
      filled: 'Few drives with this link are faster: drives with a faster link would help.',
      link: 'No faster link that can be bought gains 1 % of the total. Spread the drives over two links.',
      chip: 'A faster chip here gains less than 1 % of the total.',
      network: 'A faster network gains less than 1 % of the total.',
      memory: 'Another host would help: its processor and memory are the limit.',
      protocol: 'More streams, RDMA or a faster network would help.',
      streams: 'More streams at once would help.',
      waiting: 'More requests at once would help, or a shorter round trip.',
      peer: 'Faster storage at the other end would help.',
      many: 'Changes are not tried in a build of this size.',
    },
    kinds: {
      slot: (name, to) => `Put the ${name} in a slot that gives it its full link, ${to}`,
      processor: (name) => `Move what you can from the ${name} to CPU slots`,
      network: (_, to) => `Use a faster network, ${to}`,
      chip: (name) => `Replace the ${name} with one whose chip passes more`,
      faster: (name, to) =>
        to
          ? `Replace the ${name} with an NVMe drive twice as fast, ${to}`
          : `Use drives twice as fast${name && ` as the ${name}`}`,
      drives: (name, to) => `Use twice as many ${name ? `of the ${name}` : 'drives'}, ${to}`,
      width: (name, to) => `Replace the ${name} with one that has more lanes, ${to}`,
      generation: (name, to) => `Replace the ${name} with one of a newer generation, ${to}`,
      payload: (name, to) => `Set a Max Payload Size of ${to} B on the whole path from the ${name} to the processor`,
      both: (name, to) => `Use ${to} at both ends of the ${possessive(name)} link`,
      switching: (name) =>
        `For the ${name}, use a controller and a port multiplier that both support FIS-based switching`,
    } satisfies Record<ChangeKind, (name: string, to: string) => string> as Record<
      ChangeKind,
      (name: string, to: string) => string
    >,
  },
  compare: {
    title: 'A and B compared',
    stop: 'Stop comparing',
    before: 'A, kept',
    now: 'B, in the form',
    figure: 'Figure',
    total: 'All together',
    expected: 'Expected',
    limit: 'Limit',
    none: '–',
    part: (name: string, member: string) => `${capital(name)}: ${member}`,
    blockSize: 'Block size',
  },
  take: {
    notDrawn: 'The browser could not draw the picture. Try the other format.',
    copied: 'Copied',
    failed: 'The browser blocked copying. The address bar holds the link.',
    notLoaded: 'The export could not be loaded. Check the connection and try again.',
    files: { json: 'chain.json', svg: 'chain.svg', png: 'chain.png' },
  },
  coreFailed:
    'The sizer could not be loaded. The answer shown is this page’s example, not the answer to its address or to what you type. Change a field to try again.',
  ignored: (problem: string) => `The address could not be read: ${problem}`,
  stale: 'This is the last build that could be computed, not what is typed now.',

  address: {
    noMember: (id: string, given: string, allowed: string[]) =>
      `part ${id} has “${given}”, which is not a known field. Use ${list(allowed, 'or')}, each followed by a colon and its value.`,
    yesOrNo: (id: string, member: string, given: string) => `${member} of part ${id} is “${given}”. Write yes or no.`,
    noKind: (id: string, given: string) =>
      `part ${id} has the unknown kind “${given}”. Write a kind such as hba or drive, or the level of an array such as raidz2.`,
    noLoad: (given: string, allowed: string[]) => `“${given}” is not a known workload. Choose ${list(allowed, 'or')}.`,
    noBlockSize: (given: string) => `the block size is “${given}”. Write bytes, such as 4096.`,
    misspelt: (given: string, meant: string) => `“${given}” is unknown. Write “${meant}”.`,
    tooLong: (length: number, most: number) => `it is ${length} characters long; at most ${most} are read.`,
  },
};
