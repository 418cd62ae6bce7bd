// A machine's image for a release, and the versions of what is on it.
import { type Image, image } from './image.ts';
import { type Resolved, unpacked } from './packages.ts';
import { RELEASES, type Release, TOOLS } from './releases.ts';

/** raid456 and btrfs name their checksums softly: nothing else loads these. */
const CHECKSUMS = ['crc32c_generic', 'xxhash_generic', 'blake2b_generic', 'sha256_generic'];
const ARRAYS = [
  'linear',
  'raid0',
  'raid1',
  'raid10',
  'raid456',
  'btrfs',
  'dm_mod',
  'dm_raid',
  'dm_thin_pool',
  'dm_mirror',
];

export interface Room {
  release: Release;
  image: Image;
  versions: Resolved['versions'];
}

/** @throws For a name that is none of the releases, naming them. */
export function releaseNamed(name: string): Release {
  const found = RELEASES.find((release) => release.name === name);
  if (!found)
    throw new Error(`“${name}” is no release of the lab: ${RELEASES.map((release) => release.name).join(', ')}`);
  return found;
}

export function room(
  release: Release,
  wanted: { zfs?: boolean; modules?: readonly string[]; packages?: readonly string[] } = {},
): Room {
  if (wanted.zfs && release.distribution !== 'Ubuntu') throw new Error(`${release.name} has no module of OpenZFS`);
  const zfs = wanted.zfs ? { packages: ['zfsutils-linux'], modules: ['spl', 'zfs'] } : { packages: [], modules: [] };
  const root = unpacked(release, [
    ...TOOLS,
    release.kernel,
    release.coreutils,
    ...zfs.packages,
    ...(wanted.packages ?? []),
  ]);
  const modules = [...CHECKSUMS, ...ARRAYS, ...(wanted.modules ?? []), ...zfs.modules];
  return { release, image: image(root, modules), versions: root.versions };
}
