/** A part alone: its page, with the figure that people look for. */
import { linkName, pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import { type HostLanes, lanesOf } from '../../datasets/tools/parts/lanes.ts';
import type { Found, Limit } from './answer.ts';
import { page as pageOf } from './articles.ts';
import { calculated } from './ask-core.ts';
import { whichCard } from './clarify.ts';
import { thingOfSize } from './drive-size.ts';
import { loadOf } from './finish.ts';
import type { Mark } from './mark.ts';
import { rate } from './show.ts';
import { whichSlot } from './slot.ts';
import { pcieRate } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

type LaneGroup = HostLanes['groups'][number];

/** A board by the chipset in its name: B650M-A, Z790-P. */
const BOARD = /^([abchqxzwt]\d{2,3}e?)[a-z]{0,3}(?:-[\p{L}\p{N}]+)*$/iu;

function board(talk: Talk): Found | undefined {
  for (const mark of talk.of('word')) {
    const chipset = BOARD.exec(mark.text)?.[1];
    const named = chipset && talk.given.names.exact(chipset).find(({ thing }) => thing.kind === 'chipset');
    if (!named || talk.marks.some(({ type }) => ['count', 'size', 'rate', 'pcie'].includes(type))) continue;
    talk.use(mark);
    return pageOf(`part:${named.name}`, words.board(named.name));
  }
  return undefined;
}

/** What a shop's title says of a drive itself: its size, and the link that it has. */
function isOf(mark: Mark, { part: own }: Thing): boolean {
  if (mark.type === 'size') return true;
  const link = pcieIn(own?.link);
  return mark.type === 'pcie' && mark.generation === link?.generation && mark.lanes === link?.lanes;
}

/** What the ports of a network card take together; of other cards the link counts. */
function portsOf(talk: Talk, { kind, part: own, places = 1 }: Thing): number {
  const generation = /^ethernet (.+)$/.exec(String(own?.network ?? ''))?.[1];
  const most = kind === 'nic' && generation ? calculated(talk.given, 'ethernet', { generation })?.most : undefined;
  return most === undefined ? Number.POSITIVE_INFINITY : Math.min(most * places, Number(own?.read ?? most * places));
}

/** The link of a part: DMI is PCI Express of the generation that it is numbered by. */
const ownLink = ({ part: own }: Thing) => pcieIn(String(own?.link ?? '').replace(/^dmi/, 'pcie'));

/** What it carries. */
function carriedBy(talk: Talk, thing: Thing): number | undefined {
  const own = ownLink(thing);
  return own && pcieRate(talk, own.generation, own.lanes)?.most;
}

function uplinkOf(talk: Talk, thing: Thing): string[] {
  const carries = carriedBy(talk, thing);
  return carries ? [words.partFacts.uplink(linkName(String(thing.part?.link)), rate(carries))] : [];
}

const lanesByGeneration = (groups: readonly LaneGroup[]): string[] =>
  [...Map.groupBy(groups, ({ generation }) => generation)].map(([generation, own]) =>
    words.partFacts.lanesOf(lanesOf(own), generation),
  );

/** "best slot for a 9300-8i on X570": a board shows its slots, a chipset its lanes. */
function slotFor(talk: Talk): Found | undefined {
  const asks = whichSlot(talk);
  if (asks.length === 0 || talk.of('board').length > 0) return undefined;
  const [chipset] = talk.things('chipset');
  talk.use(...asks, ...talk.of('name'));
  return chipset
    ? pageOf(`part:${chipset.named.name}`, words.board(chipset.named.name))
    : pageOf('boards', words.slotOnBoard);
}

export function part(talk: Talk): Found | undefined {
  const asked = slotFor(talk);
  if (asked) return asked;
  const names = talk.of('name');
  const [mark, other] = names;
  if (!mark) return board(talk);
  const FIGURES = ['size', 'rate', 'pcie', 'wire', 'level', 'iops', 'time'];
  const figures = talk.marks.filter(({ type }) => FIGURES.includes(type));
  const named = talk.meant(mark);
  if (!named) {
    return figures.length === 0 && !other ? whichCard(talk, mark, 'search') : undefined;
  }
  const [size] = talk.of('size');
  const thing = named.thing.kind === 'drive' ? (thingOfSize(mark, size?.bytes) ?? named.thing) : named.thing;
  const isItsOwn = thing.kind === 'drive' && figures.every((figure) => isOf(figure, thing));
  if (other || (figures.length > 0 && !isItsOwn) || thing.kind === 'link') return undefined;
  if (talk.any('count', 'number')) return undefined;
  const isLanes = talk.has('lanes_word') || /pcie/i.test(talk.text);
  const groups = thing.kind === 'chipset' ? thing.host?.chipset : thing.host?.groups;
  if (thing.kind === 'machine' || (thing.kind === 'chipset' && isLanes && groups)) {
    talk.use(mark);
    const own = groups && words.partFacts.lanes(lanesByGeneration(groups));
    const text = words.part(named.name, [own ?? words.partFacts.unknown, ...uplinkOf(talk, thing)].join(', '));
    return {
      ...pageOf(`part:${named.name}`, text),
      ...(groups && isLanes && { value: lanesOf(groups), unit: 'lanes' }),
    };
  }
  talk.use(mark, ...figures);
  const link = linkName(String(thing.part?.link ?? ''));
  const { lanes = 0 } = ownLink(thing) ?? {};
  const isChipset = thing.kind === 'chipset';
  const { facts, value: most } = factsOf(talk, thing);
  const asksLanes = talk.has('lanes_word') && !isChipset && lanes > 0;
  const value = asksLanes ? lanes : most;
  const isOfLink = most === carriedBy(talk, thing);
  const limit: Limit = isOfLink
    ? { key: isChipset ? 'uplink' : 'card', detail: link }
    : { key: 'network', detail: linkName(String(thing.part?.network)) };
  if (named.isSameChip) talk.assume(words.assumeSameChip(named.name, thing.name));
  const called = named.isSameChip ? `${named.name} (${thing.name})` : thing.name;
  return {
    ...pageOf(
      `part:${isChipset ? named.name : thing.name}`,
      words.part(called, facts.join(', ') || words.partFacts.unknown),
    ),
    ...(value !== undefined && { value, unit: asksLanes ? 'lanes' : 'B/s' }),
    ...(thing.kind !== 'drive' && !asksLanes && value !== undefined && { limited_by: limit }),
  };
}

interface Facts {
  facts: string[];
  /** Bytes a second, where a source says. */
  value?: number | undefined;
}

/** What is known of a part, with the figure that people look for. */
function factsOf(talk: Talk, thing: Thing): Facts {
  const { kind, part: own, places } = thing;
  const { partFacts } = words;
  const ports = (of: string): string[] => (places ? [partFacts.ports(places, of)] : []);
  const carries = carriedBy(talk, thing);
  if (kind === 'chipset') return { facts: [...uplinkOf(talk, thing), ...ports('SATA')], value: carries };
  const link = own?.link ? [partFacts.link(linkName(String(own.link)))] : [];
  const facts = [...link, ...ports(linkName(String(own?.ports ?? own?.network ?? '')))];
  if (kind !== 'drive') return { facts, value: Math.min(carries ?? 0, portsOf(talk, thing)) || undefined };
  const ofDrive = rateOfDrive(talk, thing);
  return { ...ofDrive, facts: [...facts, ...ofDrive.facts] };
}

function rateOfDrive(talk: Talk, { part: own, rates }: Thing): Facts {
  const { partFacts } = words;
  if (talk.has('iops', 'random', 'latency', 'queue')) return { facts: [partFacts.noIops] };
  if (loadOf(talk) === 'write') {
    const value = own?.write === undefined ? undefined : Number(own.write);
    return { facts: [value === undefined ? partFacts.noWrites : partFacts.writes(rate(value))], value };
  }
  if (own?.read === undefined) return { facts: [] };
  const value = Number(own.read);
  const isSaid = rates === 'rated' || rates === 'measured';
  return isSaid ? { facts: [partFacts[rates](rate(value))], value } : { facts: [partFacts.assumed(rate(value))] };
}
