// The worker's end of the box: it loads the core of the chain and the names with the first question, and none of it
// before; the core of the calculators with the first question that one of them answers.
import { loadCalc } from '../../calc-wasm/js/browser.ts';
import { loadSizer } from '../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import type { Answer } from '../../datasets/tools/ask/answer.ts';
import { ask } from '../../datasets/tools/ask/ask.ts';
import type { Given } from '../../datasets/tools/ask/core.ts';
import { catalogueOf, type NamesFile } from '../../datasets/tools/names/file.ts';
import { answerWith } from '../common/answering.element.ts';

export interface Question {
  text: string;
  /** Address of the names. */
  names: string;
}

/** The question is one for a calculator. */
class NeedsCalc extends Error {}

const without: Given['calc'] = {
  calculate: () => {
    throw new NeedsCalc();
  },
};

let given: Promise<Given> | undefined;

async function load(address: string): Promise<Given> {
  const [sizer, file] = await Promise.all([
    loadSizer(),
    fetch(address).then((response): Promise<NamesFile> => {
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.json();
    }),
  ]);
  const size = withChainRanges(sizer.size, file.ranges ?? {});
  return { calc: without, size, names: catalogueOf(file) };
}

async function answered({ text, names }: Question): Promise<Answer> {
  given ??= load(names).catch((reason) => {
    given = undefined;
    throw reason;
  });
  const all = await given;
  try {
    return ask(text, all);
  } catch (reason) {
    if (!(reason instanceof NeedsCalc)) throw reason;
    all.calc = await loadCalc();
    return ask(text, all);
  }
}

answerWith(answered);
