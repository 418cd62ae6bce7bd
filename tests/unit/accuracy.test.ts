import { describe, expect, it, test } from 'vitest';
import { compared, errorsOf, groups, isAboveCeiling, isProof } from '../../site/accuracy/accuracy.ts';
import {
  accuracyNow,
  chainedArrays,
  comparedArrays,
  comparedRows,
  models,
  published,
  unratedArrays,
  wideRows,
} from '../../site/accuracy/accuracy-build.ts';
import { arrayGroups, type ComparedArray } from '../../site/accuracy/arrays.ts';
import { changes, type Judged, publishedOf, unchanged } from '../../site/accuracy/baseline.ts';
import {
  type ComparedChain,
  chainGroups,
  errorsOfChains,
  isAboveChain,
  isInRange,
  isJudged,
  isSequential,
} from '../../site/accuracy/chains.ts';
import { keyOf, type Row } from '../../site/explorer/measurements.ts';
import { tableOf } from '../support/test-tables.ts';

const now = await accuracyNow();
const known = unchanged(published(), now);
/** Only these prove something of a model: what is added or corrected is data. */
const rows = (await comparedRows()).filter(({ row }) => known.isKnown(keyOf(row)));
const chained = (await chainedArrays()).filter(({ row }) => known.isKnown(keyOf(row)));
const UPDATE = 'If it is meant to be so: npm run accuracy -- --write';

describe('the published accuracy', () => {
  const found = changes(published(), now);
  const words = (kind: string) => found.filter((change) => change.kind === kind).map((change) => change.words);

  it('gets worse nowhere', () => expect(words('worse'), `The predictions became worse. ${UPDATE}`).toEqual([]));

  it('is not out of date: what became better is published', () =>
    expect(words('better'), `The predictions became better. ${UPDATE}`).toEqual([]));

  it('is of the columns there are', () =>
    expect(published().columns, `The data have other columns. ${UPDATE}`).toBe(now.columns));
});

test('the ceilings of wide and fast links are nearer than pcie-model', ({ skip }) => {
  const wide = wideRows(rows);
  skip(wide.length === 0, 'no such row says what it said when it was published');
  const of = (name: string) => models(wide).find((model) => model.name === name)?.errors.meanAbsolute;
  expect(of('ceiling')).toBeLessThan(of('pcieModel') ?? 0);
});

it('no measured link exceeds its ceiling', () => expect(rows.filter(isProof).filter(isAboveCeiling)).toEqual([]));

describe('a comparison', () => {
  const row = tableOf<Row>(import.meta.filename, 'row');

  it('takes rows that the link limited and that have both figures', () => {
    expect(compared([row])).toMatchObject([{ error: 0, origin: 'stated' }]);
    expect(compared([{ ...row, link_limited: 'partly' }])).toEqual([]);
    expect(compared([{ ...row, measured_bytes_per_s: null }])).toEqual([]);
    expect(compared([{ ...row, ceiling_bytes_per_s: null }])).toEqual([]);
  });

  it('keeps apart what was fitted, and links that have no payload size', () => {
    const fitted: Row = { ...row, max_payload_size_origin: 'fitted' };
    const usb: Row = { ...row, link_kind: 'usb', max_payload_size_origin: 'unknown' };
    const found = groups(compared([row, fitted, usb]));
    expect(found.map(({ link, origin, errors }) => [link, origin, errors.n])).toEqual([
      ['pcie', 'stated', 1],
      ['pcie', 'fitted', 1],
      ['usb', 'none', 1],
    ]);
    expect(compared([row, fitted]).map(isProof)).toEqual([true, false]);
  });

  it('is above its ceiling by however little', () => {
    const at = (measured_bytes_per_s: number) => compared([{ ...row, measured_bytes_per_s }]);
    expect(at(100).map(isAboveCeiling)).toEqual([false]);
    expect(at(100.01).map(isAboveCeiling)).toEqual([true]);
  });

  it('sums errors up, with and without the factor that would suit them best', () => {
    const { spread, ...errors } = errorsOf([0.1, -0.2, 0.1]);
    expect(errors.mean).toBeCloseTo(0, 12);
    expect(errors.meanAbsolute).toBeCloseTo(0.4 / 3, 12);
    expect(errors.worst).toBe(1);
    expect(spread).toBeCloseTo(errors.meanAbsolute, 12);
    expect(errorsOf([0.2, 0.2]).spread).toBeCloseTo(0, 12);
  });
});

describe('arrays', () => {
  const array = (error: number, rest: Partial<ComparedArray> = {}) =>
    ({ calculator: 'raid', output: 'read_rate', kind: 'figure', error, ...rest }) as ComparedArray;

  it('are told apart by calculator and by what it predicts', () => {
    const found = arrayGroups([array(0.2), array(1, { output: 'write_rate' }), array(0.4)]);
    expect(found.map(({ output, errors }) => [output, errors.n])).toEqual([
      ['read_rate', 2],
      ['write_rate', 1],
    ]);
    expect(found[0]?.errors.mean).toBeCloseTo(0.3, 12);
  });

  it('of which a source says only "less than" are shown, but not averaged', () => {
    const [group] = arrayGroups([array(3, { kind: 'at_most' }), array(0.2), array(-0.5)]);
    expect(group?.errors).toMatchObject({ n: 2 });
    expect(group?.rows.map(({ error }) => error)).toEqual([-0.5, 0.2, 3]);
    expect(group?.rows[group.errors.worst]?.error).toBe(-0.5);
  });
});

describe('arrays whose source states their chain', () => {
  const own = chained.filter(isJudged);

  it('are 15 % off the middle of the range or less, on average, and 16 % where they stream', () => {
    expect(errorsOfChains(own).errors.meanAbsolute).toBeLessThanOrEqual(0.15);
    expect(errorsOfChains(own.filter(isSequential)).errors.meanAbsolute).toBeLessThanOrEqual(0.16);
  });

  it('lie inside the range, four in five of them', () => {
    for (const some of [own, own.filter(isSequential)])
      expect(some.filter(isInRange).length / some.length).toBeGreaterThanOrEqual(0.8);
  });

  it('come nowhere above what their links carry, with or without the rate of a drive', async () => {
    expect(chained.filter(isAboveChain)).toEqual([]);
    expect((await unratedArrays()).filter(isAboveChain)).toEqual([]);
  });

  it('are nearer with their chain than without it', () => {
    const asked = own.filter(({ alone }) => alone !== undefined);
    const { errors, alone } = errorsOfChains(asked);
    expect(errors.meanAbsolute).toBeLessThan((alone?.meanAbsolute ?? 0) / 4);
  });

  it('stand apart from those without one', async () => {
    const keys = new Set(chained.map(({ row }) => keyOf(row)));
    expect((await comparedArrays()).filter(({ row }) => keys.has(keyOf(row)))).toEqual([]);
  });
});

describe('results with a chain', () => {
  const chain = (rest: Partial<ComparedChain> = {}) =>
    ({
      output: 'read_rate',
      role: 'judged',
      measured: 100,
      ceiling: 100,
      low: 90,
      high: 120,
      error: 0.05,
      ...rest,
    }) as ComparedChain;

  it('are told apart by load, sequential ones first, and counted by their range', () => {
    const found = chainGroups([
      chain({ output: 'write_iops' }),
      chain({ error: -0.3, measured: 150 }),
      chain(),
      chain({ output: 'write_rate', alone: 1.5 }),
    ]);
    expect(found.map(({ output, errors, inside }) => [output, errors.n, inside])).toEqual([
      ['read_rate', 2, 1],
      ['write_rate', 1, 1],
      ['write_iops', 1, 1],
    ]);
    expect(found[0]?.rows[found[0].errors.worst]?.error).toBe(-0.3);
    expect(found.map(({ alone }) => alone?.meanAbsolute)).toEqual([undefined, 1.5, undefined]);
  });

  it('may lie 2 % above their links, as the check of a contribution allows', () =>
    expect([101.9, 102.1].map((measured) => isAboveChain(chain({ measured })))).toEqual([false, true]));
});

describe('a change of the published figures', () => {
  const row = (key: string, rest: Partial<Judged> = {}): Judged => ({
    link: 'pcie',
    origin: 'stated',
    key,
    data: key,
    error: -0.02,
    inside: true,
    ...rest,
  });
  const was = [row('a', { error: 0.04 }), row('b', { error: -0.08 }), row('c'), row('d')];
  const found = (now: readonly Judged[]) =>
    changes(publishedOf('', was), publishedOf('', now)).map(({ kind, words }) => `${kind}: ${words}`);
  const becomes = (rest: Partial<Judged>) => found([row('a', { error: 0.04, ...rest }), ...was.slice(1)]);

  it('of a model is said with both numbers', () => {
    expect(becomes({ error: 0.06 })).toEqual([
      'worse: pcie, stated: mean_absolute_error 0.04 published, 0.045 now',
      'better: pcie, stated: mean_error -0.02 published, -0.015 now',
    ]);
    expect(becomes({ error: 0.02 })).toEqual([
      'better: pcie, stated: mean_absolute_error 0.04 published, 0.035 now',
      'worse: pcie, stated: mean_error -0.02 published, -0.025 now',
    ]);
    expect(becomes({ inside: false })).toEqual(['worse: pcie, stated: share_inside 1 published, 0.75 now']);
  });

  it('is not seen in the last digit', () => expect(becomes({ error: 0.0401 })).toEqual([]));

  it('is none where rows are added, corrected or taken away', () => {
    expect(found([...was, row('e', { error: 0.9, inside: false })])).toEqual([]);
    expect(found([...was, row('e', { link: 'sas', error: 0.9 })])).toEqual([]);
    expect(becomes({ data: 'corrected', error: 0.9, inside: false })).toEqual([]);
    expect(becomes({ origin: 'assumed', error: 0.9 })).toEqual([]);
    expect(found(was.slice(1))).toEqual([]);
    expect(found([])).toEqual([]);
  });

  it('counts the rows that it can be seen in', () => {
    const { pairs, of, isKnown } = unchanged(
      publishedOf('', was),
      publishedOf('', [row('a', { data: 'corrected' }), row('b'), row('e')]),
    );
    expect([pairs.length, of]).toEqual([1, 4]);
    expect(['a', 'b', 'e'].map(isKnown)).toEqual([false, true, false]);
  });
});
