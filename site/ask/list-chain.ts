/**
 * A list of parts as a chain. What a line says is taken from the catalogue; how parts are connected no list says, so that is
 * assumed and told. A line that is not understood is told, too, and becomes nothing.
 */

import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import type { Catalogue } from '../../datasets/tools/names/catalogue.ts';
import { freeId } from '../parts/part-id.ts';
import { words as known } from '../parts/words.ts';
import { describedIn, isIdle, meantBy, namedIn, sizeIn } from './list-names.ts';
import { type ListItem, LONGEST, MOST_LINES, partsList } from './parts-list.ts';
import { words } from './parts-list.words.ts';

export interface ListLine {
  text: string;
  /** What it was taken for, or why it is nothing. */
  as: string;
}

export interface ListChain {
  chain?: Chain;
  understood: ListLine[];
  /** Lines that belong to no chain of drives. */
  idle: ListLine[];
  unread: ListLine[];
  assumed: string[];
  /** Why there is no chain. */
  problem?: string;
}

/** As many of one part as a machine may have. */
const MOST_COUNT = 1_000;
/** The core draws a name so long. */
const LONGEST_NAME = 80;

type Fresh = Omit<ChainPart, 'id' | 'on'>;
interface Put extends Fresh {
  said: string;
}

export function listChain(text: string, names: Catalogue): ListChain {
  const out: ListChain = { understood: [], idle: [], unread: [], assumed: [] };
  if (text.length > LONGEST) return { ...out, problem: words.tooLong(text.length, LONGEST) };
  const items = partsList(text);
  if (items.length === 0) return { ...out, problem: words.noList };
  if (items.length > MOST_LINES) return { ...out, problem: words.tooManyLines(items.length, MOST_LINES) };
  const puts: Put[] = [];
  for (const item of items) {
    const why = take(item, names, puts, out);
    if (why !== undefined) out.unread.push({ text: item.text, as: why });
  }
  const chain = joined(puts, out);
  const hasDrives = chain.parts.some(({ kind }) => kind === 'drive');
  return hasDrives ? { ...out, chain } : { ...out, problem: words.noDrives };
}

/** Takes a line as a part, or says why it is none. */
function take(item: ListItem, names: Catalogue, puts: Put[], out: ListChain): string | undefined {
  const { text, name, type, count: written } = item;
  if (isIdle(item)) {
    out.idle.push({ text, as: words.idle });
    return undefined;
  }
  const count = Number(written);
  if (!/^\d+$/.test(written) || count < 1 || count > MOST_COUNT) return words.badCount(written, MOST_COUNT);
  const put = (part: Fresh, said: string) => {
    out.understood.push({ text, as: said });
    puts.push({ ...part, ...(count > 1 && { count }), said });
  };
  const size = sizeIn(name);
  const meant = meantBy(namedIn(item, names), size);
  if (meant && 'several' in meant) return words.several([...new Set(meant.several)]);
  if (meant) {
    const { thing, part, isSameChip } = meant;
    const kind = thing.kind as NonNullable<ChainPart['kind']>;
    if (!part.link) return words.noLink;
    const called = kind === 'chipset' ? words.chipsetOf(thing.name) : thing.name;
    const what = words.times(count, isSameChip ? words.sameChip(called) : called);
    const rate =
      kind !== 'drive' || (part.read && thing.rates !== 'assumed') ? '' : part.read ? words.assumedRate : words.noRate;
    put(
      { ...part, kind, name: thing.name.slice(0, LONGEST_NAME), ...(size && kind === 'drive' && { size }) },
      words.taken(
        what,
        kind === 'chipset' ? '' : (known.kinds[kind] ?? ''),
        [linkName(part.link), rate].filter(Boolean).join(', '),
      ),
    );
    return undefined;
  }
  const described = describedIn(name, type);
  if (!described) return words.unknown;
  if (described.missing) return words[described.missing];
  const short = [...name.toWellFormed()].slice(0, LONGEST_NAME).join('');
  if (described.assumed) out.assumed.push(words.assumed[described.assumed](short));
  const link = described.part?.link ?? '';
  put(
    { kind: 'drive', name: short, ...described.part },
    words.taken(words.times(count, short), '', `${linkName(link)}, ${words.noRate}`),
  );
  return undefined;
}

const isPcie = (part: Fresh): boolean => /^pcie\b/i.test(part.link ?? '');

/** Every part in its place: cards on the processor, drives on the first card that takes them, else on the board. */
function joined(puts: readonly Put[], out: ListChain): Chain {
  const parts: ChainPart[] = [];
  const add = ({ said: _, ...part }: Put, on?: string): string => {
    const { kind = 'drive' } = part;
    const same = parts.find(
      (chainPart) =>
        chainPart.kind === kind && chainPart.name === part.name && chainPart.on === on && chainPart.size === part.size,
    );
    if (same) {
      same.count = Number(same.count ?? 1) + Number(part.count ?? 1);
      return same.id;
    }
    const id = freeId({ parts }, kind);
    parts.push({ id, ...(on !== undefined && { on }), ...part });
    return id;
  };
  const of = (...kinds: string[]) => puts.filter(({ kind = '' }) => kinds.includes(kind));
  // A board has one chipset; a second one is another board.
  const [board, ...otherBoards] = of('chipset');
  for (const { name = '' } of otherBoards) {
    if (name !== board?.name) out.unread.push({ text: name, as: words.several([board?.name ?? '', name]) });
  }
  const chipset = board && add({ ...board, count: 1 });
  const first = (...kinds: string[]) => kinds.flatMap((kind) => parts.filter((part) => part.kind === kind))[0];
  for (const part of of('hba', 'raid_card', 'sata_controller', 'switch', 'adapter', 'usb_host', 'nic')) add(part);
  for (const part of of('expander')) add(part, first('hba', 'raid_card')?.id);
  for (const part of of('multiplier')) add(part, first('sata_controller')?.id ?? chipset);
  for (const part of of('bridge')) add(part, first('usb_host')?.id);
  if (parts.some(({ kind }) => kind !== 'chipset')) out.assumed.push(words.assumed.cards);
  const onCard = new Map<string, Set<string>>();
  let isOnBoard = false;
  for (const part of of('drive')) {
    const card = isPcie(part)
      ? first('switch', 'adapter')
      : first('expander', 'multiplier', 'hba', 'raid_card', 'sata_controller');
    if (card) onCard.set(card.name ?? '', (onCard.get(card.name ?? '') ?? new Set()).add(part.name ?? ''));
    else isOnBoard = true;
    add(part, card?.id ?? chipset);
  }
  for (const [card, drives] of onCard) out.assumed.push(words.assumed.onCard([...drives].join(', '), card));
  if (isOnBoard) out.assumed.push(board ? words.assumed.onChipset(board.name ?? '') : words.assumed.onHost);
  return { parts };
}
