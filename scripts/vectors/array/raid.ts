// RAID of one level over drives: md, controllers, and a file system on one drive.
import type { Inputs } from '../../../calc-wasm/js/calc.ts';
import { MIB } from '../../../datasets/tools/text/units.ts';
import type { Row } from '../file.ts';
import { type Parameters, Skipped } from '../parameters.ts';
import {
  drives,
  drivesOf,
  type Figures,
  figures,
  noFigure,
  type Open,
  type Question,
  sizesOf,
} from './question.ts';

/** What a quantity is read from, and what is asked besides drives and level. */
interface Asked {
  read: Figures;
  inputs?: (given: Parameters, count: number) => Inputs;
}

const BLOCK = 4096;

/** The whole of an array, by any of the names that the sources have for it. */
const SPACE: Asked = { read: figures('usable') };

const ASKED: Record<string, Asked> = {
  usable: SPACE,
  df_avail_empty_fs: SPACE,
  array_size: SPACE,
  array_size_upper: SPACE,
  used_dev_size: { read: figures('used_size') },
  guaranteed_tolerance: { read: figures('tolerance') },
  valid: { read: () => [1] },
  small_write_ios: { read: figures('write_penalty'), inputs: () => ({ io_size: BLOCK }) },
  frontend_iops: {
    read: figures('iops'),
    inputs: (given) => ({ drive_iops: given.needed('drive_iops'), read_share: readShare(given) }),
  },
  mixed_iops_additive: {
    read: figures('iops'),
    inputs: (given, count) => ({
      drive_iops: given.needed('raw_iops') / count,
      read_share: readShare(given),
    }),
  },
  seq_write_ideal: {
    read: figures('write_rate'),
    inputs: (given) => ({ drive_rate: `${given.needed('drive_mb_s')} MB/s` }),
  },
  stripe_ios_total: {
    read: (output) => [output('md_reads') + output('md_writes')],
    inputs: stripeWrite,
  },
};

export const isRaid = (level: string): boolean =>
  /^((md_)?raid(\d+(e|ee)?|tp)|fs_(ext4|xfs))$/.test(level);

export function raid(row: Row, given: Parameters): Question {
  const level = row.get('level');
  const asked = ASKED[row.get('quantity')];
  if (!asked) throw noFigure(row);
  const count = driveCount(row, given);
  const inputs = {
    drives: drives(row) || drivesOf(count),
    ...levelOf(level, given),
    ...asked.inputs?.(given, count),
  };
  const isSpace = asked === SPACE || row.get('quantity') === 'used_dev_size';
  if (level.startsWith('fs_')) {
    given.oneOf('defaults', [true]);
    given.text('e2fsprogs', /^(?:[0-9]+\.[0-9]+)?$/);
    return {
      name: 'raid',
      inputs: { ...inputs, file_system: level.slice(3) },
      figures: asked.read,
    };
  }
  const isMd = level.startsWith('md_') && isSpace;
  if (!isMd) {
    if (isSpace) given.oneOf('nominal', [true]);
    return { name: 'raid', inputs, figures: asked.read };
  }
  return { name: 'raid', figures: asked.read, ...md(row, given, inputs) };
}

/** Rows without drives say how many, or ask for what does not depend on it: two of a mirror, eight of the others. */
function driveCount(row: Row, given: Parameters): number {
  const listed = sizesOf(row).length;
  if (listed > 0) {
    given.repeats('n', listed);
    return listed;
  }
  if (row.get('quantity') !== 'small_write_ios') return given.needed('n');
  return given.number('n') ?? (row.get('level') === 'raid1' ? 2 : 8);
}

function readShare(given: Parameters): number {
  if (!given.has('write')) return given.needed('read');
  const read = 1 - given.needed('write');
  given.repeats('read', read);
  return read;
}

/** One block of each chunk: the blocks lie in one stripe. */
function stripeWrite(given: Parameters): Inputs {
  // Blocks in md's stripe cache need not be read; the calculator takes it to be empty.
  given.oneOf('cached', [0]);
  return {
    chunk: BLOCK,
    io_size: given.needed('written_blocks') * BLOCK,
    read_modify_write: given.oneOf('rmw_level', [0, 1]) !== 0,
  };
}

const MD_LAYOUTS: Record<string, string> = { n: 'near', f: 'far', o: 'offset' };

function levelOf(level: string, given: Parameters): Inputs {
  if (level.startsWith('fs_')) return { level: 'jbod' };
  if (level === 'md_raid10') {
    const layout = given.text('layout', /^[nfo][0-9]{1,2}$/) ?? 'n2';
    const name = MD_LAYOUTS[layout.slice(0, 1)] ?? '';
    return { level: `md_raid10_${name}`, copies: Number(layout.slice(1)) };
  }
  // Whether four drives of RAID1 are two pairs is a convention; ours is that each is a copy.
  if (level === 'raid1' && given.oneOf('nway', [true, false]) === false) return { level: 'raid10' };
  if (/^raid[56]0$/.test(level)) return { level, groups: given.needed('groups') };
  return { level: level.replace('md_', '') };
}

function md(row: Row, given: Parameters, inputs: Inputs): Pick<Question, 'inputs' | 'open'> {
  const sizes = sizesOf(row);
  if (row.get('level') === 'md_raid5' && sizes.length === 2) {
    throw new Skipped(
      'refused',
      'asks for RAID5 of two drives, which mdadm makes and the calculator refuses',
    );
  }
  given.repeats('odd', sizes.length % 2 === 1);
  given.oneOf('test_suite', [true]);
  if (given.oneOf('sizes_are', ['md_used_dev_size'])) return { inputs };
  const metadata = given.oneOf('metadata', ['1.2', '0.90', 'none']);
  if (metadata === 'none') {
    throw new Skipped(
      'refused',
      'asks for md without metadata; the calculator then takes it for no md at all',
    );
  }
  return {
    inputs: { ...inputs, metadata: metadata ?? '1.2' },
    open: metadata === '0.90' ? [] : [...openMetadata(metadata), ...openOffset(sizes)],
  };
}

function openMetadata(stated: string | undefined): Open[] {
  if (stated !== undefined) return [];
  const condition = 'the version of the metadata (mdadm -E)';
  return [{ condition, assumed: '1.2', other: '0.90', inputs: { metadata: '0.90' } }];
}

/**
 * Not every mdadm has started data at the same place: 128 MiB (262144 sectors) is common, where the calculator takes
 * 129 MiB (264192). No input asks for it; a start 1 MiB earlier is the same as drives 1 MiB larger.
 */
function openOffset(sizes: readonly number[]): Open[] {
  return [
    {
      condition: 'where data starts on each drive (Data Offset of mdadm -E), which no input takes',
      assumed: '129 MiB',
      other: '128 MiB',
      inputs: { drives: sizes.map((size) => `${size + MIB}B`).join('+') },
    },
  ];
}
