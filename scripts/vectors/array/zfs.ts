// Pools of ZFS: space, blocks, random I/Os.
import { GIB } from '../../../datasets/tools/text/units.ts';
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

const FIGURES: Record<string, Figures> = {
  zfs_list_avail: figures('usable'),
  zpool_list_size: figures('size'),
  slop: figures('slop'),
  metaslab_shift_count_deflate: figures('metaslab_shift', 'metaslabs', 'deflate'),
  block_asize: figures('allocated'),
  block_dsize: figures('charged'),
  usable: figures('nominal'),
  random_iops_factor: figures('read_iops'),
};

/**
 * Versions as people state them, by what the calculator tells apart. 0.6.5 doubled what is kept back (release notes,
 * "Changes in Behavior"); 2.0.7 lies between two of them.
 */
const VERSIONS: readonly [calculator: string, stated: RegExp][] = [
  ['2.1+', /^2\.[1-9]\b/],
  ['2.0', /^(?:2\.0(?!\.[7-9])|0\.8)\b/],
  ['0.7', /^0\.(?:7|6\.5)\b/],
  ['0.6', /^0\.6(?!\.5)\b/],
];
const DEFAULT_VERSION = '2.1+';

/** Share of a pool that each version keeps back, before limits. */
const SLOP: Record<string, string> = {
  '0.6': '1/64',
  '0.7': '1/32',
  '2.0': '1/32',
  '2.1+': '1/32',
};

const SIZES = ['zfs_partition', 'raw_drive', 'nominal_tb'] as const;

export function zfs(row: Row, given: Parameters): Question {
  const [quantity, level] = [row.get('quantity'), row.get('level')];
  if (quantity === 'p_loss_extrapolated') {
    throw new Skipped(
      'figure',
      'asks for a rule over years (1 − (1 − P)ⁿ) from a chance that it gives',
    );
  }
  const isVolume = quantity === 'used';
  const read = isVolume ? volume(given) : FIGURES[quantity];
  if (!read) throw noFigure(row);
  const layout = level.replace('zfs_', '').replace('_striped', '');
  const version = versionOf(given);
  given.repeats('slop', SLOP[version ?? DEFAULT_VERSION] ?? '');
  const ashift = given.number('ashift');
  const sizesAre = given.oneOf('sizes_are', SIZES);
  const partition = sizesAre === 'zfs_partition' ? 'whole' : 'linux';
  if (sizesAre === 'raw_drive') given.oneOf('label', ['linux_gpt_9_part']);
  const partitionSize = given.number('zfs_partition_bytes');
  // On paper a drive is what its label says, whatever ZFS makes of it.
  if (quantity === 'usable') given.oneOf('nominal', [true]);
  return {
    name: 'zfs',
    inputs: {
      ...vdevs(row, given, layout),
      layout,
      ashift: ashift ?? 12,
      marketed: false,
      partition,
      version: version ?? DEFAULT_VERSION,
      drive_iops: 1,
      ...record(quantity, given),
    },
    figures: read,
    ...(partitionSize !== undefined && { stated: { partition_size: partitionSize } }),
    open: [
      ...(version === undefined ? openVersions() : []),
      ...(ashift === undefined ? openAshifts() : []),
    ],
  };
}

function versionOf(given: Parameters): string | undefined {
  const stated = given.text('zfs', /^/);
  if (stated === undefined) return undefined;
  const found = VERSIONS.find(([, pattern]) => pattern.test(stated));
  if (found) return found[0];
  const known = VERSIONS.map(([name]) => name).join(', ');
  throw new Skipped('parameter', `no input has zfs "${stated}": version tells apart ${known}`);
}

function openVersions(): Open[] {
  return VERSIONS.map(([name]) => name)
    .filter((name) => name !== DEFAULT_VERSION)
    .map((other) => ({
      condition: 'the version of OpenZFS (zfs version)',
      assumed: DEFAULT_VERSION,
      other,
      inputs: { version: other },
    }));
}

function openAshifts(): Open[] {
  return [9, 13].map((ashift) => ({
    condition: 'the sector size (zpool get ashift)',
    assumed: 'ashift 12',
    other: `ashift ${ashift}`,
    inputs: { ashift },
  }));
}

/** The drives and how many vdevs they make, from whichever of these the row has. */
function vdevs(row: Row, given: Parameters, layout: string): Question['inputs'] {
  const parity = Number(/[1-3]$/.exec(layout)?.[0] ?? 0);
  given.repeats('parity', parity);
  const isDraid = layout.startsWith('draid');
  const data = isDraid ? given.needed('data') : undefined;
  const spares = isDraid ? given.number('spares') : undefined;
  const count = sizesOf(row).length;
  const children = given.number('children');
  const stated = given.number('width') ?? children;
  if (children !== undefined) given.repeats('children', stated ?? children);
  const groups = given.number('vdevs') ?? given.number('groups');
  if (given.has('vdevs')) given.repeats('groups', groups ?? 0);
  // A row about one block names no drives, and of a dRAID only its groups.
  const width = stated ?? (data === undefined ? count / (groups ?? 1) : data + parity);
  const number = groups ?? (count === 0 ? 1 : count / width);
  if (count > 0 && (number * width !== count || !Number.isSafeInteger(number))) {
    throw new Skipped('contradiction', `has ${count} drives for ${number} vdevs of ${width}`);
  }
  if (!(width >= 1)) throw new Skipped('open', 'does not state width');
  // Drives that the source had besides, in no vdev.
  const leftover = given.number('leftover_drives') ?? 0;
  if (!Number.isSafeInteger(leftover)) throw new Skipped('parameter', `no ${leftover} drives`);
  given.text('qalc', exactly(`raidz(${count},${sizesOf(row)[0]},${parity})`));
  return {
    drives: drives(row) || drivesOf(width),
    vdevs: number,
    ...(data !== undefined && { draid_data: data, draid_spares: spares ?? 0 }),
  };
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[.()]/g, '\\$&')}$`);

function record(quantity: string, given: Parameters): Question['inputs'] {
  if (quantity === 'used') return { recordsize: given.needed('volblocksize') };
  if (quantity.startsWith('block_')) return { recordsize: given.needed('psize') };
  const recordsize = given.number('recordsize');
  return recordsize === undefined ? {} : { recordsize };
}

/** A volume is charged block by block. */
function volume(given: Parameters): Figures {
  const blocks = (given.needed('zvol_gib') * GIB) / given.needed('volblocksize');
  return (output) => [blocks * output('charged')];
}
