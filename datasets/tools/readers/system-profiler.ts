/** `system_profiler` of macOS: NVMe drives with their PCIe links, SATA drives with that of their port, devices on USB. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt, pciLinkOf } from './described-drive.ts';
import { type Field, type FieldBlock, fieldBlocks, fieldNamed } from './field-blocks.ts';
import { countOf, plainName, textOf, told } from './figures.ts';
import type { UsbDevice } from './lsusb.ts';

/** A title stands alone before a colon; what is told of it follows below. */
const TITLE = /^\s{0,20}(?=(\S[^:]{1,80}))\1:\s*$/;
const isEnd = (line: string) => /^\S{0,80}[#$%] \S/.test(line);

/** A capacity with its bytes, in every language that is read; the speed of a port, which those below it have. */
const OF_DRIVES = [' bytes)', ' Bytes)', ' octets)', ' байт)', 'Negotiated Link Speed'];

export function profiledDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let negotiated: Field | undefined;
  for (const block of fieldBlocks(lines, TITLE, isEnd, { holds: OF_DRIVES })) {
    const speed = fieldNamed(block, 'Negotiated Link Speed');
    if (speed) negotiated = speed;
    const drive = driveOf(block, negotiated);
    if (drive) drives.push(drive);
  }
  return drives;
}

/** A drive has a model and a capacity with its bytes; volumes on it have no model. */
function driveOf(block: FieldBlock, negotiated: Field | undefined): DescribedDrive | undefined {
  const model = fieldNamed(block, 'Model');
  const capacity = fieldNamed(block, 'Capacity');
  const bytes = countOf(/\(([0-9][0-9,.'’ ]{2,30}) (?:bytes|Bytes|octets|байт)\)$/.exec(capacity?.value ?? '')?.[1]);
  const link = fieldNamed(block, 'Link Speed');
  const queue = fieldNamed(block, 'Native Command Queuing');
  const trim = fieldNamed(block, 'TRIM Support');
  if (!model || !capacity || bytes === undefined || !(link ?? queue ?? trim)) return undefined;
  const drive = describedAt(block.line, 'system_profiler');
  drive.model = told(textOf(model.value), model.line);
  drive.bytes = told(bytes, capacity.line);
  const disk = fieldNamed(block, 'BSD Name');
  drive.name = disk && told(plainName(disk.value), disk.line);
  const medium = fieldNamed(block, 'Medium Type');
  const kind = { 'Solid State': 'SSD', Rotational: 'HDD' } as const;
  const known = /^(Solid State|Rotational)$/.exec(medium?.value ?? '')?.[1] as keyof typeof kind;
  if (medium && known) drive.medium = told(kind[known], medium.line);
  const rate = fieldNamed(block, 'Rotational Rate');
  drive.rotation = rate && told(countOf(/^[0-9]{4,5}$/.exec(rate.value)?.[0]), rate.line);
  const width = fieldNamed(block, 'Link Width');
  const transfers = /^([0-9]{1,2}(?:\.[0-9])?) GT\/s$/.exec(link?.value ?? '')?.[1];
  const lanes = /^x([0-9]{1,2})$/.exec(width?.value ?? '')?.[1];
  if (link && transfers !== undefined) {
    drive.linkRunning = told(pciLinkOf(transfers, lanes), link.line);
    drive.transport = told('NVMe', link.line);
  } else if (queue) {
    drive.transport = told('SATA', queue.line);
    if (negotiated) drive.running = told(gigabits(negotiated.value), negotiated.line);
  }
  return drive;
}

const WHOLE_DISK = /^\s{0,8}Device Identifier:\s{1,40}(disk[0-9]{1,3})\s*$/;
const PROTOCOLS = { USB: 'USB', 'PCI-Express': 'NVMe', SATA: 'SATA' } as const;

/** `diskutil info`: a whole disk, what it hangs on and whether it spins. */
export function diskutilDrives(lines: Lines): DescribedDrive[] {
  const blocks = fieldBlocks(lines, WHOLE_DISK, isEnd, { heads: ['Device Identifier:'] });
  return blocks.flatMap((block) => {
    const [protocol, size] = [fieldNamed(block, 'Protocol'), fieldNamed(block, 'Disk Size')];
    const transport = PROTOCOLS[(protocol?.value ?? '') as keyof typeof PROTOCOLS];
    if (!protocol || transport === undefined || fieldNamed(block, 'Whole')?.value !== 'Yes') return [];
    const drive = describedAt(block.line, 'system_profiler');
    drive.name = told(block.head[1], block.line);
    drive.transport = told(transport, protocol.line);
    const media = fieldNamed(block, 'Device / Media Name');
    drive.model = media && told(textOf(media.value), media.line);
    drive.bytes = size && told(countOf(/\(([0-9]{6,18}) Bytes\)/.exec(size.value)?.[1]), size.line);
    const solid = fieldNamed(block, 'Solid State');
    if (solid?.value === 'Yes') drive.medium = told('SSD', solid.line);
    return [drive];
  });
}

/** `1.5 Gigabit`, `3 Gigabit`, `6 Gigabit`. */
function gigabits(text: string): number | undefined {
  const digits = /^(1\.5|3|6) Gigabit$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits) * 1e9;
}

/** Below a device: the disk that it is. */
const MEDIA = /^\s{2,40}(?:Media:|BSD Name: disk[0-9]{1,3})\s*$/;

const UNITS: Readonly<Record<string, number>> = { Mb: 1e6, Gb: 1e9 };

/** Devices on USB; what macOS calls the speed up to which a device goes is what its link came up with. */
export function profiledUsb(lines: Lines): UsbDevice[] {
  if (!lines.mayHold('Location ID: ')) return [];
  const blocks = fieldBlocks(lines, TITLE, isEnd, { holds: ['Location ID'] });
  return blocks.flatMap((block, index) => {
    const field = (name: string) => fieldNamed(block, name)?.value ?? '';
    const vendor = /^0x([0-9a-f]{4})\b/.exec(field('Vendor ID'))?.[1];
    const product = /^0x([0-9a-f]{4})\b/.exec(field('Product ID'))?.[1];
    const [, bus, device] = /^0x([0-9a-f]{2})[0-9a-f]{6} \/ ([0-9]{1,3})/.exec(field('Location ID')) ?? [];
    if (vendor === undefined || product === undefined || bus === undefined) return [];
    const speed = fieldNamed(block, 'Speed');
    const [, digits, unit = ''] = /^Up to ([0-9.]{1,5}) ([MG]b)\/s/.exec(speed?.value ?? '') ?? [];
    const rate = digits === undefined ? undefined : Number(digits) * (UNITS[unit] ?? 0);
    return [
      {
        line: block.line,
        listing: 0,
        bus: Number.parseInt(bus, 16),
        device: Number(device),
        id: `${vendor}:${product}`,
        name: textOf(block.head[1]) ?? '',
        negotiated: told(rate || undefined, speed?.line ?? block.line),
        capable: undefined,
        storage: [],
        ...(lines.find(MEDIA, block.line, (blocks[index + 1]?.line ?? lines.length) - 1) >= 0 && {
          isStorage: true as const,
        }),
        controller: undefined,
        isOfMac: true as const,
      },
    ];
  });
}
