/** What a chain lets through, by the core. */
import type { Basis } from '../../../calc-wasm/js/calc.ts';
import type { Chain, SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import type { Core } from './core.ts';
import { type Path, seenOnly, unslotted } from './path.ts';

export interface Expectation {
  /** What the links that the paste shows carry at most of data; nothing where it shows none. */
  ceiling: number | undefined;
  /** The same with all that packets take: no figure is above it. */
  bound: number | undefined;
  /** With usual rates where the paste has none. */
  most: number;
  low: number;
  high: number;
  /** Whether that range was measured or is assumed; nothing where no ranges were put over the core's answers. */
  basis: Basis | undefined;
  /** What would be expected if every link did what its part can, where that is more. */
  lowUnslotted: number | undefined;
  /** Whether what limits was seen, and is no usual rate. */
  isSeen: boolean;
  /** Whether what limits is a link that was taken for the usual one. */
  isGuessed: boolean;
}

/** Less is not worth a word. */
const NOTABLE = 1.02;

/** Between what packets carry at most and the bits of the wire. */
const WIRE = 1.07;

export function expectationOf(path: Path, load: 'read' | 'write', core: Core): Expectation | undefined {
  const ask = (chain: Chain): SizerAnswer | undefined => {
    const answer = core.size({ chain, load });
    return 'error' in answer ? undefined : answer;
  };
  const answer = ask(path.chain);
  const full = ask(unslotted(path));
  if (!answer || !full) return undefined;
  const seen = path.chain.parts.some(({ id }) => !path.guessed.has(id));
  const bound = seen ? ask(seenOnly(path)) : undefined;
  return {
    ceiling: bound?.ceiling,
    bound: bound && bound.ceiling * WIRE,
    most: answer.most,
    low: answer.expected_low,
    high: answer.expected_high,
    basis: answer.range_basis,
    lowUnslotted: full.most > answer.most * NOTABLE ? full.expected_low : undefined,
    isGuessed: answer.limited_at !== 'media' && path.guessed.has(answer.limited_by ?? ''),
    isSeen: answer.limited_at !== 'media' && !path.guessed.has(answer.limited_by ?? ''),
  };
}
