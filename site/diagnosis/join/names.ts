/** Names that tools give to the same thing: partitions and their drives, models as each tool cuts and pads them. */

const WHOLE =
  /^(?:sd[a-z]{1,3}|[hv]d[a-z]{1,3}|xvd[a-z]{1,3}|nvme[0-9]{1,4}(?:n[0-9]{1,4})?|mmcblk[0-9]{1,2}|a?da[0-9]{1,4}|nda[0-9]{1,4}|nvd[0-9]{1,4}|pmem[0-9]{1,3})$/;
const PARTITIONS: readonly RegExp[] = [
  /^(?<drive>(?:sd|[hv]d|xvd)[a-z]{1,3})[0-9]{1,3}$/,
  /^(?<drive>(?:nvme[0-9]{1,4}n[0-9]{1,4}|mmcblk[0-9]{1,2}))p[0-9]{1,3}$/,
  // Solaris: c1t0d0s0.
  /^(?<drive>c[0-9]{1,3}(?:t[0-9A-F]{1,20})?d[0-9]{1,3})s[0-9]{1,2}$/,
  // FreeBSD: ada0p3, da0s1a.
  /^(?<drive>(?:a?da|nda|nvd)[0-9]{1,4})[ps][0-9]{1,3}[a-h]?$/,
];

/** Whether it is the name of a drive as a whole, and no partition, volume or array. */
export const isDriveName = (name: string): boolean => WHOLE.test(name);

/** `/dev/sda1` lies on sda, nvme0c1n1 is a path to nvme0n1; another name is its own. */
export function driveNameOf(name: string): string {
  const plain = name.replace(/^\/dev\//, '').replace(/^(nvme[0-9]{1,4})c[0-9]{1,4}(n[0-9])/, '$1$2');
  for (const pattern of PARTITIONS) {
    const drive = pattern.exec(plain)?.groups?.drive;
    if (drive !== undefined) return drive;
  }
  return plain;
}

/** Whether somebody names a device by it: `/dev/sda1`, md0, nvme0n1; not a file, a folder or a letter of a volume. */
export const namesDevice = (name: string): boolean =>
  /^\/dev\/\w/.test(name) || isDriveName(driveNameOf(name)) || /^md[0-9]{1,4}(?:p[0-9]{1,3})?$/.test(name);

/**
 * What a RAID card calls a drive behind it: smartctl asks for it through a disk of the system, which is a logical drive of
 * the card, with a model and a size of its own.
 */
export const placeBehindCard = (access: string | undefined): string | undefined =>
  /(?:^|\+)((?:megaraid|sssraid|3ware|areca|aacraid|cciss),[0-9,/]{1,12})$/.exec(access ?? '')?.[1];

/** nvme0 of nvme0n1 and of nvme0. */
export const nvmeControllerOf = (name: string): string | undefined => /^nvme[0-9]{1,4}/.exec(name)?.[0];

/** Whether two tools may mean the same model: one cuts it at 16 characters, one puts the maker before it. */
export function isSameModel(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short.length >= SHORTEST && long.includes(short);
}

/** Less says nothing of a model. */
const SHORTEST = 4;

/** Every drive is compared with every other, so each model is made plain once. */
const PLAIN = new Map<string, string>();
const MOST_PLAIN = 10_000;

function plain(model: string): string {
  const known = PLAIN.get(model);
  if (known !== undefined) return known;
  const made = model
    .toUpperCase()
    .replace(/^ATA\s+/, '')
    .replace(/[^A-Z0-9]/g, '');
  if (PLAIN.size >= MOST_PLAIN) PLAIN.clear();
  PLAIN.set(model, made);
  return made;
}

/** Makers of drives by the words that models and lists of PCI ids call them by. */
const MAKERS: readonly RegExp[] = [
  /\bSamsung|^MZ|\bPM[0-9]{3}/i,
  /\bMicron|\bCrucial|^CT[0-9]{3,4}/i,
  /\bIntel\b|\bSolidigm|^SSDP/i,
  /\bWestern Digital|^WDC?[ _]|\bWDS[0-9]|\bSanDisk|\bHGST\b/i,
  /\bToshiba|\bKIOXIA/i,
  /\bHynix/i,
  /\bSeagate|^ST[0-9]{3,5}[A-Z]/i,
  /\bKingston/i,
  /\bA-?DATA\b/i,
];

/** Whether both names say a maker, and another one. */
export function isOtherMaker(one: string, other: string): boolean {
  const makers = (name: string) => MAKERS.filter((maker) => maker.test(name));
  const [first, second] = [makers(one), makers(other)];
  return first.length > 0 && second.length > 0 && !first.some((maker) => second.includes(maker));
}
