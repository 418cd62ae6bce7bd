/** Links of SATA and what else the kernel tells of drives. */
import type { KernelLog } from '../../../datasets/tools/readers/kernel-log.ts';
import { addEach, type FactList } from './list.ts';

export function kernelDriveFacts(list: FactList, { ata, nvme, hosts, disks, troubles }: KernelLog): void {
  for (const message of ata) {
    const add = list.of('sata-link', message.port, message.line);
    if (message.kind === 'up') {
      addEach(add, { rate: message.rate, rate_limit: message.limit });
    } else if (message.kind === 'limited') {
      add(message.isForced ? 'rate_forced' : 'rate_lowered', message.rate);
    } else if (message.kind === 'packet') {
      add('packet_commands', true);
    } else if (message.kind === 'multiplier') {
      add('multiplier_ports', message.ports);
    } else if (message.kind === 'queue') {
      addEach(add, { queue_depth: message.depth, queue_depth_capable: message.most, queue_off: message.off });
    }
  }
  for (const { controller, address, line } of nvme) list.of('nvme', controller, line)('address', address);
  for (const { host, driver, port, line } of hosts) {
    const add = list.of('controller', `host${host}`, line);
    addEach(add, { driver, usb: port });
  }
  for (const { name, unit, line } of disks) list.of('drive', name, line)('unit', unit);
  for (const { kind, device, line, count } of troubles) list.of('trouble', device, line)(kind, count);
}
