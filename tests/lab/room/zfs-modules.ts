// Compiles OpenZFS for a release's kernel with the release's own compiler, once for each pair of versions.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelVersion } from './image.ts';
import { cacheFolder, resolved, type Unpacked, unpacked } from './packages.ts';
import { COMPILER, type Release } from './releases.ts';

/** Runs inside the folder of the compiler: `$1` is the kernel's version. */
const COMPILE = `set -e
cd /usr/src/zfs-*
flavour=\${1##*-}
./configure --with-config=kernel --with-linux="/usr/src/linux-headers-\${1%-"$flavour"}-common" --with-linux-obj="/usr/src/linux-headers-$1"
make -s -j"$(nproc)"
find module -name '*.ko' -exec strip --strip-debug {} +
`;

const MODULES = ['spl.ko', 'zfs.ko'];

const headers = (release: Release): string => release.kernel.replace('linux-image', 'linux-headers');

function compile(root: Unpacked, version: string): void {
  mkdirSync(join(root.folder, 'tmp'), { recursive: true });
  mkdirSync(join(root.folder, 'dev'), { recursive: true });
  spawnSync('mknod', ['-m', '666', join(root.folder, 'dev/null'), 'c', '1', '3']);
  writeFileSync(join(root.folder, 'tmp/compile.sh'), COMPILE);
  mkdirSync(join(root.folder, 'proc'), { recursive: true });
  // Newer kernels' objtool asks /proc for the limit of its stack; the mount ends with the command.
  const inside = 'mount -t proc proc "$0/proc" && exec nice -n 19 chroot "$0" /bin/bash /tmp/compile.sh "$1"';
  const args = ['--mount', 'sh', '-c', inside, root.folder, version];
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`OpenZFS for Linux ${version}: ${`${stdout}\n${stderr}`.slice(-2000)}`);
}

/**
 * Files of the modules, in the order in which they are loaded.
 * @throws Where they are not in the cache and cannot be compiled: without root, or when this pair does not fit.
 */
export function zfsModules(release: Release): string[] {
  const [zfs = 'zfs-dkms'] = release.zfs;
  const packages = [...COMPILER, headers(release), zfs];
  const { versions } = resolved(release, packages);
  const version = kernelVersion(versions);
  const folder = join(cacheFolder('modules'), `zfs-${versions['zfs-dkms']}-${version}`);
  if (!existsSync(folder)) {
    if (process.getuid?.() !== 0)
      throw new Error('OpenZFS is compiled in a folder of its own (chroot), which needs root');
    const root = unpacked(release, packages);
    compile(root, version);
    rmSync(`${folder}.new`, { recursive: true, force: true });
    mkdirSync(`${folder}.new`);
    const tree = readdirSync(join(root.folder, 'usr/src')).find((name) => name.startsWith('zfs-')) ?? '';
    for (const path of readdirSync(join(root.folder, 'usr/src', tree, 'module'), {
      encoding: 'utf8',
      recursive: true,
    })) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (name.endsWith('.ko'))
        copyFileSync(join(root.folder, 'usr/src', tree, 'module', path), join(`${folder}.new`, name));
    }
    renameSync(`${folder}.new`, folder);
    // A gigabyte that is not needed again.
    rmSync(root.folder, { recursive: true });
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ko'))
    .sort((a, b) => MODULES.indexOf(a) - MODULES.indexOf(b))
    .map((name) => join(folder, name));
}
