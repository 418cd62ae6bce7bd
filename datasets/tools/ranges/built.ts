/** The ranges that the last data build has made, for tools of the terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { ROOT } from '../repository/repository.ts';
import { RANGES, type RangesFile } from './file.ts';

/** None before the first build: the core's own ranges, which are assumed, stand then. */
export function builtRanges(): Ranges {
  const path = join(ROOT, 'site/public/files', RANGES);
  if (!existsSync(path)) return {};
  const { ranges }: RangesFile = JSON.parse(readFileSync(path, 'utf8'));
  return ranges;
}
