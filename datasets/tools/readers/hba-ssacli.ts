/** `ssacli ctrl all show config detail`: the one tool of controllers that prints their own PCIe link. */
import type { Lines } from '../paste/lines.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  controllerAt,
  controllerDriveAt,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';

const CONTROLLER =
  /^\s{0,8}((?:HPE? )?(?:Smart (?:Array|HBA)|Dynamic Smart Array|Smart RAID|HPE)\s?[\w -]{1,40}?) in Slot [0-9]/;
const DRIVE = /^\s{0,12}physicaldrive ([0-9A-Z]{1,4}(?::[0-9]{1,4}){1,3})\b/;
/** One of them stands in each line that tells something but the address, which is found in any case of its letters. */
const SIGNS = [
  ...[' in Slot ', 'physicaldrive ', 'Firmware Version', 'Negotiated PCIe Data Rate', 'Model'],
  ...['Interface Type', 'Size', 'PHY Transfer Rate', 'PHY Maximum Link Rate'],
];
/** How the line of a field begins that is read. */
const FIELD =
  /^\s*(?:Firmware Version|Negotiated PCIe Data Rate|Model|Interface Type|Size|PHY Transfer Rate|PHY Maximum Link Rate)\s*[:=]/;
/** The name of this field holds colons of its own. */
const ADDRESS =
  /\(Domain:Bus:Device\.Function\):\s{0,8}([0-9a-f]{4}):([0-9a-f]{2}):([0-9a-f]{2})\.([0-7])\b/i;

export function ssacliControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  let drives = 0;
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
      drive = undefined;
      continue;
    }
    const place = DRIVE.exec(line)?.[1];
    if (place !== undefined && drives++ < MOST_RECORDS) {
      if (controllers.length === 0) controllers.push(controllerAt(number, 'ssacli'));
      drive = controllerDriveAt(number, place);
      controllers.at(-1)?.drives.push(drive);
      continue;
    }
    const controller = controllers.at(-1);
    if (!controller) continue;
    const field = FIELD.test(line) ? fieldAt(index, line) : undefined;
    if (!drive) controller.address ??= told(addressIn(line), number);
    if (!field) continue;
    if (drive) readDrive(drive, field.name, field.value, number);
    else readController(controller, field.name, field.value, number);
  }
  return controllers;
}

function addressIn(line: string): string | undefined {
  const numbers = line.includes('(') ? ADDRESS.exec(line) : null;
  return addressOf(numbers?.slice(1) ?? [], 16);
}

function readController(controller: Controller, name: string, value: string, line: number): void {
  if (name === 'Firmware Version') controller.firmware ??= told(textOf(value), line);
  const [, generation, lanes] = /^PCIe ([0-9]\.[0-9]) x([0-9]{1,2})\b/.exec(value) ?? [];
  if (name === 'Negotiated PCIe Data Rate' && generation !== undefined)
    controller.link ??= told({ generation, lanes: Number(lanes) }, line);
}

function readDrive(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'Model') drive.model ??= told(textOf(value), line);
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
