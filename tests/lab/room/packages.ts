// A folder with the files of a release's packages, as if installed, without a chroot and beside the machine's own packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '../../../site/terminal/own-folder.cjs';
import { type Release, TAKEN_FOR_INSTALLED, TRIXIE } from './releases.ts';

/** Where this machine has its own packages of Debian from; other releases stand beside them there. */
function packageServer(): string {
  const shown = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Origin: Debian'], {
    encoding: 'utf8',
  });
  const [server] = shown.split('\n').filter((address) => /\/debian\/?$/.test(address));
  if (!server) throw new Unavailable('apt knows no server of Debian: run `apt-get update`');
  return server;
}

/** A folder of the user's cache for what the lab can make again. */
export function cacheFolder(...names: string[]): string {
  const folder = join(ownFolder(), 'lab', ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const fingerprint = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Where a release has its packages from, and the keys that these are signed with; Debian has Ubuntu's in a package. */
function archiveOf({ distribution }: Release): { server: string; keys: string; components: string } {
  const keys = 'usr/share/keyrings/debian-archive-keyring.gpg';
  if (distribution === 'Debian') return { server: packageServer(), keys: `/${keys}`, components: 'main' };
  const keyring = unpacked(TRIXIE, ['ubuntu-archive-keyring']).folder;
  return {
    server: 'http://archive.ubuntu.com/ubuntu',
    keys: join(keyring, 'usr/share/keyrings/ubuntu-archive-keyring.gpg'),
    components: 'main universe',
  };
}

/** Packages that apt takes for installed. */
const installed = TAKEN_FOR_INSTALLED.map(
  (name) => `Package: ${name}\nStatus: install ok installed\nVersion: 9999\nArchitecture: all\n\n`,
).join('');

/** Options with which apt sees this release alone and takes next to nothing for installed. */
function aptOptions(release: Release): string[] {
  const folder = cacheFolder('apt', release.name);
  for (const name of ['lists/partial', 'archives/partial', 'sources'])
    mkdirSync(join(folder, name), { recursive: true });
  const { server, keys, components } = archiveOf(release);
  const lines = release.suites.map((suite) => `deb [signed-by=${keys}] ${server} ${suite} ${components}\n`);
  writeFileSync(join(folder, 'sources/lab.list'), lines.join(''));
  writeFileSync(join(folder, 'status'), installed);
  const options = {
    'Dir::State::Lists': join(folder, 'lists'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache::Archives': join(folder, 'archives'),
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
    'Dir::Etc::SourceParts': join(folder, 'sources'),
    'Dir::Etc::SourceList': '/dev/null',
    'APT::Architecture': 'amd64',
    'APT::Architectures': 'amd64',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'Debug::NoLocking': 'true',
  };
  return Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** A release whose packages are not to be had now: it is skipped, and counted. */
export class Unavailable extends Error {}

function apt(release: Release, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('apt-get', [...aptOptions(release), '-qq', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout;
  const said = /^E: .*/m.exec(stderr)?.[0] ?? stderr.trim();
  throw new Unavailable(`${release.name}: its packages cannot be fetched with apt-get ${args[0]}: ${said}`);
}

/** What came of each list that was asked for: nothing, or why it cannot be had. */
const updated = new Map<string, Unavailable | undefined>();

/** The list of packages is fetched once a run; without a network the last list is used. */
function update(release: Release): void {
  if (!updated.has(release.name)) updated.set(release.name, failureOfUpdate(release));
  const failure = updated.get(release.name);
  if (failure) throw failure;
}

function failureOfUpdate(release: Release): Unavailable | undefined {
  try {
    apt(release, 'update');
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    if (readdirSync(join(cacheFolder('apt', release.name), 'lists')).length < 3) return error;
    console.error(`${release.name}: the package lists could not be refreshed; those of the last run are used`);
  }
  return undefined;
}

/** Packages with all that they depend on, in the versions that the release has today. */
export interface Resolved {
  /** `name_version_architecture.deb` */
  files: readonly string[];
  /** Version of each package. */
  versions: Readonly<Record<string, string>>;
  /** The same for the same versions of all packages. */
  key: string;
}

/** @throws Where a package is not in the release, or the server does not answer. */
export function resolved(release: Release, packages: readonly string[]): Resolved {
  update(release);
  const simulated = apt(release, 'install', '-y', '--simulate', ...packages);
  const rows = [...simulated.matchAll(/^Inst (\S+) \((\S+) [^)]*\[(\w+)\]\)/gm)].map(
    ([, name = '', version = '', architecture = '']) => ({ name, version, architecture }),
  );
  const files = rows.map(
    ({ name, version, architecture }) => `${name}_${version.replaceAll(':', '%3a')}_${architecture}.deb`,
  );
  const versions = Object.fromEntries(rows.map(({ name, version }) => [name, version.replace(/^\d+:/, '')]));
  return { files, versions, key: fingerprint(...files) };
}

/** Where `/bin` and its like are links, as in every release since 2023. */
const MERGED = ['bin', 'lib', 'lib64', 'sbin'];

function unpack(archives: string, files: readonly string[], folder: string): void {
  for (const name of MERGED) {
    mkdirSync(join(folder, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, join(folder, name));
  }
  for (const file of files) {
    const command = 'dpkg-deb --fsys-tarfile "$1" | tar -x --keep-directory-symlink --no-same-owner -C "$2"';
    execFileSync('sh', ['-c', command, 'sh', join(archives, file), folder]);
  }
  // Links that a package makes when it is set up.
  for (const [link, target] of [
    ['awk', 'gawk'],
    ['awk', 'mawk'],
    ['cc', 'gcc'],
  ] as const) {
    const path = join(folder, 'usr/bin', link);
    if (!existsSync(path) && existsSync(join(folder, 'usr/bin', target))) symlinkSync(target, path);
  }
}

/** Makes what the cache lacks under a name of this process alone, since another lab may make the same just now. */
export function made(path: string, make: (path: string) => void): void {
  const own = `${path}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  make(own);
  if (existsSync(path)) rmSync(own, { recursive: true });
  else renameSync(own, path);
}

/** Packages unpacked in one folder. */
export interface Unpacked extends Resolved {
  folder: string;
}

const known = new Map<string, Unpacked>();

/** @throws Where a package is not in the release, or the server does not answer. */
export function unpacked(release: Release, packages: readonly string[]): Unpacked {
  // apt reads the lists of all packages each time.
  const asked = [release.name, ...packages].join(' ');
  const folder = known.get(asked) ?? unpackedNow(release, packages);
  known.set(asked, folder);
  return folder;
}

function unpackedNow(release: Release, packages: readonly string[]): Unpacked {
  const found = resolved(release, packages);
  const folder = join(cacheFolder('roots'), `${release.name}-${found.key}`);
  if (!existsSync(folder)) {
    apt(release, 'install', '-y', '--download-only', ...packages);
    made(folder, (path) => {
      mkdirSync(path);
      unpack(join(cacheFolder('apt', release.name), 'archives'), found.files, path);
    });
  }
  return { ...found, folder };
}
