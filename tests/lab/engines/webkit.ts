// WebKitGTK through its own WebDriver, under a display that nobody sees.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Browser, pressed } from './window.ts';

const FOLDER = '/usr/lib/x86_64-linux-gnu';
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
  (name) => `${FOLDER}/${name}/MiniBrowser`,
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Xvfb chooses a free display and writes its number once it listens. */
async function display(): Promise<{ name: string; close(): void }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (bytes) => resolve(String(bytes).trim()));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

async function ask(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(`WebKit: ${value?.message ?? response.status}`);
  return value;
}

/** The driver writes nothing when it listens: its port is asked until it takes a connection, or the process ends. */
async function driver(port: number, screen: string): Promise<{ address: string; close(): void }> {
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address, close: () => child.kill() };
    await new Promise(setImmediate);
  }
  throw new Error('WebKitWebDriver did not start');
}

/** A page's policy forbids `eval`, so the function stands in the script itself. */
const calling = (source: string): string =>
  `const done = arguments[1]; Promise.resolve().then(() => (${source})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export async function webkit(): Promise<Browser> {
  const binary = MINI_BROWSERS.find(existsSync);
  if (!binary) throw new Error(`none of ${MINI_BROWSERS.join(', ')} is there`);
  const screen = await display();
  const { address, close } = await driver(await freePort(), screen.name);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const { sessionId } = (await ask(`${address}/session`, 'POST', { capabilities })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  await ask(`${session}/timeouts`, 'POST', { script: 120_000, pageLoad: 120_000 });
  return {
    open: async (url) => void (await ask(`${session}/url`, 'POST', { url })),
    call: async (source, ...args) => {
      const answer = await ask(`${session}/execute/async`, 'POST', { script: calling(source), args: [args] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    press: async (keys) => void (await ask(`${session}/actions`, 'POST', { actions: pressed(keys) })),
    close: async () => {
      await ask(session, 'DELETE').finally(() => {
        close();
        screen.close();
      });
    },
  };
}
