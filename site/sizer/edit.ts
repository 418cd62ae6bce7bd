// Changes to the chain of the form: parts added, replaced and removed, drives joined. Texts stay as they were typed.
import type { Chain, ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { freeId } from '../parts/part-id.ts';
import { HOST } from './setting.ts';

/** What a new part of each kind begins with: what is sold most. */
export const starts: Record<Exclude<PartKind, 'host'>, Partial<ChainPart>> = {
  chipset: { link: 'dmi 3.0 x4' },
  switch: { link: 'pcie 3.0 x8' },
  adapter: { link: 'pcie 3.0 x16' },
  sata_controller: { link: 'pcie 3.0 x2', ports: 'sata 3.0' },
  hba: { link: 'pcie 3.0 x8', ports: 'sas 3' },
  raid_card: { link: 'pcie 3.0 x8', ports: 'sas 3' },
  usb_host: { link: 'pcie 3.0 x4' },
  expander: { link: 'sas 3 x4', ports: 'sas 3' },
  multiplier: { link: 'sata 3.0', ports: 'sata 3.0' },
  bridge: { link: 'usb 3.2 Gen 2x1' },
  nic: { link: 'pcie 3.0 x8', network: 'ethernet 10G' },
  drive: { link: 'pcie 4.0 x4', read: '7000 MB/s' },
};

const SATA_DRIVE = { link: 'sata 3.0', read: '550 MB/s' };
/** Kinds that SATA drives are plugged into. */
const FOR_SATA: readonly PartKind[] = [...(['sata_controller', 'hba', 'raid_card', 'expander', 'multiplier'] as const)];
/** Parts that others are connected to before drives are. */
const BEFORE_DRIVES: Partial<Record<PartKind, PartKind>> = { host: 'hba', usb_host: 'bridge' };

const kindOf = (chain: Chain, id: string): PartKind =>
  id === HOST ? 'host' : (chain.parts.find((part) => part.id === id)?.kind ?? 'drive');

/** What a part of this kind begins with where it is connected. */
const startOf = (chain: Chain, kind: PartKind, on: string): Partial<ChainPart> => {
  if (kind === 'drive' && FOR_SATA.includes(kindOf(chain, on))) return SATA_DRIVE;
  return kind === 'host' ? {} : starts[kind];
};

/** The chain with one more part, the last one, and its id. */
export function withPart(chain: Chain, on: string): { chain: Chain; id: string } {
  const kind = BEFORE_DRIVES[kindOf(chain, on)] ?? 'drive';
  const id = freeId(chain, kind);
  const part: ChainPart = { id, kind, on, ...startOf(chain, kind, on) };
  return { chain: { ...chain, parts: [...chain.parts, part] }, id };
}

/** The chain with these members of the processor, which is listed first where anything is said of it, and else not. */
export function withHost(
  { parts, ...more }: Chain,
  members: { [Name in keyof ChainPart]?: ChainPart[Name] | undefined },
): Chain {
  const known = parts.find(({ id }) => id === HOST);
  if (!known && Object.values(members).every((value) => value === undefined)) return { ...more, parts };
  const stated = Object.entries({ ...known, ...members, id: HOST, kind: HOST });
  const host = Object.fromEntries(stated.filter(([, value]) => value !== undefined));
  const others = parts.filter(({ id }) => id !== HOST);
  const isPlain = Object.keys(host).length === 2;
  return { ...more, parts: isPlain ? others : [host as unknown as ChainPart, ...others] };
}

/** What a link is: the word that it begins with. */
const plugOf = (link = ''): string => link.trim().split(/\s/)[0]?.toLowerCase() ?? '';

/** The chain with another kind of part in the same place; name, number and a slot that fits stay. */
export function withKind(chain: Chain, id: string, kind: PartKind): Chain {
  const changed = chain.parts.map((part): ChainPart => {
    if (part.id !== id) return part;
    const { name, count, on = HOST, slot } = part;
    const start = startOf(chain, kind, on);
    const fits = slot && plugOf(slot) === plugOf(start.link);
    const kept = { ...(name && { name }), ...(count && { count }), ...(fits && { slot }) };
    return { id, kind, on, ...start, ...kept };
  });
  return tidied({ ...chain, parts: changed });
}

/** A part of the catalogue, as a chain takes it. */
export interface NamedPart {
  name: string;
  part: Partial<ChainPart>;
}

/**
 * The chain with a part of the catalogue in the place of another: where it connects, how many there are and a slot that
 * fits stay.
 */
export function withNamed(chain: Chain, id: string, { name, part: named }: NamedPart): Chain {
  const changed = chain.parts.map((part): ChainPart => {
    if (part.id !== id) return part;
    const { count, on = HOST, slot } = part;
    const fits = slot && plugOf(slot) === plugOf(named.link);
    return { id, on, ...(count && { count }), ...(fits && { slot }), ...named, name };
  });
  return tidied({ ...chain, parts: changed });
}

/** A part and all that connects to it, however far behind it. */
export function behind({ parts }: Chain, id: string): Set<string> {
  const below = new Set([id]);
  // Each round finds what is one step further behind.
  for (let before = 0; before !== below.size; ) {
    before = below.size;
    for (const part of parts) if (below.has(part.on ?? HOST)) below.add(part.id);
  }
  return below;
}

/** The chain without a part and what connects to it, or without an array. */
export function without(chain: Chain, id: string): Chain {
  const gone = behind(chain, id);
  const { arrays = [] } = chain;
  return tidied({
    parts: chain.parts.filter((part) => !gone.has(part.id)),
    arrays: arrays
      .filter((array) => array.id !== id)
      .map((array) => ({ ...array, ...(gone.has(array.on ?? HOST) && { on: HOST }) })),
  });
}

/** Arrays hold drives that there are; one without any is none. */
function tidied({ parts, arrays = [] }: Chain): Chain {
  const drives = new Set(parts.filter(({ kind = 'drive' }) => kind === 'drive').map(({ id }) => id));
  const kept = arrays
    .map((array) => ({ ...array, members: array.members.filter((member) => drives.has(member)) }))
    .filter(({ members }) => members.length > 0);
  return kept.length > 0 ? { parts, arrays: kept } : { parts };
}

/** The chain with all drives that stand alone joined in one more array. */
export function withArray(chain: Chain): { chain: Chain; id: string } | undefined {
  const { arrays = [] } = chain;
  const joined = new Set(arrays.flatMap((array) => array.members));
  const members = chain.parts
    .filter(({ id, kind = 'drive' }) => kind === 'drive' && !joined.has(id))
    .map(({ id }) => id);
  if (members.length === 0) return undefined;
  const id = freeId(chain, 'array');
  const array: ChainArray = { id, level: 'raid5', members };
  return { chain: { ...chain, arrays: [...arrays, array] }, id };
}

/** The chain with a drive in one of its arrays, or in none; members keep the order of the parts. */
export function withJoined(chain: Chain, id: string, joined: string): Chain {
  if (!chain.arrays) return chain;
  const arrays = chain.arrays.map((array) => {
    const has = array.members.includes(id);
    if (has === (array.id === joined)) return array;
    if (has) return { ...array, members: array.members.filter((member) => member !== id) };
    const now = new Set([...array.members, id]);
    return { ...array, members: chain.parts.map((part) => part.id).filter((item) => now.has(item)) };
  });
  return { ...chain, arrays };
}

export const plugged = (chain: Chain, id: string, on: string): Chain => ({
  ...chain,
  parts: chain.parts.map((part) => (part.id === id ? { ...part, on } : part)),
});

/** What a part may be connected to: anything but drives, itself and what is behind it. */
export function hostsFor(chain: Chain, id: string): string[] {
  const own = behind(chain, id);
  const others = chain.parts.filter(
    (part) => !own.has(part.id) && (part.kind ?? 'drive') !== 'drive' && part.id !== HOST,
  );
  return [HOST, ...others.map((part) => part.id)];
}
