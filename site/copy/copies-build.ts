// Drives whose write cache is known, as the build of the dataset wrote them.
import { readFileSync } from 'node:fs';
import type { CopiedTo } from '../../datasets/tools/parts/catalog.ts';
import { quantity } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { calculatorLink } from '../common/query.ts';
import { words } from './words.ts';

const FILE = 'site/public/files/copies.json';

export const copies: CopiedTo[] = JSON.parse(readFileSync(FILE, 'utf8'));

/** What the calculator asks of a drive. */
export const inputsOf = ({ capacity, copy }: CopiedTo) => ({
  capacity,
  empty_cache: copy.cache,
  cache_rate: copy.fast,
  after_rate: copy.after,
  ...(copy.fixed !== undefined && { static_cache: copy.fixed }),
  cells: copy.cells ?? 'tlc',
});

/** As in the registry. */
const keyOf = ({ id }: CopiedTo): string => id.replace('drive/', '');

export const drivePage = (copiedTo: CopiedTo): string => pageLink(`/data/drives/${keyOf(copiedTo)}/`);

/** How sure its figures are. */
export function noteOf({ copy: { basis, spread } }: CopiedTo): string {
  const rate = (value: number) => quantity(value, 'byte_per_second');
  return [words.bases[basis], spread && words.spread(rate(spread[0]), rate(spread[1]))].filter(Boolean).join(' ');
}

export const copyLink = (copiedTo: CopiedTo): string => calculatorLink('write-cache', inputsOf(copiedTo));

export const copyOf = (drive: string): CopiedTo | undefined => copies.find((copy) => keyOf(copy) === drive);
