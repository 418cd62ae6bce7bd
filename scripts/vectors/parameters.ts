// The parameters of a row. Whoever asks a question takes what it needs; what nobody has taken says something that no
// input of a calculator knows, so that the answer would be one to another question.
import type { Why } from './set.ts';

/** Why a row is not judged. */
export class Skipped extends Error {
  readonly why: Why;

  constructor(why: Why, reason: string) {
    super(reason);
    this.why = why;
  }
}

/** A cell that cannot be read. */
export class Broken extends Error {}

export class Parameters {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #taken = new Set<string>();

  /** @param json Text of a JSON object; empty for no parameters. */
  constructor(json: string) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(json || '{}');
    } catch {
      throw new Broken('params is no JSON');
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      throw new Broken('params is no JSON object');
    }
    this.#values = new Map(Object.entries(parsed));
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** A parameter that has to be a number, where the row has it. */
  number(name: string): number | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw this.#unknown(name);
  }

  /** A parameter without which there is no question. */
  needed(name: string): number {
    const value = this.number(name);
    if (value === undefined) throw new Skipped('open', `does not state ${name}`);
    return value;
  }

  /** One of the values that an input tells apart, where the row has the parameter. */
  oneOf<const Value>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    const found = values.find((one) => one === value);
    if (found === undefined) throw this.#unknown(name);
    return found;
  }

  /** A text that has to match, where the row has it. */
  text(name: string, pattern: RegExp): string | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw this.#unknown(name);
  }

  /** A parameter that repeats what other cells say. */
  repeats(name: string, value: number | string | boolean): void {
    const stated = this.#take(name);
    if (stated !== undefined && stated !== value) {
      throw new Skipped('contradiction', `states ${name} ${shown(stated)} where it is ${value}`);
    }
  }

  /** Throws where a parameter has not been taken. */
  finish(): void {
    const rest = [...this.#values.keys()].filter((name) => !this.#taken.has(name)).toSorted();
    if (rest.length === 0) return;
    throw new Skipped('parameter', `no input takes ${rest.join(', ')}`);
  }

  #take(name: string): unknown {
    this.#taken.add(name);
    return this.#values.get(name);
  }

  #unknown(name: string): Skipped {
    return new Skipped('parameter', `no input has ${name} ${shown(this.#values.get(name))}`);
  }
}

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
