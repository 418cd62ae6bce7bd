/** The text that CrystalDiskInfo copies: `Transfer Mode : current | supported` of each disk. */
import type { Lines } from '../paste/lines.ts';
import { fieldOf, MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import { CRYSTAL_SIGNS, crystalHealth, withHealth } from './smart-health.ts';
import type { TransferMode, WindowsDisk } from './windows-disk.ts';

const FIELD =
  /^\s{1,24}(?:Model|Disk Size|Rotation Rate|Interface|Transfer Mode) : |^(?:Model|Disk Size|Rotation Rate|Interface|Transfer Mode) : /;

const FIELDS = ['Model : ', 'Disk Size : ', 'Rotation Rate : ', 'Interface : ', 'Transfer Mode : ', ...CRYSTAL_SIGNS];
const HEADING = /^\s?\([0-9]{1,3}\) /;

export function crystalDisks(lines: Lines): WindowsDisk[] {
  if (!lines.mayHold('Transfer Mode') && !lines.mayHold('CrystalDiskInfo')) return [];
  const disks: WindowsDisk[] = [];
  let disk: WindowsDisk | undefined;
  let last = 0;
  for (const [index, line] of lines.entriesHolding(FIELDS)) {
    const field = FIELD.test(line) ? fieldOf(line) : undefined;
    const health = field ? undefined : crystalHealth(line, index + 1);
    if (health && disk) disk.health = withHealth(disk.health, health);
    if (!field) continue;
    if (disk && lines.find(HEADING, last + 1, index) >= 0) disk = undefined;
    last = index;
    if (!disk || (field.name === 'Model' && disk.model)) {
      if (disks.length >= MOST_RECORDS) break;
      disk = { line: index + 1 };
      disks.push(disk);
    }
    readField(disk, field.name, field.value, index + 1);
  }
  return disks;
}

function readField(disk: WindowsDisk, name: string, value: string, line: number): void {
  if (name === 'Model') disk.model ??= told(textOf(value), line);
  else if (name === 'Disk Size') disk.bytes ??= told(sizeOf(value.split(' (')[0], 'decimal'), line);
  else if (name === 'Interface') disk.bus ??= told(busOf(value), line);
  else if (name === 'Rotation Rate') {
    const speed = /^([0-9]{4,5}) RPM/i.exec(value)?.[1];
    const isSolid = /SSD/.test(value);
    disk.rotation ??= told(isSolid ? 0 : speed === undefined ? undefined : Number(speed), line);
    if (disk.rotation) disk.medium ??= told(isSolid ? 'SSD' : 'HDD', line);
  } else if (name === 'Transfer Mode') {
    const [running, capable] = value.split(' | ');
    disk.running ??= told(modeOf(running), line);
    disk.capable ??= told(modeOf(capable), line);
  }
}

/** `Serial ATA`, `NVM Express`, `USB (Serial ATA)`: what Windows sees comes first. */
function busOf(value: string): string | undefined {
  if (/^USB|^UASP/.test(value)) return 'USB';
  if (/^NVM Express/.test(value)) return 'NVMe';
  return /^Serial ATA/.test(value) ? 'SATA' : undefined;
}

/** A SATA mode is named after its megabytes a second, which are a tenth of its bits: 8b/10b. */
function modeOf(text: string | undefined): TransferMode | undefined {
  const name = textOf(text);
  if (name === undefined || /^-{2,}$/.test(name)) return undefined;
  const megabytes = /^SATA\/(150|300|600)$/.exec(name)?.[1];
  const [, generation, lanes] = /^PCIe ([0-9]\.[0-9]) x([0-9]{1,2})$/.exec(name) ?? [];
  return {
    name,
    rate: megabytes === undefined ? undefined : Number(megabytes) * 1e7,
    generation,
    lanes: lanes === undefined ? undefined : Number(lanes),
  };
}
