/** How long the rated writes of an SSD last, and what they allow a day. */
import { plain } from '../../datasets/tools/language/figure.ts';
import type { Found } from './answer.ts';
import { calculated, figured } from './ask-core.ts';
import { AS_LARGE } from './drive-size.ts';
import { words as figures } from './figures.words.ts';
import { isNumber, type Mark, type MarkOf } from './mark.ts';
import { about, bytes, time } from './show.ts';
import type { Talk } from './talk.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { SAID } from './vocabulary.ts';

const YEAR = 31_557_600;
/** How often so much is written, by how the words behind it begin, in days. */
const OFTEN = vocabulary.often.map(
  ([days, words]) =>
    [new RegExp(`^\\s*(?:(?:/|an?|per|each|every|в|за|кажд(?:ый|ую))\\s*)?(?:${words})`, 'iu'), Number(days)] as const,
);

/** What is written in a day, and how much of the text says so. */
function written(talk: Talk): { size: MarkOf<'size'>; each: number; end: number } | undefined {
  return talk.of('size').flatMap((size) => {
    const start = size.end + (SAID.written.exec(talk.text.slice(size.end))?.[0].length ?? 0);
    const rest = talk.text.slice(start);
    return OFTEN.flatMap(([often, days]) => {
      const match = often.exec(rest);
      return match ? [{ size, each: size.bytes / days, end: start + match[0].length }] : [];
    });
  })[0];
}

/** "600 TBW", "TBW 600", "1.2 PBW", "DWPD 3": a number beside its unit. @param isMany Whether a count is such a number. */
function rated(talk: Talk, unit: RegExp, isMany: boolean): { marks: Mark[]; value: number; unit: string } | undefined {
  return talk.tags('endurance').flatMap((tag) => {
    const number = [talk.before(tag), talk.after(tag)].find(
      (mark) => isNumber(mark) && (isMany || mark.type === 'number'),
    );
    return unit.test(tag.text) && isNumber(number)
      ? [{ marks: [tag, number], value: number.value, unit: tag.text }]
      : [];
  })[0];
}

/** What makers rate the drive of this name for, in the sizes that it may have. */
function ratedByMaker(ssd: MarkOf<'name'> | undefined, size: number | undefined) {
  const known = (ssd?.names ?? []).flatMap(({ thing: { name, part, rated_writes: bytes } }) => {
    const holds = Number(part?.size);
    const isMeant = size === undefined || Math.abs(holds - size) <= AS_LARGE * size;
    return bytes && holds && isMeant ? [{ name, bytes, holds }] : [];
  });
  return [...new Map(known.map((drive) => [drive.holds, drive])).values()].toSorted((a, b) => a.holds - b.holds);
}

export function endurance(talk: Talk): Found | undefined {
  const load = written(talk);
  const ssds = talk.of('name').filter((mark) => talk.meant(mark)?.thing.part?.solid);
  if (!talk.has('endurance') && !(load && ssds.length > 0)) return undefined;
  const [own] = talk.of('size').filter((size) => size !== load?.size);
  const years = talk.of('number').find((mark) => /^\s*(?:years?|yrs?|лет|год)/iu.test(talk.text.slice(mark.end)));
  const page: Found = { outcome: 'page', page: 'calculator:endurance', text: figures.endurance };
  const warranty = years && { warranty: years.value * YEAR };
  const whole = rated(talk, /^[tp]bw/i, false);
  // "1 DWPD": so many times a day all of a drive.
  const daily = whole ? undefined : rated(talk, /^dwpd/i, true);
  // What one whole write is of all that is rated tells how many are.
  const capacity = own?.bytes ?? 0;
  const once =
    daily && calculated(talk.given, 'endurance', { rated_writes: capacity, capacity, ...warranty })?.rated_dwpd;
  const ratedBytes =
    daily && once ? (daily.value / once) * capacity : whole && whole.value * (/^p/i.test(whole.unit) ? 1e15 : 1e12);
  const said = ratedBytes === undefined ? undefined : { marks: (whole ?? daily)?.marks ?? [], bytes: ratedBytes };
  const isRating = !load && talk.tags('endurance').some(({ text }) => /dwpd/i.test(text));
  const drives = said ? [] : ratedByMaker(ssds[0], own?.bytes);
  const [drive, other] = drives;
  const behind = talk.marks.filter(({ start, end }) => load && start >= load.size.end && end <= load.end);
  const use = () => {
    talk.use(...ssds, ...(said?.marks ?? []), own, years, years && talk.after(years), load?.size, ...behind);
    talk.use(...talk.tags('hours', 'survive'));
    talk.use(...talk.of('word').filter(({ text }) => /^(?:years?|лет|год(?:а|ов)?)$/iu.test(text)));
  };
  if (other && (load || isRating)) {
    use();
    const choices = drives.map(({ holds }) => ({ if: bytes(holds), ask: talk.plus(`${plain(holds / 1e12)} TB`) }));
    return { ...page, outcome: 'clarify', text: figures.whichSize, choices };
  }
  const rating = said ?? (drive && { marks: [], bytes: drive.bytes });
  if (!rating || (!load && !isRating) || (isRating && !own && !drive)) return page;
  const inputs = {
    rated_writes: rating.bytes,
    ...((own ?? drive) && { capacity: own?.bytes ?? drive?.holds }),
    ...warranty,
    ...(load && { written: load.each }),
  };
  const answer = calculated(talk.given, 'endurance', inputs);
  const value = load ? answer?.lifetime : answer?.rated_dwpd;
  if (value === undefined || !Number.isFinite(value)) return page;
  use();
  if (!years && isRating) talk.assume(figures.assumeWarranty);
  const all = bytes(rating.bytes);
  if (drive) talk.assume(figures.ratedFor(drive.name, bytes(drive.holds), all));
  if (daily && !load)
    return figured('endurance', inputs, rating.bytes, 'B', figures.ofDaily(about(value), bytes(capacity), all));
  return load
    ? figured('endurance', inputs, value, 's', figures.lasts(time(value), all, bytes(load.each)))
    : figured('endurance', inputs, value, 'ratio', figures.dwpd(about(value), all));
}
