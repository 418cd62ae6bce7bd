import type { Group } from '../join/machine.ts';

/** Whether an array or a pool in this state gives no data. */
export const isDown = (state: string | undefined): boolean =>
  /^(?:FAULTED|UNAVAIL|SUSPENDED|inactive)$/.test(state ?? '');

/** The system and swap of a NAS are a few gigabytes. */
const SYSTEM_AT_MOST = 10e9;

/**
 * Whether it is md0 or md1 of a Synology NAS: small mirrors, made for as many members as there are bays, with as many
 * drives in them as an array for data has, and none of them faulty.
 */
export function isSystemArray(group: Group, groups: readonly Group[]): boolean {
  const pair = groups.filter(({ name }) => name === 'md0' || name === 'md1');
  const present = membersOf(group);
  const isAlike =
    pair.length === 2 && pair.every((one) => isSmallMirror(one) && membersOf(one) === present);
  const isComplete = groups.some(
    (one) =>
      one.system === 'md' && !pair.includes(one) && !one.isDegraded && membersOf(one) === present,
  );
  return pair.includes(group) && group.isDegraded && isAlike && isComplete;
}

const isSmallMirror = ({ level, bytes, marked }: Group): boolean =>
  level === 'raid1' && (bytes?.value ?? SYSTEM_AT_MOST) < SYSTEM_AT_MOST && !marked?.faulty;

/** Members that work. */
const membersOf = ({ vdevs }: Group): number =>
  vdevs.reduce((sum, { role, count, failed }) => (role === 'data' ? sum + count - failed : sum), 0);
