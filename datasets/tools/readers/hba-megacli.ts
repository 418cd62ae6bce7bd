/** `MegaCli -PDList`, `-LDInfo` and `-CfgDsply`: drives with the speed of the last hop to them, and volumes. */
import type { Lines } from '../paste/lines.ts';
import {
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  controllerDriveAt,
  controllerVolumeAt,
  errorsOf,
  mediumOf,
  transportOf,
} from './controller.ts';
import { bitRateOf, MOST_RECORDS, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

/** One of them stands in each line that tells something. */
const SIGNS = signs['hba-megacli'];

export function megacliControllers(lines: Lines): Controller[] {
  const controllers: Controller[] = [];
  let enclosure = '';
  let drive: ControllerDrive | undefined;
  let sectors: { count: number; line: number } | undefined;
  let volume: ControllerVolume | undefined;
  let drives = 0;
  let volumes = 0;
  const adapters = new Map<string, Controller>();
  let own: Controller | undefined;
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const last = () => {
      own ??= controllerAt(number, 'megacli');
      if (controllers.length === 0) controllers.push(own);
      return own;
    };
    const adapter = ADAPTER.exec(line);
    if (adapter && controllers.length < MOST_RECORDS) {
      const [, ofBattery, which = '', ofVolumes] = adapter;
      own = adapters.get(which);
      // Of the battery and the volumes of a card another command tells; a list that comes again is of another card.
      if (!own || (ofBattery ?? ofVolumes) === undefined) {
        own = controllerAt(number, 'megacli');
        controllers.push(own);
        adapters.set(which, own);
      }
      [drive, volume] = [undefined, undefined];
    }
    const battery = BATTERY.exec(line)?.[1];
    if (battery !== undefined) {
      last().backup ??= told(textOf(battery), number);
      continue;
    }
    const place = VOLUME.exec(line)?.[1];
    if (place !== undefined && volumes++ < MOST_RECORDS) {
      volume = controllerVolumeAt(number, place);
      [drive, sectors] = [undefined, undefined];
      last().volumes.push(volume);
      continue;
    }
    const { name = '', value = '' } = fieldAt(index, line) ?? {};
    if (name === 'Enclosure Device ID') {
      enclosure = /^[0-9]{1,5}$/.test(value) ? value : '';
      drive = undefined;
    } else if (name === 'Slot Number' && /^[0-9]{1,4}$/.test(value) && drives++ < MOST_RECORDS) {
      drive = controllerDriveAt(number, `${enclosure}:${value}`);
      sectors = undefined;
      last().drives.push(drive);
    } else if (name === 'Current Cache Policy' && !drive && !volume) {
      // Of a list whose head was left out.
      volume = controllerVolumeAt(number, `(line ${number})`);
      last().volumes.push(volume);
      readVolume(volume, name, value, number);
    } else if (volume && !drive) readVolume(volume, name, value, number);
    else if (drive) {
      const count = name === 'Raw Size' ? /\[(0x[0-9a-f]{1,15}) Sectors\]/i.exec(value)?.[1] : undefined;
      if (count !== undefined) sectors = { count: Number(count), line: number };
      const size = /^(512|4096)$/.exec(value)?.[1];
      if (name === 'Sector Size' && size !== undefined && sectors)
        drive.bytes = told(sectors.count * Number(size), sectors.line);
      readField(drive, name, value, number);
    }
  }
  return controllers.filter(
    (controller) => controller.drives.length + controller.volumes.length > 0 || controller.backup,
  );
}

/** What is told of, the card by its number, and whether its volumes follow. */
const ADAPTER = /^\s*(BBU status for )?Adapter(?: #|: | )([0-9]{1,3})(?:\s*|( -- Virtual Drive Information:)\s*)$/;
const BATTERY = /^\s{0,8}Battery State\s{0,40}: (\S.{0,40})$/;

const VOLUME = /^\s*(?:CacheCade )?Virtual Drive: ([0-9]{1,3}) \(Target Id: [0-9]{1,3}\)\s*$/;

/** Words that storcli has short ones for. */
const STATES: Readonly<Record<string, string>> = {
  Optimal: 'Optl',
  Degraded: 'Dgrd',
  'Partially Degraded': 'Pdgd',
  Offline: 'OfLn',
};

function readVolume(volume: ControllerVolume, name: string, value: string, line: number): void {
  if (name === 'RAID Level') {
    const level = /^Primary-([0-9]{1,2}), Secondary-([0-9])/.exec(value);
    volume.level ??= told(level ? levelOf(level) : undefined, line);
  } else if (name === 'Span Depth' && Number(value) > 1 && SPANNED.test(volume.level?.value ?? ''))
    volume.level = told(`${volume.level?.value}0`, line);
  else if (name === 'State') volume.state ??= told(Object.hasOwn(STATES, value) ? STATES[value] : undefined, line);
  else if (name === 'Current Cache Policy') {
    const policy = /^Write(Through|Back)\b/.exec(value)?.[1];
    volume.cache ??= told(policy && (policy === 'Back' ? 'WB' : 'WT'), line);
  }
}

/** What is striped over several spans. */
const SPANNED = /^RAID[156]$/;

/** RAID 10 is one of mirrors with spans, which MegaCli calls a second level. */
const levelOf = ([, primary, secondary]: RegExpExecArray): string =>
  primary === '1' && secondary !== '0' ? 'RAID10' : `RAID${primary}`;

function readField(drive: ControllerDrive, name: string, value: string, line: number): void {
  if (name === 'Firmware state') drive.state ??= told(textOf(value), line);
  else if (name === 'PD Type') drive.transport ??= told(transportOf(value), line);
  else if (name === 'Media Type') drive.medium ??= told(mediumOf(value), line);
  else if (name === 'Device Speed') drive.capable ??= told(bitRateOf(value), line);
  else if (name === 'Link Speed') drive.running ??= told(bitRateOf(value), line);
  else if (name === 'Media Error Count') drive.mediaErrors ??= told(errorsOf(value), line);
  else if (name === 'Predictive Failure Count') {
    if (errorsOf(value) !== undefined) drive.failing ??= told(true, line);
  } else if (name === 'Drive has flagged a S.M.A.R.T alert' && value === 'Yes') drive.failing ??= told(true, line);
  // `Inquiry Data` holds the model and the serial number without a sign between them: left out.
}
