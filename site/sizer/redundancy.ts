// What an array writes beside the data that it is given: copies or parity.
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';

export const isDrive = ({ kind = 'drive' }: Pick<ChainPart, 'kind'>): boolean => kind === 'drive';

/** The drives that hang on a part, or the one that it is. */
const drivesOf = (parts: readonly ChainPart[], id: string): ChainPart[] =>
  parts.flatMap((part) => (part.id === id && isDrive(part) ? [part] : part.on === id ? drivesOf(parts, part.id) : []));

/**
 * How many bytes links carry for each that an array is given to write: the load of its drives is counted without them.
 * Known where every drive behind the part says its rate.
 */
export function redundancyOf({ inputs, parts }: SizerAnswer, id: string): number {
  const { load, chain } = inputs;
  if ((load !== 'write' && load !== 'copy_in') || !chain.arrays?.length) return 1;
  const written = drivesOf(chain.parts, id).map((drive) => {
    const sized = parts.find((part) => part.id === drive.id);
    const use = sized?.uses.find(({ place }) => place === 'media')?.use ?? 0;
    return { counted: sized?.load ?? 0, all: use * Number(drive.write ?? 0) * (sized?.instances ?? 1) };
  });
  const sum = (of: 'counted' | 'all') => written.reduce((total, drive) => total + drive[of], 0);
  const isKnown = written.length > 0 && written.every(({ counted, all }) => (counted === 0 ? all === 0 : all > 0));
  return isKnown && sum('counted') > 0 ? Math.max(1, sum('all') / sum('counted')) : 1;
}
