// The signal path: every part from the drives to the processor, then to the network, with what it can carry under the
// load and what flows through it.

import type { ChainPart, PlaceUse, SizedPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { count, type FormatOptions, quantity } from '../common/format.ts';
import { capital, linkText, nameOf, narrowedBy } from './names.ts';
import { rateText } from './sentence.ts';
import { HOST } from './setting.ts';
import { words as all } from './words.ts';

const words = all.path;

/** One thing of a part that has a capacity. */
export interface Bar {
  label: string;
  /** "1.82 GB/s of 2.5 GB/s, 73 % used". */
  text: string;
  /** "asked for 2.4 times what it carries". */
  asked: string;
  /** Shares of the width of the picture. */
  width: number;
  fill: number;
  /** Wider than the picture. */
  open: boolean;
  limits: boolean;
}

/** One stop of the path. */
export interface Stop {
  id: string;
  name: string;
  /** Its link as it comes up, and why it is no better. */
  link: string;
  into: string;
  idle: string;
  bars: Bar[];
}

/** A bar that has room is drawn at most so many times as wide as what flows. */
const WIDEST = 3;
/** From here on it is worth a word that more is asked of a part than it carries. */
const ASKED_MORE = 1.05;

/** The same for what does not fit into the picture. */
const WIDER = 1.001;

const BARS: Record<PlaceUse['place'], keyof typeof words.bars> = {
  link_up: 'link',
  link_down: 'link',
  media: 'media',
  passing: 'passing',
  operations: 'operations',
  turns: 'turns',
  sends: 'network',
  receives: 'network',
};

/** Children before the part that they hang on, so that data flows downwards; what leads out comes after the processor. */
function ordered({ parts }: SizerAnswer['inputs']['chain']): ChainPart[] {
  const of = (id: string): ChainPart[] =>
    parts
      .filter((part) => part.id !== HOST && (part.on ?? HOST) === id)
      .flatMap((part) => [...of(part.id), part]);
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
    if (array?.on && array.on !== HOST && array.members.length === 0) add(array.on, total);
  }
  const cards = parts.filter(({ kind }) => kind === 'nic');
  const ports = cards.reduce((sum, { id }) => sum + instances(id), 0);
  const copies = inputs.load === 'copy_in' || inputs.load === 'copy_out';
  for (const { id } of copies ? cards : []) add(id, (all * instances(id)) / ports);
  return through;
}

/** Of both directions of a link or a network the busier one; of everything else all that is used. */
function shown(uses: readonly PlaceUse[]): PlaceUse[] {
  const best = new Map<string, PlaceUse>();
  for (const one of uses) {
    const known = best.get(BARS[one.place]);
    if (one.use > 0 && (!known || one.use > known.use)) best.set(BARS[one.place], one);
  }
  return [...best.values()];
}

const PROCESSOR: Stop = {
  ...{ id: HOST, name: words.processor, link: '', into: '', idle: '' },
  bars: [],
};

export function stops(answer: SizerAnswer, options: FormatOptions = {}): Stop[] {
  const { chain } = answer.inputs;
  const through = throughs(answer);
  const sizedOf = (id: string) => answer.parts.find((part) => part.id === id);
  const capacity = (id: string, { use }: PlaceUse) => (through.get(id) ?? 0) / use;
  const most = Math.max(0, ...through.values());
  const capacities = answer.parts.flatMap(({ id, uses }) =>
    shown(uses).map((one) => capacity(id, one)),
  );
  const full = Math.min(Math.max(0, ...capacities), most * WIDEST) || 1;

  return ordered(chain).map((part): Stop => {
    if (part.id === HOST) return PROCESSOR;
    const sized = sizedOf(part.id);
    const bars = shown(sized?.uses ?? []).map((one): Bar => {
      const carried = capacity(part.id, one);
      const used = through.get(part.id) ?? 0;
      return {
        label: words.bars[BARS[one.place]],
        text: words.carries(
          rateText(answer, used, options),
          rateText(answer, carried, options),
          quantity(one.use, 'ratio', { digits: 2, exact: true }),
        ),
        asked: (one.demand ?? 0) > ASKED_MORE ? words.asked(times(one.demand ?? 0)) : '',
        width: Math.min(1, carried / full),
        fill: Math.min(1, used / full),
        open: carried > full * WIDER,
        limits: answer.limited_by === part.id && answer.limited_at === one.place,
      };
    });
    const name = nameOf(chain, part.id, sized?.instances);
    const instances = sized?.instances ?? 1;
    return {
      id: part.id,
      name: instances > 1 ? words.many(count(instances), name) : capital(name),
      link: linkOf(part, sized),
      into: part.kind === 'nic' ? '' : words.into(nameOf(chain, part.on ?? HOST)),
      idle: bars.length === 0 ? words.idle : '',
      bars,
    };
  });
}

/** "2.4", "12". */
const times = (demand: number): string => quantity(demand, 'count', { digits: 2, exact: true });

function linkOf(part: ChainPart, sized: SizedPart | undefined): string {
  const link = linkText(sized?.link ?? '');
  const by = narrowedBy(part, sized?.narrowed ?? false);
  if (!by || !part.link) return link;
  const own = linkText(part.link);
  return by === 'slot' ? words.narrowedBySlot(link, own) : words.narrowedByPort(link, own);
}
