// A chain sized at build time and on the command line, with the ranges that the data build has made. Apart from what pages
// say of them.
import * as core from '../../calc-wasm/js/chain-node.ts';
import { withChainRanges } from '../../calc-wasm/js/chain-ranges.ts';
import { ranges } from './ranges-file-build.ts';

export const size = withChainRanges(core.size, ranges);
