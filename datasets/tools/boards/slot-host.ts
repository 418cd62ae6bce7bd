/** Whether a slot hangs on the processor or on the chipset, told from the address of its port and the processor. */
import type { Attached } from './slot.ts';

/** How processors place their ports. */
export type Family = 'intel-client' | 'intel-server' | 'am4' | 'am5' | 'threadripper' | 'whole';

/** The first that fits: names of Xeons and of the largest Core models before the others. */
const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  // All lanes are the processor's: there is no chipset.
  [/EPYC|Celeron.{0,12} [JN]\d{4}|Pentium.{0,12} [JN]\d{4}|\bAtom|\bi3-N\d|Intel.{0,8} N\d{2,3}\b/, 'whole'],
  [/Threadripper/, 'threadripper'],
  [/Ryzen \d (?:PRO )?[789]\d{3}(?:X3D|XT|X|G|GE|F)?\b(?!H|U)/, 'am5'],
  [/Ryzen \d (?:PRO )?[1-5]\d{3}(?:X3D|XT|X|G|GE|GT|AF)?\b(?!H|U)|Athlon.{0,12}\b(?:2\d{2}|3\d{3})GE?\b/, 'am4'],
  [
    /Xeon.{0,10}(?:E5|E7|Gold|Silver|Bronze|Platinum|W-[23])|i[79]-(?:3[89]|4[89]|5[89]|6[89]|7[89]|9[89]|109)\d0?X?[KXE]/,
    'intel-server',
  ],
  [
    /Xeon.{0,10}(?:E3|E-2|W-1)|Core.{0,8} i[3579]-(?:[2-9]\d{3}|1[0-4]\d{3})|(?:Pentium|Celeron).{0,12} G\d{4}/,
    'intel-client',
  ],
];

export const familyOf = (processor: string): Family | undefined =>
  FAMILIES.find(([pattern]) => pattern.test(processor))?.[1];

/**
 * Intel's with lanes of PCIe 3.0 or newer, by their names: Ivy Bridge from i5 on, what came after it, and those of
 * LGA2011. Sandy Bridge has 2.0 (`cpu-lane-groups.csv`).
 */
const THIRD =
  /\bi[57]-3[0-7]\d\d|\bi[3579]-(?:[4-9]\d{3}|1\d{4})|\bi7-(?:3[89]|49)\d\d|Xeon.{0,10}(?:E3-12\d\d ?L? ?v[2-6]|E5-[124])/i;

export const isThird = (processor: string): boolean => THIRD.test(processor);

/** Lanes of the widest slot that a chipset has; of AMD's X570 eight. */
export const chipsetWidest = (chipset: string | undefined): number => (chipset?.startsWith('X570') ? 8 : 4);

/**
 * What a port hangs on, as far as its address tells: ports of processors and chipsets stand at the same places on all
 * boards with that family. Some firmware writes the bus behind the port in front of the port's own place.
 */
export function attachedAt(address: string, family: Family | undefined): Attached | undefined {
  const [, bus = 0, device = 0, fn = 0] =
    /^[0-9a-f]+:([0-9a-f]{2}):([0-9a-f]{2})\.([0-7])$/.exec(address)?.map((item) => Number.parseInt(item, 16)) ?? [];
  const place = `${device.toString(16)}.${fn}`;
  switch (family) {
    case 'whole':
      return 'processor';
    case 'intel-client':
      if (device === 0x01 || (device === 0x06 && bus === 0)) return 'processor';
      return device >= 0x1b && device <= 0x1d ? 'chipset' : undefined;
    case 'intel-server':
      if (bus !== 0) return undefined;
      if (device >= 1 && device <= 3) return 'processor';
      return device >= 0x1b && device <= 0x1d ? 'chipset' : undefined;
    case 'am4':
    case 'am5':
    case 'threadripper':
      // Ports behind the chipset's own switch; a device behind a port of either kind is at place 0.
      if (bus !== 0) return device === 0 ? undefined : 'chipset';
      if (CHIPSET_LINKS[family].includes(place)) return undefined;
      return device >= 1 && device <= 3 ? 'processor' : undefined;
    default:
      return undefined;
  }
}

/** Ports that lead to the chipset with some processors of the family, and to a slot with others. */
const CHIPSET_LINKS: Readonly<Record<'am4' | 'am5' | 'threadripper', readonly string[]>> = {
  am4: ['1.2', '1.3', '2.1'],
  am5: ['2.1'],
  threadripper: ['1.1', '1.2'],
};
