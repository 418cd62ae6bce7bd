/** The core as a crate: packed from a copy, in which it has the name and the address that it is published under. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repositoryUrl } from '../pack/npm.ts';
import { root } from '../tools.mjs';

/** `lanewise` in Cargo's registry is somebody else's, and idle; in Rust code the library is `lanewise` all the same. */
export const CRATE = 'lanewise-core';

/** What cargo needs to pack it: not what only the site and the tests read. */
const PATHS = [
  'Cargo.toml',
  'Cargo.lock',
  'LICENSE',
  'calc-wasm',
  'datasets/registry',
  'scripts/bindgen',
];
const LEFT_OUT = [':!calc-wasm/frozen', ':!calc-wasm/js', ':!calc-wasm/tests'];

/** The manifest as it is published. @throws {Error} Where it no longer says what is changed. */
export function published(manifest: string, repository: string | undefined): string {
  const changes: [from: string, to: string][] = [
    ['\nname = "lanewise"\n', `\nname = "${CRATE}"\n`],
    ['\n[lib]\n', '\n[lib]\nname = "lanewise"\n'],
    ...(repository
      ? [['\nreadme = ', `\nrepository = "${repository}"\nreadme = `] as [string, string]]
      : []),
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(
        `calc-wasm/Cargo.toml has no line “${from.trim()}”: change scripts/publish/crate.ts`,
      );
    return text.replace(from, to);
  }, manifest);
}

/** Copies what is packed into an empty folder. */
export function copied(folder: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...PATHS, ...LEFT_OUT],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
  const manifest = join(folder, 'calc-wasm/Cargo.toml');
  writeFileSync(manifest, published(readFileSync(manifest, 'utf8'), repositoryUrl()));
  const lock = join(folder, 'Cargo.lock');
  writeFileSync(
    lock,
    readFileSync(lock, 'utf8').replace('\nname = "lanewise"\n', `\nname = "${CRATE}"\n`),
  );
}

/** @throws {Error} With what cargo says where it fails. */
function cargo(args: string[], folder: string): void {
  const { status, stderr } = spawnSync('cargo', args, {
    ...{ cwd: join(folder, 'calc-wasm'), encoding: 'utf8', maxBuffer: 1 << 26 },
    env: { ...process.env, CARGO_TARGET_DIR: join(folder, 'target') },
  });
  if (status === 0) return;
  const [taken] = /crate \S+ already exists on \S+ index/.exec(stderr) ?? [];
  throw new Error(taken ?? `\`cargo ${args.join(' ')}\` failed:\n${stderr.trim()}`);
}

/**
 * Packs the crate out of a copy that `copied` made, builds it by itself, and does all of a publication but the last step.
 * @returns The archive, in `out`.
 */
export function packed(folder: string, out: string, version: string): string {
  cargo(['package', '--quiet', '--locked'], folder);
  cargo(['publish', '--dry-run', '--quiet', '--locked', '--no-verify'], folder);
  const made = join(folder, `target/package/${CRATE}-${version}.crate`);
  const archive = join(out, basename(made));
  cpSync(made, archive);
  return archive;
}

/** Publishes what `packed` has packed and built. */
export const publish = (folder: string): void =>
  cargo(['publish', '--quiet', '--locked', '--no-verify'], folder);

/** Whether Cargo's registry has a version. */
export function exists(version: string, folder: string): boolean {
  const { status, stderr } = spawnSync(
    'cargo',
    ['info', `${CRATE}@${version}`, '--registry', 'crates-io'],
    // Away from the workspace, whose own crate it would name.
    { cwd: folder, encoding: 'utf8' },
  );
  if (status === 0) return true;
  if (/could not find/.test(stderr)) return false;
  throw new Error(`Cargo's registry does not say whether ${CRATE}@${version} exists: try again`);
}
