import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registryRows } from '../../../tests/support/dataset.ts';
import type { Notice } from '../readers/measurement.ts';
import { pcieFolder, usbGenerationOf } from './machine.ts';
import { pcieFacts } from './pcie.ts';

let folder = '';
let unknown: string[] = [];
let notices: Notice[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-sys-'));
  unknown = [];
  notices = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (link: string, speed: string): void => {
  unknown.push(`${link} ${speed}`);
};

/** Files as the kernel has them below /sys. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
}

test('each PCIe generation of the registry is known by the speed that the kernel prints', () => {
  const all = registryRows('pcie-generations');
  expect(all.length).toBeGreaterThan(6);
  for (const { generation, transfer_rate_per_s: rate } of all) {
    write({ current_link_speed: `${(Number(rate) / 1e9).toFixed(1)} GT/s PCIe`, current_link_width: '4' });
    expect(pcieFacts(folder, notices)).toContainEqual(['runs.link_generation', generation]);
    expect(pcieFacts(folder, notices)).toContainEqual(['runs.link_lanes', '4']);
  }
  expect(notices.filter(({ message }) => /no PCIe generation/.test(message))).toEqual([]);
});

test('a speed that no generation has is said, not dropped in silence', () => {
  write({ current_link_speed: '3.0 GT/s PCIe', max_link_speed: 'Unknown' });
  expect(pcieFacts(folder, notices)).toContainEqual(['runs.link_generation', undefined]);
  expect(notices.map(({ message }) => message)).toEqual([
    'no PCIe generation runs at "3.0 GT/s": the link generation is left out',
    'no PCIe generation runs at "Unknown": the link generation is left out',
    expect.stringContaining('because only root can read it'),
  ]);
});

/** A block device whose `device` has these folders, each with the files of a PCI function. */
function block(name: string, ...functions: string[]): string {
  for (const path of functions) {
    mkdirSync(join(folder, name, 'device', path), { recursive: true });
    writeFileSync(join(folder, name, 'device', path, 'config'), '');
  }
  mkdirSync(join(folder, name, 'device'), { recursive: true });
  return join(folder, name);
}

test('an NVMe drive is found behind its controller, or behind the subsystem of several', () => {
  expect(pcieFolder(block('nvme0n1', 'device'))).toBe(join(folder, 'nvme0n1/device/device'));
  expect(pcieFolder(block('nvme1n1', 'nvme1/device'))).toBe(join(folder, 'nvme1n1/device/nvme1/device'));
});

test('two ports, a drive over a network and a disk that is no NVMe drive have no one link', () => {
  expect(pcieFolder(block('nvme2n1', 'nvme2/device', 'nvme3/device'))).toBeUndefined();
  const remote = block('nvme4n1');
  mkdirSync(join(remote, 'device/nvme4/device'), { recursive: true });
  expect(pcieFolder(remote)).toBeUndefined();
  expect(pcieFolder(block('sda', 'device'))).toBeUndefined();
});

test('root reads the sizes of packets without lspci, and nobody is asked for them', () => {
  write({ current_link_speed: '8.0 GT/s PCIe', current_link_width: '4' });
  const config = new Uint8Array(256);
  config[0x06] = 0x10;
  config[0x34] = 0x40;
  config[0x40] = 0x10;
  config.set([0x3f, 0x29], 0x48);
  writeFileSync(join(folder, 'config'), config);
  expect(pcieFacts(folder, notices)).toEqual(
    expect.arrayContaining([
      ['runs.max_payload_size_bytes', 256],
      ['runs.max_read_request_size_bytes', 512],
      ['runs.read_completion_boundary_bytes', 64],
    ]),
  );
  expect(notices).toEqual([]);
});

test('a user who is not root is told the command that shows the payload size', () => {
  write({ current_link_speed: '8.0 GT/s PCIe' });
  writeFileSync(join(folder, 'config'), new Uint8Array(64));
  pcieFacts(folder, notices);
  expect(notices).toMatchObject([
    {
      message: expect.stringContaining('because only root can read it'),
      fix: expect.stringMatching(/sudo lspci -vv -s .*--meta runs\.max_payload_size_bytes=256/),
    },
  ]);
});

test('a virtual machine without PCI Express registers is told apart from a missing right', () => {
  writeFileSync(join(folder, 'config'), new Uint8Array(256));
  pcieFacts(folder, notices);
  expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining('shows no PCI Express registers')]);
});

test.each([
  ['12', undefined, '1.1'],
  ['480', '1', '2.0'],
  ['5000', undefined, '3.2 Gen 1x1'],
  ['10000', '1', '3.2 Gen 2x1'],
  ['10000', '2', '3.2 Gen 1x2'],
  ['20000', '2', '3.2 Gen 2x2'],
])('USB at %s Mb/s over %s lanes is generation %s', (speed, lanes, generation) => {
  write({ speed, ...(lanes && { rx_lanes: lanes }) });
  expect(usbGenerationOf(folder, note)).toBe(generation);
  expect(unknown).toEqual([]);
});

test('a USB speed that no generation has is said', () => {
  write({ speed: '1.5', rx_lanes: '1' });
  expect(usbGenerationOf(folder, note)).toBeUndefined();
  expect(unknown).toEqual(['USB 1.5 Mb/s, 1 lanes']);
});
