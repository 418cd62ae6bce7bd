// The signal path: every part from the drives to the processor, then to the network, with what it can carry under the
// load and what flows through it; and the same as a machine to be drawn.

import type { ChainPart, PlaceUse, SizedPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { count, type FormatOptions, quantity } from '../common/format.ts';
import type { Bar, Group, Machine, Part } from '../machine/machine.ts';
import { capital, nameOf, narrowedBy } from './names.ts';
import { rateText } from './sentence.ts';
import { HOST } from './setting.ts';
import { words as all } from './words.ts';

const words = all.path;

/** From here on it is worth a word that more is asked of a part than it carries. */
const ASKED_MORE = 1.05;

const BARS: Record<PlaceUse['place'], keyof typeof words.bars> = {
  link_up: 'link',
  link_down: 'link',
  media: 'media',
  passing: 'passing',
  operations: 'operations',
  turns: 'turns',
  sends: 'network',
  receives: 'network',
  memory: 'memory',
};

/** Where in the picture: what is neither a link nor a network, a part does itself. */
const atOf = (place: PlaceUse['place']): Bar['at'] => {
  const bar = BARS[place];
  return bar === 'link' || bar === 'network' ? bar : 'own';
};

/** Children before the part that they hang on, so that data flows downwards; what leads out comes after the processor. */
function ordered({ parts }: SizerAnswer['inputs']['chain']): ChainPart[] {
  const of = (id: string): ChainPart[] =>
    parts.filter((part) => part.id !== HOST && (part.on ?? HOST) === id).flatMap((part) => [...of(part.id), part]);
  const isOut = ({ kind }: ChainPart) => kind === 'nic';
  const inside = of(HOST);
  const host: ChainPart = { id: HOST, kind: HOST };
  return [...inside.filter((part) => !isOut(part)), host, ...inside.filter(isOut)];
}

/** Ids from a part to the processor. */
function wayOf(parts: readonly ChainPart[], id: string): string[] {
  const way: string[] = [];
  let at: string | undefined = id;
  while (at !== undefined && at !== HOST && !way.includes(at)) {
    way.push(at);
    const from: string = at;
    at = parts.find((part) => part.id === from)?.on;
  }
  return way;
}

/** What flows through each part, all of its instances together. */
function throughs({ inputs, flows, parts: sized }: SizerAnswer): Map<string, number> {
  const { parts, arrays = [] } = inputs.chain;
  const through = new Map<string, number>();
  const add = (from: string, rate: number) => {
    for (const id of wayOf(parts, from)) through.set(id, (through.get(id) ?? 0) + rate);
  };
  const instances = (id: string) => sized.find((part) => part.id === id)?.instances ?? 1;
  let all = 0;
  for (const { source, rate, flows: many, drives } of flows) {
    const array = arrays.find(({ id }) => id === source);
    // Of a scrub the rate is that of each drive.
    const total = rate * (array && inputs.load === 'scrub' ? drives : many);
    all += total;
    if (!array) add(source, total);
    for (const member of array?.members ?? []) add(member, (total * instances(member)) / drives);
  }
  const cards = parts.filter(({ kind }) => kind === 'nic');
  const ports = cards.reduce((sum, { id }) => sum + instances(id), 0);
  const copies = inputs.load === 'copy_in' || inputs.load === 'copy_out';
  for (const { id } of copies ? cards : []) add(id, (all * instances(id)) / ports);
  return through;
}

/** Of both directions of a link or a network the busier one, or the one that limits; of everything else all that is used. */
function shown(uses: readonly PlaceUse[], limits: (use: PlaceUse) => boolean): PlaceUse[] {
  const best = new Map<string, PlaceUse>();
  const weight = (one: PlaceUse) => (limits(one) ? Number.POSITIVE_INFINITY : one.use);
  for (const one of uses) {
    const known = best.get(BARS[one.place]);
    if (one.use > 0 && (!known || weight(one) > weight(known))) best.set(BARS[one.place], one);
  }
  return [...best.values()];
}

/** As formats write it: a narrow no-break space. */
const BEFORE_UNIT = '\u202f';

/** "1.82 of 2.5 GB/s, 73 % used": where both have the same unit, it is said once. */
function carried(used: string, capacity: string, share: string): string {
  const from = capacity.lastIndexOf(BEFORE_UNIT);
  const unit = from < 0 ? '' : capacity.slice(from);
  const bare = unit && used.endsWith(unit) ? used.slice(0, -unit.length) : used;
  return words.carries(bare, capacity, share);
}

/** Words about figures of a part that nobody has seen or typed, by its id. */
export type Assumed = ReadonlyMap<string, string>;

export function stops(
  answer: SizerAnswer,
  options: FormatOptions = {},
  assumed: Assumed = new Map(),
  inUse = '',
): Part[] {
  const { chain } = answer.inputs;
  const through = throughs(answer);
  const joined = (id: string) => chain.arrays?.find(({ members }) => members.includes(id));

  return ordered(chain).map((part): Part => {
    const { id } = part;
    const sized = answer.parts.find((one) => one.id === id);
    const limits = ({ place }: PlaceUse) => answer.limited_by === id && answer.limited_at === place;
    const load = through.get(id) ?? 0;
    const bars = shown(sized?.uses ?? [], limits).map((one): Bar => {
      const capacity = load / one.use;
      return {
        at: atOf(one.place),
        label: words.bars[BARS[one.place]],
        text: carried(
          rateText(answer, load, options),
          rateText(answer, capacity, options),
          quantity(one.use, 'ratio', { digits: 2, exact: true }),
        ),
        asked: (one.demand ?? 0) > ASKED_MORE ? words.asked(times(one.demand ?? 0)) : '',
        capacity,
        load,
        limits: limits(one),
      };
    });
    const array = joined(id);
    const more = {
      bars,
      isEnd: (part.kind ?? 'drive') === 'drive',
      assumed: assumed.get(id) ?? '',
    };
    if (id === HOST) {
      const own = chain.parts.find((one) => one.id === HOST)?.name ?? '';
      const link = [own, inUse].filter(Boolean).join(': ');
      return { ...more, id, name: words.processor, link, idle: '', array: '' };
    }
    const instances = sized?.instances ?? 1;
    const name = nameOf(chain, id, instances);
    return {
      ...more,
      id,
      on: part.on ?? HOST,
      name: instances > 1 ? words.many(count(instances), name) : capital(name),
      link: linkOf(part, sized),
      idle: bars.length === 0 ? words.idle : '',
      array: array ? arrayName(answer, array.id) : '',
    };
  });
}

function arrayName({ inputs, flows }: SizerAnswer, id: string): string {
  const drives = flows.find(({ source }) => source === id)?.drives;
  return drives === undefined ? nameOf(inputs.chain, id) : all.flows.array(id, count(drives));
}

/** The answer as a machine to be drawn, with what is said of lanes in use. */
export function machineOf(
  answer: SizerAnswer,
  options: FormatOptions = {},
  assumed: Assumed = new Map(),
  inUse = '',
): Machine {
  const { arrays = [] } = answer.inputs.chain;
  return {
    parts: stops(answer, options, assumed, inUse),
    groups: arrays.map(({ id, members }): Group => ({ name: arrayName(answer, id), members })),
    limit: words.limit,
  };
}

/** "2.4", "12". */
const times = (demand: number): string => quantity(demand, 'count', { digits: 2, exact: true });

function linkOf(part: ChainPart, sized: SizedPart | undefined): string {
  const link = linkName(sized?.link ?? '');
  const by = narrowedBy(part, sized?.narrowed ?? false);
  if (!by || !part.link) return link;
  const own = linkName(part.link);
  return by === 'slot' ? words.narrowedBySlot(link, own) : words.narrowedByPort(link, own);
}
