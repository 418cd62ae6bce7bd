/** A device of lsblk, and a listing of them: the same columns are the keys of JSON, in small letters. */
import { MOST_RECORDS, sizeOf, textOf, told } from './figures.ts';
import type { Stated } from './stated.ts';

export interface BlockDevice {
  line: number;
  /** Which of several listings in one paste it stands in, from 0. */
  listing: number;
  /** Without /dev/: sda, nvme0n1p2, and the names of volumes. */
  name: string;
  bytes?: Stated<number> | undefined;
  /** disk, part, lvm, raid1, crypt, loop, rom. */
  type?: Stated<string> | undefined;
  /** sata, sas, nvme, usb; virtual disks have none. */
  transport?: Stated<string> | undefined;
  /** Whether the kernel takes it for a rotating disk, which it does with many virtual ones. */
  rotates?: Stated<boolean> | undefined;
  model?: Stated<string> | undefined;
  logicalSector?: Stated<number> | undefined;
  physicalSector?: Stated<number> | undefined;
  /** Host, channel, target and unit: 6:0:1:0. */
  hctl?: Stated<string> | undefined;
  /** What it lies on, nearest only. */
  parents: string[];
}

/** Columns that hold numbers, which end below the end of their heading. */
export const NUMERIC = new Set(
  'SIZE RM RO ROTA RAND RA RQ-SIZE MIN-IO OPT-IO PHY-SEC LOG-SEC ALIGNMENT DISC-ALN DISC-GRAN DISC-MAX DISC-ZERO WSAME FSAVAIL FSSIZE FSUSED FSUSE% START PARTN DAX HOTPLUG DISK-SEQ MQ'.split(
    ' ',
  ),
);

/** What else lsblk can print. */
export const COLUMNS = new Set([
  ...NUMERIC,
  ...'NAME KNAME PATH MAJ:MIN MAJ MIN TYPE MOUNTPOINT MOUNTPOINTS FSTYPE FSVER FSROOTS LABEL UUID PTUUID PTTYPE PARTTYPE PARTTYPENAME PARTLABEL PARTUUID PARTFLAGS MODEL SERIAL STATE OWNER GROUP MODE SCHED WWN ID ID-LINK HCTL TRAN SUBSYSTEMS REV VENDOR ZONED PKNAME'.split(
    ' ',
  ),
]);

export const deviceAt = (line: number, listing: number, name: string): BlockDevice => ({
  line,
  listing,
  name,
  parents: [],
});

/** As printed, or as a paste says it that was masked. */
const IDENTITY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64}|(?:uuid|wwn)-[0-9]+/i;

/** A name without /dev/ and without the UUID or WWN that it was made of, in whose place stands its line. */
export const listedName = (path: string, line: number): string =>
  path.replace(/^\/dev\/(?:mapper\/)?/, '').replace(IDENTITY, `#${line}`);

/** Sizes are in powers of 1024 and rounded, or with -b exact bytes. */
export function readColumn(device: BlockDevice, column: string, text: string, line: number): void {
  const sector = /^[0-9]{3,5}$/.test(text) ? Number(text) : undefined;
  if (column === 'SIZE') device.bytes ??= told(sizeOf(text, 'binary'), line);
  else if (column === 'TYPE') device.type ??= told(TYPE.test(text) ? text : undefined, line);
  else if (column === 'TRAN') device.transport ??= told(/^[a-z]{2,12}$/.exec(text)?.[0], line);
  else if (column === 'ROTA') device.rotates ??= told(booleanOf(text), line);
  else if (column === 'MODEL') device.model ??= told(textOf(text), line);
  else if (column === 'LOG-SEC') device.logicalSector ??= told(sector, line);
  else if (column === 'PHY-SEC') device.physicalSector ??= told(sector, line);
  else if (column === 'HCTL') device.hctl ??= told(/^[0-9]{1,4}(?::[0-9]{1,6}){3}$/.exec(text)?.[0], line);
}

export const TYPE =
  /^(?:disk|part|lvm|crypt|loop|rom|mpath|md|linear|raid[0-9]{1,2}|dm|dmraid|zoned|tape|worm|changer|enclosure|cache|[a-z]{2,12})$/;

function booleanOf(text: string): boolean | undefined {
  if (/^(?:1|true)$/.test(text)) return true;
  return /^(?:0|false)$/.test(text) ? false : undefined;
}

/** Devices of one listing, each once, and what hangs on what. */
export class Listing {
  readonly devices = new Map<string, BlockDevice>();
  /** Names: the outer one of two and the one drawn below it. */
  readonly #pairs: [outer: string, inner: string][] = [];
  readonly number: number;
  /** Whether -s drew what a device lies on below it. */
  isInverse: boolean;

  constructor(number: number, isInverse: boolean) {
    this.number = number;
    this.isInverse = isInverse;
  }

  add(line: number, name: string, outer: string | undefined): BlockDevice {
    const known = this.devices.get(name) ?? deviceAt(line, this.number, name);
    if (this.devices.size < MOST_RECORDS) this.devices.set(name, known);
    if (outer !== undefined && this.#pairs.length < MOST_RECORDS) this.#pairs.push([outer, name]);
    return known;
  }

  /** Says of each device what it lies on. */
  settled(): BlockDevice[] {
    const isInverse = this.isInverse || this.#looksInverse();
    for (const [outer, inner] of this.#pairs) {
      const [above, below] = isInverse ? [inner, outer] : [outer, inner];
      const parents = this.devices.get(below)?.parents;
      if (parents && !parents.includes(above)) parents.push(above);
    }
    return [...this.devices.values()];
  }

  /** A disk does not lie on a partition; that of a bcache is called a disk and may. */
  #looksInverse(): boolean {
    const typeOf = (name: string) => this.devices.get(name)?.type?.value;
    return this.#pairs.some(
      ([outer, inner]) => typeOf(inner) === 'disk' && typeOf(outer) === 'part' && !inner.startsWith('bcache'),
    );
  }
}
