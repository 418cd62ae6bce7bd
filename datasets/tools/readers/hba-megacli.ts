/** `MegaCli -PDList`: drives with the speed that they can run at and that of the last hop to them. */
import type { Lines } from '../paste/lines.ts';
import {
  type Controller,
  type ControllerDrive,
  controllerAt,
  controllerDriveAt,
  mediumOf,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';

/** One of them stands in each line that tells something. */
const SIGNS = [
  ...['Adapter #', 'Enclosure Device ID', 'Slot Number', 'Raw Size', 'Sector Size'],
  ...['Firmware state', 'PD Type', 'Media Type', 'Device Speed', 'Link Speed'],
];

export function megacliControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let enclosure = '';
  let drive: ControllerDrive | undefined;
  let sectors: { count: number; line: number } | undefined;
  let drives = 0;
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    if (/^\s*Adapter #[0-9]{1,3}\s*$/.test(line) && controllers.length < MOST_RECORDS) {
      controllers.push(controllerAt(number, 'megacli'));
      drive = undefined;
    }
    const { name = '', value = '' } = fieldAt(index, line) ?? {};
    if (name === 'Enclosure Device ID') {
      enclosure = /^[0-9]{1,5}$/.test(value) ? value : '';
      drive = undefined;
    } else if (name === 'Slot Number' && /^[0-9]{1,4}$/.test(value) && drives++ < MOST_RECORDS) {
      if (controllers.length === 0) controllers.push(controllerAt(number, 'megacli'));
      drive = controllerDriveAt(number, `${enclosure}:${value}`);
      sectors = undefined;
      controllers.at(-1)?.drives.push(drive);
    } else if (drive) {
      const count =
        name === 'Raw Size' ? /\[(0x[0-9a-f]{1,15}) Sectors\]/i.exec(value)?.[1] : undefined;
      if (count !== undefined) sectors = { count: Number(count), line: number };
      const size = /^(512|4096)$/.exec(value)?.[1];
      if (name === 'Sector Size' && size !== undefined && sectors)
        drive.bytes = told(sectors.count * Number(size), sectors.line);
      readField(drive, name, value, number);
    }
  }
  return controllers.filter((controller) => controller.drives.length > 0);
}

function readField(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'Firmware state') drive.state ??= told(textOf(value), line);
  else if (name === 'PD Type') drive.transport ??= told(transportOf(value), line);
  else if (name === 'Media Type') drive.medium ??= told(mediumOf(value), line);
  else if (name === 'Device Speed') drive.capable ??= told(bitRateOf(value), line);
  else if (name === 'Link Speed') drive.running ??= told(bitRateOf(value), line);
  // `Inquiry Data` holds the model and the serial number without a sign between them: left out.
}
