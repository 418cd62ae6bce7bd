/** What a record says that holds for one computer only: the device at an address, the model and the size by a name. */

import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import type { NvmeFunction } from '../../../datasets/tools/readers/kernel-log.ts';
import type { PcieBandwidth } from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import type { UsbBus } from '../../../datasets/tools/readers/kernel-log-usb.ts';
import type { BlockDevice } from '../../../datasets/tools/readers/lsblk-listing.ts';
import type { PciDevice, PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { PciTreeNode } from '../../../datasets/tools/readers/lspci-tree.ts';
import type { ScsiDevice } from '../../../datasets/tools/readers/lsscsi.ts';
import type { TopologyDevice } from '../../../datasets/tools/readers/lstopo.ts';
import type { MdDetail } from '../../../datasets/tools/readers/mdadm.ts';
import type { MdArray } from '../../../datasets/tools/readers/mdstat.ts';
import type { NvmeController, NvmeNamespace } from '../../../datasets/tools/readers/nvme-list.ts';
import type { SmartDrive } from '../../../datasets/tools/readers/smart-drive.ts';
import { driveNameOf, isDriveName, isSameModel, placeBehindCard } from './names.ts';
import { kindOf } from './pci.ts';

export interface Identity {
  /** What it is about: `pci 0000:01:00.0`, `sda`. */
  key: string;
  /** As tools cut and pad it. */
  name?: string | undefined;
  address?: string | undefined;
  /** The class of a device: a host bridge is no slot for a card, whatever both are called. Many are alike in it. */
  kind?: string | undefined;
  /** As tools round it. */
  bytes?: number | undefined;
  /** The most that a device supports: 16 GT/s x4. */
  link?: string | undefined;
}

/** By the path to the list of records; other records say nothing that another computer could not. */
const READERS: Readonly<Record<string, (record: never) => Identity[]>> = {
  lspci: ({ address, kind, name, capable }: PciDevice) =>
    deviceAt(address, name, kindOf(kind)).map((identity) => ({ ...identity, link: textOf(capable?.value) })),
  'kernelLog.bandwidths': ({ address, capable, link, isLimited }: PcieBandwidth) => [
    { key: `pci ${address}`, link: isLimited ? textOf(capable?.link) : textOf(link) },
  ],
  pciconf: ({ address, kind, name }: PciDevice) => deviceAt(address, name, kindOf(kind)),
  lspciTree: ({ address, name }: PciTreeNode) => deviceAt(address, name),
  lstopo: ({ address, name }: TopologyDevice) => deviceAt(address, name),
  mdstat: ({ name, level, bytes }: MdArray) => array(name, level, bytes?.value),
  mdadm: ({ name, level, bytes }: MdDetail) => array(name, level?.value, bytes?.value),
  'kernelLog.nvme': ({ controller, address }: NvmeFunction) => [{ key: controller, address }],
  'kernelLog.buses': ({ bus, controller }: UsbBus) => [{ key: `usb${bus}`, address: controller }],
  lsscsi: ({ node, name, size }: ScsiDevice) => drive(node, name, size),
  lsblk: ({ name, model, bytes }: BlockDevice) => drive(name, model?.value, bytes?.value),
  smartctl: ({ name, access, model, bytes }: SmartDrive) =>
    placeBehindCard(access?.value) === undefined ? drive(name?.value, model?.value, bytes?.value) : [],
  described: ({ name, model, bytes }: DescribedDrive) => drive(name?.value, model?.value, bytes?.value),
  'nvmeList.namespaces': ({ name, model, bytes }: NvmeNamespace) => drive(name, model?.value, bytes?.value),
  'nvmeList.controllers': ({ name, model, address }: NvmeController) => [
    { key: name, name: model?.value, address: address?.value },
  ],
};

export const identitiesOf = (reader: string, record: object): Identity[] => READERS[reader]?.(record as never) ?? [];

/** Nothing of a link of which a part is unknown. */
const textOf = (link: PciLink | undefined): string | undefined =>
  link?.rate && link.lanes && WIDTHS.has(link.lanes) ? `${link.rate} x${link.lanes}` : undefined;

const WIDTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 32]);

/** lspci of a device that its list of names does not hold: `Device 1234`. */
const UNNAMED = /\bDevice\b|^[0-9a-f]{4}:[0-9a-f]{4}$/;

function deviceAt(address: string | undefined, name: string | undefined, kind = ''): Identity[] {
  const plain = (name ?? '').replace(/ \[[0-9a-f]{4}:[0-9a-f]{4}\]$/, '');
  const isNamed = plain !== '' && !UNNAMED.test(plain);
  if (address === undefined || (!isNamed && kind === '')) return [];
  return [{ key: `pci ${address}`, name: isNamed ? plain : undefined, kind: kind || undefined }];
}

/** Every computer has an md0: its level and its size tell one from another. */
const array = (name: string, level: string | undefined, bytes: number | undefined): Identity[] => [
  { key: name, name: level, bytes },
];

function drive(path: string | undefined, model: string | undefined, bytes: number | undefined): Identity[] {
  const name = driveNameOf(path ?? '');
  if (!isDriveName(name) || name !== path?.replace(/^\/dev\//, '')) return [];
  return [{ key: name, name: model, bytes }];
}

/**
 * Whether more of it is another thing than the same. One computer may be printed before and after a drive was replaced;
 * two of one model have many devices alike.
 */
export function isContradicted(identities: readonly Identity[], known: ReadonlyMap<string, Identity>): boolean {
  let alike = 0;
  let other = 0;
  for (const identity of identities) {
    const before = known.get(identity.key);
    if (!before) continue;
    if (!isSame(before, identity)) other++;
    else if (isTelling(before) && isTelling(identity)) alike++;
  }
  return other > alike;
}

/** Whether it says more than a class. */
const isTelling = ({ name, address, bytes, link }: Identity): boolean =>
  (name ?? address ?? bytes ?? link) !== undefined;

/** lsblk rounds 1.1 TB and 1.06 TB to the same. */
const ROUNDING = 0.1;

/** All that both say; names take longest to be compared. */
const isSame = (identity: Identity, two: Identity): boolean =>
  (identity.kind ?? two.kind) === (two.kind ?? identity.kind) &&
  (identity.address ?? two.address) === (two.address ?? identity.address) &&
  (identity.link ?? two.link) === (two.link ?? identity.link) &&
  (!identity.bytes || !two.bytes || Math.abs(identity.bytes / two.bytes - 1) < ROUNDING) &&
  (identity.name === undefined || two.name === undefined || isSameModel(identity.name, two.name));

/** What the later says, and what of the earlier it does not say. */
export const merged = (later: Identity, earlier: Identity | undefined): Identity => ({
  key: later.key,
  name: later.name ?? earlier?.name,
  address: later.address ?? earlier?.address,
  kind: later.kind ?? earlier?.kind,
  bytes: later.bytes ?? earlier?.bytes,
  link: later.link ?? earlier?.link,
});
