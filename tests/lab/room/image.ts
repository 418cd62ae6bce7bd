// What a machine starts from: a kernel, and an archive of the files it finds on it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { tableOf } from '../../support/test-tables.ts';
import { cacheFolder, fingerprint, made, type Unpacked } from './packages.ts';
import { LOCALES } from './releases.ts';

/** Nothing on a machine reads these, and they are most of what packages hold. */
const LEFT_OUT = tableOf<string[]>(import.meta.filename, 'left_out');

/** All that is kept of what packages say in other languages: some hundred megabytes. */
const WORDS_KEPT = LOCALES.flatMap((locale) => {
  const language = locale === 'zh_CN' ? locale : locale.slice(0, 2);
  const tools = ['coreutils', 'lshw', 'sysstat', 'util-linux'].map((tool) => `/LC_MESSAGES/${tool}.mo`);
  return ['', '/LC_MESSAGES', ...tools].map((path) => `usr/share/locale*/${language}${path}`);
});

/** Loaded on every machine, before what it asks for. raid456 and btrfs name their checksums softly, so nothing loads them. */
const ALWAYS = ['virtio_pci', 'virtio_console', 'virtio_blk', 'loop'];

const shell = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync('sh', ['-c', command, 'sh', ...args], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** What is left out of a machine: Perl too where only tools that no machine runs are written in it. */
const leftOut = (folder: string): string[] =>
  LEFT_OUT.filter((path) => !path.includes('perl') || !existsSync(join(folder, 'usr/bin/inxi')));

/** Packs everything in a folder. */
function pack(folder: string, archive: string): void {
  const skipped = leftOut(folder).map((path) => `-path './${path}'`);
  const words = WORDS_KEPT.map((path) => `! -path './${path}'`).join(' ');
  skipped.push(`-path './usr/share/locale*/*' ${words}`);
  shell(
    folder,
    `find . \\( ${skipped.join(' -o ')} \\) -prune -o -print0 | cpio --null --quiet -o -H newc -R 0:0 > "$1"`,
    archive,
  );
  const locales = LOCALES.map((locale) => `usr/lib/locale/${locale}.utf8`).filter((path) =>
    existsSync(join(folder, path)),
  );
  // They share files by links into locales that are left out.
  if (locales.length > 0)
    shell(folder, `find -L ${locales.join(' ')} -print0 | cpio --null --quiet -L -o -H newc -R 0:0 >> "$1"`, archive);
}

/** Version of the kernel among packages, as `uname -r` says it. */
export function kernelVersion(versions: Readonly<Record<string, string>>): string {
  const names = Object.keys(versions).map((name) => /^linux-image-(\d.*-(?:amd64|generic))$/.exec(name)?.[1]);
  const version = names.find((name) => name !== undefined);
  if (!version) throw new Error('no kernel is among the packages');
  return version;
}

/** Files of modules and of all that they need, in the order in which they are loaded; what is built in has none. */
function moduleFiles(root: string, version: string, names: readonly string[]): string[] {
  if (!existsSync(join(root, 'usr/lib/modules', version, 'modules.dep.bin'))) {
    execFileSync('depmod', ['-b', root, version], { stdio: 'ignore' });
  }
  const files = names.flatMap((name) => {
    try {
      const lines = execFileSync('modprobe', ['-S', version, '-d', root, '--show-depends', name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return [...lines.matchAll(/^insmod (\S+)/gm)].map(([, path = '']) => path);
    } catch {
      // A kernel of another age has it under another name, or built in: the machine says what it did not load.
      return [];
    }
  });
  return [...new Set(files)];
}

/** Where the sections of an ELF file of 64 bits are described, each in as many bytes. */
const SECTION = { headers: 40, count: 60, names: 62, size: 64, offset: 24 };

/**
 * A module whose functions cannot be traced: the kernel looks each of them up among all symbols of the module, which is nearly
 * all that takes time when zfs or xfs is loaded. Its signature goes, too. What is packed by xz stays as it is.
 */
function untraced(file: string): Buffer {
  const bytes = file.endsWith('.zst') ? zstdDecompressSync(readFileSync(file)) : readFileSync(file);
  if (file.endsWith('.xz')) return bytes;
  const headers = Number(bytes.readBigUInt64LE(SECTION.headers));
  const ofNames = headers + bytes.readUInt16LE(SECTION.names) * SECTION.size;
  const names = Number(bytes.readBigUInt64LE(ofNames + SECTION.offset));
  for (let index = 0; index < bytes.readUInt16LE(SECTION.count); index += 1) {
    const header = headers + index * SECTION.size;
    const name = names + bytes.readUInt32LE(header);
    if (bytes.toString('latin1', name, bytes.indexOf(0, name)) === '__mcount_loc') bytes.writeUInt32LE(0, header);
  }
  const signed = bytes.lastIndexOf('~Module signature appended~');
  if (signed >= 0) bytes.write('-', signed);
  return bytes;
}

/** The modules as an archive of their own, with a `modules.dep` of these alone. */
function packModules(root: string, version: string, names: readonly string[], archive: string): void {
  const staging = `${archive}.files`;
  const target = join(staging, 'usr/lib/modules', version);
  const source = join(root, 'usr/lib/modules', version);
  mkdirSync(target, { recursive: true });
  for (const name of ['modules.order', 'modules.builtin', 'modules.builtin.modinfo']) {
    if (existsSync(join(source, name))) copyFileSync(join(source, name), join(target, name));
  }
  for (const file of moduleFiles(root, version, names)) {
    const path = join(staging, 'usr', relative(join(root, file.startsWith(join(root, 'usr')) ? 'usr' : ''), file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path.replace(/\.zst$/, ''), untraced(file));
  }
  mkdirSync(join(staging, 'lib'), { recursive: true });
  rmSync(join(staging, 'lib'), { recursive: true });
  shell(staging, 'ln -s usr/lib lib && depmod -b . "$1" && rm lib', version);
  shell(staging, 'find usr/lib/modules -print0 | cpio --null --quiet -o -H newc -R 0:0 > "$1"', archive);
  rmSync(staging, { recursive: true });
}

/** A kernel and the archives that it unpacks, one after the other. */
export interface Image {
  kernel: string;
  version: string;
  archives: readonly string[];
  /** In the order in which they are loaded. */
  modules: readonly string[];
}

/** An archive of the cache, made once. */
function kept(name: string, make: (path: string) => void): string {
  const path = join(cacheFolder('images'), name);
  if (!existsSync(path)) made(path, make);
  return path;
}

export function image(root: Unpacked, modules: readonly string[]): Image {
  const version = kernelVersion(root.versions);
  const names = [...ALWAYS, ...modules];
  const key = fingerprint('untraced functions', root.key, ...names);
  return {
    kernel: join(root.folder, 'boot', `vmlinuz-${version}`),
    version,
    modules: names,
    archives: [
      kept(`files-${fingerprint(root.key, ...leftOut(root.folder), ...WORDS_KEPT, ...LOCALES)}.cpio`, (path) =>
        pack(root.folder, path),
      ),
      kept(`modules-${key}.cpio`, (path) => packModules(root.folder, version, names, path)),
    ],
  };
}

/** An archive of texts, by their paths. */
export function packTexts(texts: ReadonlyMap<string, string>, folder: string, archive: string): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
  shell(folder, 'find . -print0 | cpio --null --quiet -o -H newc -R 0:0 > "$1"', archive);
}
