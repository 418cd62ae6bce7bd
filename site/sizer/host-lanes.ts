// Whether the processor or chipset that a chain names has the lanes that its parts take.
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { Hosts, type NamedHost } from '../../datasets/tools/names/hosts.ts';
import { lackIn, lanesOf, processorLanes, takenBy } from '../../datasets/tools/parts/lanes.ts';
import { words } from './host-lanes.words.ts';
import { HOST } from './setting.ts';

export interface Room {
  /** "16 of 24 lanes in use"; nothing where no host with known lanes is named. */
  inUse: string;
  /** What is lacking, and what to do; nothing where nothing is. */
  lacking: string;
}

export const NO_ROOM: Room = { inUse: '', lacking: '' };

/** Of a chain with the processor of one name and the chipset of another, lanes of the one and ports of the other. */
export function roomOf({ parts }: Chain, hosts: Hosts): Room {
  const chipset = parts.find(({ kind }) => kind === 'chipset');
  const [own, board] = [parts.find(({ id }) => id === HOST), chipset].map((part) =>
    part?.name ? hosts.find(part.name) : undefined,
  );
  const host = own ?? board;
  if (!host) return NO_ROOM;
  const { lanes, sockets } = host;
  const ports = (board ?? host).lanes.chipset;
  const inUse = words.inUse(lanesOf(takenBy(parts)), processorLanes(lanes, sockets), chipset !== undefined);
  const name = parts.find(({ id }) => id === HOST)?.name ?? words.processor;
  const lack = lackIn(parts, { ...lanes, ...(ports && { chipset: ports }) }, sockets);
  return { inUse, lacking: lack ? words.lacks(lack.chipset ? (lack.chipset.name ?? '') : name, lack.lack) : '' };
}

/** Of several chains, where processors and chipsets are these. */
export function rooms(hosts: readonly NamedHost[]): (chain: Chain) => Room {
  const known = new Hosts(hosts);
  return (chain) => roomOf(chain, known);
}
