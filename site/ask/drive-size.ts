/** Which of the drives that share a name is meant: they come in sizes. */
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import type { MarkOf } from './mark.ts';

/** A drive of 1 TB holds 1000 or 1024 GB. */
export const AS_LARGE = 0.05;

const sizeOf = ({ part }: Thing): number | undefined => (part?.size === undefined ? undefined : Number(part.size));

/** The drive of this size. Without a size, or where none has it, the first whose rate is known. */
export function thingOfSize({ names }: MarkOf<'name'>, bytes?: number): Thing | undefined {
  const drives = names.map(({ thing }) => thing).filter(({ kind }) => kind === 'drive');
  const fits = (thing: Thing): boolean => {
    const size = sizeOf(thing);
    return bytes !== undefined && size !== undefined && Math.abs(size - bytes) <= AS_LARGE * bytes;
  };
  const [exact] = drives.filter(fits).toSorted(byWhatIsKnown);
  return exact ?? drives.toSorted(byWhatIsKnown)[0];
}

const known = ({ copy, rates }: Thing): number =>
  Number(rates === 'measured' || rates === 'rated') * 2 + Number(copy !== undefined);

/** Those of which most is known first; the rest as the catalogue has them. */
const byWhatIsKnown = (thing: Thing, other: Thing): number => known(other) - known(thing);
