// Vectors of arrays: what a published row asks of which calculator, and which of its figures answers. What cannot be
// asked is skipped, each with its reason; `cargo test` asks the core's own functions for all of them.
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { answerValue } from '../../site/calculator/show.ts';
import type { Row } from './file.ts';
import type { VectorSet, Verdict } from './set.ts';

type Name = 'raid' | 'zfs' | 'mixed-drives' | 'rebuild';

interface Question {
  name: Name;
  inputs: Inputs;
  /** Outputs, in base units; several are joined by slashes, as the vectors write tuples. */
  figures: (output: (name: string) => number) => number[];
  /** Other tools count whole units. */
  whole?: boolean;
}

/** Why a row is not asked. */
class Skipped extends Error {}

type Parameters = Record<string, unknown>;

const HOUR = 3600;
const YEAR_HOURS = 8760;
/** Drives below a megabyte are counted in a unit of another tool's own; any will do. */
const ABSTRACT = 1e6;
const ANY_UNIT = { symbol: 'GB', bytes: 1e9 };

const UNITS: Record<string, number> = {
  KiB: 2 ** 10,
  GiB: 2 ** 30,
  TiB: 2 ** 40,
  h: HOUR,
  'MB/s': 1e6,
  sectors: 512,
};

/** Drives where only their number matters. */
const drivesOf = (count: unknown): string => `${Number(count)}x1TB`;

function parameters(row: Row): Parameters {
  try {
    return JSON.parse(row.get('params') || '{}');
  } catch {
    return {};
  }
}

const isAbstract = (row: Row): boolean =>
  row.get('drives') !== '' &&
  row
    .get('drives')
    .split(';')
    .every((size) => Number(size) < ABSTRACT);

function drives(row: Row): string {
  const sizes = row.get('drives');
  const unit = isAbstract(row) ? ANY_UNIT.symbol : 'B';
  return sizes && `${sizes.split(';').join(`${unit}+`)}${unit}`;
}

const figures =
  (...names: string[]): Question['figures'] =>
  (output) =>
    names.map(output);

const ZFS: Record<string, Question['figures']> = {
  zfs_list_avail: figures('usable'),
  zpool_list_size: figures('size'),
  slop: figures('slop'),
  metaslab_shift_count_deflate: figures('metaslab_shift', 'metaslabs', 'deflate'),
  block_asize: figures('allocated'),
  block_dsize: figures('charged'),
  usable: figures('nominal'),
  random_iops_factor: figures('read_iops'),
};

function zfs(row: Row, given: Parameters): Question {
  const [quantity, level] = [row.get('quantity'), row.get('level')];
  if (quantity === 'p_fail_within_one_window') return rebuildWindow(row, given);
  if (quantity === 'p_loss_extrapolated')
    throw new Skipped('asks for a rule over years (1 − (1 − P)ⁿ) from a chance that it gives');
  // A volume is charged block by block.
  const block = Number(given.volblocksize);
  const volume = Number(given.zvol_gib) * 2 ** 30;
  const read =
    quantity === 'used'
      ? (output: (name: string) => number) => [(volume / block) * output('charged')]
      : ZFS[quantity];
  if (!read) throw new Skipped(`no calculator shows ${quantity} of ${level}`);
  // A row about one block names no drives, and of a dRAID only its groups.
  const group = Number(given.data ?? 0) + Number(given.parity ?? 0);
  const width = Number(given.width ?? given.children ?? group);
  const record = given.psize ?? given.volblocksize;
  return {
    name: 'zfs',
    inputs: {
      drives: drives(row) || drivesOf(width),
      layout: level.replace('zfs_', '').replace('_striped', ''),
      vdevs: Number(given.vdevs ?? given.groups ?? 1),
      ashift: Number(given.ashift ?? 12),
      marketed: false,
      partition: given.sizes_are === 'zfs_partition' ? 'whole' : 'linux',
      version: String(given.zfs ?? '').startsWith('0.6') ? '0.6' : '2.1+',
      drive_iops: 1,
      ...(record !== undefined && { recordsize: Number(record) }),
      ...(given.data !== undefined && { draid_data: Number(given.data) }),
      draid_spares: Number(given.spares ?? 0),
    },
    figures: read,
  };
}

/** The chance within one window depends on rate × time alone, so a rate of 100 % is asked as half of it for twice as long. */
function rebuildWindow(row: Row, given: Parameters): Question {
  const isMirror = row.get('level') === 'zfs_mirror';
  const count = row.get('drives').split(';').length;
  const width = isMirror ? 2 : count;
  return {
    name: 'rebuild',
    inputs: {
      ...instantRebuild,
      drives: width,
      tolerance: isMirror ? 1 : 2,
      groups: count / width,
      afr: Number(given.afr) / 2,
      replace_time: Number(given.resilver_h) * 2 * HOUR,
    },
    figures: figures('window_loss'),
  };
}

/** A rebuild that takes no time, so that the time to replace is all of the repair. */
const instantRebuild: Inputs = { capacity: '1MB', drive_rate: '100 GB/s', unreadable_rate: '0' };

function rebuild(row: Row, given: Parameters): Question {
  const [drives, failed] = [Number(given.n), Number(given.n) - Number(given.k ?? given.n)];
  const isFormula = given.form === 'homogeneous';
  const isFleet = row.get('quantity') === 'mean_time_first_failure';
  return {
    name: 'rebuild',
    inputs: {
      ...instantRebuild,
      drives,
      tolerance: failed || 1,
      afr: -Math.expm1(-YEAR_HOURS / Number(given.mtbf_h)),
      replace_time: Number(given.mttr_h ?? 24) * HOUR,
      parallel: given.repair === 'parallel',
    },
    figures: figures(isFleet ? 'first_failure' : isFormula ? 'mttdl_formula' : 'mttdl'),
  };
}

const MIXED: Record<string, string> = {
  shr1: 'shr1',
  shr2: 'shr2',
  unraid2: 'parity_drives',
  snapraid1: 'parity_drives',
  snapraid2: 'parity_drives',
  erasure: 'erasure',
  ceph_replica2: 'erasure',
  ceph_any: 'erasure',
};

const MIXED_FIGURES: Record<string, Question['figures']> = {
  usable: figures('usable'),
  usable_upper: figures('after_redundancy'),
  usable_data: figures('usable'),
  usable_data_bytes: figures('usable'),
  unallocatable: figures('wasted'),
  df_avail_empty_fs: figures('df_available'),
  efficiency: figures('efficiency'),
  data_fraction: figures('efficiency'),
  nearfull_ratio: (output) => [output('nearfull') / output('usable')],
};

function mixed(row: Row, given: Parameters): Question {
  const [quantity, level] = [row.get('quantity'), row.get('level')];
  if (given.tier !== undefined)
    throw new Skipped('asks for one tier of SHR; the calculator shows their number and sum');
  if (quantity === 'first_region_usable')
    throw new Skipped("asks for the first phase of btrfs' allocator; the calculator shows the sum");
  // What other tools call usable on btrfs is before metadata.
  const isUpper = level.startsWith('btrfs') && quantity === 'usable';
  const read = MIXED_FIGURES[isUpper ? 'usable_upper' : quantity];
  if (!read) throw new Skipped(`no calculator shows ${quantity} of ${level}`);
  const [data, parity] = [Number(given.k ?? 1), Number(given.m ?? 1)];
  return {
    name: 'mixed-drives',
    inputs: {
      drives: drives(row) || drivesOf(data + parity),
      scheme: level.startsWith('btrfs') ? level : (MIXED[level] ?? level),
      parity_drives: level.endsWith('2') ? 2 : 1,
      data_pieces: data,
      parity_pieces: parity,
      old_kernel: given.slo === 2,
    },
    figures: read,
    whole: isAbstract(row),
  };
}

/** What a partition or the makers' agreement makes of a size, which the ZFS calculator shows. */
function drive(row: Row, given: Parameters): Question {
  const isPartition = row.get('quantity') === 'linux_zfs_partition_sectors';
  const bytes = Number(given.sectors) * 512;
  return {
    name: 'zfs',
    inputs: {
      drives: isPartition ? `${bytes}B` : `${Number(given.marketing_gb)}GB`,
      layout: 'stripe',
      marketed: !isPartition,
    },
    figures: figures(isPartition ? 'partition_size' : 'raw'),
  };
}

const RAID: Record<string, Question['figures']> = {
  usable: figures('usable'),
  df_avail_empty_fs: figures('usable'),
  array_size: figures('usable'),
  array_size_upper: figures('usable'),
  used_dev_size: figures('used_size'),
  guaranteed_tolerance: figures('tolerance'),
  valid: () => [],
  small_write_ios: figures('write_penalty'),
  frontend_iops: figures('iops'),
  mixed_iops_additive: figures('iops'),
  seq_write_ideal: figures('write_rate'),
  stripe_ios_total: (output) => [output('md_reads') + output('md_writes')],
};

/** Rows without drives say how many, or ask for what does not depend on it: two of a mirror, eight of the others. */
function raidDrives(row: Row, given: Parameters): string {
  return drives(row) || drivesOf(given.n ?? (row.get('level') === 'raid1' ? 2 : 8));
}

function raid(row: Row, given: Parameters): Question {
  const [quantity, level] = [row.get('quantity'), row.get('level')];
  const read = RAID[quantity];
  if (!read) throw new Skipped(`no calculator shows ${quantity} of ${level}`);
  const isMeasured = given.sizes_are !== 'md_used_dev_size';
  const [layout = '', copies = 2] = String(given.layout ?? '').split(/(?=\d)/);
  const md = level.startsWith('md_') && quantity !== 'stripe_ios_total';
  if (md && level === 'md_raid5' && row.get('drives').split(';').length === 2)
    throw new Skipped('asks for RAID5 of two drives, which mdadm makes and the calculator refuses');
  if (md && given.metadata === 'none')
    throw new Skipped(
      'asks for md without metadata; the calculator then takes it for no md at all',
    );
  return {
    name: 'raid',
    inputs: {
      drives: raidDrives(row, given),
      level: raidLevel(level, layout, given),
      groups: Number(given.groups ?? 2),
      copies: Number(copies),
      ...(md && isMeasured && { metadata: String(given.metadata ?? '1.2') }),
      ...(level.startsWith('fs_') && { file_system: level.slice(3) }),
      ...(given.drive_iops !== undefined && { drive_iops: Number(given.drive_iops) }),
      ...(given.raw_iops !== undefined && { drive_iops: Number(given.raw_iops) / Number(given.n) }),
      ...(given.drive_mb_s !== undefined && { drive_rate: Number(given.drive_mb_s) * 1e6 }),
      read_share: Number(given.read ?? 1),
      // One block of each chunk: the blocks lie in one stripe.
      chunk: quantity === 'stripe_ios_total' ? 4096 : 524_288,
      io_size: Number(given.written_blocks ?? 1) * 4096,
      read_modify_write: given.rmw_level !== 0,
    },
    figures: read,
  };
}

const MD_LAYOUTS: Record<string, string> = { n: 'near', f: 'far', o: 'offset' };

function raidLevel(level: string, layout: string, given: Parameters): string {
  if (level.startsWith('fs_')) return 'jbod';
  if (level === 'md_raid10') return `md_raid10_${MD_LAYOUTS[layout] ?? 'near'}`;
  // Whether four drives of RAID1 are two pairs is a convention; ours is that each is a copy.
  if (level === 'raid1' && given.nway === false) return 'raid10';
  return level.replace('md_', '');
}

function question(row: Row): Question {
  const level = row.get('level');
  const given = parameters(row);
  if (/^(raidz|draid|zfs_)/.test(level)) return zfs(row, given);
  if (level === 'fleet' || row.get('quantity') === 'mttdl') return rebuild(row, given);
  if (level === 'btrfs_custom') throw new Skipped('asks for a profile that btrfs does not have');
  if (level.startsWith('btrfs') || level in MIXED) return mixed(row, given);
  if (level === 'drive') return drive(row, given);
  if (/^((md_)?raid\d+(e|ee)?|fs_(ext4|xfs))$/.test(level)) return raid(row, given);
  throw new Skipped(`no calculator shows ${row.get('quantity')} of ${level}`);
}

function isWithin(got: number, expected: number, tolerance: string): boolean {
  const [kind, limit = ''] = tolerance.split(':');
  const ratio = got / expected;
  if (kind === 'range') {
    const [low = '', high = ''] = limit.split('..');
    return ratio >= Number(low) && ratio <= Number(high);
  }
  // The last bits of a fraction of a unit are nobody's mistake.
  if (kind === 'abs')
    return Math.abs(got - expected) <= Math.max(Number(limit), Math.abs(expected) * 1e-12);
  if (kind === 'rel') return Math.abs(ratio - 1) <= Number(limit);
  if (kind === 'must_differ') return Math.abs(ratio - 1) > Number(limit);
  return got === expected;
}

function judge(row: Row): Verdict {
  let asked: Question;
  try {
    asked = question(row);
  } catch (error) {
    if (error instanceof Skipped) return { kind: 'skipped', reason: error.message };
    throw error;
  }
  const { name, inputs, whole } = asked;
  const answer = calculate(name, inputs);
  const [expected, tolerance] = [row.get('expected'), row.get('tolerance')];
  if (refused(answer)) {
    const { input, code } = answer.error;
    // "valid" asks whether such an array exists at all, and what does not exist holds nothing.
    return code === 'impossible_combination' && Number(expected) === 0
      ? { kind: 'passed' }
      : { kind: 'skipped', reason: `${name} refuses ${input}: ${code}` };
  }
  const scale = isAbstract(row) ? ANY_UNIT.bytes : (UNITS[row.get('unit')] ?? 1);
  const values = asked
    .figures((output) => Number(answerValue(answer, output)))
    .map((value) => (whole ? Math.floor(value / scale) : value / scale));
  if (values.length === 0) values.push(1);
  const [only] = values;
  const got = values.join('/');
  const holds =
    values.length === 1 && only !== undefined
      ? isWithin(only, Number(expected), tolerance)
      : got === expected;
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
