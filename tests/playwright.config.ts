import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = Number(process.env.PORT ?? 4329);

/** `BROWSERS=chromium,firefox,webkit` where all three are installed. */
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

export default defineConfig({
  testDir: './e2e',
  outputDir: './output',
  fullyParallel: true,
  // Machines that run this are shared: slow is not wrong here, speed has its own measurements.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [['list']],
  webServer: {
    command: `node scripts/serve.ts --port ${PORT}`,
    cwd: '..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
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
