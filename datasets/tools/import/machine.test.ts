import { expect, test } from 'vitest';
import { loadRegistry, loadSchemas } from '../repository/repository.ts';
import { rowsOf } from '../tables/records.ts';
import { tableNamed } from '../tables/rule.ts';
import { facts, fixtureText, notices, readFixture, readText } from './testing.ts';

test('lspci tells the link in force, the one it could be, and the sizes', () => {
  expect(facts(readFixture('lspci.txt'))).toEqual({
    'runs.link_kind': 'pcie',
    'runs.max_payload_size_bytes': '256',
    'runs.max_payload_size_origin': 'stated',
    'runs.max_read_request_size_bytes': '512',
    'runs.link_generation_max': '4.0',
    'runs.link_lanes_max': '4',
    'runs.read_completion_boundary_bytes': '64',
    'runs.link_generation': '3.0',
    'runs.link_lanes': '4',
    'targets.controller': 'Example Corporation NVMe SSD 4000, driver nvme',
  });
});

// What lspci 3.9 printed of a virtual disk to a user who is not root.
test('lspci of a user who is not root is known, and the command for root is told', () => {
  const extraction = readFixture('lspci-without-root.txt');
  expect(notices(extraction)).toEqual(['1 warning lspci ran without root, which hides the link and the payload size']);
  expect(extraction.notices[0]?.fix).toBe('run it as root: sudo lspci -vv -s 0000:00:02.0');
});

test('two drives in one lspci are not guessed between', () => {
  const text = fixtureText('lspci.txt');
  const extraction = readText(text + text.replaceAll('01:00.0', '02:00.0'));
  expect(facts(extraction)).toEqual({});
  expect(notices(extraction)[0]).toMatch(/2 drives or GPUs with a link were found/);
});

test('a part of lspci without the line of the device is read', () => {
  expect(
    facts(
      readText(
        '\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x4\n\t\tLnkSta:\tSpeed 5GT/s (downgraded), Width x1 (downgraded)\n',
      ),
    ),
  ).toMatchObject({
    'runs.link_generation': '2.0',
    'runs.link_lanes': '1',
    'runs.link_generation_max': '3.0',
  });
});

test('each PCIe generation of the registry is known by the speed that lspci prints', () => {
  const table = tableNamed(loadRegistry(loadSchemas()), 'pcie-generations');
  const rows = table ? rowsOf(table) : [];
  expect(rows.length).toBeGreaterThan(6);
  for (const { generation, transfer_rate_per_s: rate } of rows) {
    const extraction = readText(
      `\t\tLnkCap:\tPort #0, Width x4\n\t\tLnkSta:\tSpeed ${Number(rate) / 1e9}GT/s, Width x4\n`,
    );
    expect(facts(extraction)).toMatchObject({ 'runs.link_generation': generation });
    expect(notices(extraction)).toEqual([]);
  }
});

test('a speed that no generation has is said, and the rest is taken', () => {
  const extraction = readText('\t\tLnkCap:\tPort #0, Speed unknown, Width x8\n\t\tLnkSta:\tSpeed 999GT/s, Width x4\n');
  expect(facts(extraction)).toEqual({
    'runs.link_kind': 'pcie',
    'runs.link_lanes_max': '8',
    'runs.link_lanes': '4',
  });
  expect(notices(extraction)).toEqual([
    '1 warning no PCIe generation runs at "unknown": the link generation is left out',
    '2 warning no PCIe generation runs at "999GT/s": the link generation is left out',
  ]);
});

test('nvme id-ctrl tells model, firmware and capacity, never the serial number', () => {
  expect(facts(readFixture('nvme.txt'))).toEqual({
    'drives.vendor': 'Samsung',
    'drives.model': 'SSD 990 PRO 2TB',
    'drives.protocol': 'nvme',
    'targets.kind': 'drive',
    'targets.drive_count': '1',
    'targets.firmware': '4B2QJXD7',
    'drives.capacity_bytes': '2000398934016',
  });
  expect(facts(readFixture('nvme.json'))).toMatchObject({
    'drives.model': 'SSD 4000',
    'targets.firmware': '1.2',
    'drives.capacity_bytes': '1000204886016',
  });
  for (const name of ['nvme.txt', 'nvme.json']) {
    expect(JSON.stringify(readFixture(name))).not.toContain('S1234567890');
  }
});
