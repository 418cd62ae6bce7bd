// Arrays as a reader asks for them: what is refused and what would work instead, what is warned about, how sizes read.
import { describe, expect, test } from 'vitest';
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { refusalText } from '../../site/calculator/refusal.ts';
import { quantity } from '../../site/common/format.ts';

type Asked = [name: CalculatorName, inputs: Inputs];

function refusal([name, inputs]: Asked) {
  const answer = calculate(name, inputs);
  if (!refused(answer)) throw new Error(`${name} takes ${JSON.stringify(inputs)}`);
  return answer.error;
}

test.each<[name: CalculatorName, limit: string]>([
  ['sata', 'link'],
  ['pcie', 'link'],
  ['sas', 'shared'],
])('%s: a drive that is rated faster than its link gets what the link carries', (name, limited_by) => {
  const answer = calculate(name, { drive_rate: 1e11 });
  if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  expect(answer).toMatchObject({ limited_by });
  const { most, line_rate } = answer as unknown as { most: number; line_rate: number };
  expect(most).toBeLessThan(line_rate);
});

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
    [{ level: 'raid50', groups: 3, drives: '10x4TB' }, 'a multiple of 3 drives (one part for each group), at least 9'],
    [{ level: 'raid60', drives: '6x4TB' }, 'an even number of drives, at least 8'],
    [{ level: 'md_raid10_near', copies: 3, drives: '2x4TB' }, 'at least 3 drives'],
    [{ level: 'raid6', hot_spares: 2, drives: '5x4TB' }, 'at least 4 drives besides the hot spares'],
    [{ layout: 'raidz3', drives: '3x4TB' }, 'at least 4 drives', 'zfs'],
    [{ layout: 'raidz2', vdevs: 3, drives: '8x4TB' }, 'at least 9 drives for the vdevs', 'zfs'],
    [{ layout: 'mirror', drives: '4TB' }, 'at least 2 drives', 'zfs'],
    [{ layout: 'draid2', draid_data: 8, draid_spares: 1, drives: '10x4TB' }, 'at least 11 drives', 'zfs'],
    [{ scheme: 'shr1', drives: '4TB' }, 'at least 2 drives', 'mixed-drives'],
    [{ scheme: 'shr2', drives: '3x4TB' }, 'at least 4 drives', 'mixed-drives'],
    [{ scheme: 'btrfs_raid1c4', drives: '3x4TB' }, 'at least 4 drives', 'mixed-drives'],
    [{ scheme: 'parity_drives', parity_drives: 2, drives: '2x4TB' }, 'at least 3 drives', 'mixed-drives'],
    [{ scheme: 'erasure', data_pieces: 10, parity_pieces: 6, drives: '15x4TB' }, 'at least 16 drives', 'mixed-drives'],
  ])('%j: %s', (inputs, needs, name = 'raid') => {
    const error = refusal([name, inputs]);
    expect(error).toMatchObject({
      code: 'impossible_combination',
      input: 'drives',
      value: inputs.drives,
    });
    expect(refusalText(error, () => 'Drives')).toBe(
      `Drives: “${inputs.drives}” does not go with the other inputs. Choose ${needs}.`,
    );
  });
});

describe('what no array has is refused, with what would be accepted', () => {
  test.each<[asked: Asked, code: string, input: string, choose: string]>([
    [['raid', { drives: '4x0TB' }], 'out_of_range', 'drives', 'drives of 1 MB to 1000 TB'],
    [['raid', { drives: '-4TB' }], 'out_of_range', 'drives', 'drives of 1 MB to 1000 TB'],
    [['raid', { drives: '4x9000TB' }], 'out_of_range', 'drives', 'drives of 1 MB to 1000 TB'],
    [['raid', { drives: '10000x18TB' }], 'out_of_range', 'drives', '1 to 1000 drives in all'],
    [['raid', { drives: '18' }], 'no_unit', 'drives', 'GB, TB, GiB or TiB'],
    [['raid', { read_share: '130%' }], 'out_of_range', 'read_share', 'a number from 0 % to 100 %'],
    [['raid', { level: 'raid7' }], 'not_a_choice', 'level', 'raid5, raid6, raidtp, raid10, raid1, raid0, jbod, raid50'],
    [['raid', { io_size: 0 }], 'out_of_range', 'io_size', 'a number from 1 B to 1 GiB'],
    [['raid', { chunk: '48k' }], 'not_a_choice', 'chunk', '4 KiB, 8 KiB, 16 KiB, 32 KiB, 64 KiB, '],
    [
      ['raid', { level: 'raid0', hot_spares: 1 }],
      'impossible_combination',
      'hot_spares',
      '0: without redundancy, there is nothing to rebuild from',
    ],
    [
      ['raid', { metadata: '0.90', drives: '4x3TB', level: 'raid5' }],
      'impossible_combination',
      'metadata',
      '1.2 or none: metadata 0.90 holds drives of up to 2 TiB',
    ],
    [['zfs', { ashift: 8 }], 'out_of_range', 'ashift', 'a whole number from 9 to 16'],
    [['zfs', { ashift: 17 }], 'out_of_range', 'ashift', 'a whole number from 9 to 16'],
    [['zfs', { ashift: 12.5 }], 'not_whole', 'ashift', 'a whole number from 9 to 16'],
    [['zfs', { vdevs: 0 }], 'out_of_range', 'vdevs', 'a whole number from 1 to 500'],
    [
      ['zfs', { version: '0.7', special_drives: 2 }],
      'impossible_combination',
      'special_drives',
      '0: special vdevs need OpenZFS 0.8',
    ],
    [['mixed-drives', { reserve: '20TB' }], 'out_of_range', 'reserve', 'a number from 0 B to 1 TB'],
    [
      ['rebuild', { tolerance: 8 }],
      'impossible_combination',
      'tolerance',
      'less than 8, the number of drives in a group',
    ],
    [['rebuild', { afr: '130%' }], 'out_of_range', 'afr', 'a number from 0.01 % to 90 %'],
    [['rebuild', { correlation: 0.5 }], 'out_of_range', 'correlation', 'a number from 1 to 1000'],
    [['rebuild', { hot_spares: 10_000 }], 'out_of_range', 'hot_spares', 'a whole number from 0 to 3'],
    [['rebuild', { slow_end: 0 }], 'out_of_range', 'slow_end', 'a number from 10 % to 100 %'],
    [
      ['rebuild', { drives: 10, stripe_drives: 10 }],
      'impossible_combination',
      'stripe_drives',
      'a whole number from 3 to 9',
    ],
    [
      ['zfs', { drives: '3x3TB', layout: 'raidz1', expanded_from: 12 }],
      'impossible_combination',
      'expanded_from',
      'a whole number from 2 to 3',
    ],
    [['endurance', { rated_writes: 0 }], 'out_of_range', 'rated_writes', 'a number from 1 GB to 1000000 TB'],
    [['ethernet', { mtu: 40 }], 'out_of_range', 'mtu', 'a number from 576 B to 9 KiB'],
    [['ethernet', { streams: 0 }], 'out_of_range', 'streams', 'a whole number from 1 to 1024'],
    [['ethernet', { ports: 3 }], 'not_a_choice', 'ports', '1, 2, 4 or 8'],
    [['ethernet', { round_trip_time: 1 }], 'out_of_range', 'round_trip_time', 'a number from 1 µs to 600 ms'],
  ])('%j is %s: %s', (asked, code, input, choose) => {
    const error = refusal(asked);
    expect(error).toMatchObject({ code, input });
    const sentence = refusalText(error, (name) => name).replaceAll('\u202f', ' ');
    const verbs: Record<string, string> = {
      no_unit: 'Add',
      out_of_range: 'Type',
      not_whole: 'Type',
    };
    expect(sentence).toContain(`${verbs[code] ?? 'Choose'} ${choose}`);
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
