/** Ports of SATA controllers out of the kernel's log: of a port that several logs name, what the last one says. */
import type { AtaMessage } from '../../../datasets/tools/readers/kernel-log-ata.ts';
import type { Records } from '../reading/records.ts';
import type { AtaPort } from './machine.ts';

export function ataPortsOf({ kernelLog, lsscsi }: Records): AtaPort[] {
  const ports = new Map<string, { listing: number; port: AtaPort }>();
  const dotted = new Set(
    kernelLog.ata.flatMap(({ kind, port }) => (kind === 'up' && port.includes('.') ? [port] : [])),
  );
  for (const message of kernelLog.ata) {
    // The drive itself of a port without a multiplier is called ata1.00.
    const name = dotted.has(message.port) ? message.port : message.port.replace(/\.00$/, '');
    const known = ports.get(name);
    // Most ports are empty.
    if (message.kind === 'down' && known?.listing !== message.listing) continue;
    const entry =
      known?.listing === message.listing ? known : { listing: message.listing, port: portAt(name, message.line) };
    ports.set(name, entry);
    add(entry.port, message);
  }
  for (const { port: name, listing, names, line } of kernelLog.ataErrors) {
    const plain = name.replace(/\.00$/, '');
    const entry = ports.get(plain) ?? { listing, port: portAt(plain, line) };
    if (entry.listing !== listing) continue;
    ports.set(plain, entry);
    const { errors } = entry.port;
    entry.port.errors = { value: [...new Set([...(errors?.value ?? []), ...names])], line: errors?.line ?? line };
  }
  for (const { path } of lsscsi) {
    const { ata, functions = [] } = path?.value ?? {};
    if (ata === undefined) continue;
    const entry = ports.get(ata) ?? { listing: 0, port: portAt(ata, path?.line ?? 1) };
    entry.port.controller = functions.at(-1);
    ports.set(ata, entry);
  }
  return [...ports.values()].map(({ port }) => port);
}

/** Bytes of what libata counts a drive in. */
const SECTOR = 512;

const portAt = (name: string, line: number): AtaPort => ({
  line,
  name,
  running: undefined,
  limit: undefined,
  fallbacks: [],
  queue: undefined,
  controller: undefined,
});

function add(port: AtaPort, message: AtaMessage): void {
  const { line } = message;
  if (message.kind === 'up') {
    port.running = { value: message.rate, line };
    port.ups = (port.ups ?? 0) + 1;
    port.best = Math.max(port.best ?? 0, message.rate);
    port.limit = message.limit === undefined ? undefined : { value: message.limit, line };
  } else if (message.kind === 'limited') {
    const { rate, isForced } = message;
    port.limit = { value: rate, line };
    port.fallbacks.push({ value: { rate, isForced }, line });
  } else if (message.kind === 'down') {
    port.running = undefined;
  } else if (message.kind === 'packet') {
    port.isOptical = true;
  } else if (message.kind === 'size') {
    port.bytes = message.sectors * SECTOR;
  } else if (message.kind === 'multiplier') {
    port.multiplier = { value: message.ports, line };
  } else {
    const { depth, most, off, sectors } = message;
    port.queue = { value: { depth, most, off }, line };
    if (sectors !== undefined) port.bytes = sectors * SECTOR;
  }
}
