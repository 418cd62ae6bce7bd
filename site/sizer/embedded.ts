// The sizer in other people's pages: the names of its embeds, and how tall a chain of the reader's own makes a frame.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';
import type { FrameAnswer } from '../embed/messages.ts';
import type { Machine } from '../machine/model.ts';
import { toQuery } from './address.ts';
import { mapOf } from './map.ts';
import type { Slug } from './presets.ts';
import { said, sentence } from './sentence.ts';
import { type Setting, understood } from './setting.ts';

/** The embed of any chain, and of a preset that one. */
export const embedOf = (slug?: Slug): string => (slug ? `sizer/${slug}` : 'sizer');

export function toldOf(answer: SizerAnswer, options: FormatOptions = {}): FrameAnswer {
  const { binary = false } = options;
  const { most, ceiling, expected_low, expected_high, iops, drives, limited_by } = answer;
  const rates = { most, ceiling, expected_low, expected_high };
  return {
    state: toQuery(understood(answer), { binary }).slice(1),
    result: {
      ...Object.fromEntries(
        Object.entries(rates).map(([name, value]) => [name, { value, unit: 'byte_per_second' as const }]),
      ),
      iops: { value: iops, unit: 'operation_per_second' },
      drives: { value: drives, unit: 'count' },
      limited_by: { value: limited_by, unit: null },
    },
    text: said(answer, options).value,
  };
}

/** What the line to paste follows. */
export interface Shown {
  caption: string;
  /** Of the address; empty where the page shows its own chain. */
  query: string;
  /** How much longer the path is than that of the page's own chain. */
  longer: number;
}

interface Beside extends FormatOptions {
  served: Setting | undefined;
  /** Of the page's own chain. */
  lines: number;
  /** What measures a map, once one was drawn: until then the page shows its own chain. */
  linesOf: ((machine: Machine) => number) | undefined;
}

export function shownIn(answer: SizerAnswer, { served, lines, linesOf, ...options }: Beside): Shown {
  const { binary = false } = options;
  const query = toQuery(understood(answer), { binary });
  return {
    caption: sentence(answer, options),
    query: served && query === toQuery(served) ? '' : query,
    // Drawn for it alone, where somebody asks.
    get longer() {
      return linesOf ? Math.max(1, linesOf(mapOf(answer)) / lines) : 1;
    },
  };
}
