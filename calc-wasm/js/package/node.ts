// Node fetches no files: their addresses are read.
import { readFile } from 'node:fs/promises';
import type { Wasm } from './core.ts';

const isFile = (wasm: Wasm): wasm is URL | string =>
  wasm instanceof URL ? wasm.protocol === 'file:' : typeof wasm === 'string' && wasm.startsWith('file:');

export const readable = async (wasm: Wasm): Promise<Wasm> =>
  isFile(wasm) ? new Uint8Array(await readFile(new URL(wasm))) : wasm;
