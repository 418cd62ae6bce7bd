// A computed number in an article reads as it does on the page of its calculator.
import { expect, it } from 'vitest';
import { computed } from '../../site/articles/computed-build.ts';

const shown = (...question: Parameters<typeof computed>) =>
  computed(...question).text.replaceAll(/\s/g, ' ');

it('a small chance is one in so many', () => {
  const inputs = { drives: 8, tolerance: 2 };
  expect(shown({ of: 'rebuild', inputs, output: 'year_loss' })).toMatch(/^1 in [\d,]+$/);
});

it('a space is as zfs list prints it', () => {
  const inputs = { drives: '6x16TB', layout: 'raidz2' };
  expect(shown({ of: 'zfs', inputs, output: 'listed' })).toBe('58.0T');
});

it('a size that somebody sets is whole in its own unit', () => {
  const inputs = { drives: '5x16TB', level: 'raid5' };
  expect(shown({ of: 'raid', inputs, output: 'full_stripe' })).toBe('2 MiB');
});

it('a rate keeps its figures, in the unit that the author asks for', () => {
  const question = { of: 'pcie', inputs: { generation: '3.0', lanes: 4 }, output: 'ceiling' };
  expect(shown(question)).toBe('3.59 GB/s');
  expect(shown(question, { binary: true })).toBe('3.34 GiB/s');
});

it('an output that does not exist stops the build with those that do', () => {
  expect(() => computed({ of: 'sata', output: 'iops' })).toThrow(/there is ceiling, most/);
});
