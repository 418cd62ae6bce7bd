/** fio's outputs in the folder of the set, from the moment that they exist: whatever ends the program, they stay. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { InputFile } from '../readers/source-text.ts';
import { makeFolder, writeWhole } from '../repository/atomic-write.ts';
import { named, SETS } from '../repository/repository.ts';
import { shellWord } from '../text/shell-word.ts';
import { words } from './words.ts';

export class RawOutputs {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Does something with a place for outputs; where it fails, says where they are and how to go on from them. */
  async during<Result>(work: (keep: (file: InputFile) => void) => Promise<Result>): Promise<Result> {
    try {
      const result = await work((file) => this.#keep(file));
      if (!existsSync(join(this.#folder, 'results.csv'))) this.#tell(result);
      return result;
    } catch (error) {
      this.#tell(1);
      throw error;
    }
  }

  /** A set that is written has those outputs that its results name, and no others. */
  tidy(): void {
    const results = join(this.#folder, 'results.csv');
    if (!existsSync(results)) return;
    const text = readFileSync(results, 'utf8');
    for (const name of this.#kept()) {
      if (!text.includes(`${name}:`)) rmSync(join(this.#raw, name));
    }
  }

  get #raw(): string {
    return join(this.#folder, 'raw');
  }

  #keep({ name, bytes }: InputFile): void {
    makeFolder(this.#raw);
    writeWhole(join(this.#raw, name), bytes);
  }

  #kept(): string[] {
    return existsSync(this.#raw) ? readdirSync(this.#raw) : [];
  }

  /** `result` is an exit code where the set should have been written. */
  #tell(result: unknown): void {
    const count = this.#kept().length;
    if (count === 0 || result === 0 || typeof result !== 'number') return;
    const place = shellWord(named(this.#raw));
    // Those of the repository have a name, others a place.
    const isOwn = dirname(this.#folder) === SETS;
    const set = shellWord(isOwn ? basename(this.#folder) : named(this.#folder));
    console.error(
      `${words.kept(count, place)}\n` +
        `  npm run dataset -- import fio ${place} --set ${set} --replace --keep-raw --meta …`,
    );
  }
}
