/**
 * Long outputs, read with a heap that has room for the text of one of them and little else: neither its lines nor its
 * documents may be held together, nor the files of a folder.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureText } from './testing.ts';

const MEBIBYTE = 2 ** 20;
const LENGTH = 24 * MEBIBYTE;
const HEAP = 72;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a head, then pieces up to the length. */
function write(name: string, head: string, piece: (index: number) => string): void {
  const file = openSync(join(folder, name), 'w');
  let length = writeSync(file, head);
  for (let index = 0; length < LENGTH; ) {
    const pieces: string[] = [];
    for (const end = index + 200; index < end; index++) pieces.push(piece(index));
    length += writeSync(file, pieces.join(''));
  }
  closeSync(file);
}

function imported(): { status: number | null; last: string } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, join(import.meta.dirname, '../commands/cli.ts'), 'import', 'auto', folder],
    { encoding: 'utf8', maxBuffer: 64 * MEBIBYTE },
  );
  return { status, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

const JSON_REPORT = fixtureText('fio-json-plus.json');

const LONG: [string, string, string, (index: number) => string][] = [
  [
    'a table of short lines, quoted and with returns',
    'iozone.txt',
    `> ${fixtureText('iozone.txt').split('\n').slice(0, 16).join('\n> ')}\n`,
    () => '>  a line of no table\r\n',
  ],
  [
    'progress of one copy',
    'dd.txt',
    '$ dd if=/dev/zero of=a bs=1M oflag=direct status=progress\n',
    (index: number) => `${index + 1}000000 bytes (1 MB, 1 MiB) copied, ${index + 1} s, 1.0 MB/s\r`,
  ],
  [
    'reports of fio with all their bins',
    'fio.json',
    '',
    (index: number) => JSON_REPORT.replace(/"timestamp" : [0-9]+/, `"timestamp" : ${index}`),
  ],
];

test.each(LONG)('%s: two files of 24 MiB in 72 MiB', (_, name, head, piece) => {
  write(`first-${name}`, head, piece);
  write(`second-${name}`, head, piece);
  const { status, last } = imported();
  expect(last).toMatch(/^[0-9]+ measurements, [0-9]+ facts, [0-9]+ notices$/);
  expect(status).not.toBeNull();
});
