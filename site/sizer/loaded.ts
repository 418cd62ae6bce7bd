// A chain out of a file that somebody loads: the JSON that "Download JSON" saves, or a chain written by hand.
import { count } from '../common/format.ts';
import { words } from './machines.words.ts';
import { readSaved, type Saved } from './saved.ts';
import { BLOCK_SIZE, LOAD, type Setting } from './setting.ts';

/** Longest text that is read: far more than the largest chain. */
export const LONGEST = 2_000_000;

export interface Loaded {
  /** Whether the chain can be, the core says: nothing of it is checked here. */
  asked?: Setting;
  machines?: Saved[];
  problem?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function loaded(text: string): Loaded {
  if (text.length > LONGEST) return { problem: words.tooLong(count(text.length), count(LONGEST)) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: words.notJson };
  }
  if (!isObject(value)) return { problem: words.noChain };
  if (Array.isArray(value.machines)) {
    const machines = readSaved(text);
    return machines.length > 0 ? { machines } : { problem: words.noChain };
  }
  const inputs = isObject(value.inputs) ? value.inputs : value;
  const chain = 'chain' in inputs ? inputs.chain : 'parts' in inputs ? inputs : undefined;
  if (!isObject(chain)) return { problem: words.noChain };
  const { load = LOAD, block_size = BLOCK_SIZE } = inputs;
  return { asked: { chain, load, block_size } as unknown as Setting };
}
