/** In the place of calc-wasm/js/home-node.ts: bundles lie two folders below what keeps the paths of the repository. */
import { resolve } from 'node:path';

export const HOME = resolve(import.meta.dirname, '../..');
