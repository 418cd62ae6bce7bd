/** `arcconf getconfig 1` of Adaptec and Microchip: the card, its volumes, its drives. Sizes are in powers of 1024. */
import type { Lines } from '../paste/lines.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  errorsOf,
  ownerOf,
  placedIn,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

const VOLUME = /^\s{0,8}Logical [Dd]evice number ([0-9]{1,3})\s*$/;
const DEVICE = /^\s{0,12}Device #[0-9]{1,4}\s*$/;
/** Enclosures and expanders are devices, too. */
const DISK = /^\s{0,16}Device is an? (?:Hard|Solid State) [Dd](?:rive|isk)/;
/** Below such a heading stands what keeps the cache, with a status in a name that other parts have, too. */
const BACKUP = /^\s{0,8}Controller (?:Battery|ZMM) Information\s*$/;
/** The phys of a drive have a heading of their own. */
const SECTION = /^\s{0,8}(?!Device )[A-Z][A-Za-z ]{4,60} [Ii]nformation\s*$/;
const OF_VOLUME = /segment|Array Physical Device/i;
/** Channel and device, by which the tool itself names a drive; the names of both fields hold colons of their own. */
const PLACE = /^\s{0,20}Reported Channel,Device(?:\(T:L\))?\s{0,20}: ([0-9]{1,3},[0-9]{1,4})(?:\(|\s|$)/;
const ADDRESS =
  /^\s{0,8}PCI Address \([\w:]{3,40}\)\s{0,20}: ([0-9a-f]{1,4}):([0-9a-f]{1,2}):([0-9a-f]{1,2}):([0-7])\s*$/i;

/** One of them stands in each line that tells something. */
const SIGNS = signs['hba-arcconf'];

export function arcconfControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  let volume: ControllerVolume | undefined;
  /** What is told of a device before its place is. */
  let waiting: ControllerDrive | undefined;
  let isBackup = false;
  let isDevice = false;
  const bus = new Map<string, string>();
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const place = VOLUME.exec(line)?.[1];
    if (place !== undefined) {
      volume = placedIn(ownerOf(controllers, number, 'arcconf').volumes, { line: number, place });
      [drive, waiting] = [undefined, undefined];
      isDevice = false;
      continue;
    }
    if (DEVICE.test(line) || SECTION.test(line)) {
      isBackup = BACKUP.test(line);
      [drive, waiting] = [undefined, undefined];
      isDevice = DEVICE.test(line);
      if (isDevice || !OF_VOLUME.test(line)) volume = undefined;
      continue;
    }
    if (DISK.test(line)) {
      waiting = { line: number, place: '' };
      continue;
    }
    const at = waiting && PLACE.exec(line)?.[1];
    if (waiting && at !== undefined) {
      drive = placedIn(ownerOf(controllers, number, 'arcconf').drives, { ...waiting, place: at });
      waiting = undefined;
      continue;
    }
    const address = ADDRESS.exec(line)?.slice(1);
    const card = controllers.at(-1);
    if (address && card) card.address ??= told(addressOf(address, 16), number);
    const field = fieldAt(index, line);
    if (!field) continue;
    const { name, value } = field;
    if (name === 'Controller Model') {
      const last = controllers.at(-1);
      if (controllers.length >= MOST_RECORDS) break;
      if (!last || last.model) controllers.push(controllerAt(number, 'arcconf'));
      [drive, volume, waiting] = [undefined, undefined, undefined];
      isDevice = false;
      bus.clear();
    }
    if (drive ?? waiting) readDrive((drive ?? waiting) as ControllerDrive, name, value, number);
    else if (volume) readVolume(volume, name, value, number);
    else if (name === 'Controller Model' || (controllers.length > 0 && !isDevice))
      readController(ownerOf(controllers, number, 'arcconf'), { name, value, isBackup }, bus, number);
  }
  return controllers.filter(({ model, drives, volumes }) => model ?? (drives.length + volumes.length > 0 || undefined));
}

/** As older versions name the link, by its rate in megahertz. */
const GENERATIONS: Readonly<Record<string, string>> = { '2500 MHz': '1.0', '5000 MHz': '2.0', '8000 MHz': '3.0' };

function readController(
  controller: Controller,
  { name, value, isBackup }: { name: string; value: string; isBackup: boolean },
  bus: Map<string, string>,
  line: number,
): void {
  if (name === 'Controller Model') controller.model ??= told(textOf(value), line);
  else if (name === 'Logical devices/Failed/Degraded') {
    const [, failed, degraded] = /^[0-9]{1,4}\/([0-9]{1,4})\/([0-9]{1,4})$/.exec(value) ?? [];
    const unwell = Number(failed ?? 0) + Number(degraded ?? 0);
    controller.unwell ??= told(unwell > 0 ? unwell : undefined, line);
  } else if (name === 'Firmware') controller.firmware ??= told(textOf(value), line);
  else if (/^Ho[st]t? bus /.test(name)) {
    bus.set(name.replace(/^Ho[st]t? bus /, ''), value);
    const generation = /^PCIe ([0-9]\.[0-9])$/.exec(bus.get('type') ?? '')?.[1] ?? GENERATIONS[bus.get('speed') ?? ''];
    const lanes = /^([0-9]{1,2}) bit/.exec(bus.get('link width') ?? '')?.[1];
    if (generation !== undefined && lanes !== undefined)
      controller.link ??= told({ generation, lanes: Number(lanes) }, line);
  } else if (name === 'Negotiated PCIe Data Rate') {
    const [, generation, lanes] = /^PCIe ([0-9]\.[0-9]) x([0-9]{1,2})\b/.exec(value) ?? [];
    if (generation !== undefined) controller.link ??= told({ generation, lanes: Number(lanes) }, line);
  } else if ((isBackup && name === 'Status') || name === 'Overall Backup Unit Status') {
    const isThere = !/\bnot (?:installed|present|applicable|available)\b/i.test(value);
    if (isThere) controller.backup ??= told(textOf(value), line);
  }
}

function readVolume(volume: ControllerVolume, name: string, value: string, line: number): void {
  if (/^Status of logical device$/i.test(name)) volume.state ??= told(textOf(value), line);
  else if (name === 'RAID level') {
    const level = /^[0-9]{1,2}(?![0-9])/.exec(value)?.[0];
    volume.level ??= told(level === undefined ? textOf(value) : `RAID${level}`, line);
  } else if (name === 'Size') volume.bytes ??= told(sizeOf(value, 'binary'), line);
  else if (/^Write-cache (?:status|mode)$/.test(name)) {
    const isOn = /^On\b|write-back/.test(value);
    const isOff = /^Off\b|write-through/.test(value);
    volume.cache ??= told(isOn ? 'WB' : isOff ? 'WT' : undefined, line);
  }
}

/** The link of an expander or of the card may be faster than any of SATA. */
const FASTEST_SATA = 6e9;

function rateOf({ transport }: ControllerDrive, text: string | undefined): number | undefined {
  const rate = bitRateOf(text);
  return transport?.value === 'SATA' && (rate ?? 0) > FASTEST_SATA ? undefined : rate;
}

function readDrive(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'State') drive.state ??= told(textOf(value), line);
  else if (name === 'Model') drive.model ??= told(textOf(value), line);
  else if (name === 'Size' || name === 'Total Size') drive.bytes ??= told(sizeOf(value, 'binary'), line);
  else if (name === 'SSD') {
    const medium = value === 'Yes' ? 'SSD' : value === 'No' ? 'HDD' : undefined;
    drive.medium ??= told(medium, line);
  } else if (name === 'Transfer Speed') {
    drive.transport ??= told(transportOf(value), line);
    drive.running ??= told(rateOf(drive, /[0-9.]{1,4} Gb\/s/.exec(value)?.[0]), line);
  } else if (name === 'Maximum Link Rate') drive.capable ??= told(rateOf(drive, value), line);
  else if (name === 'Media Failures') drive.mediaErrors ??= told(errorsOf(value), line);
  else if (name === 'S.M.A.R.T.' && value === 'Yes') drive.failing ??= told(true, line);
  else if (name === 'S.M.A.R.T. warnings' && errorsOf(value) !== undefined) drive.failing ??= told(true, line);
}
