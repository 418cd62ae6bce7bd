// Layouts of arrays, drawn by seed: what a machine makes, and what the calculators are asked about the same array.
import { random } from '../../support/fuzzing.ts';
import { tableOf } from '../../support/test-tables.ts';

/** An array that a tool makes of drives. */
export interface Layout {
  tool: 'mdadm' | 'btrfs' | 'zfs' | 'lvm' | 'ext4' | 'xfs' | 'shr';
  /** Bytes of each drive. */
  drives: readonly number[];
  /** Bytes of drives that the calculator takes apart from the others: a special vdev, spares. */
  others?: readonly number[];
  /** What makes it, the drives left out: they come last. */
  command: string;
  /** The calculator that knows such arrays, or none, and what it is asked beside the drives. */
  calculator: string;
  inputs: Readonly<Record<string, string | number | boolean>>;
}

type Draw = (below: number) => number;

/** Labels in gigabytes, as drives are sold. */
const SOLD = [
  1, 2, 4, 8, 16, 32, 64, 120, 128, 240, 250, 256, 480, 500, 512, 960, 1000, 1920, 2000, 3000, 3840, 4000, 6000, 7680,
  8000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 22_000, 24_000,
];

/** The bytes that makers agreed on for a label (IDEMA LBA1-03), from 50 GB; smaller drives have what the label says. */
const bytesOf = (label: number): number =>
  label < 50 ? Math.floor((label * 1e9) / 4096) * 4096 : (97_696_368 + 1_953_504 * (label - 50)) * 512;

const pick = <T>(draw: Draw, of: readonly T[]): T => of[draw(of.length)] as T;

/** As many drives as asked: mostly alike, in every third array of two sizes. */
function drivesFor(draw: Draw, count: number, least = 1, most = 24_000): number[] {
  const labels = SOLD.filter((label) => label >= least && label <= most);
  const first = pick(draw, labels);
  const second = draw(3) === 0 ? pick(draw, labels) : first;
  return Array.from({ length: count }, (_, index) => bytesOf(index % 2 ? second : first));
}

const MD_LEVELS: readonly { name: string; flags: string; least: number; level: string; copies?: number }[] = [
  { name: 'linear', flags: '-l linear', least: 1, level: 'jbod' },
  { name: 'raid0', flags: '-l 0', least: 2, level: 'raid0' },
  { name: 'raid1', flags: '-l 1', least: 2, level: 'raid1' },
  { name: 'raid4', flags: '-l 4', least: 3, level: 'raid4' },
  { name: 'raid5', flags: '-l 5', least: 3, level: 'raid5' },
  { name: 'raid6', flags: '-l 6', least: 4, level: 'raid6' },
  ...[2, 3].flatMap((copies) =>
    (['near', 'far', 'offset'] as const).map((order) => ({
      name: `raid10 ${order}`,
      flags: `-l 10 -p ${order[0]}${copies}`,
      least: copies,
      level: `md_raid10_${order}`,
      copies,
    })),
  ),
];

const CHUNKS = [4, 16, 64, 128, 256, 512, 1024, 2048];
const METADATA = ['0.90', '1.0', '1.1', '1.2', '1.2', '1.2'];

function md(draw: Draw): Layout {
  const { name, flags, least, level, copies } = pick(draw, MD_LEVELS);
  const metadata = pick(draw, METADATA);
  // The superblock of 0.90 counts at most 2 TiB of a drive.
  const drives = drivesFor(draw, least + draw(level === 'raid1' ? 3 : 9), 1, metadata === '0.90' ? 2000 : 24_000);
  const isChunked = level !== 'raid1' && level !== 'jbod';
  const chunk = isChunked ? pick(draw, CHUNKS) : 0;
  const bitmap = name === 'linear' || name === 'raid0' ? '' : ` -b ${pick(draw, ['none', 'internal'])}`;
  return {
    tool: 'mdadm',
    drives,
    command: `mdadm --create ${flags} -n ${drives.length} -e ${metadata}${chunk ? ` -c ${chunk}` : ''}${bitmap}`,
    calculator: 'raid',
    inputs: {
      level,
      // 1.1 takes the same room as 1.2.
      metadata: metadata === '1.1' ? '1.2' : metadata,
      ...(chunk && { chunk: chunk * 1024 }),
      ...(copies && { copies }),
    },
  };
}

const PROFILES = tableOf<readonly { name: string; least: number }[]>(import.meta.filename, 'btrfs');

/** Each drive of its own size, which is what btrfs is bought for. */
function btrfs(draw: Draw): Layout {
  const { name, least } = pick(draw, PROFILES);
  const sizes = Array.from({ length: 3 }, () =>
    bytesOf(
      pick(
        draw,
        SOLD.filter((label) => label > 1),
      ),
    ),
  );
  const alike = draw(2) === 0;
  const drives = Array.from({ length: least + draw(7) }, () => (alike ? (sizes[0] ?? 0) : pick(draw, sizes)));
  return {
    tool: 'btrfs',
    drives,
    command: `mkfs.btrfs -d ${name}`,
    calculator: 'mixed-drives',
    inputs: { scheme: `btrfs_${name}` },
  };
}

/** How ZFS is told one vdev of these drives. */
interface Vdev {
  layout: string;
  word: string;
  width: number;
  inputs?: Record<string, number>;
}

function draid(draw: Draw, parity: number): Vdev {
  const data = 2 + draw(7);
  const spares = draw(3);
  const width = data + parity + spares + draw(6);
  return {
    layout: `draid${parity}`,
    word: `draid${parity}:${data}d:${width}c:${spares}s`,
    width,
    inputs: { draid_data: data, draid_spares: spares },
  };
}

function vdev(draw: Draw): Vdev {
  const kind = draw(9);
  if (kind === 0) return { layout: 'stripe', word: '', width: 1 };
  if (kind === 1) return { layout: 'mirror', word: 'mirror', width: 2 + draw(3) };
  const parity = 1 + draw(3);
  if (kind === 2) return draid(draw, parity);
  return { layout: `raidz${parity}`, word: `raidz${parity}`, width: parity + 1 + draw(24 - parity) };
}

function zfs(draw: Draw): Layout {
  const { layout, word, width, inputs } = vdev(draw);
  const count = width > 12 ? 1 : 1 + draw(3);
  const ashift = pick(draw, [9, 12, 12, 12, 12, 13, 14]);
  const size = bytesOf(pick(draw, SOLD));
  const drives = Array.from({ length: width * count }, () => size);
  return {
    tool: 'zfs',
    drives,
    command: `zpool create -o ashift=${ashift} pool ${`${word} ${width} `.repeat(count).trim()}`,
    calculator: 'zfs',
    inputs: { layout, vdevs: count, ashift, partition: 'whole', marketed: false, ...inputs },
  };
}

/** What a pool has beside one layout over equal drives: two sizes, a recordsize, a special mirror, spares. */
function zfsParts(draw: Draw): Layout {
  const { layout, word, width, inputs } = vdev(draw);
  const count = width > 8 ? 1 : 1 + draw(4);
  const ashift = pick(draw, [9, 10, 11, 12, 12, 13, 14]);
  const recordsize = pick(draw, [4, 16, 64, 128, 512, 1024]) * 1024;
  const drives = drivesFor(draw, width * count);
  // The calculator has special drives from 1 GB up.
  const special = { count: pick(draw, [0, 2, 3]), size: Math.max(1e9, bytesOf(pick(draw, SOLD))) };
  const spares = draw(3);
  const size = Math.max(...drives);
  return {
    tool: 'zfs',
    drives,
    others: [...Array(special.count).fill(special.size), ...Array(spares).fill(size)],
    command: [
      `zpool create -o ashift=${ashift} -O recordsize=${recordsize} pool`,
      `${word} ${width} `.repeat(count).trim(),
      ...(special.count ? [`special mirror ${special.count}x${special.size}B`] : []),
      ...(spares ? [`spare ${spares}x${size}B`] : []),
    ].join(' '),
    calculator: 'zfs',
    inputs: {
      ...{ layout, vdevs: count, ashift, recordsize, partition: 'whole', marketed: false, ...inputs },
      ...(special.count && { special_drives: special.count, special_size: special.size }),
    },
  };
}

/** RAID-Z that was widened drive by drive: of small drives, since every metaslab is copied in turns of its own. */
function zfsExpanded(draw: Draw): Layout {
  const parity = 1 + draw(3);
  const from = parity + 1 + draw(5);
  const attached = 1 + draw(3);
  const ashift = pick(draw, [9, 12, 12, 13]);
  const size = bytesOf(pick(draw, [1, 2]));
  const layout = `raidz${parity}`;
  return {
    tool: 'zfs',
    drives: Array.from({ length: from + attached }, () => size),
    command: `zpool create -o ashift=${ashift} pool ${layout} ${from} && zpool attach ${attached}`,
    calculator: 'zfs',
    inputs: { layout, vdevs: 1, ashift, expanded_from: from, partition: 'whole', marketed: false },
  };
}

/** A file system on an array of md. */
function formatted(
  draw: Draw,
  { tool, levels, drives }: { tool: 'ext4' | 'xfs'; levels: typeof MD_LEVELS; drives: number[] },
): Layout {
  const { name, flags, level, copies } = pick(
    draw,
    levels.filter(({ least }) => least <= drives.length),
  );
  const chunk = level === 'raid1' || level === 'jbod' ? 0 : pick(draw, CHUNKS);
  const bitmap = level === 'jbod' || name === 'raid0' ? '' : ' -b internal';
  return {
    tool,
    drives,
    command: `mdadm --create ${flags} -n ${drives.length} -e 1.2${chunk ? ` -c ${chunk}` : ''}${bitmap} && mkfs.${tool}`,
    calculator: 'raid',
    inputs: {
      ...{ level, metadata: '1.2', file_system: tool === 'xfs' ? 'xfs_6.5' : tool },
      ...(chunk && { chunk: chunk * 1024 }),
      ...(copies && { copies }),
    },
  };
}

function ext4(draw: Draw): Layout {
  const levels = MD_LEVELS.filter(({ level }) => level !== 'jbod');
  return formatted(draw, { tool: 'ext4', levels, drives: drivesFor(draw, 2 + draw(7), 250, 12_000) });
}

/** mkfs.xfs writes a 2048th of the array as its log, which the machine's memory has to hold. */
function xfs(draw: Draw): Layout {
  const levels = MD_LEVELS.filter(({ name }) => ['raid0', 'raid1', 'raid5', 'raid10 near'].includes(name));
  return formatted(draw, { tool: 'xfs', levels, drives: drivesFor(draw, 2 + draw(3), 32, 250) });
}

const LVM_TYPES = tableOf<readonly { type: string; least: number; level: string; parity?: number }[]>(
  import.meta.filename,
  'lvm',
);

/** What the raid calculator says of the level, to which LVM adds its own extents. Thin pools have no calculator. */
function lvm(draw: Draw): Layout {
  const { type, least, level, parity } = pick(draw, LVM_TYPES);
  const size = bytesOf(pick(draw, SOLD));
  const more = type === 'raid10' ? 2 * draw(4) : draw(8);
  const drives = level === 'jbod' ? drivesFor(draw, least + draw(6)) : Array(least + more).fill(size);
  const images = type === 'raid10' ? drives.length / 2 : drives.length - (parity ?? 0);
  const stripes = parity === undefined && type !== 'raid10' ? '' : ` -i ${images} -I ${pick(draw, [4, 64, 256, 512])}`;
  const mirrors = level === 'raid1' ? ` -m ${drives.length - 1}` : level === 'raid10' ? ' -m 1' : '';
  const log = type === 'mirror' ? ' --mirrorlog core' : '';
  return {
    tool: 'lvm',
    drives,
    command: `lvcreate --type ${type}${stripes}${mirrors}${log} -l 100%FREE`,
    calculator: level && 'raid',
    inputs: level ? { level } : {},
  };
}

/** Unlike drives as SHR joins them: a slice of every drive that reaches so far, an array of md over each, LVM over these. */
function shr(draw: Draw): Layout {
  const parity = 1 + draw(2);
  const labels = SOLD.filter((label) => label >= 2000).toSorted(() => draw(3) - 1);
  const sizes = labels.slice(0, 1 + draw(3)).toSorted((a, b) => a - b);
  // The largest drives are enough for a tier of their own, or one that stays unused.
  const largest = draw(3) === 0 && sizes.length > 1 ? 1 : 2 * parity + draw(3);
  const drives = sizes.flatMap((label, index) =>
    Array<number>(index === sizes.length - 1 ? largest : 1 + draw(3)).fill(bytesOf(label)),
  );
  const needed = parity === 1 ? 2 : 4;
  while (drives.length < needed + 1) drives.unshift(drives[0] as number);
  // A tier of SHR-2 with three drives is one that nobody knows.
  const isKnown = parity === 1 || tiers(drives).every(({ members }) => members.length !== 3 && members.length !== 2);
  if (!isKnown) return shr(draw);
  return {
    tool: 'shr',
    drives,
    command: `mdadm --create -l ${parity === 1 ? 5 : 6} -e 1.0 -c 64 of slices && lvcreate -l 100%FREE`,
    calculator: 'mixed-drives',
    inputs: { scheme: `shr${parity}` },
  };
}

/** The slices between neighbouring sizes, with the drives that reach into each. */
export function tiers(drives: readonly number[]): { start: number; depth: number; members: number[] }[] {
  const ends = [...new Set(drives)].toSorted((a, b) => a - b);
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { start, depth: end - start, members: [...drives.keys()].filter((drive) => (drives[drive] ?? 0) >= end) };
  });
}

const KINDS = {
  ...{ mdadm: md, btrfs, zfs, lvm, ext4, xfs, shr },
  ...{ 'zfs-parts': zfsParts, 'zfs-expanded': zfsExpanded },
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** The same layouts for the same seed; no two alike. */
export function draw(kind: Kind, count: number, seed: number): Layout[] {
  const luck = random(seed);
  const drawn = new Map<string, Layout>();
  while (drawn.size < count) {
    const layout = KINDS[kind](luck);
    drawn.set(JSON.stringify(layout), layout);
  }
  return [...drawn.values()];
}

/** Sizes one after the other, equal neighbours counted: `3x4000787030016B + 2x1000204886016B`. */
export function drivesText(drives: readonly number[]): string {
  const runs: { size: number; count: number }[] = [];
  for (const size of drives) {
    const last = runs.at(-1);
    if (last?.size === size) last.count += 1;
    else runs.push({ size, count: 1 });
  }
  return runs.map(({ size, count }) => `${count}x${size}B`).join(' + ');
}
