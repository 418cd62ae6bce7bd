// The core of the chain at build time and on the command line, read from the disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizerFrom } from './chain.ts';
import * as core from './generated/wasm-chain/lanewise-chain.js';
import { HOME } from './home-node.ts';

const wasm = join(HOME, 'calc-wasm/js/generated/wasm-chain/lanewise-chain_bg.wasm');
core.initSync({ module: readFileSync(wasm) });

export const { size, sizeText, plan, planText } = sizerFrom(core);
