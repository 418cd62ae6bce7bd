// Arrays as a reader asks for them: what is refused and what would work instead, what is warned about, how sizes read.
import { describe, expect, test } from 'vitest';
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { refusalText } from '../../site/calculator/refusal.ts';
import { quantity } from '../../site/common/format.ts';
import { tableOf } from '../support/test-tables.ts';

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
    expect(error).toMatchObject({ code: 'impossible_combination', input: 'drives', value: inputs.drives });
    expect(refusalText(error, () => 'Drives')).toBe(
      `Drives: “${inputs.drives}” does not go with the other inputs. Choose ${needs}.`,
    );
  });
});

describe('what no array has is refused, with what would be accepted', () => {
  test.each(tableOf<[asked: Asked, code: string, input: string, choose: string][]>(import.meta.filename, 'refused'))(
    '%j is %s: %s',
    (asked, code, input, choose) => {
      const error = refusal(asked);
      expect(error).toMatchObject({ code, input });
      const sentence = refusalText(error, (name) => name).replaceAll('\u202f', ' ');
      const verbs: Record<string, string> = { no_unit: 'Add', out_of_range: 'Type', not_whole: 'Type' };
      expect(sentence).toContain(`${verbs[code] ?? 'Choose'} ${choose}`);
    },
  );
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
