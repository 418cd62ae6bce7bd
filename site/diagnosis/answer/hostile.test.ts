/** Pastes that mislead: two computers, a port without a cable, a cut, a legend, prose that looks like a row. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { diagnose } from './diagnosis.ts';

const ethtool = (speed: string, duplex: string, detected = 'yes') =>
  [
    'Settings for eth0:',
    '\tSupported link modes:   10baseT/Half 10baseT/Full',
    '\t                        1000baseT/Full',
    '\tLink partner advertised link modes:  10baseT/Half 10baseT/Full',
    '\t                                     1000baseT/Full',
    `\tSpeed: ${speed}`,
    `\tDuplex: ${duplex}`,
    `\tLink detected: ${detected}`,
    '',
  ].join('\n');

/** By machine, the findings and how many links were judged. */
const said = (text: string) =>
  diagnose('paste', text).machines.map(({ findings, coverage }) => ({
    found: findings.map(({ id, line }) => `${id}@${line}`),
    judged: coverage.judged.length,
  }));

test('what a card of one computer counted is not told of the other', () => {
  const text = [
    `root@nas1:~# ethtool eth0\n${ethtool('1000Mb/s', 'Full')}`,
    `root@nas2:~# ethtool eth0\n${ethtool('100Mb/s', 'Full')}`,
    'root@nas1:~# ethtool -S eth0\nNIC statistics:\n     rx_crc_errors: 77\n     rx_bytes: 1\nroot@nas1:~#',
  ].join('');
  expect(said(text)).toEqual([
    { found: ['LD802@20'], judged: 1 },
    { found: ['LD801@16'], judged: 0 },
  ]);
});

test.each([
  ...tableOf<[string, string][]>(import.meta.filename, 'silent'),
  ['a port without a cable, which says half duplex', ethtool('Unknown!', 'Half', 'no')],
  ['a speed that was cut', ethtool('1000Mb/s', 'Full').replace(/00Mb\/s[\s\S]*/, '')],
  [
    'a link whose other end says nothing',
    ethtool('1000Mb/s', 'Full').replace(/\tLink partner[\s\S]*?Speed/, '\tSpeed'),
  ],
])('says nothing is wrong and nothing is right of: %s', (_, text) => {
  for (const { found, judged } of said(text)) {
    expect(found.filter((id) => !id.startsWith('LD7'))).toEqual([]);
    expect(judged).toBe(0);
  }
});

test('an article about outputs has no fault and at most the links of the outputs that it shows', () => {
  const folder = join(import.meta.dirname, '../../../content/articles/en');
  const articles = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  expect(articles.length).toBeGreaterThan(0);
  for (const name of articles) {
    const { machines } = diagnose(name, readFileSync(join(folder, name), 'utf8'));
    const problems = machines.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'problem'));
    expect([name, problems.map(({ id }) => id)]).toEqual([name, []]);
  }
});
