/** What smartd writes into the system's log or into mails: a drive that begins to fail. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, plainName, told } from './figures.ts';
import { driveAt, type SmartDrive } from './smart-drive.ts';
import { type SmartHealth, withHealth } from './smart-health.ts';

/** By its name, or by its model with the serial number behind it. */
const DEVICE =
  /\bDevice: (\/dev\/(?:[a-z0-9]{2,20}|disk\/by-id\/(?:ata|nvme|scsi)-([\w-]{3,60})_[A-Z0-9-]{6,40}(?:_[0-9])?))(?: \[([\w #+,/-]{1,30})\])?,? (\S.{6,160})$/;
/** How it names what is behind a RAID card: megaraid_disk_16, areca_disk#06_enc#01. */
const BEHIND = /^(megaraid|areca|3ware|cciss|aacraid|sssraid)_disk[_#]0*([0-9]{1,4})(?:_enc#0*([0-9]{1,4}))?/;
const COUNTED = /^([1-9][0-9]{0,8}) (Currently unreadable \(pending\)|(?:Total )?Offline uncorrectable) sectors\b/i;
const FAILING =
  /^(?:FAILED SMART self-check\b|SMART Failure: |Failed SMART (?:usage|prefail) Attribute: (?!19[04] )|Self-Test Log error count increased\b)/;

export function smartdDrives(lines: Lines): SmartDrive[] {
  const drives = new Map<string, SmartDrive>();
  for (const [index, line] of lines.entriesHolding(['Device: /dev/'])) {
    const [, path, model, kind, said = ''] = DEVICE.exec(line) ?? [];
    const name = plainName(path);
    const health = path === undefined ? undefined : healthOf(said, index + 1);
    if ((name ?? model) === undefined || !health) continue;
    // It says the same again every half an hour.
    const access = accessOf(kind);
    const key = `${path} ${access}`;
    const drive = drives.get(key) ?? {
      ...driveAt(index + 1),
      name: told(name, index + 1),
      model: told(model?.replaceAll('_', ' '), index + 1),
      access: told(access, index + 1),
    };
    drive.health = withHealth(drive.health, health);
    if (drives.size < MOST_RECORDS) drives.set(key, drive);
  }
  return [...drives.values()];
}

/** As smartctl is told of the same drive: megaraid,16, areca,6/1. */
function accessOf(kind = ''): string | undefined {
  const [, card, disk, shelf] = BEHIND.exec(kind) ?? [];
  return card && `${card},${disk}${shelf === undefined ? '' : `/${shelf}`}`;
}

function healthOf(text: string, line: number): SmartHealth | undefined {
  if (FAILING.test(text)) return { isFailing: { value: true, line } };
  const [, count, kind = ''] = COUNTED.exec(text) ?? [];
  if (count === undefined) return undefined;
  const value = { value: Number(count), line };
  return /pending/.test(kind) ? { pending: value } : { uncorrectable: value };
}
