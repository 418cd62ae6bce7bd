/**
 * `ssacli ctrl all show config detail`, and without `detail`: HPE's tool, which prints the PCIe link of the controller,
 * too.
 */
import type { Lines } from '../paste/lines.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  mediumOf,
  placedIn,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

const CONTROLLER =
  /^\s{0,8}((?:HPE? )?(?:Smart (?:Array|HBA)|Dynamic Smart Array|Smart RAID|HPE)\s?[\w -]{1,40}?) in Slot [0-9]/;
const DRIVE = /^\s{0,12}physicaldrive ([0-9A-Z]{1,4}(?::[0-9]{1,4}){1,3})\b/;
/** In a list: port, interface and medium, size, state, and whether it is a spare. */
const LISTED =
  /^\s{0,12}physicaldrive \S{3,24} \(port [^,()]{1,40}, {0,2}([^,()]{2,30}), ([0-9.]{1,8} [KMGTP]B), ([A-Z][A-Za-z ]{1,40}?)(?:, [a-z ]{1,30})?\)/;
/** Number, size, level, state. */
const VOLUME =
  /^\s{0,12}logicaldrive ([0-9]{1,3}) \(([0-9.]{1,8} [KMGTP]B), RAID ([0-9A-Z+()]{1,10}), ([A-Z][\w %.,]{1,60}?)\)/;
const VOLUME_BEGINS = /^\s{0,12}Logical Drive: ([0-9]{1,3})\s*$/;
/** What is said below is of no drive and no volume any more. */
const GROUP = /^\s{0,12}(?:[Aa]rray:? [A-Z]{1,2}\b|[Uu]nassigned|HBA Drives)/;
/** One of them stands in each line that tells something but the address, which is found in any case of its letters. */
const SIGNS = signs['hba-ssacli'];
/** How the line of a field begins that is read. */
const FIELD =
  /^\s*(?:Firmware Version|Negotiated PCIe Data Rate|Model|Interface Type|Size|PHY Transfer Rate|PHY Maximum Link Rate|Status|Fault Tolerance|Battery\/Capacitor Status)\s*[:=]/;
/** The name of this field holds colons of its own. */
const ADDRESS = /\(Domain:Bus:Device\.Function\):\s{0,8}([0-9a-f]{4}):([0-9a-f]{2}):([0-9a-f]{2})\.([0-7])\b/i;

export function ssacliControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  let volume: ControllerVolume | undefined;
  let places = 0;
  const fieldAt = fieldsOf(lines);
  const nextSign = lines.seeker(SIGNS);
  for (let index = nextSign(0); index < lines.length; index++) {
    const last = controllers.at(-1);
    const lacksAddress = last !== undefined && !drive && !last.address;
    if (!lacksAddress) index = nextSign(index);
    const line = lines.at(index) ?? '';
    const number = index + 1;
    if (lacksAddress && nextSign(index) > index) {
      last.address = told(addressIn(line), number);
      continue;
    }
    const model = CONTROLLER.exec(line)?.[1];
    if (model !== undefined) {
      if (controllers.length >= MOST_RECORDS) break;
      const begun = controllerAt(number, 'ssacli');
      begun.model = told(textOf(model), number);
      controllers.push(begun);
      [drive, volume] = [undefined, undefined];
      continue;
    }
    if (GROUP.test(line)) {
      [drive, volume] = [undefined, undefined];
      continue;
    }
    const place = DRIVE.exec(line)?.[1];
    const volumePlace = place === undefined ? volumeIn(line) : undefined;
    const begun = place ?? volumePlace;
    if (begun !== undefined && places++ < MOST_RECORDS) {
      const own = controllers.at(-1) ?? controllerAt(number, 'ssacli');
      if (controllers.length === 0) controllers.push(own);
      [drive, volume] = [undefined, undefined];
      // A drive is listed below its array and its mirror, and told of below.
      if (place === undefined) {
        volume = placedIn(own.volumes, { line: number, place: begun });
        readVolumeRow(volume, line, number);
      } else {
        drive = placedIn(own.drives, { line: number, place: begun });
        readListed(drive, line, number);
      }
      continue;
    }
    const controller = controllers.at(-1);
    if (!controller) continue;
    const field = FIELD.test(line) ? fieldAt(index, line) : undefined;
    if (!drive) controller.address ??= told(addressIn(line), number);
    if (!field) continue;
    if (drive) readDrive(drive, field.name, field.value, number);
    else if (volume) readVolume(volume, field.name, field.value, number);
    else readController(controller, field.name, field.value, number);
  }
  return controllers;
}

const volumeIn = (line: string): string | undefined => (VOLUME.exec(line) ?? VOLUME_BEGINS.exec(line))?.[1];

function readListed(drive: ControllerDrive, line: string, number: number): void {
  const [, kind, size, state] = LISTED.exec(line) ?? [];
  if (kind === undefined) return;
  drive.transport ??= told(transportOf(kind), number);
  drive.medium ??= told(mediumOf(kind), number);
  drive.bytes ??= told(sizeOf(size, 'decimal'), number);
  drive.state ??= told(textOf(state), number);
}

function readVolumeRow(volume: ControllerVolume, line: string, number: number): void {
  const [, , size, level, state] = VOLUME.exec(line) ?? [];
  if (level === undefined) return;
  volume.bytes ??= told(sizeOf(size, 'binary'), number);
  volume.level ??= told(`RAID${level}`, number);
  volume.state ??= told(textOf(state), number);
}

function readVolume(volume: ControllerVolume, name: string, value: string, line: number): void {
  if (name === 'Size') volume.bytes ??= told(sizeOf(value, 'binary'), line);
  else if (name === 'Status') volume.state ??= told(textOf(value), line);
  else if (name === 'Fault Tolerance') {
    const level = /^[0-9A-Z+()]{1,10}$/.exec(value)?.[0];
    volume.level ??= told(level && `RAID${level}`, line);
  }
}

function addressIn(line: string): string | undefined {
  const numbers = line.includes('(') ? ADDRESS.exec(line) : null;
  return addressOf(numbers?.slice(1) ?? [], 16);
}

function readController(controller: Controller, name: string, value: string, line: number): void {
  if (name === 'Firmware Version') controller.firmware ??= told(textOf(value), line);
  else if (name === 'Battery/Capacitor Status') controller.backup ??= told(textOf(value), line);
  const [, generation, lanes] = /^PCIe ([0-9]\.[0-9]) x([0-9]{1,2})\b/.exec(value) ?? [];
  if (name === 'Negotiated PCIe Data Rate' && generation !== undefined)
    controller.link ??= told({ generation, lanes: Number(lanes) }, line);
}

function readDrive(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'Model') drive.model ??= told(textOf(value), line);
  else if (name === 'Status') drive.state ??= told(textOf(value), line);
  else if (name === 'Interface Type') {
    drive.transport ??= told(transportOf(value), line);
    if (transportOf(value)) drive.medium ??= told(/Solid State/i.test(value) ? 'SSD' : 'HDD', line);
  } else if (name === 'Size') drive.bytes ??= told(sizeOf(value, 'decimal'), line);
  // Both ports of a SAS drive, of which the second is mostly not attached.
  else if (name === 'PHY Transfer Rate') drive.running ??= told(fastest(value), line);
  else if (name === 'PHY Maximum Link Rate') drive.capable ??= told(fastest(value), line);
}

function fastest(text: string): number | undefined {
  const rates = text
    .split(',')
    .map(bitRateOf)
    .filter((rate) => rate !== undefined);
  return rates.length === 0 ? undefined : Math.max(...rates);
}
