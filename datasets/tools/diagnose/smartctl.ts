/**
 * What `smartctl -i`, `-a` and `-x` print of drives on SATA, SAS and NVMe: what they are, and how fast their links may
 * run and do. Of NVMe drives it prints no link, of SAS drives only with -x. Behind a USB bridge the link is that between
 * the drive and the bridge.
 */
import type { Lines } from '../paste/lines.ts';
import { bitRateOf, commandIn, countOf, MOST_RECORDS, plainName, textOf, told } from './figures.ts';
import { driveAt, phyAt, type SmartDrive } from './smart-drive.ts';
import { smartJsonDrives } from './smartctl-json.ts';

const BEGINS = /^(?:smartctl(?: pre-)? ?[0-9]\.[0-9]|=== START OF INFORMATION SECTION ===)/;
const FIELD =
  /^\s{0,8}(Device Model|Model Number|Product|Vendor|User Capacity|Total NVM Capacity|Namespace 1 Size\/Capacity|Namespace 1 Formatted LBA Size|Sector Sizes?|Logical block size|Physical block size|Rotation Rate|SATA Version is|Transport protocol|NVMe Version):\s{1,40}(\S.{0,200})$/;
/** `/dev/sda` alone, as loops print it above each drive. */
const HEADING = /^[\s#=*-]{0,12}(\/dev\/[a-z0-9]{2,20})[\s#=*:-]{0,12}$/;

export function smartDrives(lines: Lines): SmartDrive[] {
  return [...textDrives(lines), ...smartJsonDrives(lines)].sort((a, b) => a.line - b.line);
}

function textDrives(lines: Lines): SmartDrive[] {
  const drives: SmartDrive[] = [];
  /** What stands above the first field of a drive. */
  let pending = driveAt(1);
  let drive: SmartDrive | undefined;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const named = nameIn(line, number);
    if (named) {
      pending = { ...driveAt(number), ...named };
      drive = undefined;
      continue;
    }
    if (BEGINS.test(line)) {
      if (drive) pending = driveAt(number);
      drive = undefined;
      continue;
    }
    const [, field = '', value = ''] = FIELD.exec(line) ?? [];
    const isPhy = field === '' && PHY.test(line);
    if (field === '' && !isPhy) continue;
    if (!drive || (isFirst(field) && isKnown(drive, field))) {
      if (drives.length >= MOST_RECORDS) break;
      if (drive) pending = driveAt(number);
      drive = { ...pending, line: pending.name ? pending.line : number };
      pending = driveAt(number);
      drives.push(drive);
    }
    if (isPhy) readPhy(line, number, drive);
    else readField(field, value, number, drive);
  }
  return drives.filter(
    ({ name, access, line, phys, ...rest }) =>
      phys.length > 0 || Object.values(rest).some((value) => value !== undefined),
  );
}

function nameIn(line: string, number: number): Partial<SmartDrive> | undefined {
  const command = commandIn(line);
  if (command?.tool === 'smartctl' && command.rest.includes('/dev/')) {
    const access = /(?:^|\s)(?:-d ?|--device[= ])([a-z][\w,+#]{1,30})/.exec(command.rest)?.[1];
    return { name: told(command.device, number), access: told(access, number) };
  }
  const heading = plainName(HEADING.exec(line)?.[1]);
  return heading === undefined ? undefined : { name: told(heading, number), access: undefined };
}

/** Fields that a drive has once and first: one that comes again is of the next drive, pasted without its heading. */
function isFirst(field: string): boolean {
  return /^(?:Device Model|Model Number|Product|Vendor)$/.test(field);
}

function isKnown(drive: SmartDrive, field: string): boolean {
  return field === 'Vendor'
    ? (drive.vendor ?? drive.model) !== undefined
    : drive.model !== undefined;
}

function readField(field: string, value: string, line: number, drive: SmartDrive): void {
  const whole = (pattern: RegExp) => told(countOf(pattern.exec(value)?.[1]), line);
  switch (field) {
    case 'Vendor':
      drive.vendor ??= told(textOf(value), line);
      break;
    case 'Device Model':
    case 'Model Number':
    case 'Product':
      drive.model ??= told(textOf(value), line);
      break;
    case 'User Capacity':
    case 'Total NVM Capacity':
    case 'Namespace 1 Size/Capacity':
      drive.bytes ??=
        whole(/^([0-9][0-9,.' ’]{0,30}?)(?: bytes)? (?:bytes )?\[/) ??
        whole(/^([0-9][0-9,.' ’]{0,30}) bytes/);
      break;
    case 'Sector Size':
    case 'Sector Sizes':
      drive.logicalSector ??= whole(/^([0-9]{3,5}) bytes logical/);
      drive.physicalSector ??=
        whole(/([0-9]{3,5}) bytes physical/) ?? whole(/^([0-9]{3,5}) bytes logical\/physical/);
      break;
    case 'Logical block size':
      drive.logicalSector ??= whole(/^([0-9]{3,5}) bytes/);
      break;
    case 'Namespace 1 Formatted LBA Size':
      drive.logicalSector ??= whole(/^([0-9]{3,5})$/);
      break;
    case 'Physical block size':
      drive.physicalSector ??= whole(/^([0-9]{3,5}) bytes/);
      break;
    case 'Rotation Rate':
      drive.rotation ??= /^Solid State Device/i.test(value)
        ? told(0, line)
        : whole(/^([0-9]{4,5}) rpm/i);
      break;
    case 'NVMe Version':
      drive.transport ??= told('NVMe', line);
      break;
    case 'Transport protocol':
      if (/^SAS\b/.test(value)) drive.transport ??= told('SAS', line);
      break;
    default:
      readSata(value, line, drive);
  }
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
