// `npm run pack`: makes the npm package of the core. Nothing is published.
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { failed, helped } from '../../../datasets/tools/text/usage.ts';
import { root } from '../../build/tools.mjs';

const usage = `npm run pack [-- option...]: makes the npm package of the core in dist-package
  --folder <path>      where to
  --public             without the guard against publishing: CONTRIBUTING.md says who does that
  --api                write what its users see of it into calc-wasm/js/package/api.txt, too`;

if (!helped(process.argv.slice(2), usage)) {
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string', default: join(root, 'dist-package') },
        public: { type: 'boolean', default: false },
        api: { type: 'boolean', default: false },
      },
    });
    const { status } = spawnSync('node', ['calc-wasm/bindgen/wasm.ts'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('the core could not be built');
    const { NAME, pack } = await import('./pack.ts');
    const archive = pack(values.folder, { isPublic: values.public });
    if (values.api) {
      const { API_FILE, apiOf } = await import('./api.ts');
      writeFileSync(API_FILE, apiOf(join(values.folder, NAME)).text);
    }
    console.log(`${relative(root, archive)}: ${Math.round(statSync(archive).size / 1000)} kB`);
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
