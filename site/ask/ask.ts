/**
 * One box: what is typed or pasted becomes an answer, a question back, a page, or "not understood". The same text always
 * gets the same answer. No headline stands while a number or a name of the text is left unread.
 */
import { rateRange } from '../../datasets/tools/language/figure.ts';
import { pageUrl, sizerUrl } from './address.ts';
import type { Answer, Choice, Expected, Found, Reading, Span } from './answer.ts';
import { article, articleAbout, articleOf } from './articles.ts';
import { areBeside } from './beside.ts';
import { clarify } from './clarify.ts';
import { lostIn } from './covers.ts';
import { heldAgainst } from './evidence.ts';
import { isNumber, isTag, type Mark, type MarkOf } from './mark.ts';
import { askingIn, condensed, isIn } from './post.ts';
import { LONGEST, marksOf } from './read.ts';
import { shown } from './show.ts';
import { needed, slotsSaid } from './slot.ts';
import type { FoundList } from './solve-list.ts';
import { spansOf } from './spans.ts';
import { type Given, Talk } from './talk.ts';
import { unknownIs } from './unknown.ts';
import { ANSWERS, SAID, USES } from './vocabulary.ts';
import { words } from './words.ts';

/** Whether a calculator alone may answer: where a level, an amount of time or a count is asked for, or no machine is named. */
export const asksFigure = (talk: Talk): boolean =>
  talk.any('level', 'draid', 'iops', 'time', 'unitword') ||
  !talk.any('name', 'pcie', 'wire') ||
  /^\s*(?:what|что|explain|define)|(?:meaning|definition)\W*$/iu.test(talk.text) ||
  (talk.of('size').length > 0 && SAID.lasted.test(talk.text)) ||
  talk.has(...USES.figures);

/** "Can HBAs Operate Effectively in Electrical Slots?": in a title capitals tell no name. */
const isTitle = ({ text }: Talk): boolean =>
  (text.match(/(?<!\S)\p{Lu}\p{Ll}{3,}/gu) ?? []).length > 3 && !/(?<!\S)\p{Ll}{6,}/u.test(text);

/** A word that could be a name: with a digit, in capitals, or close to a known name. */
function isNameLike(mark: Mark, talk: Talk): boolean {
  if (mark.type !== 'word') return false;
  const { text } = mark;
  // What follows a maker is a model.
  if (talk.before(mark)?.type === 'maker' && text.length > 2 && talk.of('level').length === 0) return true;
  if (/\d/.test(text) && text.length > 1) return true;
  if (/^\p{Lu}{2,}$/u.test(text) && text.length > 2) return talk.given.names.near(text).length > 0;
  if (!/^\p{Lu}\p{Ll}+$/u.test(text) || mark.start === 0 || isTitle(talk)) return false;
  return !/[.?!]\s*$/.test(talk.text.slice(0, mark.start));
}

/** What an answer must not leave unread. */
function weighs(mark: Mark, talk: Talk): boolean {
  if (mark.type === 'count') return !/^(?:one|single|один|одна)$/i.test(mark.text);
  // A single letter is a slip, or one of a list.
  if (mark.type === 'word') return mark.text.length > 1 || isNameLike(mark, talk);
  return ['number', 'size', 'rate', 'iops', 'time', 'pcie', 'wire', 'level', 'draid', 'name'].includes(mark.type);
}

/** What of it nothing was read from. */
const unreadOf = (talk: Talk): Mark[] => talk.marks.filter((mark) => !mark.used && weighs(mark, talk));

const none = (text: string): Found => ({ outcome: 'none', page: 'none', text });

/** What is asked with a word that the answer is not about. */
function besideIt(talk: Talk, unit: string | undefined): Mark | undefined {
  const asking = askingIn(talk);
  return talk
    .of('tag')
    .filter((mark) => !asking || isIn(asking, mark) || mark.tag === 'negation' || mark.tag === 'compare')
    .find(({ tag, used }) => !used && unit !== undefined && ANSWERS[tag]?.includes(unit) === false);
}

/** What is computed here is asked for, and nothing else. */
const isOurs = (marks: readonly Mark[]): boolean =>
  marks.some((mark) => isTag(mark, ...USES.asked_post) || mark.type === 'unitword') &&
  !marks.some(({ type }) => type === 'topic');

/** A question about something else: the article that has it, or that it is not for here. */
function elsewhere(talk: Talk): Found | undefined {
  // "64 GB RAM" is what a machine has; "8x14tb how much ram" asks for it.
  const memory = talk.tags('memory').filter((mark) => {
    const before = talk.before(mark);
    return before?.type !== 'size' || talk.between(before, mark).trim() !== '';
  });
  const asking = askingIn(talk);
  const topics = talk.of('topic');
  // A post may tell of prices or of firmware, and ask of something else.
  const isAsked =
    asking &&
    (asking.some((sentence) => isOurs(talk.marks.filter((mark) => isIn([sentence], mark)))) ||
      ((talk.any('rate') || talk.has('symptom')) && !topics.some((mark) => isIn(asking, mark))));
  const isTold = ({ topic }: MarkOf<'topic'>): boolean => topic.about?.test(talk.text) ?? topic.article !== undefined;
  const others = asking?.length === 0 ? topics.filter(isTold) : [];
  const [first] = isAsked ? others : [...topics, ...memory];
  if (!first) return undefined;
  const told = topics.find((mark) => mark.topic.article && isTold(mark));
  const slug = told?.topic.article ?? articleAbout(talk)?.[0];
  return slug ? article(slug) : none(words.notHere(first.text));
}

/** "why does an nvme run so hot": a kind of drive, and a word that nothing here is about. */
const isElsewhere = (talk: Talk): boolean =>
  talk.of('word').some((mark) => !mark.used) &&
  !talk.has(...USES.asked) &&
  talk.marks.every((mark) => mark.type === 'word' || mark.type === 'tag') &&
  !talk.marks.some((mark) => isNameLike(mark, talk));

/** The range, where it says more than the value does. */
function expectedOf({ value, unit, range }: Found): Expected | undefined {
  if (!range || value === undefined || unit !== 'B/s' || !(range.expected_high > 0)) return undefined;
  const { expected_low: low, expected_high: high, range_basis: basis = 'assumed' } = range;
  return low < value ? { low, high, basis, shown: rateRange(low, high) } : undefined;
}

/** Parts that are offered alone. */
const MOST_APART = 4;
/** As many questions behind each other as a reader goes on with. */
const DEEPEST = 3;

/** What a choice leads to, shown on it: the question that it stands for is asked. One that leads nowhere is none. */
function leading(choices: readonly Choice[], { given }: Talk, depth: number): Choice[] {
  return choices.flatMap((choice) => {
    if (choice.ask === undefined) return [choice];
    if (depth > DEEPEST) return [];
    const { outcome, value, unit, shown: text, choices: next = [] } = answered(choice.ask, given, depth + 1);
    if (outcome === 'answer' && value !== undefined && unit && text)
      return [choice.isBare ? choice : { ...choice, value, unit, shown: text }];
    return outcome === 'page' || (outcome === 'clarify' && next.length > 0) ? [choice] : [];
  });
}

/** A chain with the board that is named as its host: the sizer then shows the slots of it. */
function onBoard(found: Found, talk: Talk | undefined): Found {
  const { chain, load } = found;
  const name = talk?.of('board')[0]?.boards[0]?.name;
  if (!chain || name === undefined || chain.parts.some(({ id }) => id === 'host')) return found;
  const parts = [{ id: 'host', kind: 'host' as const, name }, ...chain.parts];
  return { ...found, chain: { ...chain, parts }, url: sizerUrl({ ...chain, parts }, load) };
}

const bareSizes = (talk: Talk): string[] =>
  talk.of('size').flatMap(({ isBare, text }) => (isBare ? [words.assumeTerabytes(text)] : []));

/** A machine for each clause that counts drives of its own: "3 disks on an H330 and 8 disks over 25GbE". */
function clauses(talk: Talk): Choice[] {
  const joints = [...talk.text.matchAll(/[,;]\s+(?:and\s+|plus\s+|и\s+)?|\s(?:and|plus|и)\s+/giu)].filter(
    ({ index, 0: joint }) => talk.marks.some((mark) => mark.start === index + joint.length && isNumber(mark)),
  );
  return joints.length > 0 ? talk.split(joints).map((part) => ({ if: words.alone(part), ask: part })) : [];
}

/** Where nothing comes of all of it: without the words that are not understood, and each part alone. */
function apart(talk: Talk): Choice[] {
  const strange = talk.of('word').filter(({ used }) => !used);
  const links = talk.marks.filter((mark) => mark.type === 'wire' || (mark.type === 'pcie' && mark.generation));
  const parts = [...talk.of('board'), ...talk.of('name'), ...links].map(({ text }) => text.trim());
  return [
    ...condensed(talk).map((text) => ({ if: text, ask: text })),
    // Of a machine that is understood, what people ask of most.
    ...talk.offer([...(talk.any('level') ? [words.say.usable] : []), words.say.speed]),
    ...(strange.length > 0 ? [leftOut(talk, strange)] : []),
    ...[...new Set(parts)].slice(0, MOST_APART).map((text) => ({ if: words.alone(text), ask: text, isBare: true })),
  ];
}

/** A chip offers what asking it answers. */
const readOf = (talk: Talk, reading: Reading): Reading => ({
  ...reading,
  asked: reading.asked.map((chip) => ({
    ...chip,
    choices: leading(
      chip.choices.filter(({ ask: next }) => next !== talk.text),
      talk,
      DEEPEST,
    ).map(({ if: text, ask: next = '' }) => ({ if: text, ask: next })),
  })),
});

/** How many there are, or of which generation, changes nothing where each choice gets the same answer in the same words. */
function agreed(talk: Talk, text: string, choices: readonly Choice[]): Answer | undefined {
  const [first, ...others] = choices;
  if (text !== words.howManyDrives && !choices.every((choice) => /^PCIe \d\.\d$/.test(choice.if))) return undefined;
  if (!first?.value || others.length === 0 || others.some(({ value }) => value !== first.value)) return undefined;
  const [answer, ...rest] = choices.map(({ ask: next = '' }) => answered(next, talk.given, talk.depth + 1));
  if (answer?.outcome !== 'answer' || rest.some((other) => other.text !== answer.text)) return undefined;
  talk.use(...talk.marks);
  const { assumed } = answer;
  const whichever = words.whichever(choices.map((choice) => choice.if));
  return { ...answer, assumed: [whichever, ...assumed], spans: spansOf(talk, weighs), said: talk.text };
}

function complete(given: Found, talk: Talk | undefined, unread: readonly string[], spans: Span[]): Answer {
  const placed = onBoard(given, talk);
  const own = talk ? leading(placed.choices ?? [], talk, talk.depth) : (placed.choices ?? []);
  const same = talk && unread.length === 0 && agreed(talk, placed.text, own);
  if (same) return same;
  const isOpen = talk?.depth === 0 && placed.outcome === 'clarify' && own.length === 0;
  const machines = isOpen ? leading(clauses(talk), talk, talk.depth).filter(({ value }) => value !== undefined) : [];
  const isSeveral = machines.length > 1;
  const offers = isSeveral ? machines : isOpen ? leading(apart(talk), talk, talk.depth) : own;
  // What is asked back has an article, where there is one.
  const slug = placed.outcome === 'clarify' && talk ? articleAbout(talk)?.[0] : undefined;
  const found = slug ? { ...placed, page: `article:${slug}` } : placed;
  const { range: _, each: __, drives: ___, choices: _____, limited_by: limit, ...bare } = found;
  const rest = isSeveral ? { ...bare, text: words.oneMachine } : bare;
  const { value, unit } = found;
  const expected = expectedOf(found);
  const offered = offers.map(({ isBare: ____, ...choice }) => choice);
  return {
    ...rest,
    ...(offered.length > 0 && { choices: offered }),
    ...(value !== undefined &&
      unit && {
        // In the unit that was asked for, where one was.
        shown: found.shown ?? (unit === 'lanes' || unit === 'drives' ? words.read[unit](value) : shown(value, unit)),
      }),
    ...(expected && { expected }),
    ...(limit && { limited_by: { key: limit.key, text: words.limit(limit) } }),
    url: found.url ?? pageUrl(found.page),
    assumed:
      found.outcome === 'answer' || found.outcome === 'page'
        ? [
            ...(talk ? [...slotsSaid(talk), ...bareSizes(talk)] : []),
            ...(found.assumed ?? []),
            ...(talk?.assumed ?? []),
          ]
        : (found.assumed ?? []),
    unread: [...unread],
    ...(talk?.reading && { reading: talk.reading(found) }),
    spans,
    said: talk?.text ?? '',
  };
}

/** The known names that come near to one that is not: of the kind that the words around it say. */
const nearOf = (talk: Talk, mark: Mark): string[] => talk.given.names.near(mark.text, unknownIs(talk, mark).kinds);

/** Any of its kind in its place, where that has a number. */
function byKind(talk: Talk, mark: Mark): Choice[] {
  const { byKind: asked } = unknownIs(talk, mark);
  return asked === undefined ? [] : [{ if: words.anyOfItsKind, ask: asked }];
}

/** A name that is not known: what it may have meant, each as a question that goes on. */
function nearly(talk: Talk): Found | undefined {
  for (const mark of talk.of('word')) {
    if (mark.used || !isNameLike(mark, talk)) continue;
    const near = nearOf(talk, mark);
    const others = byKind(talk, mark);
    if (near.length + others.length === 0) continue;
    const choices = [...talk.offer(near, mark), ...others];
    return clarify(`${words.near(mark.text, near)} ${words.addIt}`, choices, 'search');
  }
  return undefined;
}

/** The question without words that are not understood. */
function leftOut(talk: Talk, marks: readonly Mark[]): Choice {
  const names = [...new Set(marks.map(({ text }) => text))];
  return { if: words.leaveOut(names), ask: talk.change(...marks.map((mark) => [mark, ''] as const)), isBare: true };
}

/** "two 10 GbE machines": both ends of what is copied. */
const endsIn = (talk: Talk): Mark[] =>
  talk.tags('host').flatMap((tag) => {
    const before = talk.before(tag);
    const count = before?.type === 'wire' ? talk.before(before) : before;
    return count?.type === 'count' && talk.has('copy') ? [count] : [];
  });

/** An answer with something unread becomes a question about it. */
function gated(bare: Found, talk: Talk): Answer {
  const found = needed(talk, heldAgainst(talk, bare));
  talk.use(...endsIn(talk));
  // What is not in the chain is not understood, whatever a solver said.
  const lost = lostIn(talk, found);
  for (const mark of lost) mark.used = false;
  const left = [...new Set([...unreadOf(talk), ...lost])];
  const strange = talk
    .of('word')
    .filter(({ used }) => !used)
    .map(({ text }) => text);
  // Where something is asked back, what was read stays read; only words are strange.
  const isQuestion = found.outcome === 'clarify';
  const missed = isQuestion ? [] : left.map(({ text }) => text);
  const unread = [...new Set([...missed, ...strange])];
  const spans = spansOf(talk, isQuestion ? isNameLike : weighs);
  const named = isQuestion && nearly(talk);
  if (named) return complete({ ...named, page: found.page }, talk, unread, spans);
  const other = found.value === undefined ? undefined : besideIt(talk, found.unit);
  if (other) return complete(clarify(words.changing(other.text), [], found.page), talk, unread, spans);
  const [first] = left;
  if (found.outcome === 'answer' && first) {
    if (found.unit && !left.some((mark) => isNameLike(mark, talk)) && areBeside(talk, left, found.unit)) {
      talk.assume(words.assumeLeftOut(strange));
      return complete(found, talk, unread, spans);
    }
    // A name that is known and has no place here is not another one.
    const near = first.type === 'word' ? nearOf(talk, first) : [];
    const isUnknownName = first.type === 'word' && (near.length > 0 || (left.length === 1 && isNameLike(first, talk)));
    const text = isUnknownName
      ? `${words.near(first.text, near)} ${words.addIt}`
      : words.unread(left.map((mark) => mark.text).slice(0, 6));
    // A rate that is left was seen, or expected.
    const isSeen = found.unit === 'B/s' && left.every((mark) => mark.type === 'rate' && mark.unit.includes('B'));
    const seen = isSeen ? [{ if: words.say.seen(first.text), ask: talk.plus(words.say.normal) }] : [];
    const others = first.type === 'word' ? byKind(talk, first) : [];
    const choices = [...seen, ...talk.offer(near, first), ...(others.length > 0 ? others : [leftOut(talk, left)])];
    return complete({ outcome: 'clarify', page: found.page, text, choices }, talk, unread, spans);
  }
  if (found.outcome === 'page' && found.value !== undefined && left.length > 0) {
    const { value: _, unit: __, limited_by: ___, range: ____, ...rest } = found;
    return complete(rest, talk, unread, spans);
  }
  return complete(found, talk, unread, spans);
}

/** What few questions need, and a page loads with the first that does. */
export interface More {
  /** Reads what a tool printed. */
  paste?: (given: Given, text: string) => Found | undefined;
  /** Reads a pasted list of parts. */
  list?: (given: Given, text: string) => FoundList | undefined;
  /** Tells how the question was read: each choice is then asked, which takes longer than the answer. */
  reading?: (talk: Talk, found: Found, unread: readonly Mark[]) => Reading;
}

export const ask = (typed: string, given: Given, more: More = {}): Answer => answered(typed, given, 0, more);

/** @param depth How many choices led to this question. */
function answered(typed: string, given: Given, depth: number, more: More = {}): Answer {
  const text = typed.replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '').replaceAll('\r\n', '\n');
  if (text.trim() === '') return complete(none(words.none), undefined, [], []);
  const pasted = more.paste?.(given, text);
  if (pasted) return { ...complete(pasted, undefined, [], []), said: text };
  const listed = more.list?.(given, text);
  if (listed) return { ...complete(listed.found, undefined, listed.unread, []), said: text };
  if (text.length > LONGEST) return complete(none(words.tooLong), undefined, [], []);
  const talk = new Talk(text, marksOf(text, given.names, given.boards), given, depth);
  const { reading } = more;
  if (reading) talk.reading = (found) => readOf(talk, reading(talk, found, unreadOf(talk)));
  const other = elsewhere(talk);
  if (other) return complete(other, talk, [], spansOf(talk, weighs));
  // No shallower than this one: a choice may ask for what it is a choice of.
  talk.ask = (part) => answered(part, given, Math.max(depth, DEEPEST));
  for (const solve of given.solvers) {
    talk.reset();
    const found = solve(talk);
    if (found?.outcome === 'clarify' && isElsewhere(talk)) break;
    if (!found) continue;
    const isOpen = found.outcome === 'clarify' && talk.of('pcie').length === 0;
    const about = isOpen ? articleOf(talk) : undefined;
    return gated(about ?? found, talk);
  }
  talk.reset();
  return unknown(talk);
}

/** Nothing to compute: a name that is nearly known is offered, anything else is said not to be understood. */
function unknown(talk: Talk): Answer {
  const strange = talk.of('word');
  const parts = talk.marks.filter((mark) => weighs(mark, talk) && mark.type !== 'word');
  const names = strange.filter((mark) => isNameLike(mark, talk));
  const isMade = talk.of('maker').length > 0;
  const isMachine = names.length > 0 && (isMade || talk.has('hdd', 'ssd', 'nvme_tag', 'drive', 'hba', 'slot'));
  const told = (found: Found, unread: readonly Mark[], isWeighed = true): Answer =>
    complete(
      found,
      talk,
      unread.map(({ text }) => text),
      spansOf(talk, isWeighed ? weighs : isNameLike),
    );
  const named = nearly(talk);
  if (named) return told(named, names);
  if (isMachine || (isMade && parts.length > 0))
    return told(
      clarify(words.unread((names.length > 0 ? names : parts).map(({ text }) => text).slice(0, 6)), [], 'search'),
      names,
      false,
    );
  // Each part of it is known, and nothing comes of them together.
  const isAbout = parts.some(({ type }) => ['name', 'pcie', 'wire', 'level', 'size'].includes(type));
  if (isAbout) return told(clarify(words.notEnough, [], 'search'), strange, false);
  const [slug] = articleAbout(talk) ?? [];
  return told(slug ? article(slug) : none(words.none), strange);
}
