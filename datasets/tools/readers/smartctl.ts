/**
 * What `smartctl -i`, `-a` and `-x` print of drives on SATA, SAS and NVMe: what they are, and how fast their links may
 * run and do. Of NVMe drives it prints no link, of SAS drives only with -x. Behind a USB bridge the link is that between
 * the drive and the bridge.
 */
import type { Lines } from '../paste/lines.ts';
import { bitRateOf, countOf, MOST_RECORDS, plainName, textOf, told } from './figures.ts';
import { commandsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };
import { driveAt, phyAt, type SmartDrive } from './smart-drive.ts';
import { HEALTH_SIGNS, healthIn, withHealth } from './smart-health.ts';
import { addHeat, HEAT_SIGNS } from './smart-heat.ts';
import { smartJsonDrives } from './smartctl-json.ts';

const BEGINS = /^(?:smartctl(?: pre-)? ?[0-9]\.[0-9]|=== START OF INFORMATION SECTION ===)/;
const FIELD =
  /^\s{0,8}(Device Model|Model Number|Product|Vendor|User Capacity|Total NVM Capacity|Namespace 1 Size\/Capacity|Namespace 1 Formatted LBA Size|Sector Sizes?|Logical block size|Physical block size|Rotation Rate|SATA Version is|Transport protocol|NVMe Version|PCI Vendor\/Subsystem ID):\s{1,40}(\S.{0,200})$/;
/** Other tools have fields of these names below such a line: hdparm, hwinfo, esxcli, system_profiler, lshw. */
const OTHERS =
  /^\s*(?:(?:ATA|ATAPI|CompactFlash ATA) device, with |Display Name: |[0-9]{1,4}: \S.{0,40}: 10600 Disk|Negotiated Link Speed:|NVMExpress:|(?:Serial-ATA|SATA\/SATA Express):)/;
/** smartctl pads names to columns; others put one space before a value, and more before the name. */
const PADDED = /^\S[^:]{2,40}:\s{2,}|:\s{6,}/;
/** One of them stands in each line that tells something, or that ends what another tool says. */
const SIGNS = [...signs.smartctl, ...HEALTH_SIGNS, ...HEAT_SIGNS];
/** `/dev/sda` alone, as loops print it above each drive. */
const HEADING = /^[\s#=*-]{0,12}(\/dev\/[a-z0-9]{2,20})[\s#=*:-]{0,12}$/;

export const smartDrives = (lines: Lines): SmartDrive[] =>
  [...textDrives(lines), ...smartJsonDrives(lines)].sort((a, b) => a.line - b.line);

function textDrives(lines: Lines): SmartDrive[] {
  const drives: SmartDrive[] = [];
  /** What stands above the first field of a drive. */
  let pending = driveAt(1);
  let drive: SmartDrive | undefined;
  let isHeaded = false;
  let isOther = false;
  const commandAt = commandsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const named = nameIn(line, number, commandAt(index, line));
    if (named) {
      pending = { ...driveAt(number), ...named };
      drive = undefined;
      isOther = false;
      continue;
    }
    if (BEGINS.test(line)) {
      if (drive) pending = driveAt(number);
      drive = undefined;
      [isHeaded, isOther] = [true, false];
      continue;
    }
    if (OTHERS.test(line) || line.endsWith(' AHCI:')) [isHeaded, isOther, drive] = [false, true, undefined];
    if (isOther) continue;
    const [, field = '', value = ''] = FIELD.exec(line) ?? [];
    const isPhy = field === '' && PHY.test(line);
    if (drive && field === '') readHeat(drive, line, number);
    const health =
      field === '' && !isPhy ? healthIn(line, number, (below) => lines.at(number + below) ?? '') : undefined;
    if (field === '' && !isPhy && !health) continue;
    if (field !== '' && !isHeaded && !PADDED.test(line) && isAnyones(line, field)) continue;
    if (!drive || (isFirst(field) && isKnown(drive, field))) {
      if (drives.length >= MOST_RECORDS) break;
      if (drive) pending = driveAt(number);
      drive = { ...pending, line: pending.name ? pending.line : number };
      pending = driveAt(number);
      drives.push(drive);
    }
    if (health) drive.health = withHealth(drive.health, health);
    else if (isPhy) readPhy(line, number, drive);
    else readField(field, unbroken(value, lines.at(index + 1)), number, drive);
  }
  return drives.filter(
    ({ name, access, line, phys, ...rest }) =>
      phys.length > 0 || Object.values(rest).some((value) => value !== undefined),
  );
}

function readHeat(drive: SmartDrive, line: string, number: number): void {
  const heat = { ...drive.heat };
  if (addHeat(heat, line, number)) drive.heat = heat;
}

function nameIn(
  line: string,
  number: number,
  command: ReturnType<ReturnType<typeof commandsOf>>,
): Partial<SmartDrive> | undefined {
  if (command?.tool === 'smartctl' && command.rest.includes('/dev/')) {
    const access = /(?:^|\s)(?:-d ?|--device[= ])([a-z][\w,+#]{1,30})/.exec(command.rest)?.[1];
    return { name: told(command.device, number), access: told(access, number) };
  }
  const heading = plainName(HEADING.exec(line)?.[1]);
  return heading === undefined ? undefined : { name: told(heading, number), access: undefined };
}

/** Names that many tools have, and what stands indented, which smartctl does not print. */
const isAnyones = (line: string, field: string): boolean =>
  field === 'Vendor' || field === 'Product' || /^\s/.test(line);

/** Fields that a drive has once and first: one that comes again is of the next drive, pasted without its heading. */
const isFirst = (field: string): boolean => /^(?:Device Model|Model Number|Product|Vendor)$/.test(field);

function isKnown(drive: SmartDrive, field: string): boolean {
  // A report says what the drive is before how it is.
  if (drive.health && (drive.name ?? drive.access) === undefined) return true;
  return field === 'Vendor' ? (drive.vendor ?? drive.model) !== undefined : drive.model !== undefined;
}

/** A value that a terminal of 80 columns broke within its brackets. */
function unbroken(value: string, next = ''): string {
  const isOpen = /\([^()]*$|\[[^[\]]*$/.test(value);
  const rest = isOpen ? /^\s{0,4}([\w. /-]{1,40}[)\]])\s*$/.exec(next)?.[1] : undefined;
  return rest === undefined ? value : `${value} ${rest}`;
}

function readField(field: string, value: string, line: number, drive: SmartDrive): void {
  const whole = (pattern: RegExp) => told(countOf(pattern.exec(value)?.[1]), line);
  if (field === 'Vendor') drive.vendor ??= told(textOf(value), line);
  else if (/^(?:Device Model|Model Number|Product)$/.test(field)) drive.model ??= told(textOf(value), line);
  else if (/^(?:User Capacity|Total NVM Capacity|Namespace 1 Size\/Capacity)$/.test(field))
    drive.bytes ??=
      whole(/^([0-9][0-9,.' ’]{0,30}?)(?: bytes)? (?:bytes )?\[/) ?? whole(/^([0-9][0-9,.' ’]{0,30}) bytes/);
  else if (/^Sector Sizes?$/.test(field)) {
    drive.logicalSector ??= whole(/^([0-9]{3,5}) bytes logical/);
    drive.physicalSector ??= whole(/([0-9]{3,5}) bytes physical/) ?? whole(/^([0-9]{3,5}) bytes logical\/physical/);
  } else if (field === 'Logical block size') drive.logicalSector ??= whole(/^([0-9]{3,5}) bytes/);
  else if (field === 'Namespace 1 Formatted LBA Size') drive.logicalSector ??= whole(/^([0-9]{3,5})$/);
  else if (field === 'Physical block size') drive.physicalSector ??= whole(/^([0-9]{3,5}) bytes/);
  else if (field === 'Rotation Rate')
    drive.rotation ??= /^Solid State Device/i.test(value) ? told(0, line) : whole(/^([0-9]{4,5}) rpm/i);
  else if (/^(?:NVMe Version|PCI Vendor\/Subsystem ID)$/.test(field)) drive.transport ??= told('NVMe', line);
  else if (field === 'Transport protocol') {
    if (/^SAS\b/.test(value)) drive.transport ??= told('SAS', line);
  } else readSata(value, line, drive);
}

/** `SATA 3.1, 6.0 Gb/s (current: 3.0 Gb/s)`, of which each part may be missing. */
function readSata(value: string, line: number, drive: SmartDrive): void {
  const version = /^SATA (?:>?[0-9]\.[0-9]\+?)(?=$|[, ])|^SATA Rev [0-9]\.[0-9]/.exec(value)?.[0];
  drive.transport ??= told('SATA', line);
  drive.sataVersion ??= told(version, line);
  const [before, current] = value.split('(current:');
  drive.capable ??= told(bitRateOf(before?.split(',')[1]), line);
  drive.running ??= told(bitRateOf(current), line);
}

const PHY =
  /^\s{0,12}(relative target port id|phy identifier|attached device type|negotiated logical link rate)\s?[=:]\s?(.{1,100})$/;

function readPhy(line: string, number: number, drive: SmartDrive): void {
  const [, field, value = ''] = PHY.exec(line) ?? [];
  const last = drive.phys.at(-1);
  const whole = /^[0-9]{1,3}$/.test(value.trim()) ? Number(value) : undefined;
  if (field === 'relative target port id') {
    drive.phys.push(phyAt(number, whole));
    return;
  }
  let phy = last;
  // A port of several phys says its number once.
  if (!phy || (field === 'phy identifier' && phy.phy !== undefined)) {
    phy = phyAt(number, last?.port);
    drive.phys.push(phy);
  }
  if (field === 'phy identifier') phy.phy = whole;
  else if (field === 'attached device type') phy.attached ??= told(textOf(value), number);
  else {
    phy.state ??= told(textOf(value), number);
    phy.running ??= told(bitRateOf(value.split(';').at(-1)), number);
  }
}
