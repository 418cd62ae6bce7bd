/** `hwinfo --disk`: drives with the way that the kernel knows to them. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { type Field, type FieldBlock, fieldBlocks, fieldNamed } from './field-blocks.ts';
import { countOf, plainName, textOf, told } from './figures.ts';
import { PCI_ADDRESS } from './pci-address.ts';

const BEGINS = /^\s{0,16}[0-9]{1,4}: \S.{0,40}: 10600 Disk\s*$/;
const isEnd = (line: string) => /^\s{0,16}(?:[0-9]{1,4}: \S|\S{0,80}[#$] )/.test(line);

export const hwinfoDrives = (lines: Lines): DescribedDrive[] =>
  fieldBlocks(lines, BEGINS, isEnd, { heads: [': 10600 Disk'] })
    .map(driveOf)
    .filter(({ name, model }) => name && model);

/** `"Samsung"` and `pci 0x144d "Samsung Electronics Co Ltd"`. */
const quoted = (field: Field | undefined): string | undefined =>
  /^(?:(?:pci|usb|int\.) 0x[0-9a-f]{4} )?"([^"]{1,120})"/.exec(field?.value ?? '')?.[1];

function driveOf(block: FieldBlock): DescribedDrive {
  const drive = describedAt(block.line, 'hwinfo');
  const field = (name: string) => fieldNamed(block, name);
  const place = (of: Field | undefined) => of?.line ?? block.line;
  const file = field('Device File');
  drive.name = told(plainName(file?.value.split(' ')[0]), place(file));
  const [model, vendor] = [field('Model'), field('Vendor')];
  drive.vendor = told(textOf(quoted(vendor)), place(vendor));
  drive.model = told(textOf(quoted(model)), place(model));
  const capacity = field('Capacity');
  const bytes = countOf(/\(([0-9]{1,18}) bytes\)$/.exec(capacity?.value ?? '')?.[1]);
  drive.bytes = told(bytes, place(capacity));
  const size = field('Size');
  const sector = countOf(/^[0-9]{1,18} sectors a ([0-9]{3,5}) bytes$/.exec(size?.value ?? '')?.[1]);
  drive.logicalSector = told(sector, place(size));
  const driver = field('Driver');
  const [first = ''] = /"[\w-]{1,40}"/.exec(driver?.value ?? '') ?? [];
  const transport = TRANSPORTS[first.replaceAll('"', '')];
  drive.transport = told(transport, place(driver));
  const way = field('SysFS Device Link');
  const address = way?.value.match(new RegExp(`(?<=/)${PCI_ADDRESS}(?=/|$)`, 'g'))?.at(-1);
  drive.address = told(address, place(way));
  return drive;
}

/** Drivers that take drives of one kind alone. */
const TRANSPORTS: Readonly<Record<string, 'SATA' | 'NVMe' | 'USB'>> = {
  ahci: 'SATA',
  nvme: 'NVMe',
  'usb-storage': 'USB',
  uas: 'USB',
};
