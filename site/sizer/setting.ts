// What the sizer is asked: a chain, a load, and the size of one random I/O.
import type { Chain, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';

export interface Setting {
  chain: Chain;
  load: Load;
  /** Bytes of one random I/O. */
  block_size: number;
}

/** The part on which everything hangs; a chain need not list it. */
export const HOST = 'host';
export const LOAD: Load = 'read';
export const BLOCK_SIZE = 4096;

/** A host of which nothing is said. */
const isPlainHost = ({ id, kind, ...rest }: ChainPart): boolean =>
  id === HOST && kind === HOST && Object.keys(rest).length === 0;

/** A chain as the core wrote it, without what goes without saying. */
export const shortened = ({ parts, arrays }: Chain): Chain => ({
  parts: parts
    .filter((part) => !isPlainHost(part))
    .map(({ on, ...part }) => (on === undefined || on === HOST ? part : { ...part, on })),
  ...(arrays && arrays.length > 0 && { arrays: arrays.map(withoutHost) }),
});

const withoutHost = ({ on, ...array }: NonNullable<Chain['arrays']>[number]) =>
  on === undefined || on === HOST ? array : { ...array, on };

/** The question as the core understood it: links in their one spelling, numbers in base units. */
export const understood = ({ inputs }: SizerAnswer): Setting => ({ ...inputs, chain: shortened(inputs.chain) });

/** Whether a load counts I/Os, not bytes. */
export const isRandom = (load: Load): boolean => load === 'random_read' || load === 'random_write';
