/** The part of a chain that a figure went through: its drives and what they hang on. */
import type { Chain, ChainPart } from '../../../calc-wasm/js/chain.ts';
import type { PlacedChain } from '../chain/build-chain.ts';
import { GROUNDS } from '../chain/links.ts';

export interface Path {
  chain: Chain;
  /** Parts whose link is the usual one, not one that the paste shows. */
  guessed: ReadonlySet<string>;
  /** Parts on the way that lead to other drives, too. */
  shared: { part: ChainPart; others: number }[];
}

/** Of one drive the way of one; of an array that of all its members, as the chain joins them. */
export function pathOf(built: PlacedChain, ids: readonly string[]): Path | undefined {
  const { chain, assumed, partOf } = built;
  const counts = new Map<string, number>();
  for (const id of ids) {
    const part = partOf.get(id) ?? (chain.parts.some((chainPart) => chainPart.id === id) ? id : undefined);
    if (part === undefined) return undefined;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const wanted = new Set<string>();
  const byId = new Map(chain.parts.map((part) => [part.id, part]));
  for (const id of counts.keys()) {
    for (let at = byId.get(id); at && !wanted.has(at.id); at = byId.get(at.on ?? '')) wanted.add(at.id);
  }
  const parts = chain.parts
    .filter(({ id }) => wanted.has(id))
    .map((part) => {
      const count = counts.get(part.id);
      return count === undefined ? part : { ...part, count };
    });
  const arrays = (chain.arrays ?? []).filter(({ members }) =>
    members.every((member) => counts.get(member) === countIn(chain, member)),
  );
  const guessed = parts.flatMap(({ id }) => (isGuessed(assumed[id]?.link) ? [id] : []));
  return {
    chain: { parts, ...(ids.length > 1 && arrays.length > 0 && { arrays }) },
    guessed: new Set(guessed),
    shared: sharedBy(chain, parts, counts),
  };
}

/** Drives that a part carries, without those of the figure. */
function sharedBy(chain: Chain, parts: readonly ChainPart[], counts: ReadonlyMap<string, number>): Path['shared'] {
  const byId = new Map(chain.parts.map((part) => [part.id, part]));
  const others = new Map<string, number>();
  for (const drive of chain.parts.filter(isDrive)) {
    const rest = Number(drive.count ?? 1) - (counts.get(drive.id) ?? 0);
    let at = byId.get(drive.on ?? '');
    for (let depth = 0; at && depth < chain.parts.length; depth++) {
      others.set(at.id, (others.get(at.id) ?? 0) + rest);
      at = byId.get(at.on ?? '');
    }
  }
  return parts.flatMap((part) => {
    const count = others.get(part.id) ?? 0;
    return isDrive(part) || count === 0 ? [] : [{ part, others: count }];
  });
}

const countIn = ({ parts }: Chain, id: string): number => Number(parts.find((part) => part.id === id)?.count ?? 1);

/** A link that runs was seen, whatever else it could do. */
const isGuessed = (ground: string | undefined): boolean =>
  ground !== undefined && ground !== GROUNDS.runningOnly.message;

const isDrive = ({ kind }: ChainPart): boolean => kind === undefined;

/** More than any link of today. */
const ENDLESS = 'pcie 7.0 x32';

/** The same with links that were seen only, with the largest packets, and drives that nothing but links hold back. */
export function seenOnly({ chain, guessed }: Path): Chain {
  const parts = chain.parts.map((part): ChainPart => {
    const { slot: _slot, read: _read, write: _write, slow_end: _end, ...rest } = part;
    const isKnown = !guessed.has(part.id);
    return {
      ...rest,
      link: isKnown ? (part.link ?? ENDLESS) : ENDLESS,
      ...(isKnown && part.slot !== undefined && { slot: part.slot }),
      max_payload_size: LARGEST_PAYLOAD,
    };
  });
  return { parts };
}

const LARGEST_PAYLOAD = 4096;

/** The same as if every link did what its part can. */
export function unslotted({ chain }: Path): Chain {
  const parts = chain.parts.map(({ slot: _, ...part }) => part);
  return { ...chain, parts };
}

/** Parts whose link runs below what they can, the drive first. */
export const narrowedIn = ({ chain }: Path): ChainPart[] =>
  chain.parts.filter(({ slot }) => slot !== undefined).sort((a, b) => +isDrive(b) - +isDrive(a));
