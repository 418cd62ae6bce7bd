/** storcli and perccli, text and JSON: `/c0 show all` and `/c0/eall/sall show all`. Sizes are in powers of 1024. */
import { asText, type JsonObject } from '../import/json-text.ts';
import type { Lines } from '../paste/lines.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  controllerAt,
  controllerDriveAt,
  mediumOf,
  transportOf,
} from './controller.ts';
import { bitRateOf, fieldOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { jsonPastes, objectsIn } from './json-lines.ts';

/** Enclosure and slot, number, state, group, size, interface, medium, encryption, protection, sector, model. */
const ROW =
  /^\s{0,20}((?:[0-9]{1,4})?:[0-9]{1,4})\s+[0-9]{1,4}\s+[A-Za-z]{2,8}\s+\S{1,4}\s+([0-9.]{1,8}) ([KMGTP]B)\s+(SAS|SATA|NVMe)\s+(HDD|SSD)\s+[YN-]\s+[YN-]\s+[0-9.]{1,5} ?K?B\s+(\S.{0,60}?)\s+[UDT-](?=\s|$)/;
const PLACE = /^\s{0,20}Drive \/c([0-9]{1,3})(?:\/e([0-9]{1,4}))?\/s([0-9]{1,4})\b/;
const BEGINS = /^\s{0,8}(?:CLI Version|Controller) = |^\s{0,8}(?:Product Name|Model) = /;

export function storcliControllers(lines: Lines): Controller[] {
  return [...textControllers(lines), ...jsonControllers(lines)];
}

function textControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const row = ROW.exec(line);
    const place = PLACE.exec(line);
    if (!row && !place && !line.includes(' = ')) continue;
    const field = fieldOf(line);
    const last = controllers.at(-1);
    const isNext =
      BEGINS.test(line) && (!last || last.drives.length > 0 || isKnown(last, field?.name));
    if (!last || isNext) {
      if (!row && !place && !BEGINS.test(line)) continue;
      if (controllers.length >= MOST_RECORDS) break;
      controllers.push(controllerAt(number, 'storcli'));
      drive = undefined;
    }
    const controller = controllers.at(-1);
    if (!controller) continue;
    if (row) drive = readRow(controller, row, number);
    else if (place) drive = driveIn(controller, `${place[2] ?? ''}:${place[3]}`, number);
    else if (field) readField(controller, drive, field.name, field.value, number);
  }
  return controllers.filter(isTold);
}

function isKnown(controller: Controller, field: string | undefined): boolean {
  return /^(?:Product Name|Model)$/.test(field ?? '') && controller.model !== undefined;
}

function isTold({ model, address, drives }: Controller): boolean {
  return drives.length > 0 || (model ?? address) !== undefined;
}

function driveIn(controller: Controller, place: string, line: number): ControllerDrive {
  // A table of all drives comes before or between what is said of each.
  const known = controller.drives.findLast((drive) => drive.place === place);
  if (known) return known;
  const drive = controllerDriveAt(line, place);
  if (controller.drives.length < MOST_DRIVES) controller.drives.push(drive);
  return drive;
}

/** More than a controller takes. */
const MOST_DRIVES = 500;

function readRow(controller: Controller, row: RegExpExecArray, line: number): ControllerDrive {
  const [, place = '', size, unit, transport, medium, model] = row;
  const drive = driveIn(controller, place, line);
  drive.bytes ??= told(sizeOf(`${size} ${unit}`, 'binary'), line);
  drive.transport ??= told(transportOf(transport), line);
  drive.medium ??= told(mediumOf(medium), line);
  drive.model ??= told(textOf(model), line);
  return drive;
}

function readField(
  controller: Controller,
  drive: ControllerDrive | undefined,
  name: string,
  value: string,
  line: number,
): void {
  if (name === 'Product Name' || name === 'Model') controller.model ??= told(textOf(value), line);
  else if (name === 'FW Version' || name === 'Firmware Version')
    controller.firmware ??= told(textOf(value), line);
  else if (name === 'PCI Address') controller.address ??= told(pciAddress(value), line);
  else if (drive && name === 'Device Speed') drive.capable ??= told(bitRateOf(value), line);
  else if (drive && name === 'Link Speed') drive.running ??= told(bitRateOf(value), line);
  else if (drive && name === 'Model Number') drive.model ??= told(textOf(value), line);
}

/** Domain, bus, device and function: 00:18:00:00. */
function pciAddress(text: string | undefined): string | undefined {
  const numbers = /^([0-9a-f]{1,4}):([0-9a-f]{1,2}):([0-9a-f]{1,2}):([0-9a-f]{1,2})$/i.exec(
    text ?? '',
  );
  return numbers ? addressOf(numbers.slice(1), 16) : undefined;
}

function jsonControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  for (const { value, lineOf } of jsonPastes(lines, ['Response Data'])) {
    let drive: ControllerDrive | undefined;
    for (const { key, object } of objectsIn(value)) {
      if (key === 'Controllers' && controllers.length < MOST_RECORDS)
        controllers.push(controllerAt(lineOf(object), 'storcli'));
      const controller = controllers.at(-1);
      if (!controller) continue;
      const place = PLACE.exec(key);
      if (place) drive = driveIn(controller, `${place[2] ?? ''}:${place[3]}`, lineOf(object));
      if (/^[0-9]{0,4}:[0-9]{1,4}$/.test(asText(object['EID:Slt']) ?? ''))
        drive = readJsonRow(controller, object, (name) => lineOf(object, name));
      for (const name of Object.keys(object)) {
        const text = asText(object[name]);
        // Other tables have a model, too.
        const isOwn = name !== 'Model' || key === 'Basics';
        if (text !== undefined && isOwn)
          readField(controller, drive, name, text.trim(), lineOf(object, name));
      }
    }
  }
  return controllers.filter(isTold);
}

function readJsonRow(
  controller: Controller,
  object: JsonObject,
  lineOf: (name: string) => number,
): ControllerDrive {
  const text = (name: string) => asText(object[name]);
  const drive = driveIn(controller, text('EID:Slt') ?? '', lineOf('EID:Slt'));
  drive.bytes ??= told(sizeOf(text('Size'), 'binary'), lineOf('Size'));
  drive.transport ??= told(transportOf(text('Intf')), lineOf('Intf'));
  drive.medium ??= told(mediumOf(text('Med')), lineOf('Med'));
  drive.model ??= told(textOf(text('Model')), lineOf('Model'));
  return drive;
}
