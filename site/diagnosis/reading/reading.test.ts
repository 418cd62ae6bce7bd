import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureText as benchmark } from '../../../datasets/tools/import/testing.ts';
import { cleaned } from '../../../datasets/tools/paste/clean.ts';
import { LONGEST_LINE } from '../../../datasets/tools/paste/lines.ts';
import { facts } from '../../../datasets/tools/readers/testing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { recordsByMachine } from '../join/machines.ts';
import { LONGEST_PASTE } from './paste-notices.ts';
import { READERS, type ReaderName } from './readers.ts';
import { read } from './reading.ts';
import type { Reading } from './records.ts';

const folder = join(import.meta.dirname, '../../../datasets/tools/readers/fixtures');
const fixtures = readdirSync(folder).map((name) => [name, fixture(name)] as const);
const names = Object.keys(READERS) as ReaderName[];

function fixture(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** Lines that some record was told in, in the reader's own numbers. */
function toldLines({ records, source }: Reading): number[] {
  const lines: number[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'line' && typeof inner === 'number') lines.push(source.originOf(inner));
      else walk(inner);
    }
  };
  walk(records);
  return lines;
}

/** "reader first-last" of each claim. */
const claimed = (text: string) =>
  read('paste.txt', text).claims.map(({ reader, first, last }) => `${reader} ${first}-${last}`);
const unread = (text: string) => read('paste.txt', text).unread.map(({ first, last }) => `${first}-${last}`);

test.each(fixtures)('every line that told something is claimed: %s', (_, text) => {
  for (const dressing of [undefined, ...DRESSINGS]) {
    const reading = read('paste.txt', dressing ? wear(text, [dressing]).text : text);
    const told = toldLines(reading);
    expect(told.length, dressing?.name).toBeGreaterThan(0);
    const unclaimed = told.filter((line) => !reading.claims.some(({ first, last }) => first <= line && line <= last));
    expect(unclaimed, dressing?.name).toEqual([]);
  }
});

test.each(fixtures)('a reader whose words are missing would have found nothing: %s', (_, text) => {
  const { records } = read('paste.txt', text);
  const { lines } = cleaned(text);
  for (const name of names) expect(facts(records[name]), name).toEqual(facts(READERS[name].read(lines)));
});

interface Case {
  name: string;
  text: string;
  claims?: string[];
  unread?: string[];
  /** How many, where it is said. */
  facts?: number;
  notices?: string[];
}

const cases: Case[] = parse(readFileSync(join(import.meta.dirname, 'reading.test.yaml'), 'utf8'));

test.each(cases)('$name', ({ text: written, claims, unread: left, facts: count, notices }) => {
  const text = written.replace(/\{\{(.+)\}\}/g, (_, name) => fixture(name).trimEnd());
  if (claims) expect(claimed(text)).toEqual(claims);
  if (left) expect(unread(text)).toEqual(left);
  if (count !== undefined) expect(facts(read('paste.txt', text).records)).toHaveLength(count);
  if (notices) expect(read('paste.txt', text).notices.map(({ message }) => message)).toEqual(notices);
});

test('the figures of one run are one output, in a quotation as well', () => {
  const run = benchmark('bandwidthtest.txt').trimEnd().split('\n');
  const [own, ...others] = claimed(run.join('\n'));
  expect(others).toEqual([]);
  expect(claimed(run.map((line) => `> ${line}`).join('\n'))).toEqual([own]);
});

test('what benchmarks print is read beside what tools tell, in lines of the cleaned text', () => {
  const text = `> Here it is:\n>\n${[fixture('mdstat.txt').trimEnd(), '', benchmark('hdparm.txt')]
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`;
  const { records, claims, source } = read('paste.txt', text);
  expect(records.mdstat.length).toBeGreaterThan(0);
  expect(records.measurements.map(({ tool }) => tool)).toContain('hdparm');
  expect(claims.map(({ reader }) => reader)).toEqual(expect.arrayContaining(['mdstat', 'hdparm']));
  for (const { line } of records.measurements) expect(source.lines.at(line - 1)).toMatch(/Timing|reads/);
});

test('claims count the lines as the reader sees them', () => {
  const text = ['fio 10%\r20%\r30%', '', ...fixture('mdstat.txt').trimEnd().split('\n')].join('\n');
  const [claim] = read('paste.txt', text).claims.filter(({ reader }) => reader === 'mdstat');
  expect(claim?.first).toBe(3);
});

test.each([
  ['an empty text', '', /is empty/],
  ['blank lines', ' \n\t\n', /is empty/],
  ['zeros', '\0'.repeat(1000), /not text/],
  ['a picture', '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0004\0'.repeat(40), /not text/],
  ['a text longer than any log', 'x'.repeat(LONGEST_PASTE + 1), /has 16777217 characters/],
])('%s is refused and not read', (_, text, message) => {
  const { notices, claims, records } = read('paste.txt', text);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ level: 'error', message: expect.stringMatching(message) });
  expect(notices[0]?.fix).not.toBe('');
  expect(claims).toEqual([]);
  expect(records.lspci).toEqual([]);
});

test('of a log of a month the end is read, in the lines of the whole, and it is said', () => {
  const old = '[    1.000000] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)\n';
  const filler = `${'[    2.000000] audit: nothing of ours '.padEnd(127, 'x')}\n`;
  const count = Math.ceil(LONGEST_PASTE / filler.length);
  const last = '[    3.000000] ata1: SATA link up 1.5 Gbps (SStatus 113 SControl 310)\n';
  const { notices, records, claims, source } = read('log', old + filler.repeat(count) + last);
  expect(notices).toMatchObject([{ level: 'warning', message: expect.stringMatching(/only the last/) }]);
  expect(records.kernelLog.ata).toHaveLength(1);
  expect(source.originOf(records.kernelLog.ata[0]?.line ?? 0)).toBe(count + 2);
  expect(claims.at(-1)?.last).toBe(count + 2);
});

test('a line longer than any tool prints is named', () => {
  const text = `${fixture('mdstat.txt')}\n${'x'.repeat(10_000_000)}\n`;
  const { notices, records } = read('paste.txt', text);
  expect(records.mdstat.length).toBeGreaterThan(0);
  expect(notices.map(({ message }) => message)).toEqual([
    `the line has 10000000 characters; only the first ${LONGEST_LINE} were read`,
  ]);
});

test('the outputs of five tools of two machines stay apart by their prompts', () => {
  const text = [
    'jane@orion:~$ sudo nvme list',
    fixture('nvme-list-1.txt').trimEnd(),
    'jane@orion:~$ sudo ethtool enp3s0',
    fixture('ethtool.txt').trimEnd(),
    'jane@orion:~$ sudo fdisk -l',
    fixture('fdisk.txt').trimEnd(),
    'root@ceres:~# inxi -Dxxz',
    fixture('inxi.txt').trimEnd(),
    'root@ceres:~# btrfs filesystem usage /mnt',
    fixture('btrfs.txt').trimEnd(),
  ].join('\n');
  const machines = recordsByMachine(read('paste.txt', text), text);
  expect(machines).toHaveLength(2);
  const [orion, ceres] = machines;
  const tools = (records: typeof orion) => new Set([...(records?.described ?? []).map(({ tool }) => tool)]);
  expect(tools(orion)).toEqual(new Set(['fdisk']));
  expect(tools(ceres)).toEqual(new Set(['inxi']));
  expect(orion?.network).toHaveLength(1);
  expect(orion?.btrfs.usages).toEqual([]);
  expect(ceres?.btrfs.usages).toHaveLength(1);
});
