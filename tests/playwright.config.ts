import { availableParallelism } from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import { findTestBrowser } from '../site/build/browser.mjs';
import { chooseVisited } from './e2e/visited.ts';
import { fontConfiguration } from './fonts.ts';
import { atRoot, below, isTriedBelow } from './pages/built.ts';
import { exhaustive } from './support/exhaustive.ts';
import { freePort } from './support/free-port.ts';

// Each worker reads this file again: what the first reading chose is kept for them in the environment.
process.env.LANEWISE_PORT ??= String(await freePort());
process.env.LANEWISE_PORT_BELOW ??= String(await freePort());
process.env.LANEWISE_VISITED ??= JSON.stringify(chooseVisited());
// `FONTS=system` tries the fonts of the machine.
if (process.env.FONTS !== 'system') process.env.FONTCONFIG_FILE ??= fontConfiguration();
const { LANEWISE_PORT: PORT, LANEWISE_PORT_BELOW: PORT_BELOW } = process.env;

const BELOW = 'below-a-path';

/** `WITHOUT_FOLDERS=look,diagnose`: what `tests/run/ci.ts` leaves to the night. */
const LEFT = (process.env.WITHOUT_FOLDERS ?? '')
  .split(',')
  .filter(Boolean)
  .map((folder) => `**/e2e/${folder}/**`);

/** What the other browsers are tried with: journeys that ask nothing of a browser that Chromium alone has. */
const JOURNEY = /@journey/;

/** Rare faults of hosts, limits and further looks, each with a like case by day. */
const NIGHT = /@night/;

/** `BROWSERS=chromium,firefox,webkit` where all three are installed. */
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

const chromium = browsers.includes('chromium') ? findTestBrowser() : {};
if (!chromium) {
  throw new Error('no Chromium was found: run `npx playwright install chromium`, or name one in CHROME_PATH');
}

const CHROMIUM = {
  ...chromium,
  // Root in a container has no sandbox; the rest keeps the browser itself from calling home.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // No test runs DuckDB for long enough that compiling it twice pays: a sixth of what its pages take.
    ...(exhaustive ? [] : ['--js-flags=--liftoff-only']),
  ],
};

const projects = browsers.map((name): Project => {
  const device = { chromium: 'Desktop Chrome', firefox: 'Desktop Firefox', webkit: 'Desktop Safari' }[name];
  if (!device) throw new Error(`BROWSERS names "${name}"; there is chromium, firefox, webkit`);
  return name === 'chromium'
    ? { name, testIgnore: [`**/${BELOW}/**`, ...LEFT], use: { ...devices[device], launchOptions: CHROMIUM } }
    : { name, testIgnore: [`**/${BELOW}/**`, ...LEFT], grep: JOURNEY, use: { ...devices[device] } };
});

const serve = (port: string, base: string, folder: string) => ({
  command: `node site/build/serve.ts --port ${port} --base ${base} --folder ${folder}`,
  cwd: '..',
  url: `http://localhost:${port}${base}`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: './e2e',
  outputDir: './output',
  fullyParallel: true,
  ...(exhaustive ? {} : { grepInvert: NIGHT }),
  // Machines that run this are shared: slow is not wrong here, speed has its own measurements.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than there are processors: a test waits for its page as long as it computes.
  workers: availableParallelism() + 1,
  reporter: [['list']],
  webServer: [
    serve(PORT, atRoot.base, atRoot.folder),
    ...(isTriedBelow ? [serve(PORT_BELOW, below.base, below.folder)] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // What a page asks for is answered or counted by the tests; a service worker would keep two megabytes for each.
    serviceWorkers: 'block',
    // Keeping a trace takes a fifth of the time, of every test that passes.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    ...projects,
    // One browser is enough to tell whether addresses and widths hold.
    ...projects.slice(0, isTriedBelow ? 1 : 0).map((project) => ({
      ...project,
      name: BELOW,
      testIgnore: [],
      testMatch: `**/${BELOW}/**/*.spec.ts`,
      use: { ...project.use, baseURL: `http://localhost:${PORT_BELOW}${below.base}` },
    })),
  ],
});
