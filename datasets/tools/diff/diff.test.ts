import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { realTable } from '../check/testing.ts';
import { type Changes, diff, LISTED, type State } from './diff.ts';
import type { Predict } from './figures.ts';
import { figuresText } from './figures-text.ts';
import { changesText, MARKDOWN, TERMINAL } from './words.ts';

type Rows = Record<string, string | number>[];

const package_ = (version: string, licence = 'CC0-1.0') =>
  JSON.stringify({ title: 'A set', version, licenses: [{ name: licence }] });

/** A state with one set of results on one target. */
function state(results: Rows, { text = package_('1.0.0'), target = 'Drive X' } = {}): State {
  const tables = [
    realTable('targets', [{ target_id: 'x', target }]),
    realTable('runs', [{ run_id: 'r', target_id: 'x' }]),
    realTable('results', results),
  ];
  return { shared: [], sets: new Map([['a-set', { package: text, tables }]]) };
}

const row = (id: string, rest: Record<string, string | number> = {}) => ({
  result_id: id,
  run_id: 'r',
  access: 'rand',
  direction: 'device_writes_host',
  block_size_bytes: 4096,
  queue_depth: 32,
  iops: 812000,
  ...rest,
});

const resultsOf = (changes: Changes) => changes.sets[0]?.tables.find(({ table }) => table === 'results');

describe('changes are rows and cells', () => {
  test('the same data has none, whatever the order of its rows', () => {
    const [a, b] = [row('a'), row('b', { iops: 5 })];
    expect(diff(state([a, b]), state([b, a]))).toEqual({ sets: [], shared: [] });
  });

  test('a changed figure says which load, from what to what and where', () => {
    const tableChanges = resultsOf(diff(state([row('a')]), state([row('b'), row('a', { iops: 798000 })])));
    expect(tableChanges).toMatchObject({ added: 1, removed: 0, changed: 1 });
    expect(tableChanges?.changes[0]).toEqual({
      kind: 'changed',
      key: 'a',
      label: '4 KiB random read, queue depth 32',
      cells: [{ column: 'iops', unit: '1/s', before: '812000', after: '798000' }],
    });
  });

  test('added results are counted by what was measured', () => {
    const more = Array.from({ length: 34 }, (_, index) => row(`n${index}`));
    expect(resultsOf(diff(state([row('a')]), state([row('a'), ...more])))?.targets).toEqual([
      { label: 'Drive X', rows: 34 },
    ]);
  });

  test('sets that come and go say so, and a licence that changes does', () => {
    const none: State = { shared: [], sets: new Map() };
    const one = state([row('a')]);
    expect(diff(none, one).sets[0]?.kind).toBe('added');
    expect(diff(one, none).sets[0]?.kind).toBe('removed');
    const other = state([row('a')], { text: package_('1.1.0', 'CC-BY-4.0') });
    expect(diff(one, other).sets[0]?.properties).toEqual([
      { column: 'version', before: '1.0.0', after: '1.1.0' },
      { column: 'licenses', before: 'CC0-1.0', after: 'CC-BY-4.0' },
    ]);
  });

  test('a package that cannot be read and a key that comes twice break nothing', () => {
    for (const text of ['{', 'null', '[]', '{"licenses":[null,1]}', ''])
      expect(() => diff(state([row('a')]), state([row('a')], { text }))).not.toThrow();
    const twice = resultsOf(diff(state([row('a')]), state([row('a'), row('a', { iops: 1 })])));
    expect(twice).toMatchObject({ added: 1, changed: 0 });
  });

  test('every change is counted, the first ones are spelled out', () => {
    const many = (iops: number) => Array.from({ length: 1000 }, (_, id) => row(`n${id}`, { iops }));
    const tableChanges = resultsOf(diff(state(many(1)), state(many(2))));
    expect(tableChanges?.changed).toBe(1000);
    expect(tableChanges?.changes).toHaveLength(LISTED);
  });
});

/** Markdown as its reader sees it. */
const shown = (markdown: string): string =>
  markdown.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

describe('the changes in words', () => {
  const words = (before: Rows, after: Rows, options = {}) => changesText(diff(state(before), state(after, options)));

  test('numbers are scaled and say by how much', () => {
    const text = words([row('a')], [row('a', { iops: 798000 }), row('b')]);
    expect(shown(text)).toContain(
      '<code>4 KiB random read, queue depth 32</code> (<code>a</code>): ' +
        '<code>iops</code> 812 k/s → 798 k/s (−1.7 %)',
    );
    expect(text).toContain('- +1 for <code>Drive X</code>');
  });

  test('two numbers that differ never read alike', () => {
    const text = words([row('a', { iops: 812000.1 })], [row('a', { iops: 812000.2 })]);
    expect(shown(text)).toContain('812.0001 k/s → 812.0002 k/s');
  });

  test('a cell that becomes empty, or was', () => {
    expect(shown(words([row('a')], [row('a', { iops: '' })]))).toContain('812 k/s → nothing');
    expect(shown(words([row('a', { iops: '' })], [row('a')]))).toContain('nothing → 812 k/s');
  });

  test.each(tableOf<string[]>(import.meta.filename, 'hostile'))(
    '%j comes through as text and nothing else',
    (hostile) => {
      const csv = `"${hostile}"`;
      const text = words([row('a')], [row('a', { note: csv }), row('b')], { target: csv });
      const codes = [...text.matchAll(/<code>(.*?)<\/code>/g)].map(([, inner]) => inner ?? '');
      for (const inner of codes) expect(inner).toMatch(/^(?:[\p{L}\p{N} ]|&#\d+;)*$/u);
      expect(text.replaceAll(/<code>.*?<\/code>/g, '')).not.toMatch(/[@<>`|[\]]|https?:|www\./);
    },
  );
});

describe('figures', () => {
  const bandwidth = (id: string, value: number, rest = {}) =>
    row(id, { iops: '', bandwidth_bytes_per_s: value, link_limited: 'yes', ...rest });
  /** Two runs over the same link, of which the model says the same. */
  const linked = (results: Rows): State => {
    const tables = [
      realTable('targets', [{ target_id: 'x', target: 'Drive X' }]),
      realTable('runs', [{ run_id: 'r', target_id: 'x', link_kind: 'pcie', link_generation: '3.0', link_lanes: 1 }]),
      realTable('results', results),
    ];
    return { shared: [], sets: new Map([['a-set', { package: package_('1.0.0'), tables }]]) };
  };
  const none: State = { shared: [], sets: new Map() };
  const predict = () => ({
    ceiling_bytes_per_s: 898e6,
    expected_low_bytes_per_s: 840e6,
    expected_high_bytes_per_s: 890e6,
    range_basis: 'measured' as const,
  });
  const table = (before: State, after: State, model = true) =>
    figuresText(diff(before, after, model ? predict : undefined).sets, MARKDOWN, 10_000)
      .replaceAll('<code>', '')
      .replaceAll('</code>', '')
      .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .split('\n')
      .slice(2);

  test('an added one stands beside what the model expects, with its verdict and a bar', () => {
    expect(table(none, linked([bandwidth('a', 870e6)]))).toEqual([
      '| Drive X, PCIe 3.0 ×1 | 4 KiB random read, queue depth 32 | 870 MB/s | 840–890 MB/s, at most 898 MB/s: inside | █████████▊ 96.9 % |',
    ]);
    const verdicts = table(
      none,
      linked([
        bandwidth('a', 400e6),
        bandwidth('b', 400e6, { link_limited: 'no' }),
        bandwidth('c', 895e6),
        bandwidth('d', 935e6),
      ]),
    ).map((line) => /898 MB\/s: ([a-z ]+) \|/.exec(line)?.[1]);
    expect(verdicts).toEqual(['below', 'not limited by the link', 'above', 'above the ceiling']);
  });

  test('an assumed range says so, a measured one does not', () => {
    const assumed: Predict = () => ({ ...predict(), range_basis: 'assumed' });
    const text = (model: Predict) => changesText(diff(none, linked([bandwidth('a', 870e6)]), model), TERMINAL);
    expect(text(assumed)).toContain('840–890 MB/s (assumed), at most 898 MB/s: inside');
    expect(text(predict)).toContain('840–890 MB/s, at most 898 MB/s: inside');
  });

  test('a corrected cell shows its row before and after, and no other', () => {
    const [a, b] = [bandwidth('a', 870e6), bandwidth('b', 860e6)];
    expect(table(linked([a, b]), linked([a, bandwidth('b', 880e6)]))).toEqual([
      expect.stringContaining('| 860 MB/s → 880 MB/s (+2.3 %) |'),
    ]);
  });

  test('without the model each is drawn beside the largest of its kind', () => {
    const lines = table(none, linked([bandwidth('a', 100e6), bandwidth('b', 50e6)]), false);
    expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['██████████ 100 % |', '█████░░░░░ 50 % |']);
    expect(lines.join()).not.toContain('at most');
    expect(lines.every((line) => line.includes('| not predicted for this link and workload |'))).toBe(true);
  });

  test('what the model does not say has its reason: a unit that it does not know, a link that is not stated', () => {
    const iops = row('a', { iops: 1000, bandwidth_bytes_per_s: '' });
    const cells = table(none, linked([iops]))[0]?.split(' | ');
    expect(cells?.[3]).toBe('not predicted: only bandwidths are');
    const bare = linked([bandwidth('a', 870e6)]);
    const set = bare.sets.get('a-set');
    const runs = realTable('runs', [{ run_id: 'r', target_id: 'x', link_kind: 'pcie' }]);
    const tables = (set?.tables ?? []).map((item) => (item.schema.name === 'runs' ? runs : item));
    const unlinked: State = { shared: [], sets: new Map([['a-set', { package: package_('1.0.0'), tables }]]) };
    expect(table(none, unlinked, false)[0]?.split(' | ')[3]).toBe('not predicted: the link is not stated');
  });

  test('the rating of the drive and what other sets measured of the load stand beside it, and not its own', () => {
    const target = { target_id: 'x', target: 'Drive X', kind: 'drive', drive_id: 'x-1tb' };
    const setOf = (results: Rows, claims: Rows = []) => ({
      package: package_('1.0.0'),
      tables: [
        realTable('targets', [target]),
        realTable('runs', [{ run_id: 'r', target_id: 'x' }]),
        realTable('results', results),
        realTable('claims', claims),
      ],
    });
    const read = { drive_id: 'x-1tb', direction: 'device_writes_host', access: 'rand', metric: 'iops' };
    const claims = [1e6, 9e5].map((value) => ({ claim_id: `${value}`, source_id: 's', value, ...read }));
    const others = setOf([row('a', { iops: 7e5 }), row('b', { iops: 9e5 }), row('c', { queue_depth: 1 })], claims);
    const after: State = {
      shared: [],
      sets: new Map([
        ['a-set', setOf([row('a')])],
        ['b-set', others],
      ]),
    };
    const before: State = { shared: [], sets: new Map([['b-set', others]]) };
    expect(table(before, after)[0]?.split(' | ')[3]).toBe('rated 1 M/s; other sets: 900 k/s (2 results)');
  });

  test('of a large set the first are shown, and how many more there are', () => {
    const many = Array.from({ length: 5000 }, (_, at) => bandwidth(`n${at}`, 1e6 + at));
    const lines = table(none, linked(many));
    expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(20);
    expect(lines.at(-1)).toBe('and 4980 more');
    const { figures } = diff(none, linked(many)).sets[0] ?? {};
    expect([figures?.all, figures?.listed.length]).toEqual([5000, 100]);
  });

  test('in a terminal they are lines', () => {
    const text = changesText(diff(none, linked([bandwidth('a', 870e6)]), predict), TERMINAL);
    expect(text).toContain('Drive X, PCIe 3.0 ×1 · 4 KiB random read, queue depth 32 · 870 MB/s · ');
  });
});

test('a row that moves from a set to the registry is no change, a new one is named', () => {
  const drives = (...ids: string[]): State => ({
    shared: [
      realTable(
        'drives',
        ids.map((drive_id) => ({ drive_id })),
      ),
    ],
    sets: new Map(),
  });
  expect(changesText(diff(drives('a'), drives('a')))).toBe('No rows change.');
  expect(changesText(diff(drives('a'), drives('a', 'b')), TERMINAL)).toContain('b new');
});
