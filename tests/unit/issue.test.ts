// The issue that a contributor sends: its fields are filled in, and its address is never longer than forges take.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issueAddress } from '../../site/contribute/issue.ts';

const FORM = 'https://forge.example/lanewise/issues/new?template=measurement.yml';
const issue = { title: 'a-set', drive: 'Samsung 990 PRO 2 TB', link: 'pcie', load: 'in the set' };

test('a set that fits stands in the address whole, another is to be attached', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20_000 }), (output) => {
      const { href, searchParams } = new URL(issueAddress(FORM, { ...issue, output }, 'attach it'));
      expect(href.length).toBeLessThanOrEqual(8000);
      expect(searchParams.get('template')).toBe('measurement.yml');
      expect(searchParams.get('drive')).toBe(issue.drive);
      expect([output || null, 'attach it']).toContain(searchParams.get('output'));
    }),
  );
  const short = issueAddress(FORM, { ...issue, output: 'a,b\n1,2' }, 'attach it');
  expect(new URL(short).searchParams.get('output')).toBe('a,b\n1,2');
  const long = issueAddress(FORM, { ...issue, output: 'x'.repeat(9000) }, 'attach it');
  expect(new URL(long).searchParams.get('output')).toBe('attach it');
});
