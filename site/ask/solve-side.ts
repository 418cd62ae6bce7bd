/** "X or Y", "X vs Y": the question with each of them, side by side. */
import type { Found } from './answer.ts';
import { article } from './articles.ts';
import { foundFrom } from './ask-core.ts';
import { byGeneration, clarify, howManyOf, whichKind } from './clarify.ts';
import { drivesIn } from './drives.ts';
import { isTag, type Mark } from './mark.ts';
import { askingIn, isIn } from './post.ts';
import { levelName, three } from './show.ts';
import type { Talk } from './talk.ts';
import { SAID, USES } from './vocabulary.ts';
import { words } from './words.ts';

/** Kinds of marks of which two may be weighed against each other. */
const WEIGHED = ['name', 'pcie', 'level', 'wire'];

/** Mirrors are a level without a number. */
const kindOf = (mark: Mark): string => (mark.type === 'tag' && mark.tag === 'mirror' ? 'level' : mark.type);

/** "which is faster, X or Y": the word between the two, and no other that weighs. */
function between(talk: Talk): Mark | undefined {
  const tags = talk.tags('compare');
  const [first, second] = tags.filter(({ text }) => /^(?:or|vs|versus|или|против)/i.test(text));
  return first && !second ? first : tags.length === 1 ? tags[0] : undefined;
}

/** What stands on both sides of the word between them, of one kind. */
function sidesOf(talk: Talk): readonly [Mark, Mark] | undefined {
  const tag = between(talk);
  if (!tag) return undefined;
  // Of a post the sentence in which two are weighed.
  const own = askingIn(talk)?.find((sentence) => isIn([sentence], tag));
  const marks = own ? talk.marks.filter((mark) => isIn([own], mark)) : talk.marks;
  const [left, right] = [marks.filter(({ end }) => end <= tag.start), marks.filter(({ start }) => start >= tag.end)];
  const isWeighed = (mark: Mark): boolean => WEIGHED.includes(kindOf(mark));
  // "the difference between X and Y" has both behind it.
  const isFirst = !left.some(isWeighed);
  const [first, next] = right.filter(isWeighed);
  const other = isFirst ? next : first;
  const one = isFirst
    ? first
    : (left.findLast((mark) => other && kindOf(mark) === kindOf(other)) ?? left.findLast(isWeighed));
  // "…, would an ASM1164 be faster?": the last two of a kind before it.
  if (one && !other) {
    const before = left.filter((mark) => kindOf(mark) === kindOf(one)).at(-2);
    return before && [before, one];
  }
  if (!one || !other) return undefined;
  const links = new Set<Mark>(talk.things('link').map(({ mark }) => mark));
  const isLink = (mark: Mark): boolean => mark.type === 'pcie' || mark.type === 'wire' || links.has(mark);
  return kindOf(one) === kindOf(other) || (isLink(one) && isLink(other)) ? [one, other] : undefined;
}

/** "raidz2 8x14tb vs raidz3 8x14tb": both sides say their own drives, and each is a question of its own. */
function areWhole(talk: Talk, tag: Mark): boolean {
  const OWN = ['count', 'number', 'size', 'draid'];
  const own = talk.marks.filter(({ type }) => OWN.includes(type));
  return own.some(({ end }) => end <= tag.start) && own.some(({ start }) => start >= tag.end);
}

/** "which is faster: X", "X, which one is faster?" is asked of each without these words. */
const WHICH =
  /[,;:]?\s{0,3}(?:which|what)(?: one)? (?:is|has|gives|carries) (?:the )?(?:less|more|lower|higher|smaller|bigger|larger)(?!\p{L})|[,;:]?\s{0,3}(?:(?:which|what|что|какой)(?: (?:one|of them))?\s{1,3}(?:is |are )?)?(?<!\p{L})(?:faster|slower|быстрее|медленнее)(?!\p{L})(?! (?:than|чем))(?::| is| are)?|[,;:]?\s{0,3}(?:the )?(?<!\p{L})differences?(?!\p{L}| between)(?: in)?/giu;

const linkOf = (mark: Mark, generation: string): string =>
  mark.type === 'pcie' ? `PCIe ${generation} x${mark.lanes}` : mark.text;

export function sideBySide(talk: Talk): Found | undefined {
  const sides = sidesOf(talk);
  const tag = between(talk);
  const { ask: answered } = talk;
  // "is it the card or the drives": parts of one machine.
  const isPart =
    isTag(tag && talk.after(tag), ...USES.parts) && isTag(tag && talk.before(tag), ...USES.parts, 'bottleneck');
  if (!sides || !tag || !answered || isPart || talk.has('iops')) return undefined;
  const [one, other] = sides;
  const { text } = talk;
  const isOpen = (mark: Mark): boolean => mark.type === 'pcie' && !mark.generation && !mark.place;
  // "x4 or x8": both of the generation that is meant.
  if (isOpen(one) && isOpen(other)) {
    const asks = byGeneration((generation) => talk.instead(one, linkOf(one, generation)));
    return clarify(words.whichGeneration, asks, 'calculator:pcie');
  }
  const otherText = isOpen(other) && one.type === 'pcie' ? linkOf(other, one.generation ?? '') : other.text;
  const [left, right] = [text.slice(0, tag.start).trimEnd(), text.slice(tag.end)];
  const head = text.slice(0, Math.min(tag.start, one.start));
  const rest = text.slice(other.end, tag.start);
  const middle = text.slice(one.end, other.start);
  const questions =
    other.end <= tag.start
      ? [one, other].map((mark) => `${text.slice(0, one.start)}${mark.text}${middle}${rest}${right}`)
      : areWhole(talk, tag)
        ? [left, right]
        : [
            `${head}${text.slice(one.start, Math.max(one.end, Math.min(tag.start, other.start)))}${text.slice(other.end)}`,
            `${head}${otherText}${text.slice(other.end)}`,
          ];
  // How fast is asked, and what of is the kind of the drives.
  const isSpeed =
    kindOf(one) === 'level' && talk.tags('compare').some(({ text: word }) => /faster|slower|быстр|медлен/i.test(word));
  const asks = questions.map((question) => {
    const asked = question.replace(WHICH, ' ').trim();
    return isSpeed ? `${asked.replace(/[?!.\s]{1,9}$/, '')}, ${words.say.speed}` : asked;
  });
  const [first, second] = asks.map((question) => answered(question));
  if (!first || !second) return undefined;
  if (first.outcome === 'clarify' && first.text === words.whichKind && second.text === words.whichKind)
    return whichKind(talk);
  const group = drivesIn(talk)[0];
  const isLevel = kindOf(one) === 'level';
  if (isLevel && !group) return article('raid-levels-small-writes');
  if (isLevel && group && !group.count && talk.has('speed', 'read', 'write') && first.outcome === 'clarify')
    return howManyOf(talk, group);
  const isBoth = first.outcome === second.outcome && first.unit === second.unit;
  if (!isBoth || first.value === undefined || second.value === undefined)
    return isLevel && /better|лучше/i.test(tag.text) ? article('layout-for-4-8-12-24-drives') : undefined;
  talk.use(...talk.marks);
  const nameOf = (mark: Mark): string =>
    mark.type === 'level' ? levelName(mark) : SAID.mirrors.test(mark.text) ? 'RAID 10' : mark.text.trim();
  const [low, high] = first.value < second.value ? [first, second] : [second, first];
  const times = (high.value ?? 0) / (low.value ?? 1);
  const names = [nameOf(one), nameOf(other)] as const;
  const verdict = times < 1.01 ? words.alike : words.more(high === first ? names[0] : names[1], three(times));
  const { limited_by: _, ...found } = foundFrom(first);
  return {
    ...found,
    assumed: [...new Set([...first.assumed, ...second.assumed])],
    text: words.twoLinks(names[0], first.shown ?? '', names[1], second.shown ?? '') + verdict,
  };
}
