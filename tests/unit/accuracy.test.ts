import { describe, expect, it } from 'vitest';
import {
  type Compared,
  compared,
  errorsOf,
  groups,
  isAboveCeiling,
  isInside,
  isProof,
} from '../../site/accuracy/accuracy.ts';
import {
  baselineNow,
  comparedArrays,
  comparedRows,
  models,
  pcieRows,
  published,
  wideRows,
} from '../../site/accuracy/accuracy-build.ts';
import { arrayGroups, type ComparedArray, hasFigure } from '../../site/accuracy/arrays.ts';
import { type Baseline, changes } from '../../site/accuracy/baseline.ts';
import type { Row } from '../../site/explorer/measurements.ts';

const rows = await comparedRows();
const now = await baselineNow();
const UPDATE = 'If it is meant to be so: npm run accuracy -- --write';

describe('the published accuracy', () => {
  const found = changes(published(), now);
  const words = (kind: string) => found.filter((one) => one.kind === kind).map((one) => one.words);

  it('gets worse nowhere', () => {
    expect(words('worse'), `The predictions became worse. ${UPDATE}`).toEqual([]);
  });

  it('is not out of date: what became better is published', () => {
    expect(words('better'), `The predictions became better. ${UPDATE}`).toEqual([]);
  });

  it('is that of the rows there are', () => {
    expect(words('rows'), `Rows were added or taken away. ${UPDATE}`).toEqual([]);
  });
});

describe('PCI Express links whose payload size is stated or assumed', () => {
  const pcie = pcieRows(rows);
  const of = (name: string, own: Compared[]) => {
    const model = models(own).find((one) => one.name === name);
    if (!model) throw new Error(`no model ${name}`);
    return model.errors;
  };

  it('lie inside the expected range, nine in ten of them', () => {
    expect(pcie.length).toBeGreaterThanOrEqual(17);
    expect(pcie.filter(isInside).length / pcie.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are 3.5 % off the middle of the range or less, on average', () => {
    expect(of('middle', pcie).meanAbsolute).toBeLessThanOrEqual(0.035);
  });

  it('are predicted with half the error of pcie-model where they are wide and fast', () => {
    const wide = wideRows(rows);
    expect(wide.length).toBeGreaterThanOrEqual(5);
    expect(of('middle', wide).meanAbsolute).toBeLessThanOrEqual(
      of('pcieModel', wide).meanAbsolute / 2,
    );
  });
});

it('no measured link exceeds its ceiling', () => {
  expect(rows.filter(isProof).filter(isAboveCeiling)).toEqual([]);
});

describe('a comparison', () => {
  const row = {
    link_kind: 'pcie',
    link_limited: 'yes',
    max_payload_size_origin: 'stated',
    measured_bytes_per_s: 95,
    ceiling_bytes_per_s: 100,
    expected_low_bytes_per_s: 90,
    expected_high_bytes_per_s: 100,
  } as Row;

  it('takes rows that the link limited and that have both figures', () => {
    expect(compared([row])).toMatchObject([{ error: 0, origin: 'stated' }]);
    expect(compared([{ ...row, link_limited: 'partly' }])).toEqual([]);
    expect(compared([{ ...row, measured_bytes_per_s: null }])).toEqual([]);
    expect(compared([{ ...row, ceiling_bytes_per_s: null }])).toEqual([]);
  });

  it('keeps apart what was fitted, and links that have no payload size', () => {
    const fitted = { ...row, max_payload_size_origin: 'fitted' };
    const usb = { ...row, link_kind: 'usb', max_payload_size_origin: 'unknown' };
    const found = groups(compared([row, fitted, usb]));
    expect(found.map(({ link, origin, errors }) => [link, origin, errors.n])).toEqual([
      ['pcie', 'stated', 1],
      ['pcie', 'fitted', 1],
      ['usb', 'none', 1],
    ]);
    expect(compared([row, fitted]).map(isProof)).toEqual([true, false]);
  });

  it('takes half a per cent above the ceiling for the measurement’s own error', () => {
    const at = (measured_bytes_per_s: number) => compared([{ ...row, measured_bytes_per_s }]);
    expect(at(100.4).map(isAboveCeiling)).toEqual([false]);
    expect(at(100.6).map(isAboveCeiling)).toEqual([true]);
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

  it('of more than twelve drives on one adapter are where the model fails, and are published', async () => {
    const wide = (await comparedArrays()).filter(({ drives }) => drives > 12);
    expect(wide.filter(hasFigure).length).toBeGreaterThanOrEqual(10);
    expect(wide.filter(({ error }) => error < 1)).toEqual([]);
    expect(wide.filter(({ row }) => !row.note)).toEqual([]);
  });
});

describe('a change of the published figures', () => {
  const figures = { n: 10, mean_error: -0.02, mean_absolute_error: 0.03, share_inside: 0.9 };
  const was: Baseline = { pcie: { stated: figures } };
  const becomes = (rest: Partial<typeof figures>): Baseline => ({
    pcie: { stated: { ...figures, ...rest } },
  });

  it.each([
    [{ mean_absolute_error: 0.031 }, 'worse', 'mean_absolute_error 0.03 published, 0.031 now'],
    [{ mean_absolute_error: 0.029 }, 'better', 'mean_absolute_error 0.03 published, 0.029 now'],
    [{ mean_error: 0.025 }, 'worse', 'mean_error -0.02 published, 0.025 now'],
    [{ mean_error: 0.01 }, 'better', 'mean_error -0.02 published, 0.01 now'],
    [{ mean_error: 0.02 }, 'better', 'mean_error -0.02 published, 0.02 now'],
    [{ share_inside: 0.8 }, 'worse', 'share_inside 0.9 published, 0.8 now'],
    [{ share_inside: 1 }, 'better', 'share_inside 0.9 published, 1 now'],
    [{ n: 11 }, 'rows', '10 rows published, 11 now'],
  ])('%j is said with both numbers', (rest, kind, words) => {
    expect(changes(was, becomes(rest))).toEqual([{ kind, words: `pcie, stated: ${words}` }]);
  });

  it('is not seen in the last digit', () => {
    expect(changes(was, becomes({ mean_absolute_error: 0.0301 }))).toEqual([]);
  });

  it('is seen where a link comes or goes', () => {
    expect(changes(was, {})).toMatchObject([{ kind: 'rows' }]);
    expect(changes({}, was)).toMatchObject([{ kind: 'rows' }]);
  });
});
