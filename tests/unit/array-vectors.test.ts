// Vectors of arrays: no row is answered whose question no input can hold, and none is skipped without a reason.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { array } from '../../scripts/vectors/array.ts';
import { type Row, vectorFile } from '../../scripts/vectors/file.ts';
import type { Verdict, Why } from '../../scripts/vectors/set.ts';

const rows = [...vectorFile(readFileSync('tests/golden/array-vectors.csv')).rows];
const params = (row: Row): Record<string, unknown> => JSON.parse(row.get('params'));

/** The row with other cells. */
function but(row: Row, cells: Record<string, string>): Row {
  return { ...row, get: (column) => cells[column] ?? row.get(column) };
}

const withParams = (row: Row, given: Record<string, unknown>): Row =>
  but(row, { params: JSON.stringify({ ...params(row), ...given }) });

const verdict = (cells: Record<string, string>): Verdict =>
  array.judge({ line: 1, get: (column) => cells[column] ?? '' });

const kinds = new Map(rows.map((row) => [row, array.judge(row)]));
const answered = rows.filter((row) => kinds.get(row)?.kind === 'passed');
const skipped = rows.flatMap((row) => {
  const found = kinds.get(row);
  return found?.kind === 'skipped' ? [{ id: row.get('id'), ...found }] : [];
});

describe('our rows', () => {
  it('agree, all that are asked, and nearly all are asked', () => {
    const others = rows.filter(
      (row) => !['passed', 'skipped'].includes(kinds.get(row)?.kind ?? ''),
    );
    expect(others.map((row) => row.get('id'))).toEqual([]);
    // At most 2 % without an answer.
    expect(answered.length / rows.length).toBeGreaterThan(0.98);
  });

  it('are skipped only where no calculator shows the figure or takes the drives, with reasons', () => {
    const allowed: Why[] = ['figure', 'refused'];
    for (const { why, reason } of skipped) {
      expect(allowed).toContain(why);
      expect(reason.length).toBeGreaterThan(20);
    }
  });

  it('are asked of the core itself where they are skipped', () => {
    const asked = readFileSync('tests/golden/array-vectors-of-core.txt', 'utf8').trim().split('\n');
    expect(skipped.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
  });
});

describe('a parameter is never ignored', () => {
  it.each([
    ['bogus_input', 3],
    ['backend_iops', 1000],
    ['failure_rates', [0.01, 0.02]],
    ['__proto__', {}],
  ])('%s of every answered row: it is skipped, by name', (name, value) => {
    for (const row of answered) {
      const json = `{${JSON.stringify(name)}:${JSON.stringify(value)},${row.get('params').slice(1)}`;
      const text = json.replace(/,\}$/, '}');
      expect(array.judge(but(row, { params: text })), row.get('id')).toEqual({
        kind: 'skipped',
        why: 'parameter',
        reason: `no input takes ${name}`,
      });
    }
  });

  it('each of every answered row is read: nonsense in its place is not answered', () => {
    for (const row of answered) {
      for (const name of Object.keys(params(row))) {
        const found = array.judge(withParams(row, { [name]: 'nonsense' }));
        expect(['passed', 'failed'], `${row.get('id')} ${name}`).not.toContain(found.kind);
      }
    }
  });

  it('numbers too: another count, width or version of what the row has does not fit it', () => {
    for (const row of answered.filter((one) => one.get('drives') !== '')) {
      for (const name of ['n', 'width', 'vdevs', 'groups', 'parity', 'redundancy']) {
        const value = params(row)[name];
        // Twice as many groups of RAID50 is another array.
        if (typeof value !== 'number' || row.get('level') === 'raid50') continue;
        const found = array.judge(withParams(row, { [name]: value + 1 }));
        expect(found, `${row.get('id')} ${name}`).toMatchObject({ why: 'contradiction' });
      }
    }
  });
});

describe('cells that cannot be read make the row no vector', () => {
  const [row] = answered;
  test.each<[cells: Record<string, string>, reason: string]>([
    [{ params: '{' }, 'params is no JSON'],
    [{ params: '[1]' }, 'params is no JSON object'],
    [{ params: 'null' }, 'params is no JSON object'],
    [{ drives: '4TB;4TB' }, 'no size "4TB"'],
    [{ drives: '-4' }, 'no size "-4"'],
    [{ expected: '' }, 'no figure ""'],
    [{ expected: 'many' }, 'no figure "many"'],
    [{ tolerance: '' }, 'no tolerance ""'],
    [{ tolerance: 'about:1' }, 'no tolerance "about:1"'],
    [{ tolerance: 'rel:-1' }, 'no tolerance "rel:-1"'],
    [{ tolerance: 'range:0.9' }, 'no tolerance "range:0.9"'],
    [{ tolerance: 'rel:1..2' }, 'no tolerance "rel:1..2"'],
  ])('%j', (cells, reason) => {
    if (!row) throw new Error('no row is answered');
    expect(array.judge(but(row, cells))).toEqual({ kind: 'broken', reason });
  });
});

test('a figure in a unit that no calculator has is not judged', () => {
  const [row] = answered;
  for (const unit of ['furlong', '', 'constructor']) {
    expect(row && array.judge(but(row, { unit }))).toEqual({
      kind: 'skipped',
      why: 'figure',
      reason: `no figure is in "${unit}"`,
    });
  }
});

test('figures are judged in whichever unit of the core they are', () => {
  const size = {
    ...{ level: 'raid0', drives: '1000000000000;1000000000000', params: '{}' },
    ...{ quantity: 'usable', tolerance: 'rel:1e-9' },
  };
  for (const [unit, expected] of [
    ['B', '2e12'],
    ['TB', '2'],
    ['GB', '2000'],
    ['MiB', `${2e12 / 2 ** 20}`],
  ] as const) {
    expect(verdict({ ...size, unit, expected }), unit).toEqual({ kind: 'passed' });
  }
});

describe('what a row does not state', () => {
  const md = {
    level: 'md_raid5',
    drives: '2000398934016;2000398934016;2000398934016',
    quantity: 'used_dev_size',
    unit: 'KiB',
    tolerance: 'abs:0',
  };
  // 3907029168 sectors without 264192 and without 262144, in whole chunks of 512 KiB.
  const [early, late] = ['1953383424', '1953382400'];

  it('is assumed as the calculator does', () => {
    expect(verdict({ ...md, params: '{"metadata":"1.2"}', expected: late })).toEqual({
      kind: 'passed',
    });
  });

  it('is named where it would tell: the data offset of md', () => {
    expect(verdict({ ...md, params: '{"metadata":"1.2"}', expected: early })).toEqual({
      kind: 'skipped',
      why: 'open',
      reason:
        'does not state where data starts on each drive (Data Offset of mdadm -E), which no input takes: with 128 MiB it agrees, with 129 MiB not',
    });
  });

  it('does not excuse any other difference', () => {
    const found = verdict({ ...md, params: '{"metadata":"1.2"}', expected: '1953381888' });
    expect(found).toMatchObject({ kind: 'failed', failure: { got: late } });
  });

  // Ten raidz2 of six: large enough that every version keeps back something else.
  const bytes = 8_000_000_000_000;
  const pool = {
    level: 'raidz2',
    drives: Array(60).fill(bytes).join(';'),
    quantity: 'zfs_list_avail',
    unit: 'B',
    tolerance: 'abs:0',
  };
  const available = (version: string): string => {
    const inputs = { drives: `60x${bytes}B`, layout: 'raidz2', vdevs: 10, marketed: false };
    const answer = calculate('zfs', { ...inputs, partition: 'whole', version });
    if (refused(answer)) throw new Error(JSON.stringify(answer.error));
    return String(answer.usable);
  };
  const asked = (expected: string, given: object) => {
    const all = { width: 6, ashift: 12, sizes_are: 'zfs_partition', ...given };
    return verdict({ ...pool, params: JSON.stringify(all), expected });
  };

  it.each(['2.0', '0.7', '0.6'])('is named where it would tell: version %s of ZFS', (version) => {
    expect(asked(available(version), {})).toEqual({
      kind: 'skipped',
      why: 'open',
      reason: `does not state the version of OpenZFS (zfs version): with ${version} it agrees, with 2.1+ not`,
    });
  });

  it.each([
    ['0.6 (2012)', '0.6'],
    ['0.6.4.2', '0.6'],
    ['0.6.5.8', '0.7'],
    ['0.7.13', '0.7'],
    ['0.8.6', '2.0'],
    ['2.0.5', '2.0'],
    ['2.1.0', '2.1+'],
    ['2.4.99', '2.1+'],
  ])('is asked as stated: %s keeps back what %s does, and no other', (stated, version) => {
    for (const other of ['2.1+', '2.0', '0.7', '0.6']) {
      const { kind } = asked(available(other), { zfs: stated });
      expect(kind, other).toBe(other === version ? 'passed' : 'failed');
    }
  });

  it('is not guessed: a version that the calculator does not tell apart is skipped', () => {
    for (const zfs of ['3.0', '1.0', 'illumos', '2.0.7', '10.2.1', '']) {
      expect(asked(available('2.0'), { zfs }), zfs).toMatchObject({ why: 'parameter' });
    }
  });

  it('cannot contradict what is stated', () => {
    expect(asked(available('0.6'), { zfs: '2.4', slop: '1/64' })).toMatchObject({
      why: 'contradiction',
    });
  });
});

describe('arrays that cannot be', () => {
  const valid = { level: 'raid6', drives: '8;8;8', quantity: 'valid', unit: 'bool', params: '{}' };

  it('are as valid as the calculator says, and no more', () => {
    const three = {
      ...valid,
      drives: '8000000000000;8000000000000;8000000000000',
      tolerance: 'exact',
    };
    expect(verdict({ ...three, expected: '0' })).toEqual({ kind: 'passed' });
    expect(verdict({ ...three, expected: '1' })).toMatchObject({
      kind: 'failed',
      failure: { got: '0', expected: '1' },
    });
    const four = { ...three, drives: `${three.drives};8000000000000` };
    expect(verdict({ ...four, expected: '1' })).toEqual({ kind: 'passed' });
    expect(verdict({ ...four, expected: '0' })).toMatchObject({ failure: { got: '1' } });
  });
});
