// The ranges that the data build has made of the measurements, at build time and on the command line. Without any core: a
// command that sizes a chain has no use for the calculators.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../../calc-wasm/js/home-node.ts';
import { RANGES, type RangesFile } from '../../datasets/tools/ranges/file.ts';

const path = join(HOME, 'site/public/files', RANGES);
if (!existsSync(path)) throw new Error(`there is no ${path}: run npm run data`);

export const { ranges, measured, arrays }: RangesFile = JSON.parse(readFileSync(path, 'utf8'));
