// The answer in words: one big number, what kind of number it is, what limits, what would limit next, what to expect.
import type { Basis } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { ANY_ARRAY } from '../../calc-wasm/js/classes.ts';
import { tunnelledBy } from '../../datasets/tools/parts/tunnelled.ts';
import { count, type FormatOptions, quantity, range } from '../common/format.ts';
import { words as common } from '../common/quantity.words.ts';
import { nameOf, placeOf } from './names.ts';
import { redundancyOf } from './redundancy.ts';
import { HOST, isRandom } from './setting.ts';
import { endsOf } from './ways.ts';
import { words } from './words.ts';

type Limit = SizerAnswer['limits'][number];

export interface Said {
  value: string;
  note: string;
  limit: string;
  next: string;
  expected: string;
  isLess: boolean;
  /** Where the range comes from; empty where there is none. */
  basis: Basis | '';
  /**
   * What the numbers alone do not explain: why SATA drives get less, what redundancy writes, what a copy does to the write
   * caches of its target, and how long it takes.
   */
  filling: string;
}

/** A rate of an answer as the load counts it: I/Os of random loads, else bytes. */
export function rateText(answer: SizerAnswer, rate: number | null, options: FormatOptions): string {
  const random = isRandom(answer.inputs.load);
  return random
    ? quantity(rate === null ? null : operations(answer, rate), 'operation_per_second', options)
    : quantity(rate, 'byte_per_second', options);
}

/** Bytes per second of random I/Os, as I/Os per second. */
const operations = ({ inputs }: SizerAnswer, rate: number): number => rate / inputs.block_size;

function rangeText(answer: SizerAnswer, options: FormatOptions): string {
  const { expected_low: low, expected_high: high } = answer;
  const [least, most] = [low, high].map((end) => rateText(answer, end, options));
  if (least === most) return most ?? '';
  return isRandom(answer.inputs.load)
    ? range(operations(answer, low), operations(answer, high), 'operation_per_second', options)
    : range(low, high, 'byte_per_second', options);
}

/** What a version of the core says by itself is what its makers assume. */
const basisOf = ({ range_basis }: SizerAnswer): Basis => range_basis ?? 'assumed';

/** The range, which says where nobody has measured it. */
export function expectedText(answer: SizerAnswer, options: FormatOptions = {}): string {
  const text = rangeText(answer, options);
  return basisOf(answer) === 'assumed' ? common.assumed(text) : text;
}

/** The range, and whether all of it prints as less than the headline. */
function expectation(answer: SizerAnswer, options: FormatOptions): Pick<Said, 'expected' | 'isLess'> {
  const high = rateText(answer, answer.expected_high, options);
  const isMeasured = basisOf(answer) !== 'assumed' && rangeText(answer, options) !== high;
  const measured = words.measured[answer.range?.class.startsWith(ANY_ARRAY) ? 'arrays' : 'links'];
  const text = isMeasured ? measured(rangeText(answer, options)) : expectedText(answer, options);
  const most = rateText(answer, answer.most, options);
  const isLess = answer.expected_high < answer.most && high !== most;
  return { expected: isLess ? words.expectLess(most, text) : words.expect(text), isLess };
}

/** What the range is made of, of the sentences that a page has about its classes; none about one that an embed names. */
export const coverageOf = (
  { most, range_basis, range, software }: SizerAnswer,
  sentences: Readonly<Record<string, string>>,
): string => (most > 0 && range_basis ? (sentences[software ?? range?.class ?? ''] ?? '') : '');

/** What would limit without the limit, and what would pass then, in bytes per second. */
export function nextOf({ limits, most }: SizerAnswer): { limit: Limit; rate: number } | undefined {
  const [first, ...others] = limits;
  // Drives of one array limit together: without one of them the others hold back as much.
  const isFreed = (at: number) => (limits[at]?.without ?? Number.POSITIVE_INFINITY) > most;
  const further = others.findIndex((other, at) => !isSameLink(first, other) && isFreed(at));
  const limit = others[further];
  // Each limit says what is left without it and those before it.
  const rate = limits[further]?.without ?? null;
  return limit && rate !== null ? { limit, rate } : undefined;
}

export function said(answer: SizerAnswer, options: FormatOptions = {}): Said {
  const [limit] = answer.limits;
  const next = nextOf(answer);
  const first = limit && placeOf(answer, limit.part, limit.place);
  const second = next && placeOf(answer, next.limit.part, next.limit.place);
  return {
    value: rateText(answer, answer.most, options),
    note: noteText(answer, options),
    limit: first ? words.limit(first.text, first.many) : words.nothingLimits,
    next: second
      ? words.next(second.text, second.many, rateText(answer, next.rate, options), isOfEach(answer))
      : limit
        ? words.noNext
        : '',
    filling: [whyText(answer, options), redundancyText(answer, options), fillingText(answer, options)]
      .filter(Boolean)
      .join(' '),
    ...(answer.most > 0
      ? { ...expectation(answer, options), basis: basisOf(answer) }
      : { expected: words.noRange, isLess: false, basis: '' }),
  };
}

/** When the caches of the target are full, what is written then, and the time of all that is copied. */
function fillingText(answer: SizerAnswer, options: FormatOptions = {}): string {
  const { filling, inputs } = answer;
  if (!filling) return networkText(answer);
  const size = Number(inputs.chain.parts.find(({ id }) => id === HOST)?.copy_size ?? 0);
  const bytes = (value: number) => quantity(value, 'byte', options);
  const { stages, unknown, time, room } = filling;
  const isTooLarge = room !== null && size > room;
  return [
    networkText(answer),
    ...stages
      .slice(1)
      .map(({ from, rate }) => words.filling.full(bytes(from), quantity(rate, 'byte_per_second', options))),
    unknown.length > 0 && words.filling.unknown(unknown.map((id) => nameOf(inputs.chain, id))),
    isTooLarge && words.filling.tooLarge(bytes(size)),
    time !== null && words.filling.time(bytes(size), quantity(time, 'second', options), unknown.length > 0),
  ]
    .filter(Boolean)
    .join(' ');
}

/** That a copy over the network is not held back by one, where no card says how fast it is. */
export const networkText = ({ inputs: { chain, load } }: SizerAnswer): string =>
  (load === 'copy_in' || load === 'copy_out') && !chain.parts.some(({ network }) => network) ? words.noNetwork : '';

/** Whether two limits are the two directions of one link: whatever widens one of them widens the other. */
const isSameLink = (one: Limit | undefined, other: Limit): boolean =>
  one?.part === other.part && isLink(one.place) && isLink(other.place);

const isLink = (place: Limit['place']): boolean => place === 'link_up' || place === 'link_down';

/** What the name of the limit alone does not explain. */
function whyText(answer: SizerAnswer, options: FormatOptions): string {
  const why = tunnelledBy(answer.limits, answer.inputs.chain.parts);
  const [flow] = answer.flows;
  if (!why || !flow || answer.flows.length > 1 || isRandom(answer.inputs.load)) return '';
  // A flow is that of each of its drives.
  return words.tunnelled(why.isSlowed, rateText(answer, flow.rate, options));
}

/** Whether the rate is that of each drive of one array. */
export const isOfEach = ({ flows: [flow, other], inputs }: SizerAnswer): boolean =>
  (inputs.load === 'scrub' || inputs.load === 'rebuild') &&
  !other &&
  (inputs.chain.arrays ?? []).some(({ id }) => id === flow?.source);

function noteText(answer: SizerAnswer, options: FormatOptions): string {
  const { flows, drives, inputs } = answer;
  const [flow] = flows;
  const single = flows.length === 1 ? flow : undefined;
  if (isOfEach(answer)) return inputs.load === 'scrub' ? words.scrubEach : words.rebuildEach;
  const note = copyText(answer) || words.notes[inputs.load](drives, count(drives));
  const more = [
    ...(single && single.flows > 1 ? [words.each(rateText(answer, single.rate, options))] : []),
    ...(isRandom(inputs.load) ? [words.asBytes(quantity(answer.most, 'byte_per_second', options))] : []),
  ];
  return [note, ...more].join(', ');
}

/** From where to where, by name. */
function copyText({ inputs }: SizerAnswer): string {
  const { chain, load } = inputs;
  if (load !== 'copy' && load !== 'copy_back') return '';
  const [from = '', to = ''] = endsOf(inputs).map(({ id }) => {
    const drive = chain.parts.find((part) => part.id === id);
    return words.end(nameOf(chain, id, Number(drive?.count ?? 1)), !drive);
  });
  return words.copied(from, from === to ? '' : to);
}

/** What is written beside the data: the links carry it, too. */
export function redundancyText(answer: SizerAnswer, options: FormatOptions): string {
  const times = redundancyOf(answer, HOST);
  if (times < 1.001 || isRandom(answer.inputs.load)) return '';
  const all = rateText(answer, answer.most * times, options);
  const isCopied = answer.inputs.chain.arrays?.every(({ level }) => /raid1[0e]?(_|$)/.test(level)) === true;
  return isCopied
    ? words.redundancy.copies(quantity(times, 'count', { digits: 2 }), all)
    : words.redundancy.parity(all);
}

/** The whole answer in one paragraph. */
export const sentence = (answer: SizerAnswer, options: FormatOptions = {}): string => {
  const { value, note, limit, next, expected, filling } = said(answer, options);
  return `${value} ${note}. ${[limit, next, expected, filling].filter(Boolean).join(' ')}`;
};
