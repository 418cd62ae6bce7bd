import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import type { Row } from '../tables/records.ts';
import { question } from './question.ts';

const run: Row = {
  link_kind: 'pcie',
  link_generation: '3.0',
  link_lanes: 8,
  link_count: null,
  max_payload_size_bytes: 256,
  address_bits: null,
};
const result: Row = { direction: 'device_writes_host', duplex: 'one_way', counted: 'payload', block_size_bytes: null };
const asked = (ofRun: Row = {}, ofResult: Row = {}) => question({ ...run, ...ofRun }, { ...result, ...ofResult });

test('a row is asked with what it says, and defaults stand for the rest', () => {
  expect(asked()?.calculator.name).toBe('pcie');
  expect(asked()?.inputs).toEqual({
    generation: '3.0',
    lanes: 8,
    direction: 'device_writes_host',
    max_payload_size: 256,
  });
  expect(asked({ address_bits: 32 }, { block_size_bytes: 2048 })?.inputs).toMatchObject({
    address_bits: 32,
    transfer_size: 2048,
  });
});

test('DMI is asked by its own name, in the ways that it runs', () => {
  const dmi = { link_kind: 'dmi', link_lanes: 4 };
  expect(asked(dmi)).toMatchObject({ calculator: { name: 'dmi' }, inputs: { lanes: 4 } });
  expect(asked(dmi, { duplex: 'two_way' })).toBeUndefined();
});

test('traffic both ways is asked for as such, whichever way the row reports', () =>
  expect(asked({}, { duplex: 'two_way' })?.inputs.direction).toBe('both'));

test('a block larger than the largest transfer is no smaller packet: the default stays', () =>
  expect(asked({}, { block_size_bytes: 2 ** 40 })?.inputs).not.toHaveProperty('transfer_size'));

test.each(tableOf<[string, Row, Row][]>(import.meta.filename, 'unpredicted'))(
  'there is no prediction for a row that %s',
  (_, ofRun, ofResult) => expect(asked(ofRun, ofResult)).toBeUndefined(),
);

test.each([
  ['tcp_no_timestamps', { timestamps: 'off' }],
  ['tcp_ipv6', { protocol: 'ipv6' }],
])('over Ethernet, %s is what the calculator calls so', (link_protocol, inputs) => {
  const ethernet = { link_kind: 'ethernet', link_generation: '2.5', link_protocol };
  expect(asked(ethernet)?.inputs).toMatchObject({ generation: '2.5G', ...inputs });
});
