// Which Chromium the tests and the measurements drive. `CHROME_PATH` wins.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's build without a window, as Playwright's own is: it starts faster and draws the same. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const found = (paths) => paths.find((path) => path && existsSync(path));

/** Path of a whole Chromium, or nothing: Playwright's own where there is one, else the system's. */
export const findBrowser = () => found([process.env.CHROME_PATH, chromium.executablePath(), ...system]);

/** What to say where there is none. */
export const NO_BROWSER =
  'there is no Chromium here: run npm test once, which fetches one, or name yours in CHROME_PATH';

/** How Playwright starts a Chromium for tests: `{}` for its own, nothing where there is none at all. */
export const findTestBrowser = () => {
  const own = existsSync(chromium.executablePath());
  const executablePath = found([process.env.CHROME_PATH, !own && HEADLESS, ...(own ? [] : system)]);
  return executablePath ? { executablePath } : own ? {} : undefined;
};

/** Whether the tests would be driven by a whole browser, which takes twice as long over them. */
export const isTestedWhole = () => !process.env.CHROME_PATH && system.includes(findTestBrowser()?.executablePath);
