/** Makes the npm package of the command: a bundle for each language, the cores and the data at the paths that they have
 * in the repository, help for people. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RANGES, type RangesFile } from '../../../datasets/tools/ranges/file.ts';
import { root } from '../../build/tools.mjs';
import { packed as compressed, DATA_FILE } from '../../terminal/archive.ts';
import { NAME } from '../../terminal/version.ts';
import { commonManifest, type Packed, packed } from '../pack/npm.ts';
import { bundle } from './bundle.ts';
import { readme } from './readme.ts';

/** Those that start.cjs chooses from. */
const LANGUAGES = ['en', 'ru'];

/** What is no part of the bundles: the start, which an old Node reads, too, and what loads them. */
const SCRIPTS = [
  ['start.cjs', 'bin/lanewise.cjs'],
  ['load.cjs', 'lib/load.cjs'],
  ['own-folder.cjs', 'lib/own-folder.cjs'],
] as const;

const BUILT = 'site/public/files';

/** What the commands read where it lies in the package. */
const FILES = [
  'LICENSE',
  'calc-wasm/js/generated/wasm/lanewise_bg.wasm',
  'calc-wasm/js/generated/wasm-chain/lanewise-chain_bg.wasm',
  `${BUILT}/names.json`,
  `${BUILT}/boards.json`,
  'datasets/LICENSE',
];

/** What is compressed: the dataset, which some of the commands lay out. */
const DATA = ['datasets/schema', 'datasets/registry', 'datasets/sets', 'content/references.yaml'];

const MB = 1_000_000;
/** So that `npx` answers soon over a slow line, and a small disk has room. */
export const LIMITS = { packed: 1.35 * MB, unpacked: 6.2 * MB };

const manifest = (isPublic: boolean) => ({
  name: NAME,
  description: 'What limits your storage, and by how much: PCIe, SATA, SAS, USB, RAID and ZFS',
  ...commonManifest(isPublic),
  type: 'commonjs',
  engines: { node: '>=22.12' },
  bin: { [NAME]: 'bin/lanewise.cjs' },
});

/** Ranges without the rows that they are made of. */
function rangesText(): string {
  const { ranges }: RangesFile = JSON.parse(readFileSync(join(root, BUILT, RANGES), 'utf8'));
  return JSON.stringify({ ranges, measured: [], arrays: [] } satisfies RangesFile);
}

/** Everything that the package holds, in a folder. The core and the data have to be built. */
async function stage(folder: string, isPublic: boolean, isQuick: boolean): Promise<void> {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const stated = manifest(isPublic);
  write('package.json', `${JSON.stringify(stated, null, 2)}\n`);
  for (const path of FILES) cpSync(join(root, path), join(folder, path), { recursive: true });
  const data = compressed(root, DATA, join(root, 'node_modules/.cache/command-data'), isQuick);
  writeFileSync(join(folder, DATA_FILE), data);
  write(join(BUILT, RANGES), rangesText());
  for (const [from, to] of SCRIPTS) write(to, readFileSync(join(import.meta.dirname, '../../terminal', from), 'utf8'));
  write('README.md', readme());
  for (const tag of LANGUAGES) await bundle(tag, join(folder, 'lib', tag));
}

/**
 * The dataset grows with what people contribute, which no change of the code is to pay for: it counts apart.
 * @throws {Error} For a package that is larger than it may be.
 */
export function checkSize(sizes: Pick<Packed, 'packed' | 'unpacked'>, data = 0): void {
  const inMB = (bytes: number) => `${(bytes / MB).toFixed(2)} MB`;
  for (const [what, size, most] of [
    ['packed without its dataset', sizes.packed - data, LIMITS.packed],
    ['unpacked', sizes.unpacked, LIMITS.unpacked],
  ] as const) {
    if (size > most) {
      throw new Error(
        `The package has ${inMB(size)} ${what}, more than ${inMB(most)}: find what grew in ${NAME}/lib, and leave it out`,
      );
    }
  }
}

/** Writes the package into `folder`; a quick one, for a test, is larger. */
export async function pack(folder: string, { isPublic = false, isQuick = false } = {}): Promise<Packed> {
  const lacking = [...FILES, `${BUILT}/${RANGES}`].filter((path) => !existsSync(join(root, path)));
  if (lacking.length > 0) throw new Error(`${lacking.join(', ')}: not built; run npm run wasm && npm run data`);
  const staged = join(folder, NAME);
  rmSync(staged, { recursive: true, force: true });
  await stage(staged, isPublic, isQuick);
  const tarball = packed(staged, folder);
  try {
    checkSize(tarball, statSync(join(staged, DATA_FILE)).size);
  } catch (error) {
    rmSync(tarball.archive);
    throw error;
  }
  return tarball;
}
