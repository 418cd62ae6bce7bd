/** `MegaCli -PDList`, `-LDInfo` and `-CfgDsply`: drives with the speed of the last hop to them, and volumes. */
import type { Lines } from '../paste/lines.ts';
import {
  type Controller,
  type ControllerDrive,
  type ControllerVolume,
  controllerAt,
  errorsOf,
  mediumOf,
  transportOf,
} from './controller.ts';
import { bitRateOf, fieldOf, MOST_RECORDS, textOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };

/** One of them stands in each line that tells something. */
const SIGNS = signs['hba-megacli'];

export function megacliControllers(lines: Lines): Controller[] {
  const reader = new MegacliReader();
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    reader.readAdapter(line, number);
    if (reader.readBattery(line, number) || reader.readVolumeStart(line, number)) continue;
    // `xargs` puts the lines of a drive into one.
    const joined = line.split(NEXT_FIELD);
    for (const part of joined) {
      const { name = '', value = '' } = (joined.length > 1 ? fieldOf(part) : fieldAt(index, line)) ?? {};
      reader.readField(name, value, number);
    }
  }
  return reader.controllers.filter(
    (controller) => controller.drives.length + controller.volumes.length > 0 || controller.backup,
  );
}

const NEXT_FIELD =
  /(?<=\S) (?=(?:Slot Number|Device Id|Media Error Count|Other Error Count|Predictive Failure Count|PD Type|Raw Size|Firmware state|Inquiry Data|Device Speed|Link Speed|Media Type): )/;

class MegacliReader {
  readonly controllers: Controller[] = [];
  readonly #adapters = new Map<string, Controller>();
  #own: Controller | undefined;
  #enclosure = '';
  #drive: ControllerDrive | undefined;
  #sectors: { count: number; line: number } | undefined;
  #volume: ControllerVolume | undefined;
  #drives = 0;
  #volumes = 0;

  /** The card that is told of; a list without its line has one all the same. */
  #controller(line: number): Controller {
    this.#own ??= controllerAt(line, 'megacli');
    if (this.controllers.length === 0) this.controllers.push(this.#own);
    return this.#own;
  }

  readAdapter(line: string, number: number): void {
    const adapter = ADAPTER.exec(line);
    if (!adapter || this.controllers.length >= MOST_RECORDS) return;
    const [, ofBattery, which = '', ofVolumes] = adapter;
    this.#own = this.#adapters.get(which);
    // Of the battery and the volumes of a card another command tells; a list that comes again is of another card.
    if (!this.#own || (ofBattery ?? ofVolumes) === undefined) {
      this.#own = controllerAt(number, 'megacli');
      this.controllers.push(this.#own);
      this.#adapters.set(which, this.#own);
    }
    [this.#drive, this.#volume] = [undefined, undefined];
  }

  readBattery(line: string, number: number): boolean {
    const battery = BATTERY.exec(line)?.[1];
    if (battery === undefined) return false;
    this.#controller(number).backup ??= told(textOf(battery), number);
    return true;
  }

  readVolumeStart(line: string, number: number): boolean {
    const place = VOLUME.exec(line)?.[1];
    if (place === undefined || this.#volumes++ >= MOST_RECORDS) return false;
    this.#volume = { line: number, place };
    [this.#drive, this.#sectors] = [undefined, undefined];
    this.#controller(number).volumes.push(this.#volume);
    return true;
  }

  readField(name: string, value: string, line: number): void {
    if (name === 'Enclosure Device ID') {
      this.#enclosure = /^[0-9]{1,5}$/.test(value) ? value : '';
      this.#drive = undefined;
    } else if (name === 'Slot Number' && /^[0-9]{1,4}$/.test(value) && this.#drives++ < MOST_RECORDS) {
      this.#drive = { line, place: `${this.#enclosure}:${value}` };
      this.#sectors = undefined;
      this.#controller(line).drives.push(this.#drive);
    } else if (name === 'Current Cache Policy' && !this.#drive && !this.#volume) {
      // Of a list whose head was left out.
      this.#volume = { line, place: `(line ${line})` };
      this.#controller(line).volumes.push(this.#volume);
      readVolume(this.#volume, name, value, line);
    } else if (this.#drive) this.#readDrive(this.#drive, name, value, line);
    else if (this.#volume) readVolume(this.#volume, name, value, line);
  }

  #readDrive(drive: ControllerDrive, name: string, value: string, line: number): void {
    const count = name === 'Raw Size' ? /\[(0x[0-9a-f]{1,15}) Sectors\]/i.exec(value)?.[1] : undefined;
    if (count !== undefined) this.#sectors = { count: Number(count), line };
    const size = name === 'Sector Size' ? /^(512|4096)$/.exec(value)?.[1] : undefined;
    if (size && this.#sectors) drive.bytes = told(this.#sectors.count * Number(size), this.#sectors.line);
    readDriveField(drive, name, value, line);
  }
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

function readDriveField(drive: ControllerDrive, name: string, value: string, line: number): void {
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
