import { describe, expect, it } from 'vitest';
import { granted, type Inputs, type Picture } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { picture } from '../../calc-wasm/js/node.ts';
import { drawnDrives, head, key, tiers, verdict } from '../../site/arrays/picture.ts';
import { tableOf } from '../support/test-tables.ts';

const drawn = (name: CalculatorName, inputs: Inputs, failed = ''): Picture => granted(picture(name, inputs, failed));

const raid = (level: string, drives: string, failed = '', more: Inputs = {}) =>
  drawn('raid', { level, drives, ...more }, failed);

describe('the verdict on failed drives', () => {
  const cases: [Parameters<typeof drawn>, string, string][] = tableOf(import.meta.filename, 'verdicts');
  for (const [asked, is, text] of cases) it(text, () => expect(verdict(drawn(...asked))).toEqual({ is, text }));
});

describe('the bars', () => {
  it('name data, copies, parity and what is unused, and fit the scale', () => {
    const drives = drawnDrives('raid', raid('raid5', '2x4TB+2x8TB', '1'));
    expect(drives.map(({ is }) => is)).toEqual(['failed', 'fatal', 'fatal', 'fatal']);
    expect(drives[0]?.bar).toContain('aria-label="First blocks: D0, D4, D8, P, ');
    expect(drives[0]?.bar).toContain('data-failed');
    const unused = drawnDrives('raid', raid('raid5', '2x4TB+2x8TB'));
    expect(unused.map(({ state }) => state.replace('\u202f', ' '))).toEqual(['', '', '4 TB unused', '4 TB unused']);
    expect(unused[3]?.bar).toContain('data-piece="unused" x="50%" width="50%"');
  });

  it('never reach beyond the widest drive, whatever is drawn', () => {
    const lists = ['4x1TB', '3x16TB+1TB', '1TB+2TB+4TB+8TB', '6x18TB'];
    const asked: [CalculatorName, string, string[]][] = [
      ['raid', 'level', ['raid10', 'raid5', 'raid5e', 'raid0', 'jbod', 'md_raid10_far']],
      ['zfs', 'layout', ['raidz1', 'raidz2', 'mirror', 'stripe']],
      ['mixed-drives', 'scheme', ['shr1', 'shr2', 'btrfs_raid1', 'btrfs_dup', 'parity_drives']],
    ];
    let bars = 0;
    for (const [name, choice, values] of asked)
      for (const value of values)
        for (const drives of lists)
          for (const { bar } of drawnDrives(name, drawn(name, { [choice]: value, drives }))) {
            for (const [, x, width] of bar.matchAll(/<rect[^>]* x="([\d.]+)%" width="([\d.]+)%"/g))
              expect(Number(x) + Number(width)).toBeLessThan(100.1);
            expect(bar).not.toContain('NaN');
            bars++;
          }
    expect(bars).toBeGreaterThan(200);
  });

  it('come in mirrors, groups and vdevs', () => {
    const names = (name: CalculatorName, picture: Picture) => drawnDrives(name, picture).map(({ group }) => group);
    expect(names('raid', raid('raid10', '4x1TB'))).toEqual(['Mirror 1', '', 'Mirror 2', '']);
    expect(names('raid', raid('raid50', '6x1TB', '', { groups: 2 }))[3]).toBe('Group 2');
    const pool = drawn('zfs', { drives: '6x1TB', layout: 'mirror', vdevs: 2 });
    expect(names('zfs', pool)).toEqual(['vdev 1', '', '', 'vdev 2', '', '']);
    expect(names('raid', raid('raid6', '4x1TB'))).toEqual(['', '', '', '']);
    expect(names('raid', raid('raid1e', '5x1TB'))).toEqual(['', '', '', '', '']);
  });

  it('are left out where there are too many drives, and the page says so', () => {
    const many = raid('raid6', '100x1TB');
    expect(drawnDrives('raid', many)).toEqual([]);
    expect(verdict(many).text).toBe('Not drawn: 100 drives do not fit in a picture.');
    expect([head(many), key(many), tiers(many)]).toEqual(['', '', []]);
    expect(drawnDrives('raid', raid('raid6', '48x1TB'))).toHaveLength(48);
  });
});

describe('the words around the bars', () => {
  it('explain the pieces that there are, and no others', () => {
    expect(key(raid('raid10', '4x1TB'))).toBe('D0: data · D0′: a copy of D0');
    expect(key(drawn('zfs', { drives: '6x1TB', recordsize: 8192 }))).toContain('padding');
    expect(key(raid('raid5', '2x1TB+2TB'))).toBe('D0: data · P, Q, R: parity · hatched: unused');
  });

  it('name the tiers, above the bars where they line up', () => {
    const shr = drawn('mixed-drives', { drives: '4x8TB+2x4TB', scheme: 'shr1' });
    expect(tiers(shr).map((text) => text.replace('\u202f', ' '))).toEqual([
      'Tier 1: 6 drives, 4 TB of each, one of parity',
      'Tier 2: 4 drives, 4 TB of each, one of parity',
    ]);
    expect(head(shr)).toContain('<text x="50%" y="1em">Tier 2</text>');
    expect(tiers(raid('raid6', '4x1TB'))).toEqual([]);
    expect(head(raid('raid6', '4x1TB'))).toBe('');
    expect(head(raid('md_raid10_far', '4x1TB'))).toContain('Copies');
  });
});

it('a picture that cannot be is refused as a calculation is', () => {
  expect(picture('raid', { level: 'raid10', drives: '5x1TB' }, '')).toMatchObject({
    error: { code: 'impossible_combination', input: 'drives' },
  });
  expect(picture('raid', { drives: '4x1TB' }, '<img>')).toMatchObject({
    error: { code: 'out_of_range', input: 'failed', value: '<img>' },
  });
});

describe('the type of a picture', () => {
  // The compiler holds these names to the type, and what the core writes holds the type to these names.
  type Named<T> = Record<keyof T, true>;
  const names = {
    picture: {
      sizes: true,
      slices: true,
      sets: true,
      redundancy: true,
      alone: true,
      survives: true,
      failed: true,
      fatal: true,
    } satisfies Named<Picture>,
    slice: { kind: true, bytes: true, cells: true } satisfies Named<Picture['slices'][number]>,
    set: { drives: true, width: true, may_fail: true, survives: true } satisfies Named<Picture['sets'][number]>,
    redundancy: { groups: true, drives: true, tolerance: true } satisfies Named<NonNullable<Picture['redundancy']>>,
    kind: { whole: true, tier: true, far: true, spare: true } satisfies Record<Picture['slices'][number]['kind'], true>,
  };
  const pictures = [
    raid('raid10', '4x1TB'),
    raid('raid5', '4x1TB', '', { hot_spares: 1 }),
    raid('md_raid10_far', '4x1TB'),
    drawn('mixed-drives', { drives: '2x1TB, 2x2TB', scheme: 'shr1' }),
  ];
  const sorted = (of: object): string[] => Object.keys(of).sort();

  it('has the names that the core writes', () => {
    for (const item of pictures) {
      expect(sorted(item)).toEqual(sorted(names.picture));
      for (const slice of item.slices) expect(sorted(slice)).toEqual(sorted(names.slice));
      for (const set of item.sets) expect(sorted(set)).toEqual(sorted(names.set));
      if (item.redundancy) expect(sorted(item.redundancy)).toEqual(sorted(names.redundancy));
    }
    expect(pictures.some((item) => item.redundancy)).toBe(true);
    const kinds = pictures.flatMap((item) => item.slices.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(sorted(names.kind));
  });
});
