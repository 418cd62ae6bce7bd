import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableNamed } from '../check/rule.ts';
import { rowsOf } from '../records.ts';
import { loadRegistry, loadSchemas } from '../repository.ts';
import { pcieFacts, usbGenerationOf } from './machine.ts';

let folder = '';
let unknown: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-sys-'));
  unknown = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (link: string, speed: string): void => {
  unknown.push(`${link} ${speed}`);
};

/** Files as the kernel has them below /sys. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
}

function rows(name: string): Record<string, unknown>[] {
  const table = tableNamed(loadRegistry(loadSchemas()), name);
  return table ? rowsOf(table) : [];
}

test('each PCIe generation of the registry is known by the speed that the kernel prints', () => {
  const all = rows('pcie-generations');
  expect(all.length).toBeGreaterThan(6);
  for (const { generation, transfer_rate_per_s: rate } of all) {
    write({
      current_link_speed: `${(Number(rate) / 1e9).toFixed(1)} GT/s PCIe`,
      current_link_width: '4',
    });
    expect(pcieFacts(folder, note)).toContainEqual(['runs.link_generation', generation]);
    expect(pcieFacts(folder, note)).toContainEqual(['runs.link_lanes', '4']);
  }
  expect(unknown).toEqual([]);
});

test('a speed that no generation has is said, not dropped in silence', () => {
  write({ current_link_speed: '3.0 GT/s PCIe', max_link_speed: 'Unknown' });
  expect(pcieFacts(folder, note)).toContainEqual(['runs.link_generation', undefined]);
  expect(unknown).toEqual(['PCIe 3.0 GT/s PCIe', 'PCIe Unknown']);
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
