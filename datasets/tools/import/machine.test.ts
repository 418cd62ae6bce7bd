import { expect, test } from 'vitest';
import { loadRegistry, loadSchemas } from '../repository/repository.ts';
import { rowsOf } from '../tables/records.ts';
import { tableNamed } from '../tables/rule.ts';
import { readText } from './testing.ts';

test('each PCIe generation of the registry is known by the speed that lspci prints', () => {
  const table = tableNamed(loadRegistry(loadSchemas()), 'pcie-generations');
  const rows = table ? rowsOf(table) : [];
  expect(rows.length).toBeGreaterThan(6);
  for (const { generation, transfer_rate_per_s: rate } of rows) {
    const { facts, notices } = readText(
      `\t\tLnkCap:\tPort #0, Width x4\n\t\tLnkSta:\tSpeed ${Number(rate) / 1e9}GT/s, Width x4\n`,
    );
    expect(facts).toContainEqual(expect.objectContaining({ key: 'runs.link_generation', value: generation }));
    expect(notices).toEqual([]);
  }
});
