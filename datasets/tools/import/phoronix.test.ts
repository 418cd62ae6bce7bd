import { expect, test } from 'vitest';
import { facts, fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('operations, bandwidth in a vague unit, and a score that stays one', () => {
  const extraction = readFixture('phoronix.xml');
  expect(table(extraction, 'pattern', 'block_size', 'iops', 'bandwidth', 'score', 'iterations', 'precision')).toEqual([
    ['randread', 4096, 150000, undefined, undefined, 3, 'approximate'],
    [undefined, 2 * 2 ** 20, undefined, 1.8e9, undefined, 2, 'approximate'].with(0, 'write'),
    [undefined, undefined, undefined, undefined, { value: 3330, unit: 'Final Score' }, 2, 'approximate'],
  ]);
  expect(extraction.measurements[2]?.unusable).toBe('Final Score is neither bandwidth nor operations nor time');
  expect(extraction.measurements[0]?.series?.map(({ value }) => value)).toEqual([149000, 150000, 151000]);
});

test('what it knows of the computer are facts; who ran it is not', () => {
  const extraction = readFixture('phoronix.xml');
  expect(facts(extraction)).toMatchObject({
    'runs.kernel': '6.1.0 (x86_64)',
    'targets.filesystem': 'ext4',
    'platforms.cpu_model': 'AMD Ryzen 5 3600',
  });
  expect(JSON.stringify(extraction)).not.toContain('alice');
});

test('a document type declaration is refused: no entity is expanded', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  const text = fixtureText('phoronix.xml').replace('?>', `?>\n${bomb}`);
  expect(notices(readText(text))).toContain(
    '2 error the XML is invalid from here on: a document type declaration is refused',
  );
});

test('the JSON of the suite is read, with the names of newer and older versions', () => {
  const extraction = readFixture('phoronix.json');
  expect(table(extraction, 'line', 'job', 'direction', 'iops', 'bandwidth', 'iterations')).toEqual([
    [12, expect.stringMatching(/^Flexible IO Tester: Type: Random/), 'read', 150000, undefined, 3],
    [26, expect.stringMatching(/^pts.fio-1.15.0: Type: Random/), 'read', undefined, 614e6, 3],
  ]);
  expect(extraction.measurements[0]?.measured_on).toBe('2023-02-03');
});
