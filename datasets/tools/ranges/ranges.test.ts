import { describe, expect, it, test } from 'vitest';
import { ANY } from '../../../calc-wasm/js/classes.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { publishedSets } from '../../../tests/support/dataset.ts';
import { sample } from '../../../tests/support/exhaustive.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { realTable } from '../check/testing.ts';
import { coverageOf, leftOut, rangesFrom } from './ranges.ts';
import { type Measured, measuredLinks } from './scores.ts';
import { aShare } from './testing.ts';

const measured = measuredLinks(publishedSets(), calculate);

const many = (count: number, share: number, rest?: Partial<Measured>) =>
  Array.from({ length: count }, (_, at) => aShare(`${share}-${at}`, share, rest));

describe('the ranges of classes', () => {
  it('are those that enough sources have measured, with what they are made of', () => {
    const rows = [
      ...many(8, 0.95),
      ...many(1, 0.9, { classes: ['pcie 2.0', 'pcie', ANY], date: '2026-03-04' }),
      ...many(3, 0.6, { link: 'usb', classes: ['usb 2.0', 'usb', ANY], date: '' }),
    ];
    expect(rangesFrom(rows)).toEqual({
      any: { low: 0.6, middle: 0.9, measurements: 12, devices: 12, sources: 12, newest: '2026-03-04' },
      pcie: { low: 0.9, middle: 0.95, measurements: 9, devices: 9, sources: 9, newest: '2026-03-04' },
    });
    expect(rangesFrom([])).toEqual({});
  });

  it('move within their class alone when a row is added to it', () => {
    const rows = [...many(12, 0.95), ...many(12, 0.8, { classes: ['usb 2.0', 'usb', ANY] })];
    const [before, after] = [rows, [...rows, aShare('slow', 0.5), aShare('slower', 0.4)]].map(rangesFrom);
    expect(after?.pcie?.low).toBeLessThan(before?.pcie?.low ?? 0);
    expect(after?.usb).toEqual(before?.usb);
  });
});

describe('a measurement that is left out', () => {
  it('is judged by the ranges of all other sources, in the narrowest class that is left', () => {
    const [left] = leftOut([aShare('slow', 0.5), ...many(9, 0.9)]);
    expect(left).toMatchObject({ from: 'pcie 3.0', low: 0.9, inside: false });
    // Nine are enough only with it.
    const [last] = leftOut([aShare('x', 0.97), ...many(8, 0.9), ...many(3, 0.7, { classes: [ANY] })]);
    expect(last).toMatchObject({ from: ANY, low: 0.7, inside: true });
    expect(leftOut([aShare('x', 0.97)])[0]).not.toHaveProperty('from');
  });

  it('is outside where it is above the upper end, whatever that is a share of', () => {
    const of = (share: number, top?: number) =>
      leftOut([aShare('fast', share, top === undefined ? {} : { top }), ...many(9, 0.9)])[0]?.inside;
    expect([of(1), of(1.004), of(1.02, 1.03), of(1.02, 1.01)]).toEqual([true, false, true, false]);
  });

  it('counts for its source, and sources count alike', () => {
    const rows = [aShare('a', 0.5), aShare('a', 0.95), aShare('b', 0.95), ...many(20, 0.9)];
    expect(coverageOf(leftOut(rows).filter(({ source }) => 'ab'.includes(source)))).toEqual({
      measurements: 3,
      inside: 2,
      sources: 2,
      share: 0.75,
    });
  });
});

/** From the name of the source, so that nobody chooses: 0 to 9. */
function foldOf({ source }: Measured): number {
  let hash = 0;
  for (const sign of source) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 10;
}

describe('the measurements of links in the dataset', () => {
  test('lie inside ranges that were made without their source, 85 % and more', () =>
    expect(coverageOf(leftOut(measured)).share).toBeGreaterThanOrEqual(0.85));

  test('lie inside ranges made without the tenth of the sources that is held out with them', () =>
    expect(coverageOf(leftOut(measured, foldOf)).share).toBeGreaterThanOrEqual(0.85));

  test('keep that promise whatever one more source says', () => {
    const classes = [...new Set(measured.map((row) => row.classes.join()))];
    for (const name of classes) {
      for (const share of sample([0.01, 0.3, 0.6])) {
        const link = name.split(/[ ,]/, 1)[0] ?? '';
        const wrong = aShare('wrong', share, { link, classes: name.split(',') });
        expect(coverageOf(leftOut([...measured, wrong])).share).toBeGreaterThanOrEqual(0.85);
      }
    }
  });
});

describe('which measurements take part', () => {
  const given = tableOf<Record<'source' | 'run' | 'result', Record<string, string>>>(import.meta.filename, 'measured');
  const set = ({ source, run, result }: Partial<typeof given>) => {
    const tables = [
      realTable('sources', [{ ...given.source, ...source }]),
      realTable('targets', [{ target_id: 't', kind: 'drive' }]),
      realTable('runs', [{ ...given.run, ...run }]),
      realTable('results', [{ ...given.result, ...result }]),
    ];
    return measuredLinks([{ setId: 'own', tables }], calculate);
  };

  it('is one of a link that was the limit, as a share of what the model lets through', () => {
    const [found, ...others] = set({});
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      set: 'own',
      result: 'x',
      source: 'https://a.example/',
      device: 'own/t',
      link: 'pcie',
      classes: ['pcie 3.0 device_writes_host', 'pcie device_writes_host', 'pcie 3.0', 'pcie', ANY],
      date: '2025-02-01',
    });
    expect(found?.share).toBeCloseTo(0.9746, 4);
  });

  it('is none where the link was not the limit, the payload size was fitted, or no figure is given', () => {
    expect(set({ result: { link_limited: 'partly' } })).toEqual([]);
    expect(set({ run: { max_payload_size_origin: 'fitted' } })).toEqual([]);
    expect(set({ result: { bandwidth_bytes_per_s: '', iops: '5' } })).toEqual([]);
    expect(set({ run: { link_generation: '' } })).toEqual([]);
  });

  it('takes an author or a repository as one source, and the day of the measurement', () => {
    const of = (source: Record<string, string>) => set({ source, run: { measured_on: '2026-05-12' } })[0];
    expect(of({ author: 'A. Tester' })).toMatchObject({ source: 'A. Tester', date: '2026-05-12' });
    expect(of({ url: 'https://github.com/a/b/blob/main/c.txt' })?.source).toBe('https://github.com/a/b');
    expect(of({ url: '' })?.source).toBe('own/s');
  });
});
