/** storcli and perccli, text and JSON: `/c0 show all` and `/c0/eall/sall show all`. Sizes are in powers of 1024. */

import type { Lines } from '../paste/lines.ts';
import { asText, type JsonObject } from '../text/json-text.ts';
import {
  addressOf,
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  errorsOf,
  mediumOf,
  ownerOf,
  placedIn,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { jsonPastes, objectsIn } from './json-lines.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

/** Enclosure and slot, number, state, group, size, interface, medium, encryption, protection, sector, model. */
const ROW =
  /^\s{0,20}((?:[0-9]{1,4})?:[0-9]{1,4})\s+[0-9]{1,4}\s+([A-Za-z]{2,8})\s+\S{1,4}\s+([0-9.]{1,8}) ([KMGTP]B)\s+(SAS|SATA|NVMe)\s+(HDD|SSD)\s+[YN-]\s+[YN-]\s+[0-9.]{1,5} ?K?B\s+(\S.{0,60}?)\s+[UDT-](?=\s|$)/;
/** The same of storcli2: a number that holds on, state and status, group, size, interface, medium, encryption, sector, model. */
const ROW_2 =
  /^\s{0,20}([0-9]{0,4}:[0-9]{1,4})\s+[0-9]{1,5}\s+[A-Za-z]{2,12}\s+([A-Z][A-Za-z]{2,14})\s+\S{1,4}\s+([0-9.]{1,8}) ([KMGTP]i?B)\s+(SAS|SATA|NVMe)\s+(HDD|SSD)\s+\S{1,12}\s+[0-9.]{1,5} ?(?:Ki?)?B\s+(\S.{0,60}?)\s+[UDT-](?=\s|$)/;
/** Group and number, level, state, access, consistency, caches, size. */
const VOLUME =
  /^\s{0,20}([0-9]{1,3}\/[0-9]{1,3})\s+(RAID[0-9]{1,2}|Cac[0-9])\s+(Optl|Dgrd|Pdgd|OfLn|Rec|Cac|B?onln)\s+\S{1,4}\s+\S{1,4}\s+([NRWTBADC]{3,8})\s+\S{1,4}\s+\S{1,4}\s+([0-9.]{1,8}) ([KMGTP]B)(?=\s|$)/;
/** The same of storcli2: group and number, level, state, access, cache in use, cache that was set, size. */
const VOLUME_2 =
  /^\s{0,20}([0-9]{1,3}\/[0-9]{1,3})\s+(RAID[0-9]{1,2})\s+(Optl|Dgrd|Pdgd|OfLn|Rec)\s+\S{1,4}\s+(N?R,A?W[BT])\s+N?R,A?W[BT]\s+([0-9.]{1,8}) ([KMGTP]i?B)(?=\s|$)/;
/** Below `TOPOLOGY`: a group of drives by its number, its level and state, and size. */
const GROUP =
  /^\s{0,20}([0-9]{1,3})\s+-\s+-\s+-\s+-\s+(RAID[0-9]{1,2})\s+(Optl|Dgrd|Pdgd|OfLn|Rec)\s+[YN]\s+([0-9.]{1,8}) ([KMGTP]i?B)\s/;
/** Below `System Overview`: number, model, ports, drives, groups, those not optimal, volumes, those not optimal, battery. */
const OVERVIEW =
  /^\s{0,6}[0-9]{1,2}\s+(\S{4,40})\s+[0-9]{1,3}\s+[0-9]{1,4}\s+[0-9]{1,3}\s+[0-9]{1,3}\s+[0-9]{1,3}\s+([0-9]{1,3})\s+(\S{1,6})\s+(?:On|Off)\s/;
/** In short words. */
const BATTERIES: Readonly<Record<string, string>> = { Opt: 'Optimal', Fail: 'Failed', Msng: 'Missing' };
/** One of them stands in each line that tells something. */
const SIGNS = signs['hba-storcli'];
/** How such a line begins. */
const LIKELY =
  /^\s*(?:[0-9]{1,3}\s|[0-9]{0,4}:[0-9]|[0-9]{1,3}\/[0-9]|\w{0,4}BBU|CVPM|CVFM|Drive \/c|CLI Version|Controller|Product Name|Model|FW Version|Firmware Version|PCI Address|Device Speed|Link Speed|Capable Speed|Negotiated Speed|Media Error Count|Predictive Failure Count|S\.M\.A\.R\.T alert)/;
/** Below `Cachevault_Info` or `BBU_Info`: model, state, how long it lasts, temperature. */
const BACKUP =
  /^\s{0,20}(?:\w{0,4}BBU|CVPM|CVFM)\w{0,6}\s+([A-Z][A-Za-z]{2,20}(?: \([A-Za-z ]{2,24}\))?)\s+(?:[0-9]{1,3} hour\S*(?: \+)?\s+)?[0-9]{1,3}C\s/;
const PLACE = /^\s{0,20}Drive \/c([0-9]{1,3})(?:\/e([0-9]{1,4}))?\/s([0-9]{1,4})\b/;
const BEGINS = /^\s{0,8}(?:CLI Version|Controller) = |^\s{0,8}(?:Product Name|Model) = /;

export const storcliControllers = (lines: Lines): Controller[] => [
  ...textControllers(lines),
  ...jsonControllers(lines),
];

function textControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let drive: ControllerDrive | undefined;
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    if (!LIKELY.test(line)) continue;
    const number = index + 1;
    const row = ROW.exec(line) ?? ROW_2.exec(line);
    const place = PLACE.exec(line);
    const volume = VOLUME.exec(line) ?? VOLUME_2.exec(line);
    if (volume) readVolume(controllers, volume, number);
    readGroup(controllers, line, number);
    if (readOverview(controllers, line, number)) continue;
    const backup = BACKUP.exec(line)?.[1];
    if (backup !== undefined) ownerOf(controllers, number, 'storcli').backup ??= told(backup, number);
    if (!row && !place && !line.includes(' = ')) continue;
    const field = fieldAt(index, line);
    const last = controllers.at(-1);
    const isNext = BEGINS.test(line) && (!last || last.drives.length > 0 || isKnown(last, field?.name));
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
  for (const controller of controllers) {
    const { volumes } = controller;
    const isOwn = ({ place }: ControllerVolume) =>
      place.includes('/') || !volumes.some((other) => other.place.startsWith(`${place}/`));
    controller.volumes = volumes.filter(isOwn);
  }
  return controllers.filter(isTold);
}

/** A group of drives is told by its volumes, where they are listed. */
function readGroup(controllers: Controller[], line: string, number: number): void {
  const [, place, level, state, size, unit] = GROUP.exec(line) ?? [];
  if (place === undefined) return;
  const { volumes } = ownerOf(controllers, number, 'storcli');
  if (volumes.length >= MOST_DRIVES) return;
  const volume = { line: number, place, level: told(level, number) };
  volumes.push({ ...volume, state: told(state, number), bytes: told(sizeOf(`${size} ${unit}`, 'binary'), number) });
}

function readOverview(controllers: Controller[], line: string, number: number): boolean {
  const [, model, unwell, battery = ''] = OVERVIEW.exec(line) ?? [];
  if (model === undefined || controllers.length >= MOST_RECORDS) return false;
  const controller = controllerAt(number, 'storcli');
  controller.model = told(textOf(model), number);
  controller.unwell = told(errorsOf(unwell), number);
  controller.backup = told(BATTERIES[battery], number);
  controllers.push(controller);
  return true;
}

const isKnown = (controller: Controller, field: string | undefined): boolean =>
  /^(?:Product Name|Model)$/.test(field ?? '') && controller.model !== undefined;

const isTold = ({ model, address, drives, volumes, backup }: Controller): boolean =>
  drives.length + volumes.length > 0 || (model ?? address ?? backup) !== undefined;

function readVolume(controllers: Controller[], volume: RegExpExecArray, line: number): void {
  const [, place = '', level, state, cache, size, unit] = volume;
  const controller = ownerOf(controllers, line, 'storcli');
  if (controller.volumes.length >= MOST_DRIVES) return;
  controller.volumes.push({
    line,
    place,
    level: told(level, line),
    state: told(state, line),
    cache: told(cache, line),
    bytes: told(sizeOf(`${size} ${unit}`, 'binary'), line),
  });
}

function driveIn(controller: Controller, place: string, line: number): ControllerDrive {
  // A table of all drives comes before or between what is said of each.
  return placedIn(controller.drives, { line, place });
}

/** More than a controller takes. */
const MOST_DRIVES = 500;

function readRow(controller: Controller, row: RegExpExecArray, line: number): ControllerDrive {
  const [, place = '', state, size, unit, transport, medium, model] = row;
  const drive = driveIn(controller, place, line);
  drive.bytes ??= told(sizeOf(`${size} ${unit}`, 'binary'), line);
  drive.state ??= told(state, line);
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
  else if (name === 'FW Version' || name === 'Firmware Version') controller.firmware ??= told(textOf(value), line);
  else if (name === 'PCI Address') controller.address ??= told(pciAddress(value), line);
  else if (drive && /^(?:Device|Capable) Speed$/.test(name)) drive.capable ??= told(bitRateOf(value), line);
  else if (drive && /^(?:Link|Negotiated) Speed$/.test(name)) drive.running ??= told(bitRateOf(value), line);
  else if (drive && name === 'Model Number') drive.model ??= told(textOf(value), line);
  else if (drive && name === 'Media Error Count') drive.mediaErrors ??= told(errorsOf(value), line);
  else if (drive && isAlert(name, value)) drive.failing ??= told(true, line);
}

const isAlert = (name: string, value: string): boolean =>
  name === 'Predictive Failure Count'
    ? errorsOf(value) !== undefined
    : name === 'S.M.A.R.T alert flagged by drive' && value === 'Yes';

/** Domain, bus, device and function: 00:18:00:00. */
function pciAddress(text: string | undefined): string | undefined {
  const numbers = /^([0-9a-f]{1,4}):([0-9a-f]{1,2}):([0-9a-f]{1,2}):([0-9a-f]{1,2})$/i.exec(text ?? '');
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
      if (object.VNOpt !== undefined && controllers.length < MOST_RECORDS)
        controllers.push(overviewOf(object, (name) => lineOf(object, name)));
      if (object['DG/VD'] !== undefined) readJsonVolume(controller, object, (name) => lineOf(object, name));
      for (const name of Object.keys(object)) {
        const text = asText(object[name]);
        // Other tables have a model, too.
        const isOwn = name !== 'Model' || key === 'Basics';
        if (text !== undefined && isOwn) readField(controller, drive, name, text.trim(), lineOf(object, name));
      }
    }
  }
  return controllers.filter(isTold);
}

function overviewOf(object: JsonObject, lineOf: (name: string) => number): Controller {
  const controller = controllerAt(lineOf('Model'), 'storcli');
  controller.model = told(textOf(asText(object.Model)), lineOf('Model'));
  controller.unwell = told(errorsOf(String(object.VNOpt)), lineOf('VNOpt'));
  controller.backup = told(BATTERIES[asText(object.BBU) ?? ''], lineOf('BBU'));
  return controller;
}

function readJsonVolume(controller: Controller, object: JsonObject, lineOf: (name: string) => number): void {
  const stated = (name: string) => told(textOf(asText(object[name])), lineOf(name));
  const place = asText(object['DG/VD']) ?? '';
  if (!/^[0-9]{1,3}\/[0-9]{1,3}$/.test(place) || controller.volumes.length >= MOST_DRIVES) return;
  controller.volumes.push({
    line: lineOf('DG/VD'),
    place,
    level: stated('TYPE'),
    state: stated('State'),
    cache: stated('Cache'),
    bytes: told(sizeOf(asText(object.Size), 'binary'), lineOf('Size')),
  });
}

function readJsonRow(controller: Controller, object: JsonObject, lineOf: (name: string) => number): ControllerDrive {
  const text = (name: string) => asText(object[name]);
  const drive = driveIn(controller, text('EID:Slt') ?? '', lineOf('EID:Slt'));
  drive.bytes ??= told(sizeOf(text('Size'), 'binary'), lineOf('Size'));
  drive.transport ??= told(transportOf(text('Intf')), lineOf('Intf'));
  drive.medium ??= told(mediumOf(text('Med')), lineOf('Med'));
  // The second generation of the tool says apart whether it is in a volume and whether it works.
  const state = text('Status') === undefined ? 'State' : 'Status';
  drive.state ??= told(textOf(text(state)), lineOf(state));
  drive.model ??= told(textOf(text('Model')), lineOf('Model'));
  return drive;
}
