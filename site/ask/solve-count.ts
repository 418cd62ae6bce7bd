/** "How many X for Y": drives for a network, a link or a space. */
import { processorLanes } from '../../datasets/tools/parts/lanes.ts';
import type { Found } from './answer.ts';
import { answer, spaceIn } from './ask-core.ts';
import { byGeneration, clarify, whichKind } from './clarify.ts';
import { kindOf, partOf } from './drive-part.ts';
import { type Drives, drivesIn } from './drives.ts';
import { words as figures } from './figures.words.ts';
import { pairIn, roomOf } from './host-lanes.ts';
import { isTag } from './mark.ts';
import { bytes, levelName, rate } from './show.ts';
import { hostsIn } from './slot.ts';
import { carried, type LinkSaid, pcieRate, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const MOST = 250;
/** Lanes of an NVMe drive. */
const NVME_LANES = 4;
const NETWORK = 'article:filling-10-25-100-gbe';

/** The rate that is to be filled. */
function targetIn(talk: Talk, drives: Drives | undefined): { perSecond: number; name: string } | undefined {
  const wires = wiresIn(talk).filter(({ mark }) => !drives?.marks.includes(mark));
  const links = talk.of('pcie').filter((mark) => !drives?.marks.includes(mark) && mark.lanes && mark.generation);
  const rates = talk.of('rate').filter((mark) => !drives?.marks.includes(mark));
  if (wires.length + links.length + rates.length !== 1) return undefined;
  const [wire] = wires;
  const [link] = links;
  const [typed] = rates;
  talk.use(wire?.mark, link, typed);
  // "to fill 10 Gb/s": a network, where there is one of that speed.
  const network = typed?.unit === 'Gb/s' ? { mark: typed, wire: 'ethernet', generation: `${typed.value}G` } : undefined;
  // Behind an expander they share its cable of four lanes.
  const lanes = wire?.wire === 'sas' && talk.has('expander', 'cable') ? (talk.has('dual_link') ? 8 : 4) : wire?.lanes;
  const cable = talk.of('pcie').filter((mark) => !mark.generation && mark.lanes === lanes);
  talk.use(...cable);
  const carries = (wire ?? network) && carried(talk, { ...((wire ?? network) as LinkSaid), lanes });
  if (typed && !carries) return { perSecond: typed.perSecond, name: typed.text };
  if (carries) return { perSecond: carries.value, name: carries.name };
  const most = link && pcieRate(talk, link.generation ?? '', link.lanes ?? 0)?.most;
  return most ? { perSecond: most, name: `PCIe ${link.generation} x${link.lanes}` } : undefined;
}

/** As few as hold so much with a level. */
function forSpace(talk: Talk): Found | undefined {
  const [level, other] = talk.of('level');
  const sizes = talk.of('size').toSorted((a, two) => two.bytes - a.bytes);
  const [wanted, each, third] = sizes;
  if (!level || other || !wanted || !each || third || wanted.bytes < 2 * each.bytes) return undefined;
  const spaceOf = (count: number) => spaceIn(talk.given, level, `${count}x${each.bytes / 1e12}TB`);
  const count = Array.from({ length: MOST }, (_, at) => at + 1).find(
    (value) => (spaceOf(value).usable ?? 0) >= wanted.bytes,
  );
  if (count === undefined || level.level === 'parity_drives') return undefined;
  const { name, usable = 0 } = spaceOf(count);
  talk.use(level, wanted, each, ...talk.tags('usable'));
  const text = figures.countForSpace(count, bytes(usable), levelName(level));
  return answer(`calculator:${name}`, count, 'drives', text);
}

/** "how many nvme can epyc 7302 take": four lanes each, of those that a processor has. */
function onLanes(talk: Talk): Found | undefined {
  const room = roomOf(talk);
  const [machine] = talk.things('machine');
  const pair = machine && pairIn(talk, machine.mark);
  const parts = talk.marks.filter(
    (mark) => mark !== pair && ['name', 'pcie', 'wire', 'count', 'size', 'rate'].includes(mark.type),
  );
  if (!room || !machine || parts.length > 1 || !talk.has('nvme_tag')) return undefined;
  const lanes = processorLanes(room.host, room.sockets);
  talk.use(machine.mark, pair);
  const value = Math.floor(lanes / NVME_LANES);
  const text = figures.countOnLanes(value, room.sockets === 2 ? `2x ${room.name}` : room.name, lanes);
  return answer(`part:${machine.thing.name}`, value, 'drives', text);
}

/** What the card that is named carries with a drive in each of its ports; a page where its ports are fewer than it carries. */
function cardIn(talk: Talk, isDisk: boolean): { perSecond: number; name: string } | Found | undefined {
  const [card, other] = hostsIn(talk);
  if (!card || other || !card.thing.places) return undefined;
  const [slot, second] = talk.of('pcie');
  if (second) return undefined;
  const place = slot ? ` ${words.say.inPlace(slot.text)}` : '';
  const drives = `${card.thing.places} ${isDisk ? words.say.hardDisks : words.say.sataSsds}`;
  const full = talk.ask?.(`${drives} ${card.mark.text}${place}`);
  if (full?.unit !== 'B/s' || full.value === undefined) return undefined;
  talk.use(card.mark, slot);
  const { name } = card.named;
  if (full.limited_by?.key !== 'drive') return { perSecond: full.value, name };
  return { outcome: 'page', page: 'article:hba-limits', text: figures.countOfPorts(name, card.thing.places, isDisk) };
}

export function count(talk: Talk): Found | undefined {
  if (!talk.has('how_many', 'buy') || talk.has('bifurcation', 'quad_card', 'survive')) return undefined;
  const space = forSpace(talk);
  if (space) return space;
  if (talk.has('buy') || talk.of('level').length > 0 || talk.of('size').length > 1) return undefined;
  const [drives, other] = drivesIn(talk);
  const lanes = drives?.thing ? undefined : onLanes(talk);
  if (lanes) return lanes;
  const card = other ? undefined : cardIn(talk, drives?.isDisk === true);
  if (other || talk.of('name').length > (drives?.thing ? 1 : 0) + (card ? 1 : 0)) return undefined;
  if (card && 'outcome' in card) return card;
  const filled = card ?? targetIn(talk, drives);
  // "need 3 GB/s, ssds do 500 MB/s each": what each does stands before "each", whatever is nearer to the drives.
  const each = talk.of('rate').find((mark) => isTag(talk.after(mark), 'each') && !drives?.marks.includes(mark));
  const whole = each && drives?.marks.find((mark) => mark.type === 'rate');
  const target = whole ? { perSecond: whole.perSecond, name: whole.text } : filled;
  if (!target || (drives?.count ?? 1) > 1) return undefined;
  const kind = drives ? kindOf(talk, drives, drives.isSsd, false) : 'unknown';
  if (!drives || kind === 'unknown') return whichKind(talk, NETWORK);
  const noun = drives.marks.find((mark) => mark.type === 'tag');
  const read = whole ? each.perSecond : Number(partOf(talk, drives, kind).read);
  if (!(read > 0)) {
    const asked = (generation: string) => (noun ? talk.instead(noun, `gen${generation[0]} x4 nvme`) : talk.text);
    return clarify(words.whichGeneration, byGeneration(asked), NETWORK);
  }
  talk.use(...drives.marks);
  const value = Math.ceil(target.perSecond / read - 1e-9);
  const text = figures.countForRate(value, rate(read), target.name, rate(target.perSecond));
  return answer(NETWORK, value, 'drives', text);
}
