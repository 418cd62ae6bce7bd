/** `esxcli storage core device list` of ESXi: what each device is. Its names hold serial numbers and are not taken. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { type FieldBlock, fieldBlocks, fieldNamed } from './field-blocks.ts';
import { countOf, textOf, told } from './figures.ts';

/** Below the name of the device, which may be anything. */
const BEGINS = /^\s{0,12}Display Name: \S/;
const isEnd = (line: string) => /^\s*$|^\[\S{1,80}\] \S/.test(line);
const MIB = 1024 ** 2;

export const esxcliDrives = (lines: Lines): DescribedDrive[] =>
  fieldBlocks(lines, BEGINS, isEnd, { heads: ['Display Name: '] })
    .filter((block) => fieldNamed(block, 'Device Type') && fieldNamed(block, 'Is SSD'))
    .filter((block) => /^Direct-Access/.test(fieldNamed(block, 'Device Type')?.value ?? ''))
    .map(driveOf)
    .filter(({ model }) => model);

function driveOf(block: FieldBlock): DescribedDrive {
  const drive = describedAt(block.line, 'esxcli');
  const field = (name: string) => fieldNamed(block, name) ?? { value: '', line: block.line };
  const [vendor, model, size] = [field('Vendor'), field('Model'), field('Size')];
  // Both of these stand for the bus in place of a maker.
  const bus = /^(ATA|NVMe)$/.exec(vendor.value)?.[1];
  drive.vendor = bus ? undefined : told(textOf(vendor.value), vendor.line);
  drive.model = told(textOf(model.value), model.line);
  if (bus === 'NVMe') drive.transport = told('NVMe', vendor.line);
  const [usb, solid] = [field('Is USB'), field('Is SSD')];
  if (usb.value === 'true') drive.transport = told('USB', usb.line);
  const mebibytes = countOf(size.value);
  drive.bytes = told(mebibytes ? mebibytes * MIB : undefined, size.line);
  // ESXi calls many SSDs none: behind controllers, and virtual ones.
  if (solid.value === 'true') drive.medium = told('SSD', solid.line);
  return drive;
}
