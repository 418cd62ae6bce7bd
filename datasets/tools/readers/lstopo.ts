/**
 * What `lstopo --of xml` of hwloc writes of PCI: bridges, devices, what their links carry now, and the drives on them.
 * The link is told as bytes per second after the encoding: speed and lanes are not, and 7.88 GB/s may be x8 or x4.
 */

import type { Lines } from '../paste/lines.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import { attributesOf, children, readXml, type XmlElement } from './xml-text.ts';

export interface TopologyDevice {
  line: number;
  /** Which of several topologies in one paste it stands in, from 0. */
  listing: number;
  /** With its domain: 0000:01:00.0. */
  address: string;
  isBridge: boolean;
  /** Class of PCI: 0108 of an NVMe controller. */
  kind: string | undefined;
  /** Numbers of the maker and of the device: 144d:a808. */
  id: string | undefined;
  name: string | undefined;
  /** Bytes per second that its link carries now; nothing where hwloc could not read it. */
  bandwidth: number | undefined;
  /** Buses below a bridge. */
  bus: { secondary: number; subordinate: number } | undefined;
  /** Address of the bridge that it hangs on. */
  parent: string | undefined;
  disks: TopologyDisk[];
}

interface TopologyDisk {
  line: number;
  /** sda, nvme0n1 */
  name: string;
  model: string | undefined;
}

const ADDRESS = new RegExp(`^${PCI_ADDRESS}$`);
const KIND = /^([0-9a-f]{4}) \[([0-9a-f]{4}:[0-9a-f]{4})\]/;
const BUS = /^[0-9a-f]{4,8}:\[([0-9a-f]{2})-([0-9a-f]{2})\]$/;
const SPEED = /^[0-9]{1,5}\.[0-9]{1,6}$/;
/** A disk of hwloc 1 and 2; version 3 counts otherwise. */
const BLOCK = '0';
const NUMBERED_OTHERWISE = '3.';

/** More topologies that break off than anybody puts together: each may be looked for to the end of the text. */
const MOST_BROKEN = 20;

export function lstopoDevices(pasted: Lines): TopologyDevice[] {
  if (!pasted.mayHold('<topology')) return [];
  const lines = pasted.settled();
  const { text } = lines;
  const devices: TopologyDevice[] = [];
  let listing = 0;
  let broken = 0;
  let at = text.indexOf('<topology');
  while (at >= 0 && broken < MOST_BROKEN) {
    // The declaration before it names hwloc's own document type and is passed over.
    const { root, problem, end } = readXml(text, at);
    if (problem) broken++;
    if (root?.name === 'topology') {
      const isNumbered = !attributesOf(text, root).get('version')?.startsWith(NUMBERED_OTHERWISE);
      const before = devices.length;
      walk(root, undefined, { text, lines, listing, isNumbered, devices });
      if (devices.length > before) listing++;
    }
    at = text.indexOf('<topology', Math.max(end, at + 1));
  }
  return devices;
}

interface Topology {
  text: string;
  lines: Lines;
  listing: number;
  isNumbered: boolean;
  devices: TopologyDevice[];
}

function walk(element: XmlElement, above: TopologyDevice | undefined, topology: Topology): void {
  for (const object of children(element, 'object')) {
    const attributes = attributesOf(topology.text, object);
    const address = attributes.get('pci_busid') ?? '';
    const line = topology.lines.indexAt(object.offset) + 1;
    if (ADDRESS.test(address)) {
      const device = deviceOf(address, attributes, { line, listing: topology.listing, above });
      device.name ??= infoOf(object, 'PCIDevice', topology.text);
      topology.devices.push(device);
      walk(object, device, topology);
    } else {
      const disk = above && diskOf(object, attributes, line, topology);
      if (disk) above.disks.push(disk);
      walk(object, above, topology);
    }
  }
}

function deviceOf(
  address: string,
  attributes: ReadonlyMap<string, string>,
  { line, listing, above }: { line: number; listing: number; above: TopologyDevice | undefined },
): TopologyDevice {
  const [, kind, id] = KIND.exec(attributes.get('pci_type') ?? '') ?? [];
  const [, secondary, subordinate] = BUS.exec(attributes.get('bridge_pci') ?? '') ?? [];
  const speed = attributes.get('pci_link_speed') ?? '';
  const gigabytes = SPEED.test(speed) ? Number(speed) : 0;
  return {
    line,
    listing,
    address,
    isBridge: attributes.get('type') === 'Bridge',
    kind,
    id,
    name: attributes.get('name'),
    bandwidth: gigabytes > 0 ? Math.round(gigabytes * 1e9) : undefined,
    bus:
      secondary === undefined || subordinate === undefined
        ? undefined
        : { secondary: Number.parseInt(secondary, 16), subordinate: Number.parseInt(subordinate, 16) },
    parent: above?.address,
    disks: [],
  };
}

function diskOf(
  object: XmlElement,
  attributes: ReadonlyMap<string, string>,
  line: number,
  { text, isNumbered }: Topology,
): TopologyDisk | undefined {
  const name = attributes.get('name');
  const isDisk = isNumbered && attributes.get('osdev_type') === BLOCK;
  if (attributes.get('type') !== 'OSDev' || name === undefined || !isDisk) return undefined;
  return { line, name, model: infoOf(object, 'Model', text) };
}

function infoOf(object: XmlElement, name: string, text: string): string | undefined {
  for (const info of children(object, 'info')) {
    const attributes = attributesOf(text, info);
    if (attributes.get('name') === name) return attributes.get('value');
  }
  return undefined;
}
