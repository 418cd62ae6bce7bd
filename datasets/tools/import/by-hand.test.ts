// The fixtures are ours: texts as people type them, and one in the form that winsat prints.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

const MB = 1e6;
const MIB = 2 ** 20;
const GIB = 2 ** 30;

test.each([
  ['atto.txt', 'ATTO Disk Benchmark'],
  ['amorphousdiskmark.txt', 'AmorphousDiskMark'],
  ['blackmagic.txt', 'Blackmagic Disk Speed Test'],
  ['winsat.txt', 'winsat disk'],
])('%s does not say what its MB is: nothing is taken, and the way forward is named', (name, tool) => {
  const { measurements, facts, notices: found } = readFixture(name);
  expect([measurements, facts]).toEqual([[], []]);
  expect(found.at(-1)?.level).toBe('warning');
  const text = found.map(({ message, fix }) => `${message} ${fix}`).join('\n');
  expect(text).toContain(tool === 'AmorphousDiskMark' ? 'whether 6954.13 is for reads' : tool);
  if (tool === 'AmorphousDiskMark') return;
  expect(text).toContain('“MB = 1000000 bytes” or “MB = 1048576 bytes”');
  expect(text).toContain('Contribute');
});

test('rows by size below the headings, each with its unit', () => {
  const extraction = readFixture('atto-units.txt');
  expect(extraction.notices).toEqual([]);
  expect(table(extraction, 'direction', 'block_size', 'queue_depth', 'bandwidth', 'direct')).toEqual([
    ['write', 512, 4, 9.5 * MIB, 'yes'],
    ['read', 512, 4, 11.25 * MIB, 'yes'],
    ['write', 64 * 1024, 4, 512.5 * MIB, 'yes'],
    ['read', 64 * 1024, 4, 640.25 * MIB, 'yes'],
    ['write', MIB, 4, 1.5 * GIB, 'yes'],
    ['read', MIB, 4, 2.25 * GIB, 'yes'],
    ['write', 64 * MIB, 4, 1.75 * GIB, 'yes'],
    ['read', 64 * MIB, 4, 2.5 * GIB, 'yes'],
  ]);
  expect(extraction.measurements[4]).toMatchObject({
    tool: 'atto',
    tool_version: '4.01',
    access: 'seq',
    reported: { value: '1.50', unit: 'GB/s', means: 'GiB/s' },
  });
});

test('rows by name, with the way before each figure and without a unit of their own', () => {
  const extraction = readFixture('amorphousdiskmark-units.txt');
  expect(extraction.notices).toEqual([]);
  expect(table(extraction, 'direction', 'access', 'block_size', 'queue_depth', 'bandwidth').slice(0, 5)).toEqual([
    ['read', 'seq', MIB, 8, 5120.25 * MB],
    ['write', 'seq', MIB, 8, 4096.5 * MB],
    ['read', 'seq', MIB, 1, 2560.75 * MB],
    ['write', 'seq', MIB, 1, 3072 * MB],
    ['read', 'rand', 4096, 64, 1280.4 * MB],
  ]);
});

test('a figure for each way', () => {
  expect(table(readFixture('blackmagic-units.txt'), 'direction', 'bandwidth')).toEqual([
    ['write', 2867.2 * MB],
    ['read', 3072.5 * MB],
  ]);
});

test('winsat in any language: its disk lines, and the statement below them', () => {
  const extraction = readFixture('winsat-units.txt');
  expect(extraction.notices).toEqual([]);
  expect(table(extraction, 'direction', 'access', 'block_size', 'queue_depth', 'bandwidth')).toEqual([
    ['read', 'rand', 16384, undefined, 512.25 * MIB],
    ['read', 'seq', 65536, undefined, 2560.5 * MIB],
    ['write', 'seq', 65536, undefined, 1792.75 * MIB],
  ]);
});

const ATTO = 'ATTO Disk Benchmark\nI/O Size Write Read\n64 KB 512,5 540,25\n';

test.each([
  ['MB = 1000000 bytes', MB],
  ['MB = 1,000,000 bytes', MB],
  ['1 MB = 1000*1000 B', MB],
  ['MB/s = 10^6 bytes/s', MB],
  ['* MB/s = 1,000,000 bytes/s [SATA/600 = 600,000,000 bytes/s]', MB],
  ['MB = 1048576', MIB],
  ['MB = 1024² bytes', MIB],
  ['MB = 2^20 bytes', MIB],
])('%j says what MB is, above or below the figures', (line, base) => {
  const wanted = [512.5 * base, 540.25 * base];
  expect(table(readText(`${ATTO}${line}\n`), 'bandwidth').flat()).toEqual(wanted);
  const above = ATTO.replace('I/O', `${line}\nI/O`);
  expect(table(readText(above), 'bandwidth').flat()).toEqual(wanted);
});

test.each(['MB = 1000 bytes', 'MB = 1024 KB', 'KB = 1024 bytes', 'MB = 10000000 bytes'])(
  '%j does not say it',
  (line) => {
    const { measurements, notices: found } = readText(`${ATTO}${line}\n`);
    expect(measurements).toEqual([]);
    expect(found[0]?.message).toMatch(/nothing says whether its MB is/);
  },
);

test('a text that says both is not believed', () => {
  const { measurements, notices: found } = readText(`${ATTO}MB = 1000000\nMB = 1048576\n`);
  expect(measurements).toEqual([]);
  expect(found[0]?.message).toMatch(/said to be 1000² bytes and 1024² bytes/);
});

test('a unit that says what it is needs no statement', () => {
  const text = 'Blackmagic Disk Speed Test\nRead 3000.5 MiB/s\nWrite 2.75 GiB/s\n';
  expect(table(readText(text), 'bandwidth').flat()).toEqual([3000.5 * MIB, 2.75 * GIB]);
});

test('a unit of the headings holds for the figures below them', () => {
  const text = 'AmorphousDiskMark\nTest Read [GB/s] Write [GB/s]\nSEQ1M QD8 5.12 4.10\nMB = 10^6\n';
  expect(table(readText(text), 'direction', 'bandwidth')).toEqual([
    ['read', 5.12e9],
    ['write', 4.1e9],
  ]);
});

test('without headings the order of two figures is not guessed', () => {
  const { measurements, notices: found } = readText('ATTO Disk Benchmark\n64 KB 512.5 540.25\nMB = 1000000 bytes\n');
  expect(measurements).toEqual([]);
  expect(found[0]?.message).toBe('nothing here says whether 512.5 is for reads or writes');
});

test('a figure that two people would read in two ways is asked back', () => {
  const extraction = readText('Blackmagic Disk Speed Test\nREAD: 3,072 MB/s\nMB = 1000000 bytes\n');
  expect(extraction.measurements).toEqual([]);
  expect(extraction.notices).toMatchObject([{ message: '3,072 can be read in two ways', fix: 'write 3072 or 3.072' }]);
});

test('megabits are no figures of these tools', () => {
  expect(notices(readText('Blackmagic Disk Speed Test\nREAD: 5593 Mbs\nMB = 10^6\n'))[0]).toMatch(
    /no line below its name says what they are/,
  );
});

test('what stands below a text is not part of it', () => {
  const text = `${fixtureText('blackmagic-units.txt')}The box says:\nRead 7000 MB/s\n`;
  expect(readText(text).measurements).toHaveLength(2);
});

test('a last line that may lack digits is left out and named', () => {
  const extraction = readText('ATTO Disk Benchmark\nMB = 10^6\nSize Write Read\n64 KB 512.5 540');
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)).toEqual([
    '4 error the text ends after a digit, so digits may be missing: this line is left out',
  ]);
});

test('a sentence that names such a tool is no output of it', () => {
  const { notices: found } = readText('I also ran ATTO Disk Benchmark and AmorphousDiskMark 4, same result.\n');
  expect(found.map(({ message }) => message)).toEqual(['this is no output that is known']);
});
