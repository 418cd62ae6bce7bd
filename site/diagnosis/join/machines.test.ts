// The fixtures are ours.
import { expect, test } from 'vitest';
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

test('a text with nothing in it holds no machine', () => {
  expect(machinesOf('')).toEqual([]);
  expect(machinesOf('Why is it slow?\n$ ls\n')).toEqual([]);
});

test('outputs of different tools are of one machine', () => {
  const text = `${lspci('Example NVMe 4000', 4)}\n${smartctl('/dev/sda', 'EXAMPLE HD4000')}\nNAME SIZE TYPE MODEL\nsda  3.6T disk EXAMPLE HD4000\n`;
  expect(drivesOf(text)).toEqual([['0000:01:00.0 Example NVMe 4000', 'sda EXAMPLE HD4000']]);
});

test('another device at the same address is another machine', () => {
  const text = `mine:\n${lspci('Example NVMe 4000', 4)}\nhis:\n${lspci('Other SSD 9', 2)}\n`;
  expect(drivesOf(text)).toEqual([['0000:01:00.0 Example NVMe 4000'], ['0000:01:00.0 Other SSD 9']]);
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

test('another model by the same name is another machine, to which what follows belongs', () => {
  const first = smartctl('/dev/sda', 'EXAMPLE HD4000');
  const second = smartctl('/dev/sda', 'OTHERS X9');
  expect(drivesOf(`${first}\n${second}\n${smartctl('/dev/sdb', 'OTHERS X8')}`)).toEqual([
    ['sda EXAMPLE HD4000'],
    ['sda OTHERS X9', 'sdb OTHERS X8'],
  ]);
});

test('another host in the prompt is another machine, also where it comes back', () => {
  const at = (host: string, output: string) => `[root@${host} ~]# something\n${output}`;
  const text = [
    at('nas', smartctl('/dev/sda', 'EXAMPLE HD4000')),
    at('desk', smartctl('/dev/sda', 'EXAMPLE HD4000')),
    at('nas', smartctl('/dev/sdb', 'EXAMPLE HD4000')),
  ].join('\n');
  expect(drivesOf(text)).toEqual([['sda EXAMPLE HD4000', 'sdb EXAMPLE HD4000'], ['sda EXAMPLE HD4000']]);
});

test('a host with its domain is the same as without, and a mail address is no host', () => {
  const text = [
    `Linux nas.example.org 6.8.0-1 #1 SMP x86_64 GNU/Linux\n${smartctl('/dev/sda', 'EXAMPLE HD4000')}`,
    `someone@example.com> wrote:\nme@nas:~$ smartctl\n${smartctl('/dev/sdb', 'EXAMPLE HD4000')}`,
  ].join('\n');
  expect(drivesOf(text)).toEqual([['sda EXAMPLE HD4000', 'sdb EXAMPLE HD4000']]);
});

test('models that tools cut or put the maker before are the same', () => {
  const listed = '[0:0:0:0]    disk    ATA      EXAMPLE HD4000-A 0001  /dev/sda   4.00TB\n';
  expect(drivesOf(`${smartctl('/dev/sda', 'EXAMPLE HD4000-ABC123')}\n${listed}\n`)).toEqual([
    ['sda EXAMPLE HD4000-ABC123'],
  ]);
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
