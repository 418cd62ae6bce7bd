// What each group of drives, or each array, gets.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { count, type FormatOptions } from '../common/format.ts';
import { nameOf, placeOf } from './names.ts';
import { rateText } from './sentence.ts';
import { words as all } from './words.ts';

const words = all.flows;

export const FLOW = ['source', 'each', 'all', 'limit'] as const;

export const flowRows = (answer: SizerAnswer, options: FormatOptions = {}): Record<(typeof FLOW)[number], string>[] =>
  answer.flows.map(({ source, rate, flows, drives, held_by, held_at }) => {
    const { chain } = answer.inputs;
    const name = nameOf(chain, source, drives);
    const isArray = (chain.arrays ?? []).some(({ id }) => id === source);
    return {
      source: isArray ? words.array(name, count(drives)) : all.map.many(count(drives), name),
      each: rateText(answer, rate, options),
      all: rateText(answer, rate * flows, options),
      limit: held_by && held_at ? placeOf(answer, held_by, held_at).text : all.compare.none,
    };
  });
