/** How long a copy to a drive takes that is named: its cache, and what it writes past it. */
import type { CopyRates } from '../../datasets/tools/parts/copy-rates.ts';
import { calculatorUrl } from './address.ts';
import type { Found } from './answer.ts';
import { calculated, figured } from './ask-core.ts';
import { thingOfSize } from './drive-size.ts';
import type { MarkOf } from './mark.ts';
import { bytes, rate, time } from './show.ts';
import { carried, wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const NAME = 'write-cache';
const PAGE = `calculator:${NAME}`;

/** What the calculator asks of a drive. */
export const copyInputs = (capacity: number, copy: Omit<CopyRates, 'sources' | 'basis'>) => ({
  capacity,
  empty_cache: copy.cache,
  cache_rate: copy.fast,
  after_rate: copy.after,
  ...(copy.fixed !== undefined && { static_cache: copy.fixed }),
  ...(copy.cells && { cells: copy.cells }),
});

/** The size that stands with the name is that of the drive; the other is copied. */
function sizesIn(talk: Talk, name: MarkOf<'name'>) {
  const away = ({ start, end }: MarkOf<'size'>): number => Math.max(start - name.end, name.start - end);
  const sizes = talk.of('size').toSorted((a, other) => away(other) - away(a));
  return { copied: sizes[0], own: sizes[1], isMore: sizes.length > 2 };
}

/** "60 % full". */
function usedIn(talk: Talk) {
  const mark = talk.of('number').find(({ isPercent }) => isPercent);
  const share = mark && talk.has('full') ? mark.value : undefined;
  return share !== undefined && share < 1 ? { mark, share } : undefined;
}

/** What the data comes through, where that is said. */
function sourceIn(talk: Talk): number | undefined {
  const [given, second] = talk.of('rate');
  if (given && !second) {
    talk.use(given);
    return given.perSecond;
  }
  const [wire, other] = wiresIn(talk);
  const carries = wire && !other && carried(talk, wire);
  if (!carries) return undefined;
  talk.use(wire.mark);
  talk.useTags('network');
  return carries.value;
}

export function copyToDrive(talk: Talk): Found | undefined {
  const [drive, second] = talk.things('drive');
  if (!drive || second) return undefined;
  const { copied, own, isMore } = sizesIn(talk, drive.mark);
  const page: Found = { outcome: 'page', page: PAGE, text: words.copyCache };
  if (!copied || isMore) return page;
  const thing = thingOfSize(drive.mark, own?.bytes);
  const capacity = Number(thing?.part?.size ?? Number.NaN);
  const isOther = own !== undefined && Math.abs(capacity - own.bytes) > 0.05 * own.bytes;
  if (!thing?.copy || !(capacity > 0) || isOther) return { ...page, text: words.copyUnknown(drive.thing.name) };
  const used = usedIn(talk);
  const source = sourceIn(talk);
  const inputs = {
    size: copied.bytes,
    ...(source !== undefined && { source_rate: source }),
    ...copyInputs(capacity, thing.copy),
    ...(used && { used: used.share }),
  };
  const found = calculated(talk.given, NAME, inputs);
  if (found?.time === undefined)
    return { ...page, url: calculatorUrl(NAME, inputs), text: words.copyRefused(thing.name) };
  talk.use(copied, own, drive.mark, used?.mark);
  talk.useTags('copy', 'hours', 'full', 'drive', 'ssd', 'nvme_tag', 'cache');
  // How long it takes.
  talk.use(...talk.of('word').filter(({ text }) => /^takes?$/i.test(text)));
  if (!own) talk.assume(words.assumeSize(thing.name, bytes(capacity)));
  if (!used) talk.assume(words.assumeEmpty);
  if (source === undefined) talk.assume(words.assumeFastSource);
  talk.assume((thing.copy.basis === 'measured' ? words.measuredFill : words.statedFill)(thing.name));
  const slow = (found.past_cache ?? 0) > 0 ? rate(found.slow_rate ?? 0) : undefined;
  const text = words.copyTo(time(found.time), bytes(found.cache ?? 0), rate(found.fast_rate ?? 0), slow);
  return figured(NAME, inputs, found.time, 's', text);
}
