// Makes the npm package of the core: what JavaScript sees of it, compiled with its types, the WebAssembly beside it, and
// a README from the declarations. It depends on nothing.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Measured } from '../../../calc-wasm/js/package/measured.ts';
import { root, tsc } from '../../build/tools.mjs';
import { ranges } from '../../common/ranges-build.ts';
import { commonManifest, packed } from './npm.ts';
import { newestOf, readme } from './readme.ts';

export const NAME = 'lanewise-core';

const GLUE = ['wasm/lanewise', 'wasm-chain/lanewise-chain'];

/** One way in, for Node and for everything else. */
const entry = (stem: string) => ({
  types: `./package/${stem}.d.ts`,
  node: `./package/${stem}-node.js`,
  default: `./package/${stem}.js`,
});

const manifest = (isPublic: boolean) => ({
  name: NAME,
  description: 'What storage links, arrays and whole chains carry: the calculators of Lanewise',
  ...commonManifest(isPublic),
  sideEffects: false,
  engines: { node: '>=20' },
  exports: {
    '.': entry('index'),
    './chain': entry('chain-index'),
    './calculators.wasm': './generated/wasm/lanewise_bg.wasm',
    './chain.wasm': './generated/wasm-chain/lanewise-chain_bg.wasm',
    './package.json': './package.json',
  },
});

/** The ranges of the last data build, as the pages of that build show them, with the day of the newest measurement. */
const snapshot = (): Measured => ({ asOf: newestOf(ranges), ranges });

const measuredText = (): string => `export const measured = ${JSON.stringify(snapshot())};\n`;

/** Writes the package into `folder` and returns the path of its archive. The core has to be built. */
export function pack(folder: string, { isPublic = false } = {}): string {
  const staged = join(folder, NAME);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const config = 'calc-wasm/js/package/tsconfig.json';
  execFileSync(process.execPath, [tsc, '-p', config, '--outDir', staged], { cwd: root, stdio: 'inherit' });
  for (const stem of GLUE) {
    for (const end of ['.js', '.d.ts', '_bg.wasm']) {
      cpSync(join(root, `calc-wasm/js/generated/${stem}${end}`), join(staged, `generated/${stem}${end}`));
    }
  }
  writeFileSync(join(staged, 'package/measured.js'), measuredText());
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest(isPublic), null, 2)}\n`);
  writeFileSync(join(staged, 'README.md'), readme());
  return packed(staged, folder).archive;
}
