/** How drives were found to be attached and formatted: what a row of `drives-seen` counts. */
import type { SmartDrive } from '../readers/smart-drive.ts';

export interface SeenDrive {
  kind: 'sata' | 'sas' | 'nvme';
  medium: 'hdd' | 'ssd' | undefined;
  model: string;
  /** Transfers per second of the line: of SAS the drive does not say what it can. */
  rate: number | undefined;
  maxRate: number | undefined;
  logicalSector: number | undefined;
  physicalSector: number | undefined;
}

const RATES: ReadonlySet<number> = new Set([1.5e9, 3e9, 6e9, 12e9, 22.5e9]);
const SECTORS: ReadonlySet<number> = new Set([512, 520, 524, 528, 4096, 4104, 4160, 4224]);

export function seenDrive(drive: SmartDrive): SeenDrive | undefined {
  const model = nameOf(drive);
  const kind = drive.transport?.value.toLowerCase() as SeenDrive['kind'] | undefined;
  if (model === undefined || kind === undefined) return undefined;
  const rotation = drive.rotation?.value;
  const medium = kind === 'nvme' ? 'ssd' : rotation === undefined ? undefined : rotation > 0 ? 'hdd' : 'ssd';
  const rates = drive.phys.flatMap(({ running }) => (running ? [running.value] : []));
  const rate = kind === 'sas' ? Math.max(...rates) : drive.running?.value;
  const known = <Value>(value: Value | undefined, all: ReadonlySet<Value>) =>
    value !== undefined && all.has(value) ? value : undefined;
  return {
    kind,
    medium,
    model,
    rate: known(rate, RATES),
    maxRate: kind === 'sata' ? known(drive.capable?.value, RATES) : undefined,
    logicalSector: known(drive.logicalSector?.value, SECTORS),
    physicalSector: known(drive.physicalSector?.value, SECTORS),
  };
}

/** Printable, and as long as a model may be: SCSI fields hold anything. */
function nameOf({ vendor, model }: SmartDrive): string | undefined {
  const name = [vendor?.value, model?.value].filter((part) => part !== undefined).join(' ');
  const plain = name
    .replace(/[^ -~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return plain === '' ? undefined : plain;
}

const LONGEST = 60;
