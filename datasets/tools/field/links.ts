/** How the links of machines run, counted by device: the rows of `links-seen`. */
import type { PciDevice } from '../readers/lspci.ts';

/** A function with its ids, whatever tool told of it. */
export interface Known extends PciDevice {
  vendorId: string;
  deviceId: string;
}

/** What `lspci -nn` tells: class and ids stand in brackets behind the names. */
export function knownOf(device: PciDevice): Known | undefined {
  const code = /\[([0-9a-f]{4})\]$/.exec(device.kind)?.[1];
  const [tail, vendorId, deviceId] = /\s?\[([0-9a-f]{4}):([0-9a-f]{4})\]$/.exec(device.name) ?? [];
  if (code === undefined || vendorId === undefined || deviceId === undefined) return undefined;
  const name = device.name.slice(0, -(tail?.length ?? 0));
  return { ...device, kind: code, name, vendorId, deviceId };
}

/** A device with a link above it, as far as a dump tells. */
export interface SeenLink {
  kind: string;
  vendorId: string;
  deviceId: string;
  name: string;
  lanes: number;
  maxLanes: number;
  /** Transfers per second on a lane; nothing of an old version that prints none. */
  rate: number | undefined;
  maxRate: number | undefined;
  payload: number | undefined;
  maxPayload: number | undefined;
  readRequest: number | undefined;
  /** Functions of the device that are of its kind: the ports of a network card. */
  functions: number;
}

/** By class and subclass. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^0108/, 'nvme'],
  [/^0107/, 'sas'],
  [/^0104/, 'raid'],
  [/^0106/, 'sata'],
  [/^01/, 'storage-other'],
  [/^0200/, 'ethernet'],
  [/^0207/, 'infiniband'],
  [/^0280|^0d/, 'wireless'],
  [/^03/, 'graphics'],
  [/^0c03/, 'usb'],
];

const ENDPOINT = /^(?:Legacy )?Endpoint$/;
/** Widths of the standard: another is a register that did not answer. */
const WIDTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 32]);
const PAYLOADS: ReadonlySet<number> = new Set([128, 256, 512, 1024, 2048, 4096]);

/** Makers of virtual hardware: VMware, VirtualBox, virtio, QEMU, Bochs, Xen, Hyper-V, Parallels, bhyve. */
const VIRTUAL: ReadonlySet<string> = new Set(['15ad', '80ee', '1af4', '1b36', '1234', '5853', '1414', '1ab8', 'fb5d']);

/** Whether a hypervisor made this machine: what it says of links is made up. */
export const isVirtual = (devices: readonly Known[]): boolean => devices.some(({ vendorId }) => VIRTUAL.has(vendorId));

/**
 * Devices below a port. Functions of one device share its link, so it counts once for each kind of function: once for a
 * card with four ports, and for each of a card reader and a network port on one chip.
 */
export function linksOf(devices: readonly Known[]): SeenLink[] {
  const byPlace = Map.groupBy(
    devices.filter(({ port }) => ENDPOINT.test(port ?? '')),
    (one) => `${one.address?.slice(0, -2)} ${kindOf(one)}`,
  );
  return [...byPlace.values()].flatMap((functions) => {
    const linked = functions.filter((item) => linkOf(item));
    const [first] = linked.sort((a, b) => ((a.address ?? '') < (b.address ?? '') ? -1 : 1));
    const link = first && linkOf(first);
    return link ? [{ ...link, kind: kindOf(first), functions: linked.length }] : [];
  });
}

const kindOf = ({ kind }: Known): string => KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'other';

function linkOf(device: Known): Omit<SeenLink, 'kind' | 'functions'> | undefined {
  const [now, most] = [device.running?.value, device.capable?.value];
  const [lanes, maxLanes] = [now?.lanes ?? 0, most?.lanes ?? 0];
  // A link that is down, or wider than the device: neither says how links run.
  if (!WIDTHS.has(lanes) || !WIDTHS.has(maxLanes) || lanes > maxLanes) return undefined;
  const isFaster = now?.rate !== undefined && most?.rate !== undefined && now.rate > most.rate;
  const size = (bytes: number | undefined) => (bytes !== undefined && PAYLOADS.has(bytes) ? bytes : undefined);
  return {
    vendorId: device.vendorId,
    deviceId: device.deviceId,
    name: device.name,
    lanes,
    maxLanes,
    rate: isFaster ? undefined : now?.rate,
    maxRate: isFaster ? undefined : most?.rate,
    payload: size(device.payload?.value),
    maxPayload: size(device.payloadCapable?.value),
    readRequest: size(device.readRequest?.value),
  };
}
