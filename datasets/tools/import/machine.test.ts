import { expect, test } from 'vitest';
import { registryRows } from '../../../tests/support/dataset.ts';
import { readText } from './testing.ts';

test('each PCIe generation of the registry is known by the speed that lspci prints', () => {
  const rows = registryRows('pcie-generations');
  expect(rows.length).toBeGreaterThan(6);
  for (const { generation, transfer_rate_per_s: rate } of rows) {
    const { facts, notices } = readText(
      `\t\tLnkCap:\tPort #0, Width x4\n\t\tLnkSta:\tSpeed ${Number(rate) / 1e9}GT/s, Width x4\n`,
    );
    expect(facts).toContainEqual(expect.objectContaining({ key: 'runs.link_generation', value: generation }));
    expect(notices).toEqual([]);
  }
});
