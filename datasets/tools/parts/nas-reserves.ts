/** What the systems of NAS makers keep for themselves, and what they leave of an array. */
import rows from '../../generated/nas-reserves.json' with { type: 'json' };

interface Reserve {
  system: string;
  kept_of: string;
  bytes: number | null;
  share: number | null;
  most_bytes: number | null;
  confidence: string;
}
const reserves: readonly Reserve[] = rows;

/** Systems with a source, as their makers name them. */
export const nasSystems: readonly string[] = [...new Set(reserves.map(({ system }) => system))];

/** Of TrueNAS only ZFS is known here, and of the others none. */
export const hasZfs = (system: string): boolean => system.startsWith('TrueNAS');

/** An array before the system takes its part. */
export interface Raw {
  /** Bytes for data where so many are kept of each drive; nothing where that array cannot be. */
  usable: (keptOfDrive: number) => number | undefined;
  /** Bytes of all its drives. */
  raw: number;
  groups: number;
}

export interface Left {
  usable: number;
  /** Bytes of data that the system keeps room from. */
  kept: number;
  /** The shares are the largest that the source gives: so much is left at least. */
  isLeast: boolean;
  /** Whether the maker states it. */
  isSpecified: boolean;
}

/** Sources speak of whole drives: what is kept of less than this nobody states. */
const LEAST = 1e12;

/** What a system leaves of an array with one pool and one volume; nothing where that is unknown. */
export function leftBy(system: string, { usable, raw, groups }: Raw): Left | undefined {
  const own = reserves.filter((reserve) => reserve.system === system);
  const all = usable(0);
  const kept = (of: string, room: number): number =>
    own
      .filter(({ kept_of }) => kept_of === of)
      .reduce((sum, { bytes, share, most_bytes: most }) => {
        const part = (share ?? 0) * room;
        return sum + (bytes ?? Math.min(part, most ?? part));
      }, 0);
  const onDrives = usable(kept('drive', 0));
  if (own.length === 0 || all === undefined || onDrives === undefined || all < LEAST) return undefined;
  const inPool = onDrives - groups * kept('raid_group', raw / groups) - kept('pool', onDrives);
  const left = inPool - kept('volume', inPool);
  return {
    usable: left,
    kept: all - left,
    isLeast: own.some(({ share }) => share !== null),
    isSpecified: own.every(({ confidence }) => confidence === 'specified'),
  };
}
