// What both npm packages are made with: what they say of themselves, and the archive.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, toolEnvironment } from '../../build/tools.mjs';

/** Where this repository is, as for the site: the forge that runs this says it; elsewhere REPOSITORY_URL may. */
function repositoryUrl(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, REPOSITORY_URL } = process.env;
  return REPOSITORY_URL ?? (server && name ? `${server}/${name}` : undefined);
}

/** Version and licence, of the repository; private unless a maintainer makes it to be published. */
export function commonManifest(isPublic: boolean) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version, license }: Record<'version' | 'license', string> = own;
  const url = repositoryUrl();
  return {
    version,
    license,
    type: 'module',
    // npm compares it with where a package was built that says where it was.
    ...(url && { repository: { type: 'git', url: `git+${url}.git` } }),
    // Against publishing by accident: CONTRIBUTING.md says who takes it away.
    ...(!isPublic && { private: true }),
  };
}

export interface Packed {
  archive: string;
  /** Bytes. */
  packed: number;
  unpacked: number;
}

/** Packs what lies in `staged` into an archive in `folder`. */
export function packed(staged: string, folder: string): Packed {
  const text = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: staged,
    encoding: 'utf8',
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ filename, unpackedSize: unpacked }] = JSON.parse(text) as [{ filename: string; unpackedSize: number }];
  const archive = join(folder, filename);
  return { archive, packed: statSync(archive).size, unpacked };
}
