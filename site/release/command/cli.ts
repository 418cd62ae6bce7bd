/** `npm run pack:command`: makes the npm package of the command. Nothing is published. */
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failed, helped } from '../../../datasets/tools/text/usage.ts';
import { root } from '../../build/tools.mjs';
import { pack } from './pack.ts';

const usage = `npm run pack:command [-- option...]: makes the npm package of the command in dist-package
  --folder <path>      where to
  --public             without the guard against publishing: CONTRIBUTING.md says who does that`;

if (!helped(process.argv.slice(2), usage)) {
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string', default: join(root, 'dist-package') },
        public: { type: 'boolean', default: false },
      },
    });
    // Each does nothing where nothing has changed.
    for (const script of ['calc-wasm/bindgen/wasm.ts', 'datasets/tools/build.ts']) {
      const { status } = spawnSync('node', [script], { cwd: root, stdio: 'inherit' });
      if (status !== 0) throw new Error(`${script} failed: fix what it names above`);
    }
    const tarball = await pack(resolve(values.folder), { isPublic: values.public });
    const [packed, unpacked] = [tarball.packed, tarball.unpacked].map((size) => Math.round(size / 1000));
    console.log(`${relative(root, tarball.archive)}: ${packed} kB, ${unpacked} kB unpacked`);
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
