// Says in a sentence what would else be a stack trace: an older Node cannot run TypeScript, and a fresh clone has no
// packages. Required before any of it; plain enough for whatever Node there is.
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { engines } = require('../../package.json');

const packages = join(__dirname, '../../node_modules');
const wanted = Number(/[0-9]+/.exec(engines.node)[0]);

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < wanted) {
  stop(
    `Node ${process.versions.node} is too old: this command needs ${wanted} or newer.\n` +
      '  Install it from https://nodejs.org/, or run `npm ci`, which brings one for this folder.',
  );
}
if (!existsSync(packages)) stop('The npm packages are not installed.\n  Run: npm ci');

// Where site/build/tools.mjs tells the commands of packages to keep it, too.
enableCompileCache(join(packages, '.cache/compiled'));
