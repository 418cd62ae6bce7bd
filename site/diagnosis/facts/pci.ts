/** Functions of PCI and their links, of lspci, hwloc and the kernel. */
import type { KernelLog } from '../../../datasets/tools/readers/kernel-log.ts';
import type { PciDevice } from '../../../datasets/tools/readers/lspci.ts';
import type { PciTreeNode } from '../../../datasets/tools/readers/lspci-tree.ts';
import type { TopologyDevice } from '../../../datasets/tools/readers/lstopo.ts';
import { addEach, addFields, addParts, type FactList, placeAt } from './list.ts';

export function lspciFacts(list: FactList, devices: readonly PciDevice[]): void {
  for (const device of devices) {
    const subject = device.address ?? placeAt(device.line);
    const add = list.of('pci-function', subject, device.line);
    add('class', device.kind);
    addFields(add, device, 'name', 'port', 'driver', 'parent');
    addEach(add, { bus_secondary: device.bus?.secondary, bus_subordinate: device.bus?.subordinate });
    if (device.isDenied) add('denied', true);
    addFields(add, device, 'empty', 'aspm');

    const link = list.of('pcie-link', subject, device.line);
    const { capable, running, allowed } = device;
    addParts(link, capable, { rate: 'rate_capable', lanes: 'lanes_capable' });
    addParts(link, running, { rate: 'rate', lanes: 'lanes' });
    addParts(link, allowed, { rate: 'rate_allowed' });
    addFields(link, device, 'payload_capable', 'payload', 'read_request');
    link('read_completion_boundary', device.boundary);
  }
}

export function treeFacts(list: FactList, nodes: readonly PciTreeNode[]): void {
  for (const { address, line, name, parent, bus } of nodes) {
    const add = list.of('pci-function', address, line);
    addEach(add, { name, parent, bus_secondary: bus?.secondary, bus_subordinate: bus?.subordinate });
  }
}

export function topologyFacts(list: FactList, devices: readonly TopologyDevice[]): void {
  for (const device of devices) {
    const { address, line, bus } = device;
    const add = list.of('pci-function', address, line);
    add('class', device.kind);
    addFields(add, device, 'name', 'parent');
    addEach(add, { bus_secondary: bus?.secondary, bus_subordinate: bus?.subordinate });
    list.of('pcie-link', address, line)('carried', device.bandwidth);
    for (const disk of device.disks) {
      const drive = list.of('drive', disk.name, disk.line);
      addEach(drive, { function: address, model: disk.model });
    }
  }
}

export function kernelPciFacts(list: FactList, { bandwidths, payloads, errors }: KernelLog): void {
  for (const { address, line, available, link, isLimited, at, capable } of bandwidths) {
    const add = list.of('pcie-link', address, line);
    addEach(add, { available, limiting_rate: link.rate, limiting_lanes: link.lanes, limited: isLimited });
    addEach(add, { limited_at: at, available_capable: capable?.available, rate_capable: capable?.link.rate });
    add('lanes_capable', capable?.link.lanes);
  }
  for (const message of payloads) {
    const add = list.of('pcie-payload', message.address, message.line);
    addEach(add, { event: message.kind, size: message.size, size_before: message.before, size_most: message.most });
    addFields(add, message, 'bridge', 'bridge_size');
  }
  for (const { address, line, severity, announced, detailed, layers, names } of errors) {
    const add = list.of('pcie-error', address, line);
    addEach(add, { severity, announced, detailed });
    for (const [layer, count] of Object.entries(layers)) add('layer', `${layer}: ${count}`);
    for (const [name, count] of Object.entries(names)) add('error', `${name}: ${count}`);
  }
}
