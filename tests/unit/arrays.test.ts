// Arrays as a reader asks for them: what is refused and what would work instead, what is warned about, how sizes read.
import { describe, expect, test } from 'vitest';
import { granted, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
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
  const answer = granted(calculate(name, { drive_rate: 1e11 }));
  expect(answer).toMatchObject({ limited_by });
  const { most, line_rate } = answer as unknown as { most: number; line_rate: number };
  expect(most).toBeLessThan(line_rate);
});

function verdict([name, inputs]: Asked): unknown {
  const answer = granted(calculate(name, inputs));
  return 'verdict' in answer ? answer.verdict : undefined;
}

describe('too few drives are told what would do', () => {
  test.each(tableOf<[inputs: Inputs, needs: string, name?: CalculatorName][]>(import.meta.filename, 'too_few'))(
    '%j: %s',
    (inputs, needs, name = 'raid') => {
      const error = refusal([name, inputs]);
      expect(error).toMatchObject({ code: 'impossible_combination', input: 'drives', value: inputs.drives });
      expect(refusalText(error, () => 'Drives')).toBe(
        `Drives: “${inputs.drives}” does not go with the other inputs. Choose ${needs}.`,
      );
    },
  );
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
  test.each(tableOf<[asked: Asked, warning: string][]>(import.meta.filename, 'warned'))('%j: %s', (asked, warning) =>
    expect(verdict(asked)).toBe(warning),
  );
});

test('unlike drives in RAID5, SHR, SHR-2 and RAID6 read as published in TB and TiB', () => {
  const answer = granted(calculate('mixed-drives', { drives: '4x8TB+2x4TB' }));
  const { raid5, shr1, shr2, raid6 } = answer;
  const read = (binary: boolean) =>
    [raid5, shr1, shr2, raid6].map((bytes) =>
      quantity(bytes, 'byte', { binary, digits: 4, exact: !binary }).replace('\u202f', ' '),
    );
  expect(read(false)).toEqual(['20 TB', '32 TB', '24 TB', '16 TB']);
  expect(read(true)).toEqual(['18.19 TiB', '29.10 TiB', '21.83 TiB', '14.55 TiB']);
});
