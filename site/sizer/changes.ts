// What would help, in words, each change with the setting that it leads to.

import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { type ChangeKind, filled, mostTried, type Place } from '../../calc-wasm/js/generated/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { type FormatOptions, quantity } from '../common/format.ts';
import type { Change } from '../machine/model.ts';
import { driveKind, nameOf, narrowedBy } from './names.ts';
import { advice, type Offers } from './offers.ts';
import { nextOf, rateText } from './sentence.ts';
import { HOST, type Setting, shortened, understood } from './setting.ts';
import { words as all } from './words.ts';

const words = all.changes;

export interface Gain {
  text: string;
  gain: string;
  /** Whether the catalogue has such a part. */
  note: string;
  setting: Setting;
}

export const gains = (answer: SizerAnswer, options: FormatOptions = {}, offers?: Offers): Gain[] =>
  answer.changes.map(({ kind, part, to, total, gain, chain }) => ({
    text: sentenceOf(answer, kind, part)(calledIn(answer, kind, part), linkName(to, { times: '×' })),
    gain: gainText(rateText(answer, total, options), gain, reachText(answer, total)),
    note: noteOf(answer, kind, part, to, offers),
    setting: { ...understood(answer), chain: shortened(chain) },
  }));

/** The part that changes; nothing where a build has only those drives. */
function calledIn({ inputs: { chain } }: SizerAnswer, kind: ChangeKind, part: string): string {
  if (kind !== 'faster' && kind !== 'drives') return nameOf(chain, part);
  return chain.parts.filter((other) => (other.kind ?? 'drive') === 'drive').length > 1 ? nameOf(chain, part, 2) : '';
}

/** A share up to three times as much, a multiple beyond. */
const gainText = (total: string, gain: number, reach: string): string =>
  gain < 2
    ? words.gain(total, quantity(gain, 'ratio', { digits: 2, exact: true }), reach)
    : words.multiple(total, quantity(1 + gain, 'count', { digits: 2, exact: true }), reach);

/** Nearer to the next limit than this nobody tells apart. */
const REACHED = 0.995;

/** Other changes may pass the next limit, as may several at once: then there is nothing to compare with. */
function reachText(answer: SizerAnswer, total: number): string {
  const rate = nextOf(answer)?.rate;
  return rate !== undefined && total >= rate * REACHED && total * REACHED <= rate ? words.reach : '';
}

/** What would help where no change of one part gains enough: what the place that limits asks for. */
export function withoutGain({
  limited_at,
  limited_by,
  inputs,
  parts,
}: Pick<SizerAnswer, 'limited_at' | 'limited_by' | 'inputs' | 'parts'>): string {
  if (limited_at === null) return '';
  if (inputs.chain.parts.length > mostTried) return words.none.many;
  const uses = parts.find(({ id }) => id === limited_by)?.uses ?? [];
  if (limited_at === 'media' && uses.some(({ place, use }) => place.startsWith('link_') && use > filled))
    return words.none.filled;
  return words.none[limited_by === HOST ? 'memory' : limitAt(limited_at)];
}

function limitAt(place: Place): keyof typeof words.none {
  if (place === 'link_up' || place === 'link_down') return 'link';
  if (place === 'sends' || place === 'receives') return 'network';
  return place === 'passing' || place === 'operations' || place === 'turns' ? 'chip' : place;
}

/** The change that gains most, in one sentence, and the part that it changes; without one what else would help. */
export function bestGain(answer: SizerAnswer, options: FormatOptions): Change {
  const changes = answer.changes.slice(0, 1);
  const [best] = gains({ ...answer, changes }, options);
  const [change] = changes;
  if (!best || !change) return { text: withoutGain(answer), part: '', of: 'part' };
  const { kind, part } = change;
  const of = kind === 'slot' ? 'lanes' : kind === 'network' ? 'network' : 'part';
  return { text: `${best.text}: ${best.gain}`, part, of };
}

/** Another part has to be found; a slot, a setting or a cable has not. */
function noteOf({ inputs }: SizerAnswer, kind: ChangeKind, id: string, to: string, offers: Offers | undefined): string {
  const part = inputs.chain.parts.find((chainPart) => chainPart.id === id);
  const isPart = (kind === 'width' || kind === 'generation') && part?.kind !== 'expander';
  return offers && part && isPart ? advice(offers, part, to) : '';
}

/** Lanes to an expander are cables, and no other part is needed for more of them. */
function sentenceOf({ inputs }: SizerAnswer, kind: ChangeKind, id: string) {
  const part = inputs.chain.parts.find((chainPart) => chainPart.id === id);
  if (kind === 'slot' && part && narrowedBy(part, true) === 'port') return words.port;
  if (kind === 'faster' && part && driveKind(part) === 'disk') return words.ssds;
  const isCable = part?.kind === 'expander' || (part?.kind ?? 'drive') === 'drive';
  return kind === 'width' && isCable ? words.cables : words.kinds[kind];
}
