/** What the core refuses: JSON on standard output where that is asked for, and a sentence beside it. */
import type { Refused } from '../../calc-wasm/js/calc.ts';
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { complain, printJson } from './output.ts';

export function sayRefused(answer: Refused, isJson: boolean, sentence: string): number {
  if (isJson) printJson(answer);
  complain(sentence);
  return 1;
}

/** The chain of a question that was refused, as far as there is one: whatever it holds was typed by somebody. */
export function chainIn(question: string): Chain {
  try {
    const { chain } = JSON.parse(question) as { chain?: Chain };
    return Array.isArray(chain?.parts) ? chain : { parts: [] };
  } catch {
    return { parts: [] };
  }
}
