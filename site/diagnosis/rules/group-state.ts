import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Group } from '../join/machine.ts';

/** The word of a state that says that an array or a pool gives no data; mdadm has other words beside it: clean, FAILED. */
export const downIn = (state: string | undefined): string | undefined =>
  /^(?:FAULTED|UNAVAIL|SUSPENDED|inactive|broken)\b|\b(?:FAILED|Not Started)\b/.exec(state ?? '')?.[0];

export const failedIn = ({ vdevs }: Pick<Group, 'vdevs'>): number => vdevs.reduce((sum, vdev) => sum + vdev.failed, 0);

/** Drives of parity by level of md: what each member holds of the array, and how many of them it can lose. */
export const PARITY: Readonly<Record<string, number>> = { raid0: 0, linear: 0, raid4: 1, raid5: 1, raid6: 2 };

/** How many members an array of md lost, where it cannot give its data without them. */
export function lostTooMany({ system, level = '', vdevs }: Group): number | undefined {
  const most = system === 'md' ? PARITY[level] : undefined;
  const failed = failedIn({ vdevs });
  return most !== undefined && failed > most ? failed : undefined;
}

export const isDown = (state: string | undefined): boolean => downIn(state) !== undefined;

/** The system and swap of a NAS are a few gigabytes. */
const SYSTEM_AT_MOST = 10e9;

/** Whether it is the system of a NAS, mirrored over all drives and made for more than there are. */
export const isSystemArray = (group: Group, groups: readonly Group[]): boolean =>
  isOfSynology(group, groups) || isOfQnap(group);

/** md0 and md1 have a member for each bay, and as many drives in them as an array for data has, none of them faulty. */
export function isOfSynology(group: Group, groups: readonly Group[]): boolean {
  const pair = groups.filter(({ name }) => name === 'md0' || name === 'md1');
  if (!pair.includes(group) || !group.isDegraded || !isSmallMirror(group)) return false;
  const others = arraysForData(groups);
  const present = membersOf(group);
  if (others.length === 0) return pair.every(hasSizeOfDsm) && present > 1;
  const isAlike = pair.length === 2 && pair.every((item) => isSmallMirror(item) && membersOf(item) === present);
  return isAlike && others.some((other) => !other.isDegraded && membersOf(other) === present);
}

/** Those of md that are no system of a Synology NAS. */
export const arraysForData = (groups: readonly Group[]): Group[] =>
  groups.filter(({ system, name }) => system === 'md' && name !== 'md0' && name !== 'md1');

/** Of the system of DSM 6 and 7 and of the swap, which are the same on all. */
const SIZES_OF_DSM: readonly (number | undefined)[] = [2_490_176, 8_388_544, 2_097_088].map((size) => size * KIB);

const hasSizeOfDsm = ({ bytes }: Group): boolean => SIZES_OF_DSM.includes(bytes?.value);

/** QTS makes md9 and md13 for more drives than most of its machines hold. */
export const isOfQnap = (group: Group): boolean =>
  /^md(?:9|13)$/.test(group.name) &&
  group.isDegraded &&
  isSmallMirror(group) &&
  membersOf(group) > 0 &&
  group.vdevs.some(({ role, count }) => role === 'data' && count >= BAYS_OF_QTS);

const BAYS_OF_QTS = 24;

const isSmallMirror = ({ level, bytes, marked }: Group): boolean =>
  level === 'raid1' && (bytes?.value ?? SYSTEM_AT_MOST) < SYSTEM_AT_MOST && !marked?.faulty;

const membersOf = ({ vdevs }: Group): number =>
  vdevs.reduce((sum, { role, count, failed }) => (role === 'data' ? sum + count - failed : sum), 0);
