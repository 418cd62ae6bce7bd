// Says in a sentence what an older Node would say in a stack trace: it cannot run TypeScript; a newer one keeps what it
// makes of it. Required before any of it; plain enough for whatever Node there is.
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { engines } = require('../../package.json');

const wanted = Number(/[0-9]+/.exec(engines.node)[0]);

if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Node ${process.versions.node} is too old: this command needs ${wanted} or newer.\n` +
      '  Install it from https://nodejs.org/, or run `npm ci`, which brings one for this folder.',
  );
  process.exit(1);
}

// Where site/build/tools.mjs tells the commands of packages to keep it, too.
enableCompileCache(join(__dirname, '../../node_modules/.cache/compiled'));
