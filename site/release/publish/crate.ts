/** The core as a crate of Cargo's registry. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../build/tools.mjs';

export const CRATE = 'lanewise-core';

/** @throws {Error} With what cargo says where it fails. */
function cargo(...args: string[]): void {
  const all = [...args, '--quiet', '--locked', '--package', CRATE];
  const { status, stderr } = spawnSync('cargo', all, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status === 0) return;
  const [taken] = /crate \S+ already exists on \S+ index/.exec(stderr) ?? [];
  throw new Error(taken ?? `\`cargo ${all.join(' ')}\` failed:\n${stderr.trim()}`);
}

/**
 * Packs the crate, builds it by itself in `folder`, and does all of a publication but the last step.
 * @returns The archive, in `out`.
 */
export function packed(folder: string, out: string, version: string, isAnyway = false): string {
  const options = ['--target-dir', folder, ...(isAnyway ? ['--allow-dirty'] : [])];
  cargo('package', ...options);
  cargo('publish', '--dry-run', '--no-verify', ...options);
  const crate = join(folder, `package/${CRATE}-${version}.crate`);
  const archive = join(out, basename(crate));
  cpSync(crate, archive);
  return archive;
}

/** Publishes what `packed` has packed and built. */
export const publish = (): void => cargo('publish', '--no-verify');

/** Whether Cargo's registry has a version. */
export function exists(version: string): boolean {
  const { status, stderr } = spawnSync(
    'cargo',
    ['info', `${CRATE}@${version}`, '--registry', 'crates-io'],
    // Away from the workspace, whose own crate it would name.
    { cwd: tmpdir(), encoding: 'utf8' },
  );
  if (status === 0) return true;
  if (/could not find/.test(stderr)) return false;
  throw new Error(`Cargo's registry does not say whether ${CRATE}@${version} exists: try again`);
}
