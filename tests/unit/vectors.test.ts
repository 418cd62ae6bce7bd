import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const golden = 'tests/golden/link-vectors.csv';
const [header = '', ...linkRows] = readFileSync(golden, 'utf8').trimEnd().split('\n');
const [first = ''] = linkRows;
const arrayHeader = 'id,level,drives,params,quantity,expected,unit,tolerance,source,trust,note';

const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/vectors.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { stdout, stderr, status, lines: stdout.trimEnd().split('\n') };
}

function runText(text: string | Uint8Array) {
  const file = join(folder, 'vectors.csv');
  writeFileSync(file, text);
  return { file, ...run(file) };
}

describe('vectors against the core', () => {
  it('pass, all of ours', () => {
    expect(run(golden)).toMatchObject({
      stdout: `${linkRows.length} passed, 0 failed, 0 skipped\n`,
      status: 0,
    });
  });

  it('name the row that differs, with both figures, the difference and the tolerance', () => {
    const { file, lines, status } = runText(
      `${header}\n${first}\n${first.replace(/[^,]+$/, '183')}\n`,
    );
    expect(status).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`${file}:3 input {"generation":"1.0"`);
    expect(lines[0]).toContain('expected payload_MBps 183 MB/s · got ceiling 181.3453 MB/s');
    expect(lines[0]).toContain('difference -0.9042 % · tolerance 0.1 %');
    expect(lines[1]).toBe('1 passed, 1 failed, 0 skipped');
  });

  it.each([
    ['lanes', ',1,1,0,', ',1,3,0,', 'refused, not_a_choice: lanes = "3"'],
    ['gen', ',1,1,0,', ',99,1,0,', 'refused, not_a_choice: generation = "99.0"'],
  ])('fail where the core refuses their %s', (_, from, to, words) => {
    const { stdout, status } = runText(`${header}\n${first.replace(from, to)}\n`);
    expect(stdout).toContain(words);
    expect(stdout).toContain('0 passed, 1 failed, 0 skipped');
    expect(status).toBe(1);
  });

  it.each([
    ['op', 'delete', 'op "delete" is neither read nor write'],
    ['ecrc', 'yes', 'ecrc "yes" is neither 0 nor 1'],
    ['flit', '', 'flit "" is neither 0 nor 1'],
    ['mrrs', '512', 'a write has no mrrs'],
    ['dllps_per_mrd', '2', 'a write has no dllps_per_mrd'],
  ])('are none where a cell would be ignored: %s “%s”', (column, cell, reason) => {
    // Counted from the end: the source, in front, has commas of its own.
    const cells = first.split(',');
    const names = header.split(',');
    cells[cells.length - names.length + names.indexOf(column)] = cell;
    const { stdout, status } = runText(`${header}\n${cells.join(',')}\n`);
    expect(stdout).toContain(`:2 not a vector: ${reason}`);
    expect(status).toBe(1);
  });

  it('pass, those of arrays that a calculator shows', () => {
    const { stdout, status } = run('tests/golden/array-vectors.csv');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed, \d+ skipped$/m);
    expect(status).toBe(0);
  });

  it('count what a calculator refuses as skipped, each reason once with its number', () => {
    const row = (level: string) =>
      `V1,${level},9000000000000000;9000000000000000;9000000000000000,{},usable,2,B,abs:0,s,A,`;
    const { lines, status } = runText(
      [arrayHeader, row('raidz1'), row('raid5'), row('raidz1')].join('\n'),
    );
    expect(lines).toEqual([
      'skipped 2: zfs refuses drives: out_of_range',
      'skipped 1: raid refuses drives: out_of_range',
      '0 passed, 0 failed, 3 skipped',
    ]);
    expect(status).toBe(0);
  });
});

describe('what is no vector file', () => {
  it.each([
    ['other columns', 'a,b\n1,2\n', 'Found: a, b'],
    ['a missing column', `${header.replace(',mrrs', '')}\n`, 'Found: source, gen'],
    ['a column twice', `${header},gen\n`, 'Found: source'],
    ['no bytes', '', 'Found: none'],
    ['no text', Uint8Array.from({ length: 4096 }, (_, index) => index % 256), 'Found: '],
    ['names that write to the terminal', '\u001b[2J,b\n', 'Found: \\u{1b}[2J, b'],
  ])('is refused with the columns found and the sets accepted: %s', (_, text, words) => {
    const { stderr, stdout, status } = runText(text);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).toContain('links: source, gen, lanes');
    expect(stderr).toContain('arrays: id, level');
  });

  it.each([[], ['a.csv', 'b.csv']])('is asked for by usage: %j', (...args) => {
    expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage:') });
  });

  it.each(['no-such-file.csv', 'tests'])('cannot be read: %s', (path) => {
    const { stderr, status } = run(path);
    expect(stderr).toContain(`${path} cannot be read`);
    expect(status).toBe(2);
  });
});

describe('hostile rows', () => {
  it('fail on their own line, and the rows after them still count', () => {
    const rows = ['1,2', `${'x,'.repeat(100_000)}x`, 'constructor,__proto__', first];
    const { lines, status } = runText(`\ufeff${header}\r\n${rows.join('\r\n')}\r\n`);
    expect(status).toBe(1);
    expect(lines.map((line) => line.replace(/^.*:(\d+) /, '$1 '))).toEqual([
      '2 not a vector: 2 cells instead of 14',
      '3 not a vector: 100001 cells instead of 14',
      '4 not a vector: 2 cells instead of 14',
      '1 passed, 3 failed, 0 skipped',
    ]);
  });

  it('cannot write to the terminal or flood it', () => {
    const { lines, status } = runText(
      `${arrayHeader}\nV1,\u001b[2J\u202e${'x'.repeat(5000)},1,{},q,1,B,exact,s,A,\n`,
    );
    expect(status).toBe(0);
    expect(lines[0]).toMatch(
      /^skipped 1: no calculator shows q of \\u\{1b\}\[2J\\u\{202e\}x{300,400}…$/,
    );
  });

  it('with a cell of megabytes or an open quote are named, not read', () => {
    const { stdout } = runText(`${header}\n${'9'.repeat(5_000_000)}${',1'.repeat(13)}\n`);
    expect(stdout).toContain(':2 not a vector: a cell of 5000000 bytes');
    expect(runText(`${header}\n${first},\n"open${',1'.repeat(13)}`).status).toBe(1);
  });

  it.each(['', 'NaN', '1e999', '0', 'one'])('with the figure “%s” fail', (figure) => {
    const { stdout, status } = runText(`${header}\n${first.replace(/[^,]+$/, figure)}\n`);
    expect(stdout).toContain('0 passed, 1 failed, 0 skipped');
    expect(status).toBe(1);
  });
});
