import { expect, test } from 'vitest';
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { predict } from './predict.ts';
import { question } from './question.ts';

const asked = {
  link_lanes: 4,
  direction: 'device_writes_host',
  duplex: 'one_way',
  counted: 'payload',
  max_payload_size_bytes: 256,
};

test.each(tableOf<[string, string, string][]>(import.meta.filename, 'ranges'))(
  'the range of %s %s is %s',
  (link_kind, link_generation, basis) => {
    expect(predict({ ...asked, link_kind, link_generation })?.range_basis).toBe(basis);
  },
);

test('a prediction has the ends and the basis that its calculator declares', () => {
  const row = { ...asked, link_kind: 'pcie', link_generation: '6.0' };
  const found = question(row, row);
  const range = catalog.find(({ name }) => name === 'pcie')?.headlines[0]?.range;
  const answer = calculate('pcie', found?.inputs ?? {}) as unknown as Record<string, unknown>;
  expect(predict(row)).toMatchObject({
    expected_low_bytes_per_s: answer[range?.low ?? ''],
    expected_high_bytes_per_s: answer[range?.high ?? ''],
    range_basis: answer[range?.basis ?? ''],
  });
  expect(predict(row)?.range_basis).toBe('assumed');
});
