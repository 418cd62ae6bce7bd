/** What the core refuses: JSON on standard output where that is asked for, and a sentence beside it. */
import type { Refused } from '../../calc-wasm/js/calc.ts';
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { complain, printJson } from '../../datasets/tools/terminal/output.ts';

export function sayRefused(answer: Refused, isJson: boolean, sentence: string): number {
  if (isJson) printJson(answer);
  complain(sentence);
  return 1;
}

/** Whether a question has nothing under a name that it needs; what is no JSON object is refused in other words. */
export function isMissing(question: string, name: string): boolean {
  try {
    const asked: unknown = JSON.parse(question);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return false;
    const others = Object.keys(asked).every((key) => key === name || KNOWN.has(key));
    const value = (asked as Record<string, unknown>)[name];
    return others && (value === undefined || value === null || (Array.isArray(value) && value.length === 0));
  } catch {
    return false;
  }
}

/** Names that questions about chains have: one of another name is what is wrong then. */
const KNOWN = new Set(['load', 'block_size', 'usable', 'failures', 'rate', 'most_drives', 'family']);

/** The chain of a question that was refused, as far as there is one: whatever it holds was typed by somebody. */
export function chainIn(question: string): Chain {
  try {
    const { chain } = JSON.parse(question) as { chain?: Chain };
    return Array.isArray(chain?.parts) ? chain : { parts: [] };
  } catch {
    return { parts: [] };
  }
}
