/** How often what a rule finds was found in the machines of public hardware databases. */
import seen from '../../../datasets/generated/links-seen.json' with { type: 'json' };
import { count } from '../../../datasets/tools/language/figure.ts';
import type { Drive, PciFunction } from '../join/machine.ts';
import { isHardDisk, SATA_AT_MOST } from './drive-ends.ts';
import type { Cause } from './finding.ts';

const words = {
  narrow: (part: string, devices: string, below: string, all: string) =>
    `In public hardware databases ${part} ${devices} run on fewer lanes than they have (${below} of ${all})`,
  narrowModel: (common: string, below: string, all: string) => `${common}; of this model ${below} of ${all}`,
  slow: (part: string, devices: string, below: string, all: string) =>
    `In public hardware databases ${part} ${devices} run below their speed (${below} of ${all})`,
  payload: (part: string, devices: string, below: string, all: string) =>
    `In public hardware databases ${part} ${devices} have a smaller payload size set than they support (${below} of ${all})`,
  slowSsd: (part: string, below: string, all: string) =>
    `In public hardware databases ${part} SSDs for 6 Gb/s run slower (${below} of ${all})`,
  slowHardDisk: (part: string, below: string, all: string) =>
    `In public hardware databases ${part} hard disks for 6 Gb/s run slower (${below} of ${all})`,
  part: (some: string, of: string) => `${some} in ${of}`,
  kinds: { nvme: 'NVMe drives', sas: 'SAS adapters', raid: 'RAID controllers', ethernet: 'Ethernet controllers' },
  /** Behind the cause. */
  common: (cause: string, often: string) => `${cause}. ${often}`,
};

type Kind = keyof typeof words.kinds;

/** How many were found below what they support, and of how many. */
type Counts = readonly [below: number, all: number];
type Seen = Readonly<Record<string, Counts>>;

/** Of PCIe by kind of device, on fewer lanes also by vendor and device; of SATA drives for 6 Gb/s by medium. */
export const { narrow, narrowModels, slow, payload, slowSata } = seen as unknown as Readonly<
  Record<keyof typeof seen, Seen>
>;

/** As lspci calls the class. SATA controllers were counted mostly inside of chipsets, which says nothing of cards. */
const KINDS: Readonly<Record<string, Kind>> = {
  'Non-Volatile memory controller': 'nvme',
  'Serial Attached SCSI controller': 'sas',
  'RAID bus controller': 'raid',
  'Ethernet controller': 'ethernet',
};

/** Below this a share is said as one in so many, above it with the nearest small numbers. */
const FEW = 1 / 3;
const LARGEST = 10;

/** "1 in 8", "3 in 4": as near as numbers that a reader sees before him come. */
function partOf([below, all]: Counts): string {
  const share = below / all;
  if (share < FEW) return words.part('1', count(Math.round(1 / share)));
  let nearest: readonly [number, number] = [1, 2];
  for (let of = 2; of <= LARGEST; of++) {
    const some = Math.min(of - 1, Math.max(1, Math.round(share * of)));
    const [a, b] = nearest;
    // A larger number has to come clearly nearer.
    if (Math.abs(some / of - share) < Math.abs(a / b - share) - 0.02) nearest = [some, of];
  }
  return words.part(count(nearest[0]), count(nearest[1]));
}

type Saying = (part: string, devices: string, below: string, all: string) => string;

/** A sentence without a full stop; nothing of a kind that was not counted, or never found so. */
function saidOf(seen: Seen, { kind }: PciFunction, saying: Saying): string | undefined {
  const known = KINDS[kind];
  const counts = seen[known ?? ''];
  if (!known || !counts?.[0]) return undefined;
  return saying(partOf(counts), words.kinds[known], count(counts[0]), count(counts[1]));
}

export function howOftenNarrow(device: PciFunction): string | undefined {
  const common = saidOf(narrow, device, words.narrow);
  const own = narrowModels[device.ids ?? ''];
  if (common === undefined || own === undefined) return common;
  return words.narrowModel(common, count(own[0]), count(own[1]));
}

export const howOftenSlow = (device: PciFunction): string | undefined => saidOf(slow, device, words.slow);

export const howOftenSmallPayload = (device: PciFunction): string | undefined => saidOf(payload, device, words.payload);

/** Of a drive for the fastest SATA: of others too few are left to count. */
export function howOftenSlowSata(drive: Drive): string | undefined {
  const counts = slowSata[isHardDisk(drive) ? 'hdd' : 'ssd'];
  if (drive.capable?.value !== SATA_AT_MOST || !counts?.[0]) return undefined;
  const saying = isHardDisk(drive) ? words.slowHardDisk : words.slowSsd;
  return saying(partOf(counts), count(counts[0]), count(counts[1]));
}

/** A cause with how common it is, where that is known. */
export const withCommon = <Any extends Cause>(cause: Any, often: string | undefined): Any =>
  often === undefined ? cause : { ...cause, message: words.common(cause.message, often) };
