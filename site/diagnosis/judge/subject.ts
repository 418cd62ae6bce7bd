/** What a figure ran on, as far as the paste says. */
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { PlacedChain } from '../chain/build-chain.ts';
import type { Drive, Figure, Group, Machine } from '../join/machine.ts';
import { isOfWindows } from '../join/machine-of.ts';
import { namesDevice } from '../join/names.ts';

export interface Subject {
  name: string;
  /** Ids of drives, or of a part that no drive was joined to. */
  members: string[];
  group: Group | undefined;
  drives: Drive[];
}

/** Tools that measure networks, memory or graphics cards. */
const OTHERS = new Set(['iperf3', 'nvbandwidth', 'bandwidthtest', 'nccl-tests', 'gdsio']);

/** Whether it is a figure of drives, whole, and one that means something. */
export const isOfDrives = ({ tool, scope, unusable, direction, duplex }: Measurement): boolean =>
  !OTHERS.has(tool) &&
  scope === 'whole' &&
  unusable === undefined &&
  direction !== 'trim' &&
  duplex !== 'two_way' &&
  !direction.includes('_to_');

export function subjectOf(
  { measurement, target }: Figure,
  machine: Machine,
  built: PlacedChain | undefined,
): Subject | undefined {
  const group = machine.groups.find(({ name }) => name === target);
  if (group) return ofGroup(group, machine);
  const drive = machine.drives.find(({ id }) => id === target);
  if (drive) return ofDrive(drive);
  // A file, a folder or no name: with one drive in the paste, that was it. A named device is no other one, unless the
  // paste names none at all: then the only link is that of the device.
  const [only, ...others] = machine.drives;
  if (target !== undefined && only && !mayBe(only, target)) return undefined;
  if (only && isOfWindows(measurement) && namesDevice(only.id)) return undefined;
  const named = target ?? measurement.target ?? '';
  if (only && others.length === 0 && machine.groups.length === 0) return ofDrive(only);
  const [part, ...more] = built?.chain.parts.filter(({ kind }) => kind === undefined) ?? [];
  const isOne = part && more.length === 0 && machine.drives.length === 0 && !part.count;
  if (!isOne || machine.groups.length > 0) return undefined;
  return { name: named || part.id, members: [part.id], group: undefined, drives: [] };
}

/** Whether a drive that no tool gave a name of the system, as it goes by its address or model, may have this one. */
function mayBe({ id, protocol, isUsb }: Drive, name: string): boolean {
  const isNvme = protocol === 'NVMe' && !isUsb;
  return !namesDevice(id) && (protocol === undefined || isNvme === /^nv/.test(name));
}

const ofDrive = (drive: Drive): Subject => ({ name: drive.id, members: [drive.id], group: undefined, drives: [drive] });

function ofGroup(group: Group, { drives }: Machine): Subject {
  const members = group.vdevs.flatMap(({ role, members: own }) => (role === 'data' ? own : []));
  const known = drives.filter(({ id }) => members.includes(id));
  return { name: group.name, members, group, drives: known };
}

/** Groups with work in progress on drives of the subject. */
export function busyGroups({ groups }: Machine, { members, group, name }: Subject): Group[] {
  const own = new Set([...members, name].map(wholeOf));
  return groups.filter(({ action, vdevs, name: other }) => {
    if (!action || action.value.isWaiting) return false;
    if (group?.name === other) return true;
    return vdevs.some(({ members: theirs }) => theirs.some((member) => own.has(wholeOf(member))));
  });
}

/** Partitions of a drive turn with it. */
const wholeOf = (member: string): string =>
  member.replace(/^(sd[a-z]+)[0-9]+$/, '$1').replace(/^(nvme[0-9]+n[0-9]+)p[0-9]+$/, '$1');
