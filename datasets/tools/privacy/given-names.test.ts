import { expect, test } from 'vitest';
import { Mask, masked } from '../../../site/diagnosis/answer/mask.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';

test.each(tableOf<[string, string, string, number][]>(import.meta.filename, 'given names'))(
  '%s is masked wherever it stands',
  (_, text, name, count) => {
    expect(text.split(name).length - 1).toBe(count);
    const { text: after } = masked(text);
    expect(after).not.toContain(name);
    expect(after.split('\n')).toHaveLength(text.split('\n').length);
  },
);

test('what many call theirs stays, and so does a class that is kept', () => {
  for (const text of [
    '  pool: tank',
    '  pool: rpool',
    '//orion/public /mnt cifs rw',
    '/dev/mapper/pve-root on / type ext4',
  ])
    expect(masked(text).text.replace(/host-1/, 'orion')).toBe(text);
  const text = '  pool: VORRAT\nLABEL="ANNAS_STICK"';
  expect(new Mask(text, ['pool']).text(text)).toMatch(/VORRAT[\s\S]*label-1/);
  expect(new Mask(text, ['label']).text(text)).toMatch(/pool-1[\s\S]*ANNAS_STICK/);
});
