// Arrays as a reader asks for them: what is refused and what would work instead, what is warned about, how sizes read.
import { describe, expect, test } from 'vitest';
import type { CalculatorName } from '../../site/generated/catalog.ts';
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { quantity } from '../../site/common/format.ts';

type Asked = [name: CalculatorName, inputs: Inputs];

function refusal([name, inputs]: Asked) {
  const answer = calculate(name, inputs);
  if (!refused(answer)) throw new Error(`${name} takes ${JSON.stringify(inputs)}`);
  return answer.error;
}

function verdict([name, inputs]: Asked): unknown {
  const answer = calculate(name, inputs);
  if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  return 'verdict' in answer ? answer.verdict : undefined;
}

describe('too few drives are told what would do', () => {
  test.each<[inputs: Inputs, needs: string, name?: CalculatorName]>([
    [{ level: 'raid0', drives: '4TB' }, 'at least 2 drives'],
    [{ level: 'raid5', drives: '2x4TB' }, 'at least 3 drives'],
    [{ level: 'raid6', drives: '3x4TB' }, 'at least 4 drives'],
    [{ level: 'raid10', drives: '5x4TB' }, 'an even number of drives, at least 4'],
    [
      { level: 'raid50', groups: 3, drives: '10x4TB' },
      'a multiple of 3 drives (one part for each group), at least 9',
    ],
    [
      { level: 'raid60', drives: '6x4TB' },
      'a multiple of 2 drives (one part for each group), at least 8',
    ],
    [{ level: 'md_raid10_near', copies: 3, drives: '2x4TB' }, 'at least 3 drives'],
    [
      { level: 'raid6', hot_spares: 2, drives: '5x4TB' },
      'at least 4 drives besides the hot spares',
    ],
    [{ layout: 'raidz3', drives: '3x4TB' }, 'at least 4 drives', 'zfs'],
    [{ layout: 'raidz2', vdevs: 3, drives: '8x4TB' }, 'at least 9 drives for the vdevs', 'zfs'],
    [{ layout: 'mirror', drives: '4TB' }, 'at least 2 drives', 'zfs'],
    [
      { layout: 'draid2', draid_data: 8, draid_spares: 1, drives: '10x4TB' },
      'at least 11 drives',
      'zfs',
    ],
    [{ scheme: 'shr1', drives: '4TB' }, 'at least 2 drives', 'mixed-drives'],
    [{ scheme: 'shr2', drives: '3x4TB' }, 'at least 4 drives', 'mixed-drives'],
    [{ scheme: 'btrfs_raid1c4', drives: '3x4TB' }, 'at least 4 drives', 'mixed-drives'],
    [
      { scheme: 'parity_drives', parity_drives: 2, drives: '2x4TB' },
      'at least 3 drives',
      'mixed-drives',
    ],
    [
      { scheme: 'erasure', data_pieces: 10, parity_pieces: 6, drives: '15x4TB' },
      'at least 16 drives',
      'mixed-drives',
    ],
  ])('%j: %s', (inputs, needs, name = 'raid') => {
    expect(refusal([name, inputs])).toEqual({
      code: 'impossible_combination',
      input: 'drives',
      value: inputs.drives,
      allowed: needs,
    });
  });
});

describe('what no array has is refused', () => {
  test.each<[asked: Asked, code: string, input: string]>([
    [['raid', { drives: '4x0TB' }], 'out_of_range', 'drives'],
    [['raid', { drives: '-4TB' }], 'out_of_range', 'drives'],
    [['raid', { drives: '4x9000TB' }], 'out_of_range', 'drives'],
    [['raid', { drives: '10000x18TB' }], 'out_of_range', 'drives'],
    [['raid', { drives: '8x18' }], 'no_unit', 'drives'],
    [['raid', { read_share: '130%' }], 'out_of_range', 'read_share'],
    [['raid', { level: 'raid7' }], 'not_a_choice', 'level'],
    [['raid', { io_size: 0 }], 'out_of_range', 'io_size'],
    [['raid', { chunk: '48k' }], 'not_a_choice', 'chunk'],
    [['raid', { level: 'raid0', hot_spares: 1 }], 'impossible_combination', 'hot_spares'],
    [
      ['raid', { metadata: '0.90', drives: '4x3TB', level: 'raid5' }],
      'impossible_combination',
      'metadata',
    ],
    [['zfs', { ashift: 8 }], 'out_of_range', 'ashift'],
    [['zfs', { ashift: 17 }], 'out_of_range', 'ashift'],
    [['zfs', { ashift: 12.5 }], 'not_whole', 'ashift'],
    [['zfs', { vdevs: 0 }], 'out_of_range', 'vdevs'],
    [['zfs', { version: '0.7', special_drives: 2 }], 'impossible_combination', 'special_drives'],
    [['mixed-drives', { reserve: '20TB' }], 'out_of_range', 'reserve'],
    [['rebuild', { tolerance: 8 }], 'impossible_combination', 'tolerance'],
    [['rebuild', { afr: '130%' }], 'out_of_range', 'afr'],
    [['rebuild', { correlation: 0.5 }], 'out_of_range', 'correlation'],
    [['rebuild', { hot_spares: 10_000 }], 'out_of_range', 'hot_spares'],
  ])('%j is %s: %s', (asked, code, input) => {
    expect(refusal(asked)).toMatchObject({ code, input });
    // What would have been accepted is always said.
    expect(JSON.stringify(refusal(asked).allowed)).toMatch(/\d|[a-z]{3}/);
  });
});

describe('what real systems warn about is warned about', () => {
  test.each<[asked: Asked, warning: string]>([
    [['zfs', { layout: 'mirror', vdevs: 2, drives: '5x4TB' }], 'mismatched'],
    [['zfs', { layout: 'mirror', drives: '4TB+8TB' }], 'wasted'],
    [['zfs', { layout: 'raidz2', drives: '7x8TB' }], 'padded'],
    [['zfs', { layout: 'stripe', drives: '4x8TB' }], 'unprotected'],
    [['zfs', { layout: 'raidz2', drives: '6x8TB', special_drives: 2 }], 'weak_special'],
    [['zfs', { layout: 'raidz2', drives: '6x8TB', special_drives: 3 }], 'even'],
    [['zfs', { layout: 'mirror', drives: '2x8TB', special_drives: 3 }], 'mismatched'],
    [['raid', { level: 'raid5', drives: '4x8TB+2x4TB' }], 'wasted'],
    [['raid', { level: 'raid0', drives: '4x8TB' }], 'unprotected'],
    [['mixed-drives', { scheme: 'shr2', drives: '3x8TB+4TB' }], 'uncertain'],
    [['mixed-drives', { scheme: 'btrfs_raid1', drives: '4TB+2x1TB' }], 'unreached'],
  ])('%j: %s', (asked, warning) => expect(verdict(asked)).toBe(warning));
});

test('unlike drives in RAID5, SHR, SHR-2 and RAID6 read as published in TB and TiB', () => {
  const answer = calculate('mixed-drives', { drives: '4x8TB+2x4TB' });
  if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  const { raid5, shr1, shr2, raid6 } = answer;
  const read = (binary: boolean) =>
    [raid5, shr1, shr2, raid6].map((bytes) =>
      quantity(bytes, 'byte', { binary, digits: 4, exact: !binary }).replace('\u202f', ' '),
    );
  expect(read(false)).toEqual(['20 TB', '32 TB', '24 TB', '16 TB']);
  expect(read(true)).toEqual(['18.19 TiB', '29.10 TiB', '21.83 TiB', '14.55 TiB']);
});
