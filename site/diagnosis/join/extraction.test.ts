import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { extractionOf } from './extraction.ts';
import { aDrive, aFunction, aGroup, aMachine, aMeasurement, aUsbLink, told } from './machine-testing.ts';

const measured = (job: string) => aMeasurement({ job });

const NVME = aDrive('nvme0n1', {
  model: told('Example SSD 1TB'),
  bytes: told(1_000_204_886_016),
  protocol: 'NVMe',
  address: '0000:01:00.0',
});
const LINK = aFunction('0000:01:00.0', {
  capable: told({ speed: '16GT/s', rate: 16e9, lanes: 4 }),
  running: told({ speed: '8GT/s', rate: 8e9, lanes: 2 }),
  payload: told(256),
  readRequest: told(512),
});

const valuesOf = (facts: readonly { key: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));

test('the link and the drive that a figure names are filled in', () => {
  const measurement = measured('seq read');
  const machine = aMachine({
    functions: [LINK],
    drives: [NVME, aDrive('sda', { protocol: 'SATA' })],
    figures: [{ measurement, target: 'nvme0n1' }],
  });
  const { measurements, facts, notices } = extractionOf(machine, [measurement]);
  expect(measurements).toEqual([{ ...measurement, file: 'output of fio' }]);
  expect(notices).toEqual([]);
  expect(valuesOf(facts)).toEqual(tableOf(import.meta.filename, 'named'));
});

test('without a name the only drive is meant, of several none', () => {
  const measurement = measured('seq read');
  const figures = [{ measurement, target: undefined }];
  const sata = aDrive('sda', {
    protocol: 'SATA',
    running: told(3e9),
    capable: told(6e9),
    medium: told('HDD' as const),
  });
  const alone = extractionOf(aMachine({ drives: [sata], figures }), [measurement]);
  expect(valuesOf(alone.facts)).toEqual(tableOf(import.meta.filename, 'only'));
  const several = extractionOf(aMachine({ drives: [sata, NVME], figures }), [measurement]);
  expect(several.facts).toEqual([]);
  expect(several.notices).toMatchObject([{ level: 'warning', file: 'output of fio' }]);
});

test.each([
  [5e9, '3.2 Gen 1x1'],
  [480e6, '2.0'],
  [20e9, '3.2 Gen 2x2'],
  // Two lanes of one generation, or one lane of the next.
  [10e9, undefined],
])('a drive on USB at %d bit/s is of generation %s', (rate, generation) => {
  const measurement = measured('seq read');
  const { facts } = extractionOf(
    aMachine({
      usb: [aUsbLink('2-1', { running: told(rate), driver: told('uas') })],
      drives: [aDrive('sdb', { protocol: 'SATA', usb: '2-1', running: told(6e9) })],
      figures: [{ measurement, target: 'sdb' }],
    }),
    [measurement],
  );
  expect(valuesOf(facts)['runs.link_generation']).toBe(generation);
  expect(valuesOf(facts)).toMatchObject({ 'runs.link_kind': 'usb', 'runs.link_protocol': 'uasp' });
});

test('figures of an array are of an array, and no link is claimed for them', () => {
  const measurement = measured('seq read');
  const machine = aMachine({
    functions: [LINK],
    drives: [NVME],
    groups: [aGroup({ system: 'md', name: 'md0', level: 'raid5' })],
    figures: [{ measurement, target: 'md0' }],
  });
  const { measurements, facts, notices } = extractionOf(machine, [measurement]);
  expect(measurements).toMatchObject([{ array: true }]);
  expect([facts, notices]).toEqual([[], []]);
});
