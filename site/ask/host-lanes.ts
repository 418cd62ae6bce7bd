/** Whether the machine that is named has the lanes that its parts take. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import {
  type HostLanes,
  type Lacks,
  lackIn,
  lacks,
  lanesOf,
  processorLanes,
  takenBy,
} from '../../datasets/tools/parts/lanes.ts';
import type { Choice } from './answer.ts';
import { isTag, type Mark } from './mark.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

interface Room {
  /** As it was said. */
  name: string;
  sockets: number;
  host: HostLanes;
}

/** "2x EPYC 7302", "dual Xeon Gold 6230": the words that say so. */
export function pairIn(talk: Talk, machine: Mark): Mark | undefined {
  const before = talk.before(machine);
  return isTag(before, 'dual') || (before?.type === 'count' && before.value === 2) ? before : undefined;
}

/** The processor or chipset that is named; of both the processor's lanes and the chipset's ports. */
export function roomOf(talk: Talk): Room | undefined {
  const [machine] = talk.things('machine');
  const [chipset] = talk.things('chipset');
  const host = machine?.thing.host ?? chipset?.thing.host;
  if (!host) return undefined;
  const ports = host.chipset ?? chipset?.thing.host?.chipset;
  const names = [machine?.thing.name, chipset?.thing.name].filter((item) => item !== undefined);
  return {
    name: names.join(' + '),
    sockets: machine && pairIn(talk, machine.mark) ? 2 : 1,
    host: { ...host, ...(ports && { chipset: ports }) },
  };
}

/** Whether the chipset has slots of four lanes for so many drives; it may where its lanes are not known. */
export function isRoomBehind(talk: Talk, count: number): boolean {
  const ports = roomOf(talk)?.host.chipset;
  const drives = { generation: '1.0', lanes: 4, count };
  return !ports || lacks({ groups: ports, isWhole: true }, [drives]) === undefined;
}

/** What is lacking for these parts, in words. */
export function lacking(talk: Talk, parts: readonly ChainPart[]): string | undefined {
  const room = roomOf(talk);
  if (!room) return undefined;
  const lack = lackIn(parts, room.host, room.sockets);
  return lack && words.lacks(lack.chipset?.name ?? room.name, lack.lack);
}

/** Slots that so many drives may have one each of, the widest of each generation; all of four lanes where no machine is named. */
export function slotsFor(talk: Talk, count: number): { generation: string; lanes: number }[] {
  const room = roomOf(talk);
  const isOld =
    room !== undefined &&
    [...room.host.groups, ...(room.host.chipset ?? [])].every((group) => group.generation < '3.0');
  const slots = (isOld ? ['2.0'] : ['3.0', '4.0', '5.0']).flatMap((generation) => {
    const fits = (lanes: number): Lacks | undefined =>
      room && lacks(room.host, [{ generation, lanes, count }], room.sockets);
    const lanes = [4, 2, 1].find((value) => fits(value) === undefined);
    return lanes === undefined ? [] : [{ generation, lanes }];
  });
  // One lane alone is a small board's, which runs it at half its rate until it is told otherwise.
  const [first, second] = slots;
  return count === 1 && first?.lanes === 1 && !second ? [{ generation: '2.0', lanes: 1 }, first] : slots;
}

/** The same question with everything in a slot that is there. */
export const inSlots = (talk: Talk): Choice[] =>
  talk.offer(
    slotsFor(talk, 1).map(({ generation, lanes }) => `PCIe ${generation} x${lanes}`),
    undefined,
    words.say.inSlot,
  );

/** How many of the lanes of the processor that is named these parts take. */
export function lanesInUse(talk: Talk, parts: readonly ChainPart[]) {
  const [machine] = talk.things('machine');
  const room = machine && roomOf(talk);
  if (!room) return undefined;
  const takes = lanesOf(takenBy(parts));
  if (takes === 0) return undefined;
  const { name } = machine.thing;
  const has = processorLanes(room.host, room.sockets);
  const marks = [machine.mark, pairIn(talk, machine.mark)];
  return { marks, name: room.sockets === 2 ? `2x ${name}` : name, text: words.lanesInUse(name, takes, has) };
}
