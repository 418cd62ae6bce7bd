/** Makes the command as one file for people without Node: Node itself, with the package inside. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { toolPath } from '../tools.mjs';

/** What Node looks for in itself. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** Every file of a folder by its path, as single.cjs reads it. */
function packageOf(folder: string): Buffer {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = paths.map((path) => [
    relative(folder, path).split(sep).join('/'),
    readFileSync(path).toString('base64'),
  ]);
  return gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 });
}

/** What whoever passes Node on has to pass on with it. */
function nodeLicence(): string {
  const path = join(dirname(process.execPath), '../LICENSE');
  if (!existsSync(path)) throw new Error(`${path} is missing: this Node cannot be passed on`);
  return path;
}

/**
 * Writes the file for the platform of the Node that runs this. Node 24 makes what is put into it; postject puts it there.
 * @param staged The package, as it is packed.
 * @param out The file to write.
 * @param folder For what is in between.
 */
export function executable(staged: string, out: string, folder: string): void {
  const files = packageOf(staged);
  const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(files).digest('hex').slice(0, 12);
  const at = (name: string) => join(folder, name);
  writeFileSync(at('package.gz'), files);
  writeFileSync(at('id.txt'), `${version}-${hash}`);
  writeFileSync(
    at('sea.json'),
    JSON.stringify({
      main: join(import.meta.dirname, 'single.cjs'),
      output: at('sea.blob'),
      disableExperimentalSEAWarning: true,
      assets: { package: at('package.gz'), id: at('id.txt') },
    }),
  );
  execFileSync(process.execPath, ['--experimental-sea-config', at('sea.json')], { stdio: 'pipe' });
  copyFileSync(process.execPath, out);
  chmodSync(out, 0o755);
  const mac = process.platform === 'darwin' ? ['--macho-segment-name', 'NODE_SEA'] : [];
  execFileSync(
    'postject',
    [out, 'NODE_SEA_BLOB', at('sea.blob'), '--sentinel-fuse', FUSE, ...mac],
    {
      env: toolPath(),
      stdio: 'pipe',
      shell: process.platform === 'win32',
    },
  );
}

/**
 * The same as an archive, with the licences of what is in it.
 * @returns Bytes of the file in it.
 */
export function archived(staged: string, out: string, folder: string): number {
  const name = basename(out, '.tar.gz');
  const within = join(folder, name);
  mkdirSync(within);
  const file = join(within, process.platform === 'win32' ? 'lanewise.exe' : 'lanewise');
  executable(staged, file, folder);
  copyFileSync(join(staged, 'LICENSE'), join(within, 'LICENSE'));
  copyFileSync(nodeLicence(), join(within, 'LICENSE.node'));
  execFileSync('tar', ['-czf', out, '-C', folder, name]);
  return statSync(file).size;
}
