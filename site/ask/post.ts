/** A post of several sentences: which of them ask, and what all of it tells of a machine. */
import { drivesIn, isCounted } from './drives.ts';
import { evidenceIn } from './evidence.ts';
import { isTag, type Mark } from './mark.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

interface Sentence {
  start: number;
  end: number;
}

/** As many words are more than a question has. */
const WORDS = 24;

const sentencesIn = (text: string): RegExpExecArray[] => [...text.matchAll(/(?:[^\n.?!]|[.?!](?!\s|$))+[.?!\n]*/g)];

/** From where in each sentence something is asked, up to its end. */
export const questionsIn = ({ text }: Talk): Sentence[] =>
  sentencesIn(text).flatMap(({ 0: sentence, index }) => {
    const opener = SAID.opens.exec(sentence);
    return opener ? [{ start: index + opener.index, end: index + sentence.length }] : [];
  });

/** The sentences of a post that speak so; nothing where the text is no post. */
function sentencesOf({ text }: Talk, ...patterns: readonly RegExp[]): Sentence[] | undefined {
  const sentences = sentencesIn(text);
  if ((text.match(/\p{L}{2,}/gu) ?? []).length < WORDS || sentences.length < 2) return undefined;
  return sentences.flatMap(({ 0: sentence, index: start }) =>
    patterns.some((pattern) => pattern.test(sentence)) ? [{ start, end: start + sentence.length }] : [],
  );
}

/** Those in which something is asked. */
export const askingIn = (talk: Talk): Sentence[] | undefined => sentencesOf(talk, SAID.post_asks);

export const isIn = (sentences: readonly Sentence[], { start }: Mark): boolean =>
  sentences.some((one) => start >= one.start && start < one.end);

/** What is asked or complained of, without what is told beside it; the whole of what is no post. */
export function questionOf(talk: Talk): string {
  const asking = sentencesOf(talk, SAID.post_asks, SAID.post_complains);
  return asking ? asking.map(({ start, end }) => talk.text.slice(start, end)).join(' ') : talk.text;
}

/** A rate that only repeats what a link is called, or of which nobody can tell whether bits are meant. */
const isVague = (talk: Talk, mark: Mark): boolean =>
  /Mb\/s$/.test(mark.text) ||
  (mark.type === 'rate' &&
    mark.unit === 'Gb/s' &&
    talk.of('wire').some(({ generation }) => Number.parseFloat(generation) === mark.value));

/** As many questions of a post are offered. */
const MOST = 4;

/** Short questions that the parts of a post make with what was seen there: each says all that it asks. */
export function condensed(talk: Talk): string[] {
  if (!askingIn(talk)) return [];
  const drives = drivesIn(talk);
  const own = new Set(drives.flatMap(({ marks }) => marks));
  const groups = drives.filter(isCounted).map(({ marks }) => {
    const nouns = marks.filter((mark) => mark.type !== 'rate' && !isTag(mark, 'drive'));
    const kept = nouns.length > 1 ? nouns : marks;
    return [...new Set(kept.map(({ text }) => text.trim()))].join(' ');
  });
  const texts = (marks: readonly Mark[]): string[] =>
    marks.flatMap((mark) => (own.has(mark) ? [] : [mark.text.trim()]));
  const levels = texts(talk.of('level'));
  const wires = texts(talk.of('wire').filter(({ wire }) => wire === 'ethernet'));
  const links = texts([...talk.of('wire'), ...talk.of('pcie').filter(({ generation }) => generation)]);
  const names = texts(talk.of('name'));
  const seen = evidenceIn(talk).filter(({ mark, isClaim }) => mark.type === 'rate' && !isClaim && !isVague(talk, mark));
  const [work] = talk.tags('scrub', 'resilver', 'rebuild', 'resync', 'check');
  // What was seen over a network is held against no drives alone.
  const machines = [
    [...groups, ...names, ...links],
    ...links.flatMap((link) => [[...groups.slice(0, 1), link], [link]]),
  ];
  const held =
    wires.length > 0 ? machines.filter((parts) => wires.some((wire) => parts.includes(wire))) : [...machines, groups];
  const ask = (parts: readonly string[], end?: string): string =>
    [...new Set([...parts, ...(end ? [end] : [])])].join(', ');
  const asked = [
    ...(work ? [ask([...groups, ...levels], words.say.lasts(work.text))] : []),
    ...held.flatMap((parts) => seen.map(({ shown }) => ask(parts, words.say.seen(shown)))),
    ...(seen.length > 0 || work
      ? []
      : [ask([...groups, ...levels, ...names, ...links]), ...machines.map((parts) => ask(parts))]),
  ];
  return [...new Set(asked)].filter((text) => text.includes(', ')).slice(0, 2 * MOST);
}
