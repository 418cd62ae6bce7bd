// Vectors of arrays: what a published row asks of which calculator. Rows about figures that no calculator shows are
// skipped here; `cargo test` asks the core's own functions for all of them.
import { type Inputs, refused } from '../../site/lib/calc.ts';
import { calculate } from '../../site/lib/calc-node.ts';
import { answerValue } from '../../site/lib/show.ts';
import type { Row } from './file.ts';
import type { VectorSet, Verdict } from './set.ts';

type Name = 'raid' | 'zfs' | 'mixed-drives';

interface Question {
  name: Name;
  inputs: Inputs;
  /** Outputs; several are joined by slashes, as the vectors write tuples. */
  outputs: string[];
}

const OUTPUTS: Record<Name, Record<string, string[]>> = {
  raid: { usable: ['usable'], guaranteed_tolerance: ['tolerance'], valid: [] },
  zfs: {
    zfs_list_avail: ['usable'],
    zpool_list_size: ['size'],
    slop: ['slop'],
    metaslab_shift_count_deflate: ['metaslab_shift', 'metaslabs', 'deflate'],
    block_asize: ['allocated'],
    block_dsize: ['charged'],
    usable: ['nominal'],
  },
  'mixed-drives': {
    usable: ['usable'],
    usable_upper: ['after_redundancy'],
    usable_data: ['usable'],
    usable_data_bytes: ['usable'],
    unallocatable: ['wasted'],
    df_avail_empty_fs: ['df_available'],
    efficiency: ['efficiency'],
  },
};

const MIXED: Record<string, string> = {
  shr1: 'shr1',
  shr2: 'shr2',
  unraid2: 'parity_drives',
  snapraid1: 'parity_drives',
  snapraid2: 'parity_drives',
  erasure: 'erasure',
};

const UNITS: Record<string, number> = { KiB: 2 ** 10, GiB: 2 ** 30, TiB: 2 ** 40 };

function parameters(row: Row): Record<string, unknown> {
  try {
    return JSON.parse(row.get('params') || '{}');
  } catch {
    return {};
  }
}

function zfs(level: string, drives: string, given: Record<string, unknown>): Inputs {
  // A row about one block names no drives, and of a dRAID only its groups.
  const group = Number(given.data ?? 0) + Number(given.parity ?? 0);
  const width = Number(given.width ?? given.children ?? group);
  return {
    drives: drives || `${width}x1TB`,
    layout: level.replace('zfs_', ''),
    vdevs: Number(given.vdevs ?? given.groups ?? 1),
    ashift: Number(given.ashift ?? 12),
    marketed: false,
    partition: given.sizes_are === 'zfs_partition' ? 'whole' : 'linux',
    version: String(given.zfs ?? '').startsWith('0.6') ? '0.6' : '2.1+',
    ...(given.psize !== undefined && { recordsize: Number(given.psize) }),
    ...(given.data !== undefined && { draid_data: Number(given.data) }),
    draid_spares: Number(given.spares ?? 0),
  };
}

function question(row: Row): Question | undefined {
  const level = row.get('level');
  const given = parameters(row);
  const sizes = row.get('drives');
  const drives = sizes && `${sizes.split(';').join('B+')}B`;
  const ask = (name: Name, inputs: Inputs): Question | undefined => {
    // What other tools call usable on btrfs is before metadata.
    const upper = level.startsWith('btrfs') && row.get('quantity') === 'usable';
    const outputs = OUTPUTS[name][upper ? 'usable_upper' : row.get('quantity')];
    return outputs && { name, inputs, outputs };
  };
  if (/^(raidz|draid|zfs_)/.test(level)) return ask('zfs', zfs(level, drives, given));
  if (!drives) return undefined;
  const scheme = level.startsWith('btrfs') ? level : MIXED[level];
  if (scheme) {
    const tier = given.tier !== undefined || given.slo !== undefined;
    return tier
      ? undefined
      : ask('mixed-drives', {
          drives,
          scheme,
          parity_drives: level.endsWith('2') ? 2 : 1,
          data_pieces: Number(given.k ?? 1),
          parity_pieces: Number(given.m ?? 1),
        });
  }
  // Whether four drives of RAID1 are two pairs is a convention; ours is that each is a copy.
  if (!/^raid\d+(e|ee)?$/.test(level) || given.nway === false) return undefined;
  return ask('raid', { drives, level, groups: Number(given.groups ?? 2) });
}

function isWithin(got: number, expected: number, tolerance: string): boolean {
  const [kind, limit = ''] = tolerance.split(':');
  if (kind === 'abs') return Math.abs(got - expected) <= Number(limit);
  if (kind === 'rel') return Math.abs(got / expected - 1) <= Number(limit);
  if (kind === 'must_differ') return Math.abs(got / expected - 1) > Number(limit);
  return got === expected;
}

function judge(row: Row): Verdict {
  const asked = question(row);
  const skip = (why: string): Verdict => ({ kind: 'skipped', reason: why });
  if (!asked) return skip(`no calculator shows ${row.get('quantity')} of ${row.get('level')}`);
  const { name, inputs, outputs } = asked;
  const answer = calculate(name, inputs);
  const [expected, tolerance] = [row.get('expected'), row.get('tolerance')];
  // "valid" rows ask whether such an array exists at all.
  if (refused(answer)) {
    return outputs.length === 0 && expected === '0'
      ? { kind: 'passed' }
      : skip(`${name} refuses ${answer.error.input}: ${answer.error.code}`);
  }
  const figures = outputs.map((output) => Number(answerValue(answer, output)));
  const scale = UNITS[row.get('unit')] ?? 1;
  const got = figures.length === 1 ? String((figures[0] ?? Number.NaN) / scale) : figures.join('/');
  const holds =
    figures.length === 1 ? isWithin(Number(got), Number(expected), tolerance) : got === expected;
  if (holds) return { kind: 'passed' };
  const difference = String(Number(got) - Number(expected));
  return {
    kind: 'failed',
    failure: { input: JSON.stringify(inputs), expected, got, difference, tolerance },
  };
}

export const array: VectorSet = {
  name: 'arrays',
  columns: [
    ...['id', 'level', 'drives', 'params', 'quantity', 'expected', 'unit', 'tolerance'],
    ...['source', 'trust', 'note'],
  ],
  judge,
};
