/** `sas2ircu 0 display` and `sas3ircu 0 display`: an inventory without any speed, whose PCI numbers are decimal. */
import type { Lines } from '../paste/lines.ts';
import { SECTOR } from '../text/units.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  mediumOf,
  transportOf,
} from './controller.ts';
import { MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

/** One of them stands in each line that tells something. */
const SIGNS = signs['hba-sasircu'];

/** How such a line begins. */
const LIKELY =
  /^\s*(?:Device is an? |(?:IR )?[Vv]olume [0-9]|(?:State|Status of volume|RAID level|Controller type|Enclosure #|Slot #|Firmware version|Segment|Bus|Device|Function|Model Number|Protocol|Drive Type|Size \(in MB\)(?:\/\(in sectors\))?)\s*[:=])/;
const VOLUME = /^\s*IR volume ([0-9]{1,3})\s*$/;

export function sasircuControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  let volume: ControllerVolume | undefined;
  let isDisk = false;
  let enclosure = '';
  let numbers = new Map<string, string>();
  let drives = 0;
  const fieldAt = fieldsOf(lines);
  const nextController = lines.seeker(['Controller type']);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const isBefore = controllers.length === 0 && nextController(index) > index;
    if (isBefore || !LIKELY.test(line)) continue;
    const number = index + 1;
    const device = /^\s*Device is an? (.{1,60})$/.exec(line)?.[1];
    if (device !== undefined) {
      isDisk = /disk|SSD/i.test(device);
      [drive, volume] = [undefined, undefined];
      continue;
    }
    const place = VOLUME.exec(line)?.[1];
    if (place !== undefined && controllers.length > 0) {
      volume = { line: number, place };
      drive = undefined;
      if (drives++ < MOST_RECORDS) controllers.at(-1)?.volumes.push(volume);
      continue;
    }
    const { name = '', value = '' } = fieldAt(index, line) ?? {};
    if (name === 'Controller type') {
      if (controllers.length >= MOST_RECORDS) break;
      const begun = controllerAt(number, 'sasircu');
      begun.model = told(textOf(value), number);
      controllers.push(begun);
      numbers = new Map();
      [drive, volume] = [undefined, undefined];
      isDisk = false;
    }
    const controller = controllers.at(-1);
    if (!controller) continue;
    if (isDisk && name === 'Enclosure #') enclosure = /^[0-9]{1,5}$/.test(value) ? value : '';
    else if (isDisk && name === 'Slot #' && /^[0-9]{1,4}$/.test(value) && drives++ < MOST_RECORDS) {
      drive = { line: number, place: `${enclosure}:${value}` };
      controller.drives.push(drive);
    } else if (drive) readDrive(drive, name, value, number);
    else if (volume) readVolume(volume, name, value, number);
    else readController(controller, numbers, name, value, number);
  }
  return controllers;
}

function readController(
  controller: Controller,
  numbers: Map<string, string>,
  name: string,
  value: string,
  line: number,
): void {
  if (name === 'Firmware version') controller.firmware ??= told(textOf(value), line);
  if (!/^(?:Segment|Bus|Device|Function)$/.test(name) || !/^[0-9]{1,5}$/.test(value)) return;
  numbers.set(name, value);
  if (name !== 'Function') return;
  const address = addressOf(
    ['Segment', 'Bus', 'Device', 'Function'].map((key) => numbers.get(key)),
    10,
  );
  controller.address ??= told(address, line);
}

function readVolume(volume: ControllerVolume, name: string, value: string, line: number): void {
  if (name === 'Status of volume') volume.state ??= told(textOf(value), line);
  else if (name === 'RAID level') volume.level ??= told(textOf(value), line);
  else if (name === 'Size (in MB)') volume.bytes ??= told(sizeOf(`${value} MB`, 'binary'), line);
}

function readDrive(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'Model Number') drive.model ??= told(textOf(value), line);
  else if (name === 'State') drive.state ??= told(textOf(value), line);
  else if (name === 'Protocol') drive.transport ??= told(transportOf(value), line);
  else if (name === 'Drive Type') drive.medium ??= told(mediumOf(value.replace('_', ' ')), line);
  else if (name === 'Size (in MB)/(in sectors)') {
    // The last sector is counted from 0.
    const last = /^[0-9]{1,12}\/([0-9]{1,15})$/.exec(value)?.[1];
    drive.bytes ??= told(last === undefined ? undefined : (Number(last) + 1) * SECTOR, line);
  }
}
