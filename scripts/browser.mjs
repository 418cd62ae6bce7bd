// Which Chromium the tests drive: Playwright's own where there is one, else the system's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium, or nothing. `CHROME_PATH` wins. */
export const findBrowser = () =>
  [process.env.CHROME_PATH, chromium.executablePath(), ...system].find(
    (path) => path && existsSync(path),
  );
