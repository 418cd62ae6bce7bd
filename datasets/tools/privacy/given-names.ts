/**
 * Names that people give to what they store and share: pools and datasets, volumes, labels, shares, domains, nodes. They are
 * masked in what is shared, and no cell of the dataset is refused for one. A name that many have leads to nobody.
 */
import { isOrdinary } from './common-words.ts';
import { type GivenClass, NAME, type PrivatePlace } from './form.ts';
import rows from './given-names.json' with { type: 'json' };

interface Row {
  class: GivenClass;
  /** Its only named group holds the name. */
  pattern: string;
  flags?: string;
}

/** Ends of names that lead to a connection at home, or into a network of one's own. */
const OWN_DOMAINS =
  'dyndns\\.(?:org|info|biz|tv)|(?:[a-z]{1,12}\\.)?ddns\\.net|dynv6\\.net|duckdns\\.org|no-ip\\.(?:com|org|biz)|hopto\\.org|zapto\\.org|sytes\\.net|myfritz\\.net|spdns\\.(?:de|eu)|goip\\.de|selfhost\\.\\w{2,3}|synology\\.me|quickconnect\\.to|myqnapcloud\\.com|ts\\.net|fritz\\.box|lan|local|localdomain|home|home\\.arpa|intern|internal|corp';

/** Each line is looked at of its own, where no other flags stand beside the pattern. */
const FORMS = (rows as Row[]).map(({ class: kind, pattern, flags = 'gm' }) => ({
  class: kind,
  form: new RegExp(pattern.replace('{NAME}', NAME).replace('{OWN_DOMAINS}', OWN_DOMAINS), flags),
}));

/** Tables whose rows begin with a name: which class it is of, by a word of the heading. */
const TABLES: readonly (readonly [GivenClass, heading: RegExp])[] = [
  ['pool', /^[ \t]{0,20}NAME[ \t]+(?:SIZE[ \t]+ALLOC|USED[ \t]+AVAIL|PROPERTY[ \t]+VALUE)\b/],
  ['pool', /^[ \t]{0,20}pool[ \t]+alloc[ \t]+free\b/],
  ['volume', /^[ \t]{0,8}(?:VG|LV)[ \t]+(?:#PV|VG|Attr)\b/],
  ['volume', /^[ \t]{0,8}FriendlyName[ \t]+ResiliencySettingName\b/],
  ['host', /^[ \t]{0,8}NAME[ \t]+STATUS[ \t]+ROLES\b/],
];
const HEADS = /^[ \t]{0,20}(?:NAME|pool|VG|LV|FriendlyName)[ \t]/gm;
/** Rows below a heading that are looked at. */
const MOST_ROWS = 500;

/** Without names that many have; a dataset is of its pool and of itself, so each part of its path is a name. */
export function* givenPlaces(text: string): Generator<PrivatePlace> {
  for (const { class: kind, form } of FORMS) {
    for (const match of text.matchAll(form)) {
      const name = match.groups?.name ?? '';
      const start = match.index + match[0].lastIndexOf(name);
      yield* partsOf(kind, name, start);
    }
  }
  for (const { index } of text.matchAll(HEADS)) yield* rowsBelow(text, index);
}

function* rowsBelow(text: string, heading: number): Generator<PrivatePlace> {
  let start = endOf(text, heading) + 1;
  const head = text.slice(heading, start);
  const kind = TABLES.find(([, pattern]) => pattern.test(head))?.[0];
  for (let row = 0; kind !== undefined && row < MOST_ROWS && start < text.length; row++) {
    const end = endOf(text, start);
    const line = text.slice(start, end);
    if (line.trim() === '' || /^[ \t]{0,20}[A-Z][A-Z-]{2,20}[ \t]+[A-Z]{2}/.test(line)) return;
    const name = /^[ \t>]{0,8}(?!-)([A-Za-z][^\s]{0,160})[ \t]/.exec(line)?.[1];
    // What is deeper is a group or a drive of the pool above it.
    const isOwn =
      name !== undefined && !/^(?:mirror|raidz|draid|spare|log|cache|special|dedup)/.test(name) && !/^[ \t]/.test(line);
    if (isOwn) yield* partsOf(kind, name, start + line.indexOf(name));
    start = end + 1;
  }
}

function endOf(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed;
}

function* partsOf(kind: GivenClass, name: string, start: number): Generator<PrivatePlace> {
  for (const part of name.matchAll(kind === 'pool' ? /[^/@]+/g : /.+/g)) {
    const isName = part[0].length > 1 && !isOrdinary(part[0]) && !IN_MANY.test(part[0]) && !DEVICE.test(part[0]);
    if (isName) yield { class: kind, start: start + part.index, end: start + part.index + part[0].length };
  }
}

/** What a system calls a drive or a partition. */
const DEVICE =
  /^(?:[shv]d[a-z]{1,3}\d{0,3}|(?:nvme\d{1,3}n\d{1,3}|mmcblk\d{1,2})(?:p\d{1,3})?|(?:a?da|nda)\d{1,3}(?:p\d{1,3})?|(?:md|dm-|loop|sr|zd)\d{1,4})$/;

/** What installers call pools, datasets and volumes. */
const IN_MANY =
  /^(?:[rbz]pool|zroot|boot-pool|freenas-boot|ROOT|pve-(?:root|swap|data)|(?:ubuntu|fedora|centos|rhel|debian|vg0?|lvm)[-_]?(?:vg|--vg)?(?:-(?:root|home|swap|lv|ubuntu--lv))?|subvol-\d+-disk-\d+|vm-\d+-disk-\d+|EFI|ESP|pool|volume|label|shares?|domain|root|homes?|public|media|photos?|videos?|music|movies|documents|downloads|backups?|exports?|nfs|smb|samba|data|storage|WORKGROUP|localdomain|localhost\.localdomain)$/i;
