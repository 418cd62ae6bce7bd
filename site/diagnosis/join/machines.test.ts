// The fixtures are ours.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../reading/reading.ts';
import { machineOf } from './machine-of.ts';
import { recordsByMachine } from './machines.ts';

const machinesOf = (text: string) =>
  recordsByMachine(read('paste', text), text).map((records, index) => machineOf(records, index));
const drivesOf = (text: string) =>
  machinesOf(text).map(({ drives }) => drives.map(({ id, model }) => `${id} ${model?.value}`));

const lspci = (name: string, lanes: number) => `01:00.0 Non-Volatile memory controller: ${name}
\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1
\tLnkSta:\tSpeed 8GT/s, Width x${lanes}
`;
const smartctl = (device: string, model: string) => `# smartctl -i ${device}
=== START OF INFORMATION SECTION ===
Device Model:     ${model}
User Capacity:    4,000,787,030,016 bytes [4.00 TB]
Rotation Rate:    5400 rpm
SATA Version is:  SATA 3.1, 6.0 Gb/s (current: 6.0 Gb/s)
`;

/** Texts in which `{smartctl device|model}` and `{lspci name|lanes}` stand for their outputs, and the drives of each machine. */
const cases: { name: string; text: string; drives: string[][] }[] = parse(
  readFileSync(new URL('machines.test.yaml', import.meta.url), 'utf8'),
);

test.each(cases)('$name', ({ text, drives }) => {
  const whole = text
    .replace(/\{smartctl (.+)\|(.+)\}/g, (_, device, model) => smartctl(device, model))
    .replace(/\{lspci (.+)\|(.+)\}/g, (_, name, lanes) => lspci(name, lanes));
  expect(drivesOf(whole)).toEqual(drives);
});

test('the same device with another link is the same machine, and the earlier link is remembered', () => {
  const [machine, ...others] = machinesOf(
    `before:\n${lspci('Example NVMe 4000', 2)}\nafter:\n${lspci('Example NVMe 4000', 4)}\n`,
  );
  expect(others).toEqual([]);
  expect(machine?.functions).toHaveLength(1);
  expect(machine?.functions[0]?.running?.value.lanes).toBe(4);
  expect(machine?.functions[0]?.earlier?.value.lanes).toBe(2);
});

test('a thousand machines in one text are read up to a bound, and none takes what is of another', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    smartctl('/dev/sda', `MODEL ${String.fromCharCode(65 + (index % 26)).repeat(9)}${index}`),
  );
  const drives = drivesOf(many.join('\n'));
  expect(drives.length).toBeLessThan(1000);
  expect(drives.filter(({ length }) => length !== 1)).toEqual([]);
});

test('a device that the kernel and lspci say other abilities of is of two computers', () => {
  const listed = (speed: number) =>
    `01:00.0 Non-Volatile memory controller: Example NVMe\n\t\tLnkCap:\tPort #0, Speed ${speed}GT/s, Width x4, ASPM L1\n\t\tLnkSta:\tSpeed 8GT/s, Width x4\n\n`;
  const log =
    '[    2.0] pci 0000:01:00.0: 7.876 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x1 link at 0000:00:1c.0 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)\n';
  expect(machinesOf(listed(8) + log)).toHaveLength(1);
  expect(machinesOf(listed(16) + log)).toHaveLength(2);
});
