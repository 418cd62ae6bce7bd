// Serves dist/ as a good static host would: its headers, compression, byte ranges. `--port N`, else 4321; `--folder`
// another one; `--base /lanewise/`, or BASE, as it was built: below that path, and nothing beside it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helped } from '../../datasets/tools/text/usage.ts';
import { readRules } from './headers.ts';
import { siteServer } from './site-server.ts';
import { root } from './tools.mjs';

const usage = `npm run serve [-- option...]: serves the built site on this computer
  --port <number>      4321 without it
  --folder <path>      what is served, dist without it
  --base /lanewise/    the path below which it was built, as BASE`;
if (helped(process.argv.slice(2), usage)) process.exit();

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    folder: { type: 'string', default: join(root, 'dist') },
    base: { type: 'string', default: process.env.BASE ?? '/' },
  },
});
const { folder: dist, base } = values;
const port = Number(values.port);
if (!existsSync(join(dist, 'index.html'))) {
  console.error(
    `There is no built site in ${dist} yet. Run \`npm run build\` first, or \`npm start\`, which does both; ` +
      'for the one that is tested below a path `npm run site:below`.',
  );
  process.exit(1);
}
const rules = readRules(readFileSync(join(dist, '_headers'), 'utf8'));
if (!rules.some(({ path }) => path === `${base}*`)) {
  console.error(
    `The site in ${dist} was not built for ${base}: give both the same BASE, as in BASE=/lanewise/ npm start`,
  );
  process.exit(1);
}

const server = siteServer({ folder: dist, base, rules });
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}`);
  process.exit(1);
});
// Loopback only: this is a look at the site, not a public host.
server.listen(port, 'localhost', () => console.log(`Lanewise is at http://localhost:${port}${base} (Ctrl+C stops it)`));
