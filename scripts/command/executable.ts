/** Makes the command as one file for people without Node: Node itself, with the package inside. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';
import { toolEnvironment } from '../tools.mjs';
import { packed } from './archive.ts';

/** What Node looks for in itself. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** What runs in the file: Node takes one script, and no module. */
async function mainIn(folder: string): Promise<string> {
  const file = join(folder, 'single.cjs');
  const built = await rolldown({
    input: join(import.meta.dirname, 'single.ts'),
    platform: 'node',
    external: isBuiltin,
  });
  await built.write({ file, format: 'cjs' });
  await built.close();
  return file;
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
export async function executable(staged: string, out: string, folder: string): Promise<void> {
  const files = packed(staged, ['.']);
  const { version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(files).digest('hex').slice(0, 12);
  const at = (name: string) => join(folder, name);
  writeFileSync(at('package.br'), files);
  writeFileSync(at('id.txt'), `${version}-${hash}`);
  writeFileSync(
    at('sea.json'),
    JSON.stringify({
      main: await mainIn(folder),
      output: at('sea.blob'),
      disableExperimentalSEAWarning: true,
      assets: { package: at('package.br'), id: at('id.txt') },
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
      env: toolEnvironment(),
      stdio: 'pipe',
      shell: process.platform === 'win32',
    },
  );
}

/**
 * The same as an archive, with the licences of what is in it.
 * @returns Bytes of the file in it.
 */
export async function archived(staged: string, out: string, folder: string): Promise<number> {
  const name = basename(out, '.tar.gz');
  const within = join(folder, name);
  mkdirSync(within);
  const file = join(within, process.platform === 'win32' ? 'lanewise.exe' : 'lanewise');
  await executable(staged, file, folder);
  copyFileSync(join(staged, 'LICENSE'), join(within, 'LICENSE'));
  copyFileSync(nodeLicence(), join(within, 'LICENSE.node'));
  execFileSync('tar', ['-czf', out, '-C', folder, name]);
  return statSync(file).size;
}
