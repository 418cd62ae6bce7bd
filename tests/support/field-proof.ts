/**
 * A second, independent reading of the same dumps, with regular expressions over the whole text and none of the readers'
 * code. Where the two differ, one of them is wrong.
 */

import type { Tool } from '../../datasets/tools/field/harvest.ts';
import { cleaned } from '../../datasets/tools/paste/clean.ts';
import { dmiTable } from '../../datasets/tools/readers/dmidecode.ts';
import { pciconfDevices } from '../../datasets/tools/readers/pciconf.ts';
import { smartDrives } from '../../datasets/tools/readers/smartctl.ts';

/** Facts that only one of the two readings found, marked with whose they are. */
export function differences(tool: Tool, text: string): string[] {
  const [ours, theirs] = READINGS[tool].map((item) => item(text)) as [string[], string[]];
  return [
    ...missing(ours, theirs).map((fact) => `reader only: ${fact}`),
    ...missing(theirs, ours).map((fact) => `proof only: ${fact}`),
  ];
}

/** What the readers find, a line each. */
export const factsOf = (tool: Tool, text: string): string[] => READINGS[tool][0]?.(text) ?? [];

function missing(facts: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return count <= 0;
  });
}

const READINGS: Readonly<Record<Tool, readonly ((text: string) => string[])[]>> = {
  pciconf: [pciconfRead, pciconfProved],
  smartctl: [smartctlRead, smartctlProved],
  dmidecode: [dmiRead, dmiProved],
};

function pciconfRead(text: string): string[] {
  return pciconfDevices(cleaned(text).lines).map((pciconfDevice) => {
    const [now, most] = [pciconfDevice.running?.value, pciconfDevice.capable?.value];
    const speed = (rate: number | undefined) => (rate === undefined ? '-' : `${rate / 1e9}`);
    return [
      pciconfDevice.address,
      pciconfDevice.classCode.toString(16),
      `${pciconfDevice.vendorId}:${pciconfDevice.deviceId}`,
      `${pciconfDevice.payload?.value ?? '-'}/${pciconfDevice.payloadCapable?.value ?? '-'}`,
      now ? `x${now.lanes}/x${most?.lanes} ${speed(now.rate)}/${speed(most?.rate)}` : '-',
    ].join(' ');
  });
}

function pciconfProved(text: string): string[] {
  const hex = (digits: string, width: number) => Number(digits).toString(16).padStart(width, '0');
  const heads = [...text.matchAll(/[a-z][a-z0-9_]{0,20}@pci(\d+):(\d+):(\d+):(\d+):\s+class=0x(\w+)(.*)/g)];
  return heads.map((head, index) => {
    const [, domain = '', bus = '', device = '', fn, code = '', rest = ''] = head;
    const body = text.slice(head.index + head[0].length, heads[index + 1]?.index);
    const old = /chip=0x(....)(....)/.exec(rest);
    const [vendor, id] = old
      ? [old[2], old[1]]
      : [/ vendor=0x(....)/.exec(rest)?.[1], / device=0x(....)/.exec(rest)?.[1]];
    const express = /PCI-Express \d+ (\D+?)(?: (?:MSI|IRQ) \d+)? max data (\d+)\((\d+)\)/.exec(body);
    const after = express ? body.slice(express.index) : '';
    const link = /link x(\d+)\(x(\d+)\)(?:\n? +speed ([\d.]+)\(([\d.]+)\))?/.exec(after);
    const isInside = express?.[1]?.startsWith('root endpoint');
    const speed = (digits: string | undefined) => (Number(digits ?? 0) > 0 ? Number(digits) : '-');
    return [
      `${hex(domain, 4)}:${hex(bus, 2)}:${hex(device, 2)}.${fn}`,
      Number.parseInt(code, 16).toString(16),
      `${vendor}:${id}`,
      express ? `${express[2]}/${express[3]}` : '-/-',
      link && !isInside ? `x${Number(link[1])}/x${Number(link[2])} ${speed(link[3])}/${speed(link[4])}` : '-',
    ].join(' ');
  });
}

function smartctlRead(text: string): string[] {
  const [drive] = smartDrives(cleaned(text).lines);
  if (!drive) return [];
  return [
    `sectors ${drive.logicalSector?.value ?? '-'}/${drive.physicalSector?.value ?? '-'}`,
    `sata ${drive.capable?.value ?? '-'} ${drive.running?.value ?? '-'}`,
    `rotation ${drive.rotation?.value ?? '-'}`,
  ];
}

function smartctlProved(text: string): string[] {
  if (!/^(?:Device Model|Model Number|Product|Vendor):/m.test(text)) return smartctlRead(text);
  const one = (pattern: RegExp) => pattern.exec(text)?.[1];
  const both = /^Sector Sizes?:\s+(\d+) bytes logical(?:\/physical|, (\d+) bytes physical)/m.exec(text);
  const logical = both?.[1] ?? one(/^Logical block size:\s+(\d+)/m) ?? one(/^Namespace 1 Formatted LBA Size:\s+(\d+)/m);
  const physical = both ? (both[2] ?? both[1]) : one(/^Physical block size:\s+(\d+)/m);
  const rate = (digits: string | undefined) => (digits ? Math.round(Number(digits) * 1e9) : '-');
  const rotation = one(/^Rotation Rate:\s+(.+)/m);
  const spins = /^(\d+) rpm/.exec(rotation ?? '')?.[1];
  return [
    `sectors ${logical ?? '-'}/${physical ?? '-'}`,
    `sata ${rate(one(/^SATA Version is:.*?, ([\d.]+) Gb\/s/m))} ${rate(one(/^SATA Version is:.*current: ([\d.]+) Gb\/s/m))}`,
    `rotation ${spins ?? (rotation?.startsWith('Solid State') ? 0 : '-')}`,
  ];
}

function dmiRead(text: string): string[] {
  return dmiTable(cleaned(text).lines).slots.map(({ isInUse, lanes }) => `${isInUse ?? '-'} ${lanes ?? '-'}`);
}

function dmiProved(text: string): string[] {
  return text
    .split(/^Handle /m)
    .filter((block) => /^0x\w+, DMI type 9,/.test(block) && /^\t(?:Designation|Type): \S/m.test(block))
    .map((block) => {
      const usage = /^\tCurrent Usage: (.*)/m.exec(block)?.[1];
      const type = /^\tType: (.*)/m.exec(block)?.[1]?.trim() ?? '';
      const wired = /^x(\d+) /.exec(type) ?? /^\tData Bus Width: (\d+)x or/m.exec(block) ?? / x(\d+)$/.exec(type);
      const isInUse = usage === 'In Use' ? true : usage === 'Available' ? false : '-';
      return `${isInUse} ${wired?.[1] ?? '-'}`;
    });
}
