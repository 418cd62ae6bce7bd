/** `lshw`, long and short: what drives are, the PCI function of NVMe, and what links of Ethernet run at. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { type FieldBlock, fieldBlocks, fieldNamed } from './field-blocks.ts';
import { MOST_RECORDS, plainName, sizeOf, textOf, told } from './figures.ts';
import type { NetworkLink } from './network-link.ts';
import { PCI_ADDRESS } from './pci-address.ts';

const BEGINS = /^\s{0,60}\*-([a-z][a-z0-9]{1,20})(?::[0-9]{1,4})?(?: (?:UNCLAIMED|DISABLED))?\s*$/;
const isEnd = (line: string) => /^\s*$|^\S{0,80}[#$] /.test(line);

/** Kinds of things that are drives, or that drives hang on. */
const KINDS = ['disk', 'namespace', 'nvme', 'storage', 'sata', 'scsi', 'raid', 'ide'];
const heads = KINDS.map((kind) => `*-${kind}`);

export const lshwDrives = (lines: Lines): DescribedDrive[] => [...longDrives(lines), ...shortDrives(lines)];

function longDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let controller: DescribedDrive | undefined;
  for (const block of fieldBlocks(lines, BEGINS, isEnd, { heads })) {
    const kind = block.head[1] ?? '';
    if (!KINDS.includes(kind)) continue;
    const drive = driveOf(block);
    if (kind === 'disk' && drive.name) drives.push(drive);
    const isNvme = /^nvme[0-9]{1,4}$/.test(drive.name?.value ?? '');
    if (isNvme) {
      drive.transport ??= told('NVMe', drive.line);
      controller = drive;
      drives.push(drive);
    } else if (kind === 'namespace' && drive.name && controller) {
      // The model of the namespace is that of its controller, which stands above.
      if (drive.name.value.startsWith(controller.name?.value ?? ' ')) drives.push(drive);
    } else if (kind !== 'disk') controller = undefined;
  }
  return drives;
}

function driveOf(block: FieldBlock): DescribedDrive {
  const drive = describedAt(block.line, 'lshw');
  const field = (name: string) => fieldNamed(block, name) ?? { value: '', line: block.line };
  const logical = block.fields.find(({ name, value }) => name === 'logical name' && plainName(value) !== undefined);
  drive.name = told(plainName(logical?.value), logical?.line ?? block.line);
  const [vendor, product] = [field('vendor'), field('product')];
  drive.vendor = told(textOf(vendor.value), vendor.line);
  drive.model = told(textOf(product.value), product.line);
  const bus = field('bus info');
  const address = new RegExp(`^pci@(${PCI_ADDRESS})$`).exec(bus.value)?.[1];
  drive.address = told(address, bus.line);
  if (/^usb@/.test(bus.value)) drive.transport = told('USB', bus.line);
  const description = field('description');
  if (/^NVMe /.test(description.value)) drive.transport ??= told('NVMe', description.line);
  const size = field('size');
  const bytes = /^[0-9.]{1,8}[KMGTP]i?B \(([0-9.]{1,8}[KMGTP]?B)\)$/.exec(size.value)?.[1];
  drive.bytes = told(sizeOf(bytes, 'decimal'), size.line);
  const set = field('configuration');
  const sector = (name: string) => {
    const digits = new RegExp(`(?:^|\\s)${name}=([0-9]{3,5})(?=\\s|$)`).exec(set.value)?.[1];
    return told(digits === undefined ? undefined : Number(digits), set.line);
  };
  drive.logicalSector = sector('logicalsectorsize');
  drive.physicalSector = sector('sectorsize');
  return drive;
}

/** Links that are up: of the others it says no speed. */
export const lshwNetworks = (lines: Lines): NetworkLink[] =>
  fieldBlocks(lines, BEGINS, isEnd, { heads: ['*-network'] }).flatMap((block) => {
    const [name, set, most] = ['logical name', 'configuration', 'capacity'].map((field) => fieldNamed(block, field));
    const rate = rateOf(/(?:^|\s)speed=(\S{5,12})/.exec(set?.value ?? '')?.[1]);
    if (block.head[1] !== 'network' || !name || !set || rate === undefined) return [];
    const link: NetworkLink = { line: block.line, name: name.value };
    link.running = told(rate, set.line);
    link.capable = most && told(rateOf(most.value), most.line);
    link.duplex = told(/(?:^|\s)duplex=(full|half)(?=\s|$)/.exec(set.value)?.[1], set.line);
    return [link];
  });

function rateOf(text = ''): number | undefined {
  const [, digits, unit] = /^([0-9]{1,5})([MG])bit\/s$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (unit === 'G' ? 1e9 : 1e6);
}

const HEADING = /^\s{0,8}H\/W path\s{2,40}(?:Device\s{2,40})?Class\s{2,40}Description/;
const ROW =
  /^\s{0,8}\/[0-9a-f/.:]{1,60}\s{1,40}\/dev\/([a-z0-9]{2,20})\s{1,40}disk\s{1,40}(?:[0-9.]{1,8}[KMGTP]i?B )?(\S.{0,80}?)\s*$/;

function shortDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  if (!lines.mayHold('H/W path')) return drives;
  let isInside = false;
  const nextHeading = lines.seeker(['H/W path']);
  for (let index = nextHeading(0); index < lines.length; index++) {
    if (!isInside) index = nextHeading(index);
    const line = lines.at(index) ?? '';
    if (HEADING.test(line)) isInside = true;
    else if (line.trim() === '') isInside = false;
    const [, device, model] = isInside ? (ROW.exec(line) ?? []) : [];
    const name = plainName(device);
    if (name === undefined || drives.length >= MOST_RECORDS) continue;
    const drive = describedAt(index + 1, 'lshw');
    drive.name = told(name, index + 1);
    // What lshw says where it knows no model: `disk`, `NVMe disk`.
    drive.model = told(/^(?:NVMe disk|.*\bdisk)$/i.test(model ?? '') ? undefined : textOf(model), index + 1);
    drives.push(drive);
  }
  return drives;
}
