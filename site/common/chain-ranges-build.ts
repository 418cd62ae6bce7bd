// The core of the chain at build time and on the command line, with the ranges that the data build has made.
import type { ChainArray } from '../../calc-wasm/js/chain.ts';
import * as core from '../../calc-wasm/js/chain-node.ts';
import { softwareStops } from '../../calc-wasm/js/chain-ranges.ts';
import { withPlanRanges } from '../../calc-wasm/js/plan-ranges.ts';
import { size } from './chain-size-build.ts';
import { coverageText } from './coverage.ts';
import { words } from './coverage.words.ts';
import { range } from './format.ts';
import { ranges } from './ranges-file-build.ts';

export { size } from './chain-size-build.ts';

export const plan = withPlanRanges(core.plan, ranges);

/** As text; what is refused is quoted as it was typed. */
export const sizeText = (json: string): string => asText(core.sizeText(json), json, size);
export const planText = (json: string): string => asText(core.planText(json), json, plan);

const asText = (text: string, json: string, ask: (question: never) => object): string =>
  text.startsWith('{"error"') ? text : JSON.stringify(ask(JSON.parse(json) as never));

/** What the pages of chains need of the ranges, as an attribute. */
export const chainRangesText = JSON.stringify(ranges);

function software(level: ChainArray['level']): string {
  const { least, most } = softwareStops({ parts: [], arrays: [{ id: level, level, members: [] }] });
  return words.software(range(least, most, 'operation_per_second'));
}

/** What each class is made of, and what is said where no class fits. */
export const coverages: Readonly<Record<string, string>> = {
  '': words.own,
  software: software('raid0'),
  'software raidz': software('raidz1'),
  ...Object.fromEntries(Object.entries(ranges).map(([name, own]) => [name, coverageText({ class: name, ...own })])),
};
