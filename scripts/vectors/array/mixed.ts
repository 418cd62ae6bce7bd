// Arrays of unlike drives: btrfs, SHR, Unraid, SnapRAID, erasure codes.
import type { Row } from '../file.ts';
import { type Parameters, Skipped } from '../parameters.ts';
import {
  drives,
  drivesOf,
  type Figures,
  figures,
  isAbstract,
  noFigure,
  type Question,
} from './question.ts';

/** How a level's name tells its scheme; a number at its end counts parity drives or copies. */
const SCHEMES: readonly [name: RegExp, scheme: string][] = [
  [/^shr1$/, 'shr1'],
  [/^shr2$/, 'shr2'],
  [/^(?:un|snap)raid([1-6])$/, 'parity_drives'],
  [/^erasure$/, 'erasure'],
  [/^ceph_replica([2-9])$/, 'erasure'],
  [/^ceph_any$/, 'erasure'],
];

const schemeOf = (level: string): string | undefined =>
  SCHEMES.find(([name]) => name.test(level))?.[1];

const FIGURES: Record<string, Figures> = {
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

/** Since Linux 5.15, btrfs' raid0 and raid10 also take what is left on one drive or two. */
const NEW_KERNEL = [5, 15] as const;

export const isMixed = (level: string): boolean =>
  level.startsWith('btrfs') || schemeOf(level) !== undefined;

export function mixed(row: Row, given: Parameters): Question {
  const [quantity, level] = [row.get('quantity'), row.get('level')];
  if (level === 'btrfs_custom') {
    throw new Skipped('figure', 'asks for a profile that btrfs does not have');
  }
  if (given.has('tier')) {
    throw new Skipped(
      'figure',
      'asks for one tier of SHR; the calculator shows their number and sum',
    );
  }
  if (quantity === 'first_region_usable') {
    throw new Skipped(
      'figure',
      "asks for the first phase of btrfs' allocator; the calculator shows the sum",
    );
  }
  // What other tools call usable on btrfs is before metadata.
  const isUpper = level.startsWith('btrfs') && quantity === 'usable';
  const read = FIGURES[isUpper ? 'usable_upper' : quantity];
  if (!read) throw noFigure(row);
  if (isAbstract(row)) given.oneOf('units', ['GiB-like abstract']);
  given.oneOf('nominal', [true]);
  const isAny = row.get('quantity') === 'nearfull_ratio';
  return {
    name: 'mixed-drives',
    ...(level.startsWith('btrfs') ? btrfs(row, given) : pieces(row, given, isAny)),
    figures: read,
    whole: row.get('unit').startsWith('same unit'),
  };
}

function btrfs(row: Row, given: Parameters): Pick<Question, 'inputs' | 'open'> {
  const level = row.get('level');
  // Metadata takes one chunk at first, as large in each of these profiles.
  given.oneOf('metadata', ['single', 'dup', 'raid1', 'raid1c3', 'raid1c4']);
  given.text('mkfs', /^[0-9]+\.[0-9]+/);
  const isOld = oldKernel(level, given);
  return {
    inputs: { drives: drives(row), scheme: level, old_kernel: isOld ?? false },
    ...(isOld === undefined && {
      open: [
        {
          condition: 'the version of Linux (uname -r)',
          assumed: '5.15 or later',
          other: 'an earlier one',
          inputs: { old_kernel: true },
        },
      ],
    }),
  };
}

/** Whether Linux is older than 5.15, by its version or by the fewest drives that a stripe of raid0 takes. */
function oldKernel(level: string, given: Parameters): boolean | undefined {
  const least = level === 'btrfs_raid0' ? given.oneOf('slo', [1, 2]) : undefined;
  const version = given.text('kernel', /^[0-9]{1,2}\.[0-9]{1,3}(?:\D|$)/);
  const [major = 0, minor = 0] = (version ?? '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  const isOld =
    version === undefined
      ? undefined
      : major < NEW_KERNEL[0] || (major === NEW_KERNEL[0] && minor < NEW_KERNEL[1]);
  if (least !== undefined && isOld !== undefined && isOld !== (least === 2)) {
    throw new Skipped('contradiction', `states slo ${least} of Linux ${version}`);
  }
  return least === undefined ? isOld : least === 2;
}

function pieces(row: Row, given: Parameters, isAny: boolean): Pick<Question, 'inputs'> {
  const level = row.get('level');
  const isCode = level === 'erasure' && !isAny;
  const number = Number(/[1-9]$/.exec(level)?.[0] ?? 1);
  const data = isCode ? given.needed('k') : 1;
  const parity = isCode ? given.needed('m') : Math.max(number - 1, 1);
  return {
    inputs: {
      drives: drives(row) || drivesOf(data + parity),
      scheme: schemeOf(level) ?? level,
      parity_drives: number,
      data_pieces: data,
      parity_pieces: parity,
    },
  };
}
