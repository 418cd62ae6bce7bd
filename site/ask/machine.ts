/** Several paths of one machine: drives of several kinds, on cards, behind a chipset, in slots of their own, with a network. */
import type { ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Found } from './answer.ts';
import { sized } from './ask-core.ts';
import { clarify, whichChipset, whichDrives } from './clarify.ts';
import { kindOf, partOf } from './drive-part.ts';
import { type DriveKind, type Drives, drivesIn, isCounted, MOST_DRIVES } from './drives.ts';
import { arrayOf, context, isBeside, jointsIn, leadOf, loadOf, networkPart, overNetwork, solved } from './finish.ts';
import { lacking } from './host-lanes.ts';
import { limitOf } from './limit.ts';
import { type Mark, type MarkOf, nearest } from './mark.ts';
import { rate } from './show.ts';
import { chipsetPart, HOSTS, hostPart, type Slot, sasIn, slotAt, slotIn } from './slot.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID, USES } from './vocabulary.ts';
import { words } from './words.ts';

interface Group {
  drives: Drives;
  kind: DriveKind;
  count: number;
  start: number;
  end: number;
}

/** Something that drives hang on, with the part that it becomes. */
interface Place {
  mark: MarkOf<'name'>;
  part: ChainPart;
  ports: number | undefined;
}

/** The place that a group is said to be on: behind it where "on" stands between, else before it where "with" does. */
function placeOf<Of extends { mark: Mark }>(talk: Talk, { start, end }: Group, places: readonly Of[]): Of | undefined {
  const [only, second] = places;
  if (!second) return only;
  const after = places.find(({ mark }) => mark.start >= end);
  const before = places.findLast(({ mark }) => mark.end <= start);
  const isOn = after !== undefined && SAID.in_or_on.test(talk.text.slice(end, after.mark.start));
  const isWith =
    before !== undefined &&
    /(?:^|[\s,(:])(?:with|has|for|and|с|для|:)(?:\s|$)/i.test(talk.text.slice(before.mark.end, start));
  if (isOn && !(isWith && before && start - before.mark.end < after.mark.start - end)) return after;
  return isWith ? before : undefined;
}

/** A link that stands beside a name, before anything else does: its slot. */
function slotBeside(talk: Talk, mark: Mark, taken: ReadonlySet<Mark>): Slot {
  for (let next = talk.after(mark); next; next = talk.after(next)) {
    if (next.type === 'pcie' && !taken.has(next)) return slotAt(next);
    if (next.type !== 'tag' || !['slot', 'hba', 'pcie_tag', 'adapter', 'cpu_slot'].includes(next.tag)) break;
  }
  return slotAt(undefined);
}

function groupsOf(talk: Talk, all: readonly Drives[], hasCard: boolean): Group[] | undefined {
  const groups = all.map((drives): Group => {
    const kind = kindOf(talk, drives, hasCard && !drives.isNvme, false);
    const start = Math.min(...drives.marks.map((mark) => mark.start));
    return { drives, kind, count: drives.count ?? 1, start, end: Math.max(...drives.marks.map((mark) => mark.end)) };
  });
  return groups.every(({ count }) => count <= MOST_DRIVES) ? groups : undefined;
}

/** Cards of SATA and SAS with their slots; a question where one is not known well enough. */
function cardsIn(talk: Talk, all: readonly Drives[], taken: ReadonlySet<Mark>): Place[] | Found {
  const out: Place[] = [];
  for (const { mark, named, thing } of talk.things(...HOSTS)) {
    const beside = slotBeside(talk, mark, taken);
    // A slot that is said of the only card stands anywhere.
    const slot = beside.marks.length > 0 || talk.things(...HOSTS).length > 1 ? beside : (slotIn(talk, all) ?? beside);
    const part = hostPart(talk, { mark, named, thing }, slot);
    if ('outcome' in part) return part;
    const id = out.length === 0 ? 'card' : `card-${out.length + 1}`;
    out.push({ mark, part: { ...part, id }, ports: thing.places });
  }
  return out;
}

/** A machine that takes more than one number to describe: each group of drives with the part it is attached to. */
export function machine(talk: Talk): Found {
  const all = drivesIn(talk).filter(isCounted);
  const again = clarify(words.oneMachine);
  const taken = new Set(all.flatMap(({ marks }) => marks));
  if (
    talk.has('expander', 'multiplier', 'usb_tag', 'enclosure', 'dock', 'switch_tag', 'bifurcation') ||
    talk.things('switch', 'adapter', 'bridge', 'expander', 'multiplier').length > 0 ||
    wiresIn(talk).some(({ mark, wire }) => wire === 'usb' && !taken.has(mark))
  )
    return again;
  // Sizes alone ask for space.
  const isSpace = all.every(({ bytes, rate: said }) => bytes !== undefined && said === undefined);
  const isPath = talk.has(...USES.path);
  const named =
    talk.of('name').filter((mark) => !taken.has(mark)).length + talk.of('pcie').length + wiresIn(talk).length;
  if (isSpace && !isPath && named === 0)
    return clarify(words.whichLevel, talk.offer(['btrfs single', 'SHR', 'btrfs raid1']));
  const cards = cardsIn(talk, all, taken);
  if ('outcome' in cards) return cards;
  const groups = groupsOf(talk, all, cards.length > 0);
  const [chipset, second] = talk.things('chipset');
  const nics = talk.things('nic');
  if (!groups || groups.length === 0 || second || nics.length > 1) return again;
  const isBehind = talk.has('chipset', 'chipset_slot');
  const parts: ChainPart[] = cards.map(({ part }) => part);
  const uplink = chipset && chipsetPart(chipset.thing);
  if (chipset && uplink) {
    parts.unshift(uplink);
    talk.use(chipset.mark);
  } else if (isBehind) return whichChipset(talk, chipset);
  // "an SSD on the chipset plus an NVMe drive": what follows is somewhere else.
  const [side] = talk.tags('chipset_slot');
  const isApart = ({ start }: Group): boolean =>
    side !== undefined && start > side.end && groups.some(({ end }) => end <= side.start);
  const held = groups.map((group, at) => {
    const behind = chipset && isBehind && !isApart(group) ? chipset.mark : undefined;
    return hung(talk, group, at, cards, behind, chipset?.thing.lanes, taken);
  });
  const asked = held.find((item): item is Found => 'outcome' in item);
  if (asked) return asked;
  parts.push(...(held as ChainPart[]));
  for (const { part, ports } of cards) {
    const own = groups.filter((_, at) => (held[at] as ChainPart).on === part.id);
    const on = own.reduce((sum, { count }) => sum + count, 0);
    if (on === 0) return clarify(words.emptyCard(part.name ?? ''));
    if (ports !== undefined && on > ports) return clarify(words.tooFewPorts(part.name ?? '', ports, on));
  }
  if (parts.every(({ id, on }) => id !== 'chipset' && on !== 'chipset'))
    parts.splice(parts.findIndex(({ id }) => id === 'chipset') >>> 0, 1);
  // "the x4 uplink": what the chipset has anyway.
  const uplinks = talk.tags('uplink').map((tag) => talk.before(tag));
  talk.use(...taken, ...uplinks.filter((mark) => mark?.type === 'pcie' && mark.lanes === 4));
  return answerOf(talk, groups, parts) ?? again;
}

/** A group as a part on its card, behind the chipset, or in slots of its own. */
function hung(
  talk: Talk,
  group: Group,
  at: number,
  cards: readonly Place[],
  behind: Mark | undefined,
  lanes: string | undefined,
  taken: ReadonlySet<Mark>,
): ChainPart | Found {
  const { drives, kind, count } = group;
  const id = idAt(at);
  const base = { id, kind: 'drive' as const, ...(count > 1 && { count }) };
  if (kind === 'unknown') return whichDrives(talk, drives);
  if (kind === 'nvme') {
    const last = drives.marks.at(-1);
    const slot = last ? slotBeside(talk, last, taken) : { marks: [] };
    talk.use(...slot.marks);
    // A generation without lanes is that of the drives.
    const [link] = slot.marks;
    if (link && slot.lanes === undefined) drives.link ??= link;
    const isOnChipset =
      behind !== undefined && (slot.lanes === undefined || slot.marks.every(({ start }) => start < behind.end));
    if (isOnChipset) {
      const place = lanes ? `pcie ${slot.lanes ? (slot.generation ?? lanes) : lanes} x${slot.lanes ?? 4}` : undefined;
      return { ...base, on: 'chipset', ...(place && { slot: place }), ...partOf(talk, drives, kind, undefined, place) };
    }
    if (talk.things('chipset').length > 0 && slot.lanes === undefined && !talk.has('cpu_slot'))
      return clarify(
        count > 1 ? words.where(count) : words.whereOne,
        talk.offer([words.say.behindChipset, words.say.onProcessor]),
      );
    if (slot.lanes === undefined) talk.assume(words.assumeOwnLanes);
    const place = slot.generation && slot.lanes ? `pcie ${slot.generation} x${Math.min(slot.lanes, 4)}` : undefined;
    if (place && count > 1 && (slot.lanes ?? 0) > 4) return clarify(words.where(count));
    return { ...base, ...(place && { slot: place }), ...partOf(talk, drives, kind, undefined, place ?? 'pcie 4.0 x4') };
  }
  const card = placeOf(talk, group, cards);
  const sas = sasIn(card?.part.ports);
  const part = partOf(talk, drives, kind, sas, undefined);
  if (card) return { ...base, on: card.part.id, ...part };
  if (cards.length > 0) return clarify(words.whichCardOf(words.drives(count, kind)));
  if (talk.things('chipset').length > 0) return { ...base, on: 'chipset', ...part };
  talk.assume(words.assumeNoController);
  return { ...base, ...part };
}

const idAt = (at: number): string => (at === 0 ? 'drives' : `drives-${at + 1}`);

/** Each level belongs to the drives that it stands nearest to; nothing where one is not known, or two meet in a group. */
function arraysOf(talk: Talk, groups: readonly Group[]): ChainArray[] | undefined {
  const said = jointsIn(talk);
  const arrays = said.flatMap((mark, index): ChainArray[] => {
    const [group] = nearest(groups, mark);
    const at = groups.indexOf(group as Group);
    const count = group?.count ?? 1;
    const level = arrayOf(mark, count);
    return level ? [{ id: `array-${index + 1}`, level, members: [idAt(at)] }] : [];
  });
  talk.use(...said);
  const members = new Set(arrays.flatMap((array) => array.members));
  return arrays.length === said.length && members.size === arrays.length ? arrays : undefined;
}

function answerOf(talk: Talk, groups: readonly Group[], parts: ChainPart[]): Found | undefined {
  const arrays = arraysOf(talk, groups);
  if (!arrays) return clarify(words.changing(talk.of('level')[0]?.text ?? ''));
  const isBehind = talk.has('chipset') && parts.some(({ kind }) => kind === 'chipset');
  const nic = networkPart(talk, isBehind ? 'chipset' : undefined);
  const isServed = nic !== undefined && !isBeside(talk);
  if (nic) parts.push(nic);
  const lacks = lacking(talk, parts);
  if (lacks) return clarify(lacks);
  const load = isServed ? overNetwork(loadOf(talk)) : loadOf(talk);
  const answer = sized(talk.given, parts, load, arrays.length > 0 ? arrays : undefined);
  const limit = answer && limitOf(answer, parts);
  if (!answer || !limit) return undefined;
  context(talk, undefined);
  const shares = answer.flows.flatMap(({ source, rate: each, flows, held_by: part, held_at: place }) => {
    const group = groups[source === 'drives' ? 0 : Number(source.split('-')[1]) - 1];
    const by = limitOf({ limited_by: part, limited_at: place }, parts);
    return group && by ? [words.share(rate(each * flows), words.drives(group.count, group.kind), by)] : [];
  });
  const lead = leadOf(talk, limit, answer.limited_at === 'media');
  const total = isServed
    ? (load === 'copy_in' ? words.fromClients : words.clients)(rate(answer.most), limit)
    : words.together(rate(answer.most), limit);
  return {
    ...solved({ parts, arrays, load }, answer.most, limit, `${lead}${total} ${words.shares(shares)}`),
    range: answer,
    ...(nic && nic.slot === undefined && { assumed_parts: ['nic'] }),
  };
}
