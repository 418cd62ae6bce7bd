import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = 4329;
/** A second origin for the page that embeds: same files, another port. */
export const OTHER_PORT = 4330;

/** `BROWSERS=chromium,firefox,webkit` where all three are installed. */
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

const server = (port: number) => ({
  command: `node scripts/serve.ts --port ${port}`,
  cwd: '..',
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: './e2e',
  outputDir: './output',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [['list']],
  webServer: [server(PORT), server(OTHER_PORT)],
  use: { baseURL: `http://localhost:${PORT}`, trace: 'retain-on-failure' },
  projects: browsers.map((name) => {
    const device = {
      chromium: 'Desktop Chrome',
      firefox: 'Desktop Firefox',
      webkit: 'Desktop Safari',
    }[name];
    if (!device) throw new Error(`BROWSERS names "${name}"; there is chromium, firefox, webkit`);
    const executablePath = name === 'chromium' ? findBrowser() : undefined;
    return {
      name,
      use: {
        ...devices[device],
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          // Root in a container has no sandbox; the rest keeps the browser itself from calling home.
          args:
            name === 'chromium'
              ? [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--no-first-run',
                ]
              : [],
        },
      },
    };
  }),
});
