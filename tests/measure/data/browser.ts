// A browser that nobody watches. What tests drive one with has it keep every answer of the network for a look at it: in
// the page's own memory, and in its time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  result?: Result;
  error?: { message: string };
}

/** What the commands used here answer with, of the DevTools protocol. */
interface Result {
  browserContextId?: string;
  targetId?: string;
  sessionId?: string;
  result?: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
  processInfo?: { type: string; id: number }[];
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page in a profile of its own. */
export interface Tab {
  /** Runs a function there, which knows nothing but what it is given. */
  run<Given, Answer>(code: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
  close(): Promise<void>;
}

export class Chromium {
  #process: ChildProcess;
  #profile: string;
  #socket: WebSocket;
  #sent = 0;
  #waiting = new Map<number, (message: Message) => void>();
  /** Who waits for an event, by session and name. */
  #expecting = new Map<string, () => void>();

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message: Message = JSON.parse(String(data));
      const { id, sessionId, method } = message;
      if (id !== undefined) this.#waiting.get(id)?.(message);
      else this.#expecting.get(`${sessionId} ${method}`)?.();
    };
  }

  static async start(path: string): Promise<Chromium> {
    const profile = mkdtempSync(join(tmpdir(), 'lanewise-browser-'));
    const browser = spawn(path, [...FLAGS, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const line of createInterface(browser.stderr)) {
      const [, address] = /^DevTools listening on (\S+)$/.exec(line) ?? [];
      if (!address) continue;
      browser.stderr.resume();
      const socket = new WebSocket(address);
      await once(socket, 'open');
      return new Chromium(browser, profile, socket);
    }
    throw new Error(`${path} ended before it could be asked for a page`);
  }

  async open(url: string): Promise<Tab> {
    const { browserContextId } = await this.#ask('Target.createBrowserContext');
    const blank = { url: 'about:blank', browserContextId };
    const { targetId } = await this.#ask('Target.createTarget', blank);
    const { sessionId } = await this.#ask('Target.attachToTarget', { targetId, flatten: true });
    await this.#ask('Page.enable', {}, sessionId);
    const loaded = new Promise<void>((resolve) => {
      this.#expecting.set(`${sessionId} Page.loadEventFired`, resolve);
    });
    await this.#ask('Page.navigate', { url }, sessionId);
    await loaded;
    return {
      run: async (code, given) => {
        const expression = `(${code})(${JSON.stringify(given)})`;
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails: failed } = await this.#ask('Runtime.evaluate', asked, sessionId);
        if (failed) throw new Error(failed.exception?.description ?? failed.text);
        return result?.value as never;
      },
      close: async () => {
        await this.#ask('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  /**
   * Memory of the largest page's process, its workers included, in bytes: without the browser's own program, which all
   * its processes share.
   */
  async memory(): Promise<number> {
    const { processInfo = [] } = await this.#ask('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
    return Math.max(...sizes.map((kilobytes) => Number(kilobytes ?? 0) * 1024));
  }

  async quit(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#socket.close();
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }

  #ask(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        this.#waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${error?.message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }
}
