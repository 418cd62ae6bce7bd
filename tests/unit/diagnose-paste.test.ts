// What the page of the diagnosis does before and after the reading: texts joined, files refused, lines marked and shown.

import { expect, test } from 'vitest';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { Lines } from '../../datasets/tools/paste/lines.ts';
import { visible } from '../../site/common/visible.ts';
import { Joined } from '../../site/diagnosis/answer/joined.ts';
import { placeOf } from '../../site/diagnosis/page/line-location.ts';
import { Marks } from '../../site/diagnosis/page/read-lines.ts';
import { refusalOfFile, refusalOfSize } from '../../site/diagnosis/page/refused.ts';
import { Session } from '../../site/diagnosis/page/session.ts';
import { PART_LINES } from '../../site/diagnosis/page/worker-messages.ts';

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

test('each line is told by its file', () => {
  const { text, starts } = new Joined([
    { name: '', text: 'a\nb' },
    { name: 'dmesg.txt', text: 'c\nd\n' },
    { name: 'lspci.txt', text: 'e' },
  ]);
  const placeWith = (line: string) => placeOf(starts, text.split('\n').indexOf(line) + 1);
  expect(placeWith('a')).toBe('pasted text, line 1');
  expect(placeWith('d')).toBe('dmesg.txt, line 2');
  expect(placeWith('e')).toBe('lspci.txt, line 1');
});

test('a single text needs no name beside its lines', () =>
  expect(placeOf(new Joined([{ name: 'lspci.txt', text: 'a\nb' }]).starts, 2)).toBe('line 2'));

test('too large a text is refused with its size and the limit', () => {
  expect(refusalOfSize(2 ** 20)).toBeUndefined();
  const refusal = refusalOfSize(50 * 2 ** 20);
  expect(refusal).toContain('50\u202fMiB');
  expect(refusal).toContain('at most 16\u202fMiB');
});

const PNG = bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = bytesOf(0xff, 0xd8, 0xff, 0xe0);
const ZIP = bytesOf(0x50, 0x4b, 3, 4);
const GZIP = bytesOf(0x1f, 0x8b, 8, 0);

test.each([
  ['a screenshot', PNG, 'it is a picture'],
  ['a photo', JPEG, 'it is a picture'],
  ['a zip', ZIP, 'it is an archive'],
  ['a compressed log', GZIP, 'it is an archive'],
  ['a program', new Uint8Array(5000).map((_, index) => index % 7), 'not text'],
  ['an empty file', bytesOf(), 'empty'],
])('%s is refused by what it is', (_, bytes, reason) => {
  expect(refusalOfFile('a', bytes, new TextDecoder().decode(bytes))).toContain(reason);
});

test('a text of a terminal is no binary, whatever colours it has', () => {
  const text = '\u001b[1;32mlspci\u001b[0m\n'.repeat(50);
  expect(refusalOfFile('a', new TextEncoder().encode(text), text)).toBeUndefined();
});

test('what would hide or turn around text is shown as what it is', () => {
  expect(visible('a\u0000b\u001b[2Jc\u007f\r').text).toBe('a␀b␛[2Jc␡');
  expect(visible('sda\u202egpj.exe\u200b').text).toBe('sda⟨U+202E⟩gpj.exe⟨U+200B⟩');
  expect(visible('\tLnkSta:\tSpeed').text).toBe('\tLnkSta:\tSpeed');
  expect(visible('<script>').text).toBe('<script>');
});

test('of a very long line a piece is shown, and how much is left', () => {
  const { text, left } = visible('x'.repeat(10_000_000));
  expect(text.length + left).toBe(10_000_000);
  expect(text.length).toBeLessThan(5_000);
});

const claim = (reader: string, first: number, last: number) => ({ reader, first, last });

test('lines stand under the reader that knew them; empty ones with what is before them', () => {
  const lines = Lines.of('00:00.0\n\n[    1.0] ata1\nwhat?\n\nata and lspci');
  const marks = new Marks(
    [claim('lspci', 1, 1), claim('kernelLog', 3, 3), claim('kernelLog', 6, 6), claim('lspci', 6, 6)],
    [{ first: 4, last: 4 }],
  );
  const shown = marks
    .of(lines, 1, 6)
    .map(({ readers, isUnread, lines: own }) => ({ readers, isUnread, numbers: own.map(({ number }) => number) }));
  expect(shown).toEqual([
    { readers: ['lspci'], isUnread: false, numbers: [1, 2] },
    { readers: ['kernelLog'], isUnread: false, numbers: [3] },
    { readers: [], isUnread: true, numbers: [4, 5] },
    { readers: ['kernelLog', 'lspci'], isUnread: false, numbers: [6] },
  ]);
  expect(marks.unread).toBe(1);
  expect(marks.readers).toEqual([
    { reader: 'lspci', lines: 2 },
    { reader: 'kernelLog', lines: 2 },
  ]);
});

test('from each unrecognised place one goes to the next, and from the last to the first', () => {
  const marks = new Marks(
    [],
    [
      { first: 2, last: 3 },
      { first: 9, last: 9 },
    ],
  );
  expect([0, 2, 9].map((line) => marks.unreadAfter(line))).toEqual([2, 9, 2]);
  expect(new Marks([], []).unreadAfter(0)).toBeUndefined();
});

test('a hundred thousand lines are shown in parts', () => {
  const text = 'not an output of a tool\n'.repeat(100_000);
  const session = new Session([{ name: '', text }]);
  const part = session.paste(77_777);
  const numbers = part.marked.flatMap(({ lines }) => lines.map(({ number }) => number));
  expect(numbers).toHaveLength(PART_LINES);
  expect(numbers).toContain(77_777);
  expect(part.from).toBe(numbers[0]);
  expect(session.overview.lines).toBe(100_001);
});

test('no text breaks a session', () => {
  for (const text of ['', '\u0000', '\r', 'a\rb\rc', '\ud800', '<br><br>'.repeat(100)]) {
    const session = new Session([{ name: '', text }]);
    expect(session.paste(1).marked.length).toBeGreaterThan(0);
    expect(session.paste(9e15).marked).toEqual([]);
    expect(session.facts(3, 0).facts).toEqual([]);
  }
});

const SERIAL = 'EX0000000001';
const SMART = `root@secrethost:~# smartctl -i /dev/sda
Device Model:     EXAMPLE HD4000
Serial Number:    ${SERIAL}
SATA Version is:  SATA 3.1, 6.0 Gb/s (current: 3.0 Gb/s)
`;

test('what can be taken along of a machine holds nothing private', () => {
  const session = new Session([{ name: '', text: SMART }]);
  const [machine] = session.overview.machines;
  expect(machine).toBeDefined();
  const taken = [session.report(0, undefined), session.figures(0), machine?.built?.chain];
  expect(JSON.stringify(taken)).not.toMatch(/EX0000000001|secrethost/);
  expect(session.report(0, undefined)).not.toBe('');
});

test('a machine that there is not has nothing to take along', () => {
  const session = new Session([{ name: '', text: SMART }]);
  expect(session.report(7, undefined)).toBe('');
  expect(session.figures(7).measurements).toEqual([]);
});

test('the core is asked once what a chain gives', () => {
  const asked: unknown[] = [];
  const counted: typeof size = (question) => {
    asked.push(question);
    return size(question);
  };
  const [machine] = new Session([{ name: '', text: SMART }], { size: counted }).overview.machines;
  expect(machine?.sized?.most).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(machine?.sized)).not.toContain(SERIAL);
});
