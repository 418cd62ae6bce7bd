/** The real core with its ranges, for tests. */
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { withChainRanges } from '../../../calc-wasm/js/chain-ranges.ts';
import { builtRanges } from '../../../datasets/tools/ranges/built.ts';

export const core = { size: withChainRanges(size, builtRanges()) };
