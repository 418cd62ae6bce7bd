import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { InputFile } from '../readers/source-text.ts';
import { words } from './words.ts';

/** That a person, the system, or a terminal that is closed sends. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs fio once at a time, and ends it with the program. */
export class Runner {
  isInterrupted = false;
  readonly #fio: string;
  readonly #folder: string;
  readonly #out: string;
  #child: ReturnType<typeof spawn> | undefined;
  readonly #interrupt = () => {
    this.isInterrupted = true;
    this.#child?.kill('SIGINT');
  };
  /** Where the program ends in the middle, as it does when nobody reads what it prints. */
  readonly #abandon: () => void;

  /** `clear` removes what a load leaves. */
  constructor(fio: string, folder: string, out: string, clear: () => void) {
    this.#fio = fio;
    this.#folder = folder;
    this.#out = out;
    this.#abandon = () => {
      this.#child?.kill('SIGTERM');
      clear();
    };
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
    process.on('exit', this.#abandon);
  }

  stop(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
    process.off('exit', this.#abandon);
  }

  /** The output; nothing where the run was interrupted. Fails where fio does. */
  async run(name: string, args: string[]): Promise<InputFile | undefined> {
    const path = join(this.#out, `${name}.json`);
    const child = spawn(this.#fio, [...args, `--output=${path}`], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let complaint = '';
    child.stderr.on('data', (data) => {
      complaint = `${complaint}${data}`.slice(-2000);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    this.#child = undefined;
    if (this.isInterrupted) return undefined;
    if (code !== 0) {
      const hint = /Invalid argument/.test(complaint) ? ` (${words.noDirect})` : '';
      const [first = ''] = complaint.trim().split('\n');
      throw new Error(words.fioFailed(String(code), `${first}${hint}`));
    }
    return { name: `${name}.json`, bytes: new Uint8Array(readFileSync(path)) };
  }
}
