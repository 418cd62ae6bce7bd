// Which parts the catalogue has for a change that would help: a proposal that nobody can buy is said to be one.

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { type LinkKind, linkKinds, links, type PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { words as all } from './words.ts';

const words = all.changes;

export type Offer = [link: string, ports: string, name: string];
export type Offers = Partial<Record<PartKind, Offer[]>>;

/** Most names in a sentence. */
const NAMED = 2;
/** What can do the work of another kind, and more of it. */
const INSTEAD: Partial<Record<PartKind, PartKind>> = { sata_controller: 'hba', multiplier: 'hba' };

interface Parsed {
  kind: LinkKind;
  /** Of a USB port the family: a Thunderbolt link is no better USB4 link, nor the other way round. */
  family: string;
  generation: number;
  lanes: number;
}

/** A link as the core or the catalogue writes it. */
function parsed(link: string): Parsed | undefined {
  const [, name = '', lanes = '1'] = /^(.*?)(?: x(\d+))?$/.exec(link) ?? [];
  for (const kind of linkKinds) {
    const bare = name.startsWith(`${kind} `) ? name.slice(kind.length + 1) : name;
    const generation = links[kind].generations.findIndex((item) => item === bare || item === name);
    const family = /^[A-Za-z]+\d? /.exec(bare)?.[0] ?? '';
    if (generation >= 0) return { kind, family, generation, lanes: Number(lanes) };
  }
  return undefined;
}

/** Whether a link is of the same kind as another, and no less in anything. */
export function covers(link: string, other: string): boolean {
  const [one, least] = [parsed(link), parsed(other)];
  return (
    one !== undefined &&
    one.kind === least?.kind &&
    one.family === least.family &&
    one.generation >= least.generation &&
    one.lanes >= least.lanes
  );
}

/** Parts with this link or a better one, whose ports are no slower than those there are; the least of them first. */
const fitting = (offers: Offers, kind: PartKind, to: string, ports = ''): Offer[] =>
  (offers[kind] ?? [])
    .filter(([link, of]) => covers(link, to) && (ports === '' || of === '' || covers(of, ports)))
    .toSorted(([one], [other]) => Number(covers(one, other)) - Number(covers(other, one)));

/** What the catalogue has for a part with another link. */
export function advice(offers: Offers, { kind = 'drive', ports }: ChainPart, to: string): string {
  const names = fitting(offers, kind, to, ports).map(([, , name]) => name);
  const such = names.slice(0, NAMED);
  if (kind === 'chipset') return such.length > 0 ? words.anotherBoard(such) : words.noBoard;
  if (such.length > 0) return words.such(such);
  const instead = INSTEAD[kind];
  const [other] = instead ? fitting(offers, instead, to) : [];
  if (instead && other) {
    return words.instead(all.kinds[kind], all.kinds[instead], other[2], linkName(other[0]));
  }
  return words.lookFor(all.kinds[kind], linkName(to));
}
