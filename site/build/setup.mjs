// Sets up what is missing, says what takes long, and does nothing when nothing is missing.
// Plain JavaScript without dependencies: it runs on Node 20, before `npm ci`. `--browser` also finds one for tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from './tools.mjs';

/** The oldest Node whose npm can install the packages; one that is new enough is among them. */
const OLDEST = 20;

const TARGET = 'wasm32-unknown-unknown';
/** As Debian calls it. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const windows = process.platform === 'win32';

/** Says what is wrong and what to run, and stops. */
function stop(problem, mend) {
  console.error(`\n${problem}\n  ${mend}\n`);
  process.exit(1);
}

const quiet = (command, args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: windows, env: toolEnvironment() });

function run(what, command, args) {
  console.log(what);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, env: process.env });
  return status === 0;
}

// The Node that runs TypeScript as it is.
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wanted = Number(/[0-9]+/.exec(engines.node)[0]);
const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST) {
  stop(
    `Node ${process.versions.node} is too old: Lanewise needs ${wanted} or newer.`,
    'Install it from https://nodejs.org/',
  );
}
if (major < wanted) {
  console.log(`Node ${process.versions.node} is older than ${wanted}: npm brings a newer one for this folder.`);
}

// npm packages, the Node that the tools want among them: npm compares each with its hash in package-lock.json, and runs
// none of their scripts (.npmrc).
const stamp = join(root, 'node_modules/.lanewise-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  if (!run('Installing npm packages (about a minute) …', 'npm', ['ci', '--no-fund', '--no-audit'])) {
    stop('npm could not install the packages.', 'Fix what it names above, then run: npm ci');
  }
  writeFileSync(stamp, lock);
}
const pinned = quiet('node', ['--version']).stdout?.trim() ?? '';
if (Number(/^v(\d+)/.exec(pinned)?.[1] ?? 0) < wanted) {
  stop(
    `npm has no pinned Node for ${process.platform} on ${process.arch}, and yours is ${process.versions.node}: the tools need ${wanted}.`,
    `Install Node ${wanted} from https://nodejs.org/`,
  );
}

// Rust and its WebAssembly target.
if (quiet('cargo', ['--version']).status !== 0) {
  stop('Rust is missing: the core is written in it.', 'Install it with rustup, see https://rustup.rs/');
}
const library = quiet('rustc', ['--print', 'target-libdir', '--target', TARGET]).stdout.trim();
if (!existsSync(library) && !run('Adding the WebAssembly target …', 'rustup', ['target', 'add', TARGET])) {
  stop('Rust has no WebAssembly target.', `Run: rustup target add ${TARGET}`);
}

if (process.argv.includes('--browser')) {
  const { findTestBrowser, isTestedWhole } = await import('./browser.mjs');
  const isDebian = quiet('apt-get', ['--version']).status === 0;
  if (!findTestBrowser()) {
    const installed =
      run('Fetching a browser for the tests …', 'npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
      (isDebian &&
        run('Playwright has none for here; asking Debian …', 'apt-get', ['update']) &&
        // The whole one brings the fonts that heights are measured with; not every Debian has the other.
        (run('Installing Chromium …', 'apt-get', ['install', '-y', 'chromium', HEADLESS_PACKAGE]) ||
          run('Installing Chromium …', 'apt-get', ['install', '-y', 'chromium'])));
    if (!installed || !findTestBrowser()) {
      stop('The tests need Chromium, and it could not be installed.', 'Run: npx playwright install chromium');
    }
  }
  // Without it the tests pass, too, in twice the time; only root can install it.
  if (isTestedWhole() && isDebian && process.getuid?.() === 0) {
    const isInstalled =
      run('Fetching a browser that tests sooner …', 'apt-get', ['update', '-qq']) &&
      run('Installing it …', 'apt-get', ['install', '-y', '-qq', HEADLESS_PACKAGE]);
    if (!isInstalled) console.log('It could not be installed: the tests take the one that is here.');
  }
}
