/** Single lines by which a tool says itself what slows or endangers storage: a table of lines, each with its meaning. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS } from './figures.ts';
import { PCI_ADDRESS } from './pci-address.ts';

export interface Condition {
  line: number;
  kind: ConditionKind;
  /** What it is said of: a dataset, a path, osd.1, RaidPort0, a mount point. */
  name: string;
  /** As printed, without its unit; empty where the line holds none. */
  value: string;
}

interface Row {
  /** Stands within the line. */
  sign: string;
  /** With the groups `name` and `value`, either of which may be missing. */
  line: RegExp;
  /** A line above, with no blank line between, that says what the line means; its group `name` is taken first. */
  under?: RegExp;
  /** A field of a block, which a line above names. */
  isField?: true;
  /** The line below, where the value stands there. */
  below?: RegExp;
  /** A figure that is no condition is left out. */
  isMeant?(value: number): boolean;
}

const PROPERTIES = /^\s{0,8}NAME\s{1,80}PROPERTY\s{1,60}VALUE\s{1,60}SOURCE\s*$/;
const property = (name: string, values: string): Row => ({
  sign: name,
  under: PROPERTIES,
  line: new RegExp(`^\\s{0,8}(?<name>[^\\s@]{1,200})\\s{1,80}${name}\\s{1,40}(?<value>${values})\\s{1,40}\\S`),
});

/** Columns of `lvs`. */
const VOLUMES = /^\s{0,8}LV\s{1,120}VG\s{1,120}Attr\s{1,20}LSize\s{1,20}Pool\s{1,120}Origin\s{1,120}Data%/;
const THIN =
  '^\\s{0,8}(?<name>\\S{1,120})\\s{1,60}\\S{1,120}\\s{1,20}twi[\\w-]{6,8}\\s{1,20}<?[\\d.,]{1,12}[a-zA-Z]\\s{1,200}';
const OSDS = /^\s{0,8}ID\s{1,8}CLASS\s{1,8}WEIGHT\s.{0,120}%USE\s/;
const OSD = '^\\s{0,8}(?<name>\\d{1,5})\\s{1,8}[a-z]{2,8}\\s';
const NFS = 'type nfs4? \\((?:[^()\\s]{1,400},)?';
const CIFS = 'type (?:cifs|smb3) \\((?:[^()\\s]{1,400},)?';
const mounted = (sign: string, options: string): Row => ({
  sign,
  line: new RegExp(`^\\S{1,200} on (?<name>/\\S{0,200}) ${options}[,)]`),
});

const NEARLY_FULL = 85;
/** Bytes of one request; servers of today take a MiB. */
const SMALL_TRANSFER = 65_536;
/** Bytes of a frame's data; jumbo frames carry up to 9000 and a bit, and a loopback takes more. */
const USUAL_FRAME = 1500;
const LARGEST_FRAME = 16_384;
/** MiB a second; a processor with instructions for AES does thousands. */
const SLOW_CIPHER = 400;

const ROWS = {
  syncAlways: property('sync', 'always'),
  dedup: property('dedup', '(?:on|verify|sha256|sha512|skein|edonr|blake3)(?:,verify)?'),
  noDataCache: property('primarycache', 'metadata|none'),
  heavyCompression: property('compression', 'gzip-[7-9]|zstd-1[0-9]'),
  failedPath: {
    sign: 'faulty',
    line: /^[\s|`]{0,12}[|`]- \d{1,5}(?::\d{1,6}){3} (?<name>[a-z]{2,5}|nvme\w{1,16})\s{1,8}\d{1,4}:\d{1,7}\s{1,8}(?:failed|active|undef)\s{1,4}(?:faulty|offline)\b/,
  },
  fullOsd: {
    sign: ' up',
    under: OSDS,
    line: new RegExp(
      `${OSD}.{20,160}?\\s(?<value>\\d{1,3}\\.\\d{1,2})\\s{1,8}\\d{1,3}\\.\\d{1,2}\\s{1,8}\\d{1,6}\\s{1,8}up\\b`,
    ),
    isMeant: (value) => value >= NEARLY_FULL,
  },
  downOsd: { sign: ' down', under: OSDS, line: new RegExp(`${OSD}.{20,200}\\sdown\\b`) },
  notStarted: {
    sign: 'not enough to start the array',
    line: /^mdadm: \/dev\/(?<name>md\d{1,4}) assembled from (?<value>\d{1,4}) drives?(?: .{0,60})? - not enough to start the array/,
  },
  hungTask: {
    sign: ' blocked for more than ',
    line: /INFO: task (?<name>[\w./:-]{1,40}?):\d{1,8} blocked for more than (?<value>\d{1,6}) seconds/,
  },
  slowCard: {
    sign: 'card at address',
    line: /\b(?<name>mmc\d{1,2}): new (?:high speed )?SD[HX]C card at address /,
  },
  slowCipher: {
    sign: 'aes-xts',
    line: /^\s{0,16}(?<name>aes-xts\s{1,10}(?:256|512)b)\s{1,20}(?<value>[\d.]{1,8}) MiB\/s\s{1,20}[\d.]{1,8} MiB\/s\s*$/,
    isMeant: (value) => value < SLOW_CIPHER,
  },
  halfLink: {
    sign: 'rx speed:',
    isField: true,
    under: /^[\s│├└─|-]{0,12}generation:\s{1,10}(?:USB4|Thunderbolt [3-5])\s*$/,
    line: /^[\s│├└─|-]{0,16}rx speed:\s{1,10}(?<value>\d{1,3}) Gb\/s\b/,
    isMeant: (value) => value < 40,
  },
  halfUpstream: {
    sign: 'Speed: Up to ',
    isField: true,
    under: /^\s{0,24}Port \(Upstream\):\s*$/,
    line: /^\s{0,28}Speed: Up to (?<value>\d{1,3}) Gb\/s x[12]\s*$/,
    isMeant: (value) => value < 40,
  },
  narrowCard: {
    sign: ' of bandwidth is required',
    line: new RegExp(
      `(?<name>${PCI_ADDRESS}): For optimal performance, at least (?<value>\\d{1,4})GT/s of bandwidth is required`,
    ),
  },
  writeThrough: {
    sign: 'Write Policy',
    isField: true,
    under: /^Hot Spare Policy violated\s{0,8}:/,
    line: /^Write Policy\s{0,24}: Write Through\b/,
  },
  nfsSync: mounted('type nfs', `${NFS}sync`),
  nfsUdp: mounted('type nfs', `${NFS}proto=udp`),
  oldSmb: mounted('vers=1.0', `${CIFS}vers=1\\.0`),
  uncached: mounted('cache=none', `${CIFS}cache=none`),
  smallTransfers: {
    ...mounted('size=', `type (?:nfs4?|cifs|smb3) \\((?:[^()\\s]{1,400},)?[rw]size=(?<value>\\d{3,8})`),
    isMeant: (value) => value <= SMALL_TRANSFER,
  },
  oneCore: {
    sign: 'False',
    under: /^\s{0,8}Server Name\s{1,8}Selected\s{1,8}Client IP\s/,
    line: /^\s{0,8}(?<name>\S{1,80})\s{1,30}True\s{1,8}\S{2,45}\s{1,30}\S{2,45}\s{1,30}\d{1,6}\s{1,30}\d{1,6}\s{1,30}False\s{1,30}False\s*$/,
  },
  speedLimit: {
    sign: 'speed_limit_max',
    line: /(?:speed_limit_max = |\/proc\/sys\/dev\/raid\/speed_limit_max\s*$)(?<value>\d{1,9})?\s*$/,
    below: /^\s{0,8}(?<value>\d{1,9})\s*$/,
  },
  largeFrames: {
    sign: ' mtu ',
    line: /^\s{0,8}(?:\d{1,4}: )?(?<name>[\w.@-]{2,20}): (?:flags=\d{1,6})?<[A-Z,_0-9]{2,120}> {1,2}mtu (?<value>\d{4,5})\b/,
    isMeant: (value) => value > USUAL_FRAME && value <= LARGEST_FRAME,
  },
  linkSaving: {
    sign: 'link_power_management_policy',
    line: /\/(?<name>host\d{1,4})\/link_power_management_policy(?::(?<value>[a-z_]{3,24}))?\s*$/,
    below: /^\s{0,8}(?<value>min_power|med_power_with_dipm|medium_power|keep_firmware_settings|max_performance)\s*$/,
  },
  readOnly: {
    sign: 'read-only',
    line: /\bEXT[234]-fs \((?<name>[^\s()]{1,60})\): Remounting filesystem read-only/,
  },
  forcedReadOnly: {
    sign: 'forced readonly',
    line: /\bBTRFS (?:info|warning|error|critical) \(device (?<name>[^\s():]{1,60})[^()]{0,40}\): forced readonly/,
  },
  shutDown: {
    sign: 'XFS (',
    line: /\bXFS \((?<name>[^\s()]{1,60})\): .{0,80}(?:Shutting down filesystem|[Ff]ilesystem has been shut down)/,
  },
  thinFull: {
    sign: ' twi-',
    under: VOLUMES,
    line: new RegExp(`${THIN}(?<value>100)[.,]00(?:\\s|$)`),
  },
  thinFailed: {
    sign: ' twi-',
    under: VOLUMES,
    line: /^\s{0,8}(?<name>\S{1,120})\s{1,60}\S{1,120}\s{1,20}twi[\w-]{5}[FM]/,
  },
  volumePartial: {
    sign: 'p-',
    under: VOLUMES,
    line: /^\s{0,8}\[?(?<name>[^\s[\]]{1,120})\]?\s{1,60}\S{1,120}\s{1,20}[\w-]{8}p/,
  },
  eventReset: {
    sign: '\\Device\\RaidPort',
    line: /\\Device\\(?<name>RaidPort\d{1,3})"?,? (?:was issued|wurde ausgegeben)|(?:сброс|Сброс).{0,40}\\Device\\(?<other>RaidPort\d{1,3})/,
  },
  eventController: {
    sign: 'controller error on \\Device\\',
    line: /detected a controller error on \\Device\\(?<name>(?:RaidPort|Harddisk)\d{1,3})/,
  },
  eventRetried: {
    sign: 'was retried',
    line: /\bIO operation at logical block address (?:0x)?[0-9a-f]{1,16} for (?<name>Disk \d{1,3}) .{0,80}was retried/i,
  },
  eventBadBlock: { sign: 'has a bad block', line: /\\Device\\(?<name>Harddisk\d{1,3})\\\w{1,10}, has a bad block/ },
} as const satisfies Record<string, Row>;

export type ConditionKind = keyof typeof ROWS;

const EACH = Object.entries(ROWS) as [ConditionKind, Row][];

export const CONDITION_SIGNS: readonly string[] = [...new Set(EACH.map(([, { sign }]) => sign))];

/** Lines of a tool that stand between a heading and what it explains. */
const MOST_ABOVE = 200;

export function conditionsIn(lines: Lines): Condition[] {
  const conditions: Condition[] = [];
  for (const [index, line] of lines.entriesHolding(CONDITION_SIGNS)) {
    if (conditions.length >= MOST_RECORDS) break;
    for (const [kind, row] of EACH) {
      const condition = line.includes(row.sign) && conditionOf(kind, row, line, index, lines);
      if (condition) conditions.push(condition);
    }
  }
  return conditions;
}

function conditionOf(kind: ConditionKind, row: Row, line: string, index: number, lines: Lines): Condition | undefined {
  const { name, other, value: own = '' } = row.line.exec(line)?.groups ?? {};
  const value = own === '' && row.below ? (row.below.exec(lines.at(index + 1) ?? '')?.groups?.value ?? '') : own;
  if (row.below && value === '') return undefined;
  const isMatched = row.line.test(line) && (!row.isMeant || row.isMeant(Number(value)));
  if (!isMatched || (row.under && !isUnder(lines, index, row.under))) return undefined;
  const owner = (name ?? other ?? (row.isField ? ownerOf(lines, index) : undefined) ?? '').replace(/\s+/g, ' ');
  return { line: index + 1, kind, name: row.under === OSDS ? `osd.${owner}` : owner, value };
}

function isUnder(lines: Lines, index: number, heading: RegExp): boolean {
  for (let at = index - 1; at >= 0 && index - at < MOST_ABOVE; at--) {
    const line = lines.at(at) ?? '';
    if (heading.test(line)) return true;
    if (line.trim() === '') return false;
  }
  return false;
}

/** The device that a block of fields is of, by the nearest name above. */
const OWNER = /^[\s│├└─|-]{0,16}(?:name|Device Name|Name\s{1,24}):\s{1,20}(?<name>\S.{0,80}?)\s*$/;

function ownerOf(lines: Lines, index: number): string | undefined {
  const at = lines.findLast(OWNER, Math.max(0, index - MOST_ABOVE), index);
  return at < 0 ? undefined : OWNER.exec(lines.at(at) ?? '')?.groups?.name;
}
