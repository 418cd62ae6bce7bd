/** Devices on USB, of lsusb and the kernel. */
import type { KernelLog } from '../../../datasets/tools/readers/kernel-log.ts';
import type { UsbDevice } from '../../../datasets/tools/readers/lsusb.ts';
import type { UsbNode } from '../../../datasets/tools/readers/lsusb-tree.ts';
import { addEach, addFields, type FactList, placeAt } from './list.ts';

export function lsusbFacts(list: FactList, devices: readonly UsbDevice[]): void {
  for (const { bus, device, path, line, id, name, negotiated, capable, storage, controller } of devices) {
    const add = list.of('usb-link', path ?? `Bus ${padded(bus)} Device ${padded(device)}`, line);
    addEach(add, { id: id || undefined, name, rate: negotiated, rate_capable: capable });
    for (const protocol of storage) add('protocol', protocol);
    add('controller', controller);
  }
}

const padded = (number: number): string => String(number).padStart(3, '0');

export function usbTreeFacts(list: FactList, nodes: readonly UsbNode[]): void {
  for (const node of nodes) {
    const add = list.of('usb-link', node.path ?? placeAt(node.line), node.line);
    addEach(add, { rate: node.rate, lanes_sent: node.lanes?.sent, lanes_received: node.lanes?.received });
    addFields(add, node, 'parent', 'ports', 'id', 'name');
    for (const { kind, driver, line } of node.interfaces) {
      add('interface', kind, line);
      add('driver', driver, line);
    }
  }
}

export function kernelUsbFacts(list: FactList, { buses, usb }: KernelLog): void {
  for (const { bus, controller, capable, line } of buses) {
    const add = list.of('usb-link', `usb${bus}`, line);
    addEach(add, { controller, rate_capable: capable });
  }
  for (const message of usb) {
    const add = list.of('usb-link', message.port, message.line);
    if (message.kind === 'speed') addFields(add, message, 'speed', 'rate');
    else if (message.kind === 'id') add('id', message.id);
    else if (message.kind === 'product') add('name', message.name);
    else if (message.kind === 'quirks') {
      addEach(add, { id: message.id, quirks: `0x${message.flags.toString(16)}` });
    } else if (message.kind === 'uas ignored') add('uas_ignored', true);
    else if (message.kind === 'below top') add('below_top', true);
    else if (message.kind === 'streams missing') add('streams_missing', true);
    else add('driver', message.kind);
  }
}
