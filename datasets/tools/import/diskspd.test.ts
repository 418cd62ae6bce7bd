import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test.each(['diskspd.xml', 'diskspd.txt'])(
  '%s: counts over time, latencies of each direction',
  (name) => {
    const extraction = readFixture(name);
    expect(
      table(
        extraction,
        'direction',
        'duplex',
        'bandwidth',
        'iops',
        'latency_mean',
        'latency_p50',
        'latency_p999',
      ),
    ).toEqual([
      ['read', 'two_way', 286720000, 70000, 160e-6, 155e-6, 900e-6],
      ['write', 'two_way', 122880000, 30000, 150e-6, 145e-6, 800e-6],
    ]);
    expect(extraction.measurements[0]).toMatchObject({
      pattern: 'randrw',
      access: 'rand',
      read_share: 0.7,
      block_size: 4096,
      queue_depth: 8,
      jobs: 2,
      duration: 10,
      latency_min: 60e-6,
      latency_max: 3e-3,
      direct: 'yes',
      target: 'test.dat',
      measured_on: '2022-03-04',
    });
    expect(JSON.stringify(extraction)).not.toMatch(/alice/i);
  },
);

test('operations per interval are a series', () => {
  expect(readFixture('diskspd.xml').measurements[0]?.series).toEqual([
    { metric: 'iops', x_kind: 'second', x: 1, value: 70100 },
    { metric: 'iops', x_kind: 'second', x: 2, value: 69900 },
  ]);
});

test('cut XML is said to be cut', () => {
  const text = fixtureText('diskspd.xml');
  const extraction = readText(text.slice(0, text.indexOf('<Thread><Id>1')));
  expect(extraction.measurements).toHaveLength(2);
  expect(notices(extraction)[0]).toMatch(/^50 error the XML breaks off here/);
});
