/** A part alone: its page, with the figure that people look for. */
import { linkName, pcieIn } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import { type HostLanes, lanesOf } from '../../datasets/tools/parts/lanes.ts';
import type { Found, Limit } from './answer.ts';
import { calculated } from './ask-core.ts';
import { cardOrChipset, clarify } from './clarify.ts';
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
    return { outcome: 'page', page: `part:${named.name}`, text: words.board(named.name) };
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

/** What a link of a part carries: DMI is PCI Express of the generation that it is numbered by. */
function carriedBy(talk: Talk, link: string): number | undefined {
  const own = pcieIn(link.replace(/^dmi/, 'pcie'));
  return own && Number(pcieRate(talk, own.generation, own.lanes)?.most);
}

function uplinkOf(talk: Talk, { part: own }: Thing): string[] {
  const carries = carriedBy(talk, String(own?.link ?? ''));
  return carries ? [words.partFacts.uplink(linkName(String(own?.link)), rate(carries))] : [];
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
    ? { outcome: 'page', page: `part:${chipset.named.name}`, text: words.board(chipset.named.name) }
    : { outcome: 'page', page: 'boards', url: '/boards/', text: words.slotOnBoard };
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
    return figures.length === 0 && !other
      ? clarify(words.whichCard(mark.text), cardOrChipset(talk), 'search')
      : undefined;
  }
  const [size] = talk.of('size');
  const thing = named.thing.kind === 'drive' ? (thingOfSize(mark, size?.bytes) ?? named.thing) : named.thing;
  const isItsOwn = thing.kind === 'drive' && figures.every((figure) => isOf(figure, thing));
  if (other || (figures.length > 0 && !isItsOwn) || thing.kind === 'link') return undefined;
  const counts = [...talk.of('count'), ...talk.of('number')];
  if (counts.length > 0) return undefined;
  const isLanes = talk.has('lanes_word') || /pcie/i.test(talk.text);
  const groups = thing.kind === 'chipset' ? thing.host?.chipset : thing.host?.groups;
  if (thing.kind === 'machine' || (thing.kind === 'chipset' && isLanes && groups)) {
    talk.use(mark);
    const own = groups && words.partFacts.lanes(lanesByGeneration(groups));
    return {
      outcome: 'page',
      page: `part:${named.name}`,
      ...(groups && isLanes && { value: lanesOf(groups), unit: 'lanes' as const }),
      text: words.part(named.name, [own ?? words.partFacts.unknown, ...uplinkOf(talk, thing)].join(', ')),
    };
  }
  talk.use(mark, ...figures);
  const own = thing.part;
  const facts: string[] = [];
  const link = String(own?.link ?? '');
  const { lanes = 0 } = pcieIn(link.replace(/^dmi/, 'pcie')) ?? {};
  const carries = carriedBy(talk, link);
  const shownLink = linkName(link);
  const asksLanes = talk.has('lanes_word') && thing.kind !== 'chipset';
  let value: number | undefined;
  let unit: Found['unit'];
  if (thing.kind === 'chipset') {
    facts.push(...uplinkOf(talk, thing));
    if (thing.places) facts.push(words.partFacts.ports(thing.places, 'SATA'));
    value = carries;
  } else {
    if (link) facts.push(words.partFacts.link(shownLink));
    if (thing.places)
      facts.push(words.partFacts.ports(thing.places, linkName(String(own?.ports ?? own?.network ?? ''))));
    const text = own?.read === undefined ? '' : rate(Number(own.read));
    if (thing.kind === 'drive' && talk.has('iops', 'random', 'latency', 'queue')) facts.push(words.partFacts.noIops);
    else if (thing.kind === 'drive' && loadOf(talk) === 'write') {
      value = own?.write === undefined ? undefined : Number(own.write);
      facts.push(value === undefined ? words.partFacts.noWrites : words.partFacts.writes(rate(value)));
    } else if (thing.kind === 'drive' && text !== '') {
      const { rates } = thing;
      const say = rates === 'rated' || rates === 'measured' ? rates : 'assumed';
      facts.push(words.partFacts[say](text));
      if (say !== 'assumed') value = Number(own?.read);
    } else if (thing.kind !== 'drive') value = Math.min(carries ?? 0, portsOf(talk, thing)) || undefined;
  }
  if (value !== undefined) unit = 'B/s';
  if (asksLanes && lanes > 0) {
    value = lanes;
    unit = 'lanes';
  }
  const ofCard: Limit =
    value === carries ? { key: 'card', detail: shownLink } : { key: 'network', detail: linkName(String(own?.network)) };
  const limit: Limit | undefined =
    thing.kind === 'chipset' ? { key: 'uplink', detail: shownLink } : thing.kind === 'drive' ? undefined : ofCard;
  if (named.isSameChip) talk.assume(words.assumeSameChip(named.name, thing.name));
  return {
    outcome: 'page',
    page: `part:${thing.kind === 'chipset' ? named.name : thing.name}`,
    ...(value !== undefined && unit && { value, unit }),
    ...(limit && unit === 'B/s' && { limited_by: limit }),
    text: words.part(
      named.isSameChip ? `${named.name} (${thing.name})` : thing.name,
      facts.length > 0 ? facts.join(', ') : words.partFacts.unknown,
    ),
  };
}
