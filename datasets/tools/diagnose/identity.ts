/** What a record says that holds for one computer only: the device at an address, the model and the size by a name. */

import { driveNameOf, isDriveName, isSameModel } from './join/names.ts';
import type { NvmeFunction } from './kernel-log.ts';
import type { UsbBus } from './kernel-log-usb.ts';
import type { BlockDevice } from './lsblk-listing.ts';
import type { PciDevice } from './lspci.ts';
import type { PciTreeNode } from './lspci-tree.ts';
import type { ScsiDevice } from './lsscsi.ts';
import type { TopologyDevice } from './lstopo.ts';
import type { NvmeController, NvmeNamespace } from './nvme-list.ts';
import type { SmartDrive } from './smart-drive.ts';

export interface Identity {
  /** What it is about: `pci 0000:01:00.0`, `sda`. */
  key: string;
  /** As tools cut and pad it. */
  name?: string | undefined;
  address?: string | undefined;
  /** As tools round it. */
  bytes?: number | undefined;
}

/** By the path to the list of records; other records say nothing that another computer could not. */
const READERS: Readonly<Record<string, (record: never) => Identity[]>> = {
  lspci: ({ address, name }: PciDevice) => deviceAt(address, name),
  lspciTree: ({ address, name }: PciTreeNode) => deviceAt(address, name),
  lstopo: ({ address, name }: TopologyDevice) => deviceAt(address, name),
  'kernelLog.nvme': ({ controller, address }: NvmeFunction) => [{ key: controller, address }],
  'kernelLog.buses': ({ bus, controller }: UsbBus) => [{ key: `usb${bus}`, address: controller }],
  lsscsi: ({ node, name, size }: ScsiDevice) => drive(node, name, size),
  lsblk: ({ name, model, bytes }: BlockDevice) => drive(name, model?.value, bytes?.value),
  smartctl: ({ name, model, bytes }: SmartDrive) => drive(name?.value, model?.value, bytes?.value),
  'nvmeList.namespaces': ({ name, model, bytes }: NvmeNamespace) =>
    drive(name, model?.value, bytes?.value),
  'nvmeList.controllers': ({ name, model, address }: NvmeController) => [
    { key: name, name: model?.value, address: address?.value },
  ],
};

export function identitiesOf(reader: string, record: object): Identity[] {
  return READERS[reader]?.(record as never) ?? [];
}

/** lspci of a device that its list of names does not hold: `Device 1234`. */
const UNNAMED = /\bDevice\b|^[0-9a-f]{4}:[0-9a-f]{4}$/;

function deviceAt(address: string | undefined, name: string | undefined): Identity[] {
  const plain = (name ?? '').replace(/ \[[0-9a-f]{4}:[0-9a-f]{4}\]$/, '');
  if (address === undefined || UNNAMED.test(plain)) return [];
  return plain === '' ? [] : [{ key: `pci ${address}`, name: plain }];
}

function drive(
  path: string | undefined,
  model: string | undefined,
  bytes: number | undefined,
): Identity[] {
  const name = driveNameOf(path ?? '');
  if (!isDriveName(name) || name !== path?.replace(/^\/dev\//, '')) return [];
  return [{ key: name, name: model, bytes }];
}

/**
 * Whether more of it is another thing than the same. One computer may be printed before and after a drive was replaced;
 * two of one model have many devices alike.
 */
export function isContradicted(
  identities: readonly Identity[],
  known: ReadonlyMap<string, Identity>,
): boolean {
  let alike = 0;
  let other = 0;
  for (const identity of identities) {
    const before = known.get(identity.key);
    if (!before) continue;
    if (isSame(before, identity)) alike++;
    else other++;
  }
  return other > alike;
}

/** lsblk rounds 1.1 TB and 1.06 TB to the same. */
const ROUNDING = 0.1;

/** All that both say. */
function isSame(one: Identity, two: Identity): boolean {
  return (
    (one.name === undefined || two.name === undefined || isSameModel(one.name, two.name)) &&
    (one.address ?? two.address) === (two.address ?? one.address) &&
    (!one.bytes || !two.bytes || Math.abs(one.bytes / two.bytes - 1) < ROUNDING)
  );
}

/** What the later says, and what of the earlier it does not say. */
export function merged(later: Identity, earlier: Identity | undefined): Identity {
  return {
    key: later.key,
    name: later.name ?? earlier?.name,
    address: later.address ?? earlier?.address,
    bytes: later.bytes ?? earlier?.bytes,
  };
}
