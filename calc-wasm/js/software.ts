// Where software that joins drives stops. Apart from the ranges, which the first answer of a page does not wait for.
import type { Chain, ChainArray, SizerAnswer } from './chain.ts';
import type { Load } from './generated/chain.ts';

/**
 * Random I/Os a second at which software that joins drives was measured to stop, the least and the most: RAIDXpert over
 * four drives (`wickist-990-pro-stripes`), md's RAID 5 over eleven, tuned (`finlayson-raid5-nvme`). What it is depends on
 * the processor, on how many threads ask, and on the level; no row states enough of it for a model.
 */
export const SOFTWARE_STOPS = { least: 152e3, most: 5.892e6 };

/** Levels that join nothing. */
const APART: readonly ChainArray['level'][] = ['jbod'];

/** Whether the processor joins the drives and may be what random I/O stops at. */
export function maySoftwareLimit(
  { expected_high }: Pick<SizerAnswer, 'expected_high'>,
  { arrays = [] }: Chain,
  load: Load,
  blockSize: number,
): boolean {
  const isJoined = arrays.some(({ on = 'host', level }) => on === 'host' && !APART.includes(level));
  return isJoined && load.startsWith('random') && expected_high > SOFTWARE_STOPS.least * blockSize;
}
