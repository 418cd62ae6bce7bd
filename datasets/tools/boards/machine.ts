/** One machine as its firmware describes it: its board, under which names it is sold, and its slots. */
import type { DmiTable } from '../readers/dmidecode.ts';
import type { PciDevice } from '../readers/lspci.ts';
import { isCode, makerOf, modelOf } from './makers.ts';
import { type NamedSlot, namedSlot } from './slot.ts';
import { type Family, familyOf, isThird } from './slot-host.ts';
import type { TableRow } from './template.ts';

export interface Machine {
  maker: string;
  model: string;
  revision: string | undefined;
  /** Name of the whole machine, where its maker made the board too and the board has but a number. */
  system: string | undefined;
  family: Family | undefined;
  /** Whether the lanes of its processor are of PCIe 3.0 or newer, as far as its name tells. */
  isThird: boolean;
  /** All slots of its table, those for other things too: by them a template is known. */
  table: TableRow[];
  slots: NamedSlot[];
  /** Links of its ports and devices by their addresses, where another tool printed them. */
  links: ReadonlyMap<string, SeenPort>;
}

export interface SeenPort {
  lanes: number;
  maxLanes: number;
}

const NO_LINKS: Machine['links'] = new Map();

/** The first board of a table; nothing where it is not named. */
export function machineOf(
  { boards, systems, processors, slots }: DmiTable,
  links: Machine['links'] = NO_LINKS,
): Machine | undefined {
  const maker = makerOf(boards[0]?.maker);
  const model = modelOf(boards[0]?.model);
  if (maker === undefined || model === undefined) return undefined;
  const system = modelOf(systems[0]?.model);
  const isOwn = makerOf(systems[0]?.maker) === maker && system !== model;
  return {
    maker,
    model,
    revision: revisionOf(boards[0]?.version),
    system: isOwn && isCode(model) ? system : undefined,
    family: processors.map(({ name = '' }) => familyOf(name)).find((item) => item !== undefined),
    isThird: processors.some(({ name = '' }) => isThird(name)),
    table: slots.map(({ designation = '', lanes, type = '' }) => ({
      name: designation,
      lanes,
      isPci: /-bit PCI$/.test(type),
    })),
    slots: apart(slots.flatMap((slot) => namedSlot(slot) ?? [])),
    links,
  };
}

/** 1.02, A01, Rev 2.0; not the `Rev X.0x` and `x.x` of templates. */
function revisionOf(version: string | undefined): string | undefined {
  const text = version?.trim().replace(/^rev(?:ision)?\.? ?/i, '');
  return text && /^(?:[0-9]{1,2}\.[0-9]{1,2}[A-Z]?|[A-Z][0-9]{2})$/.test(text) ? text : undefined;
}

/** Slots of one name are told apart by their order, and an address that several give is nobody's. */
function apart(slots: readonly NamedSlot[]): NamedSlot[] {
  const count = (list: readonly (string | undefined)[], one: string) => list.filter((other) => other === one).length;
  const names = slots.map(({ name }) => name);
  const addresses = slots.map(({ address }) => address);
  return slots.map((slot, index) => ({
    ...slot,
    ...(count(names, slot.name) > 1 && { name: `${slot.name} #${count(names.slice(0, index), slot.name) + 1}` }),
    ...(slot.address && count(addresses, slot.address) > 1 && { address: undefined }),
  }));
}

export const portsOf = (devices: readonly PciDevice[]): Machine['links'] =>
  new Map(
    devices.flatMap(({ address, running, capable }): [string, SeenPort][] => {
      const lanes = running?.value.lanes;
      const maxLanes = capable?.value.lanes;
      return address && lanes && maxLanes ? [[address, { lanes, maxLanes }]] : [];
    }),
  );
