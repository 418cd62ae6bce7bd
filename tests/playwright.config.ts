import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { atRoot, below } from './pages/built.ts';

const PORT = Number(process.env.PORT ?? 4329);
/** Of the site below a path, which is served beside the other one. */
const PORT_BELOW = PORT + 1;
const BELOW = 'below-a-path';

/** `BROWSERS=chromium,firefox,webkit` where all three are installed. */
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

const projects = browsers.map((name): Project => {
  const device = {
    chromium: 'Desktop Chrome',
    firefox: 'Desktop Firefox',
    webkit: 'Desktop Safari',
  }[name];
  if (!device) throw new Error(`BROWSERS names "${name}"; there is chromium, firefox, webkit`);
  const executablePath = name === 'chromium' ? findBrowser() : undefined;
  return {
    name,
    testIgnore: `**/${BELOW}/**`,
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
});

const serve = (port: number, base: string, folder: string) => ({
  command: `node scripts/serve.ts --port ${port} --base ${base} --folder ${folder}`,
  cwd: '..',
  url: `http://localhost:${port}${base}`,
  reuseExistingServer: false,
});

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
  webServer: [serve(PORT, atRoot.base, atRoot.folder), serve(PORT_BELOW, below.base, below.folder)],
  use: { baseURL: `http://localhost:${PORT}`, trace: 'retain-on-failure' },
  projects: [
    ...projects,
    // One browser is enough to tell whether addresses and widths hold.
    ...projects.slice(0, 1).map((project) => ({
      ...project,
      name: BELOW,
      testIgnore: [],
      testMatch: `**/${BELOW}/**/*.spec.ts`,
      use: { ...project.use, baseURL: `http://localhost:${PORT_BELOW}${below.base}` },
    })),
  ],
});
