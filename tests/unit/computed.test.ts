// A computed number in an article reads as it does on the page of its calculator.
import { describe, expect, it } from 'vitest';
import { computed } from '../../site/articles/computed-build.ts';

const shown = (...question: Parameters<typeof computed>) => computed(...question).text.replaceAll(/\s/g, ' ');

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
  expect(shown(question)).toBe('3.75 GB/s');
  expect(shown(question, { binary: true })).toBe('3.49 GiB/s');
});

describe('a number of prose that follows another', () => {
  const shelf = { generation: 'SAS-3', lanes: 8, drives: 32, drive_rate: 250e6, host_rate: 7182e6 };
  const fed = (inputs: object) =>
    Number(shown({ of: 'sas', inputs: { ...shelf, ...inputs }, output: 'most' }, {}, 'drives'));

  it('is the drives that a rate feeds: one more of them would not get its own', () => {
    for (const inputs of [{}, { protocol: 'stp' }, { protocol: 'stp', drive_rate: 550e6 }]) {
      const { drive_rate: each } = { ...shelf, ...inputs };
      const { value: most } = computed({ of: 'sas', inputs: { ...shelf, ...inputs }, output: 'most' });
      expect(fed(inputs) * each).toBeLessThanOrEqual(most);
      expect((fed(inputs) + 1) * each).toBeGreaterThan(most);
    }
    // SATA disks behind an expander that does not buffer use half of each 12 Gb/s lane.
    expect(fed({ protocol: 'stp', edge_buffering: 'off' })).toBeLessThan(fed({}));
  });

  it('is a share of the ceiling, a chance of one in so many, or what a tool prints', () => {
    const link = { of: 'pcie', inputs: { generation: '3.0', lanes: 4 }, output: 'ceiling' };
    expect(shown(link, {}, 'share')).toBe('100 %');
    const risk = { of: 'rebuild', inputs: { drives: 24, tolerance: 1 }, output: 'year_loss' };
    expect(shown(risk, {}, 'oneIn')).toMatch(/^1 in \d/);
    const pool = { of: 'zfs', inputs: { drives: '6x16TB', layout: 'raidz2' }, output: 'size' };
    expect(shown(pool, {}, 'listed')).toMatch(/^\d+(\.\d+)?T$/);
  });

  it('stops the build where there is no such way to write it, or nothing to compare with', () => {
    const rate = { of: 'ethernet', inputs: { generation: '10G' }, output: 'ceiling' };
    expect(() => computed(rate, {}, 'half')).toThrow(/there is share, drives/);
    expect(() => computed(rate, {}, 'drives')).toThrow(/does not fit/);
  });
});

it('an output that does not exist stops the build with those that do', () =>
  expect(() => computed({ of: 'sata', output: 'iops' })).toThrow(/there is ceiling, most/));
