// Firefox as it is, through WebDriver BiDi, in a profile that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf } from '../../support/test-tables.ts';
import { type Browser, pressed } from './window.ts';

/** It asks nothing of anybody but of the page that is tried. */
const PREFERENCES = tableOf<Record<string, unknown>>(import.meta.filename, 'preferences');

interface Answer {
  id?: number;
  type: string;
  message?: string;
  result?: unknown;
}

/** Numbers each command, and gives its answer to whoever sent it. */
async function connect(address: string): Promise<(method: string, params?: unknown) => Promise<unknown>> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not take the connection')));
  });
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`Firefox, ${method}: ${answer.message}`);
    return answer.result;
  };
}

async function launch(profile: string): Promise<{ address: string; close(): Promise<unknown> }> {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn('firefox-esr', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (bytes) => {
      text += bytes;
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`Firefox did not start: ${text.trim()}`)));
  });
  const close = () => {
    child.kill();
    return ended;
  };
  return { address, close };
}

interface Evaluated {
  type: string;
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

export async function firefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'lanewise-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { address, close } = await launch(profile);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (source, ...args) => {
      const evaluated = (await send('script.callFunction', {
        // A text comes back as it is; other values would come as descriptions of them.
        functionDeclaration: `async (...args) => JSON.stringify(await (${source})(...args))`,
        arguments: args.map((value) => ({ type: 'string', value })),
        awaitPromise: true,
        target: { context },
      })) as Evaluated;
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text);
      const { value } = evaluated.result ?? {};
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    press: async (keys) => void (await send('input.performActions', { context, actions: pressed(keys) })),
    close: async () => {
      await close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
