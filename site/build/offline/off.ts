// The way out of a broken service worker: in a built site, puts in place of each worker one that removes what it kept, and
// itself. Deploy the folder then; browsers look for a new worker with every page they open.
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helped } from '../../../datasets/tools/text/usage.ts';
import { WORKER } from '../../offline/kept.ts';
import { root } from '../tools.mjs';
import { writeWorkersOff } from './write.ts';

const usage = `npm run offline:off [-- option...]: makes the built site remove its service workers from readers' browsers
  --folder <name>      of the built site, dist without it`;
if (helped(process.argv.slice(2), usage)) process.exit();

const { values } = parseArgs({ options: { folder: { type: 'string', default: 'dist' } } });
const dist = resolve(root, values.folder);
/** Languages have theirs at the top of a folder of their own. */
const htmlFiles = readdirSync(dist, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => (readdirSync(join(dist, name)).includes(WORKER) ? [`/${name}/`] : []));
const pages = readdirSync(dist).includes(WORKER) ? ['/', ...htmlFiles] : htmlFiles;
if (pages.length === 0) {
  console.error(`${dist} holds no ${WORKER}: build the site first, or name its folder with --folder.`);
  process.exit(1);
}
await writeWorkersOff(pages.map((page) => ({ dist, root: '/', pages: page })));
for (const page of pages) console.log(`${join(dirname(join(dist, WORKER)), page, WORKER)} removes itself`);
