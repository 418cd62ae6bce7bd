/** Drives as parts: equal ones at equal places are one part with a count. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import type { AtaPort, Drive, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import { namesDevice } from '../join/names.ts';
import { INNER_TRACKS, insideOf, NVME_LINK, ONLY_PORT, SAS_LINK, SATA_LINK, usualRate } from './assumptions.ts';
import { assumedOf, linksOf, payloadOf, Ways } from './drive-path.ts';
import { pciePlug, serialPlug } from './links.ts';
import type { Parts, Piece } from './parts.ts';

export type PartOf = ReadonlyMap<string, string>;

export function addDrives(machine: Machine, parts: Parts): PartOf {
  const ways = new Ways(machine, parts);
  const groupOf = groupsByDrive(machine);
  const alike = new Map<string, { piece: Piece; drives: Drive[] }>();
  const ports = freePorts(machine);
  const all = drivesOf(machine);
  const lost = all.filter(isLost);
  for (const drive of all) {
    const [port] = lost.length === 1 && lost[0] === drive && ports.length === 1 ? ports : [];
    const piece = port ? portPiece(port, pieceOf(drive, ways)) : pieceOf(drive, ways);
    const { size, ...rest } = piece.part;
    const about = [rest, piece.assumed, rounded(size), groupOf.get(drive.id) ?? ''];
    const key = JSON.stringify(about);
    const known = alike.get(key);
    if (known) {
      known.drives.push(drive);
      known.piece.lines = [...known.piece.lines, ...piece.lines];
    } else alike.set(key, { piece, drives: [drive] });
  }
  const partOf = new Map<string, string>();
  for (const { piece, drives } of alike.values()) {
    const count = drives.length > 1 ? { count: drives.length } : {};
    const id = parts.add('drives', { ...piece, part: { ...piece.part, ...count } });
    for (const drive of drives) partOf.set(drive.id, id);
  }
  if (lost.length === 0) for (const port of ports) parts.add('drives', portPiece(port, UNNAMED));
  addUnnamed(machine, parts, ways);
  return partOf;
}

/** Drives that may be on a SATA port, as far as the paste says. */
function isLost({ protocol, isUsb, usb, ata, address, running, capable }: Drive): boolean {
  if (protocol !== undefined && protocol !== 'SATA') return false;
  const isPlaced = [isUsb, usb, ata, address, running, capable].some((item) => item !== undefined);
  return !isPlaced;
}

/** What the kernel calls the multiplier itself among the links behind it. */
const MULTIPLIER = '.15';

/** SATA ports with a drive that no tool was joined to. */
function freePorts({ ata, drives }: Machine): AtaPort[] {
  const taken = new Set(drives.map((drive) => drive.ata));
  // A port with a multiplier behind it is the way to its drives, and no drive.
  const shared = new Set(ata.flatMap(({ name }) => /^(ata[0-9]{1,4})\.[0-9]{2}$/.exec(name)?.[1] ?? []));
  return ata.filter(
    ({ name, running }) => running && !taken.has(name) && !shared.has(name) && !name.endsWith(MULTIPLIER),
  );
}

const UNNAMED: Piece = { part: {}, assumed: {}, lines: [] };

/** The port could do more than its drive runs at where the kernel lowered it. */
function portPiece({ running, limit, fallbacks, line }: AtaPort, { part, assumed, lines }: Piece): Piece {
  const { link: _, ...rest } = assumed;
  const isLowered = limit !== undefined || fallbacks.length > 0;
  const now = serialPlug('sata', undefined, running)?.link ?? SATA_LINK.value;
  const isFull = now === SATA_LINK.value;
  const links = isLowered && !isFull ? { link: SATA_LINK.value, slot: now } : { link: now };
  const why = part.link === undefined ? {} : { on: ONLY_PORT.message };
  return {
    part: { ...part, ...links },
    assumed: { ...rest, ...why, ...(isLowered && !isFull && { link: SATA_LINK.message }) },
    lines: [...lines, line, ...(running ? [running.line] : [])],
  };
}

/**
 * eMMC, SD cards and memory are on no link of the chain; of a disk that Windows lists by its model alone, nothing says which
 * it is on.
 */
function isLinkless({ id, protocol, isUsb, running, capable, pcie, unit, ata, address }: Drive): boolean {
  if (/^(?:mmcblk|pmem)[0-9]/.test(id)) return true;
  const isNamed = namesDevice(id) || unit !== undefined || ata !== undefined;
  const isTold = [protocol, isUsb, running, capable, pcie, address].some((item) => item !== undefined);
  return !isNamed && !isTold;
}

/** Those that a link leads to; several namespaces are one drive. */
function drivesOf({ drives }: Machine): Drive[] {
  const taken = new Set<string>();
  return drives.filter((drive) => {
    const { isVirtual, protocol, address } = drive;
    if (isVirtual || isLinkless(drive)) return false;
    if (protocol !== 'NVMe' || address === undefined) return true;
    const isNew = !taken.has(address);
    taken.add(address);
    return isNew;
  });
}

/** Drives of different arrays are parts of their own. */
function groupsByDrive({ groups }: Machine): Map<string, string> {
  const names = groups.flatMap(({ name, vdevs }) =>
    vdevs.flatMap(({ role, members }) => (role === 'data' ? members.map((member) => [member, name] as const) : [])),
  );
  return new Map(names);
}

/** Tools round sizes otherwise. */
const rounded = (size: ChainPart['size']): string => (size === undefined ? '' : Number(size).toPrecision(2));

function pieceOf(drive: Drive, ways: Ways): Piece {
  const { on, assumed: whyOn } = ways.of(drive);
  const own = drive.protocol === 'NVMe' ? ways.functionOf(drive) : undefined;
  const assumed: Record<string, string> = whyOn === undefined ? {} : { on: whyOn };
  const links = linkOf(drive, own, ways.usbOf(drive), assumed);
  const rate = usualRate(drive);
  if (rate) assumed.read = rate.message;
  const isHardDisk = drive.medium?.value === 'HDD';
  const { bytes } = drive;
  const part: Piece['part'] = {
    ...(drive.model && { name: drive.model.value }),
    ...(on !== 'host' && { on }),
    ...links,
    ...(own && payloadOf(own)),
    ...(rate && { read: rate.value, write: rate.value }),
    ...(isHardDisk && { slow_end: INNER_TRACKS }),
    ...((drive.medium?.value === 'SSD' || drive.protocol === 'NVMe') && { solid: true }),
    ...(bytes && isSize(bytes.value) && { size: bytes.value }),
  };
  const lines = [drive.line, drive.running?.line, drive.capable?.line, own?.line].flatMap((line) => line ?? []);
  return { part, assumed, lines };
}

/** A petabyte in one drive is a slip of the reader. */
const LARGEST = 1e15;

const isSize = (bytes: number): boolean => Number.isSafeInteger(bytes) && bytes > 0 && bytes <= LARGEST;

function linkOf(
  drive: Drive,
  own: PciFunction | undefined,
  usb: UsbLink | undefined,
  assumed: Record<string, string>,
): { link: string; slot?: string } {
  const { protocol, capable, running, isUsb } = drive;
  if (protocol === 'NVMe' && !isUsb) {
    const plug = own && pciePlug(own);
    Object.assign(assumed, plug ? assumedOf(plug) : { link: NVME_LINK.message });
    return plug ? linksOf(plug) : { link: NVME_LINK.value };
  }
  const kind = protocol === 'SAS' ? 'sas' : 'sata';
  const plug = serialPlug(kind, capable, running);
  const isUnknown = protocol === undefined && drive.medium?.value !== 'HDD';
  const inside = usb && isUnknown ? insideOf(usb) : SATA_LINK;
  const usual = kind === 'sas' ? SAS_LINK : inside;
  Object.assign(assumed, plug ? assumedOf(plug) : { link: usual.message });
  return plug ? linksOf(plug) : { link: usual.value };
}

/** Mass storage on USB that no tool gave a name: what is in it is not known. */
function addUnnamed({ usb, drives }: Machine, parts: Parts, ways: Ways): void {
  if (drives.some(({ isUsb, usb: path }) => isUsb && path === undefined)) return;
  const named = new Set(drives.map(({ usb: path }) => path));
  for (const link of usb) {
    if (link.isHub || link.hasMoved || !link.driver || named.has(link.path)) continue;
    const { on } = ways.enclosureAt(link);
    const { value, message } = insideOf(link);
    parts.add('drives', { part: { on, link: value }, assumed: { link: message }, lines: [link.line] });
  }
}
