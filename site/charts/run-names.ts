// What a run is called beside other runs of the same thing: the thing, and those of its conditions that tell them apart.

import { counted } from '../common/distinct-names.ts';
import { bare, quantity, size } from '../common/format.ts';
import { place } from '../common/place.ts';
import { words as common } from '../common/quantity.words.ts';
import { linkText } from '../explorer/measurement-text.ts';
import type { Known, TellingRow } from './row-columns.ts';
import { patternText } from './row-text.ts';
import type { Configuration, Point } from './rows.ts';
import { words } from './words.ts';

/** A run with what is known of how it was made. */
export type Unnamed = Omit<Configuration, 'name'> & Known<TellingRow>;

type Tell = (run: Unnamed) => string | false | undefined;

/** What sources say stays in English, and no part of a name can be marked so. */
const isEnglish = place.language.tag === 'en';

/** Words of a source are a condition where they are few and name neither files nor entries of a log. */
const isCondition = (text: string): boolean => isEnglish && text.length < 70 && !/_|\\|\/\S*\/|\d-\d\d-\d/u.test(text);

const sentencesOf = (text = ''): string[] =>
  text
    .split(/(?<=[.;])\s+/u)
    .map((sentence) => sentence.replace(/[.;]$/u, ''))
    .filter(isCondition);

/** Of what a source says of each run, the sentence that the fewest others have, or the next one; none that all have. */
function ownSentence(runs: readonly Unnamed[], textOf: (run: Unnamed) => string | undefined, place = 0): Tell {
  const said = new Map(runs.map((run) => [run, [...new Set(sentencesOf(textOf(run)))]]));
  const alike = Map.groupBy([...said.values()].flat(), (sentence) => sentence);
  const count = (sentence: string) => alike.get(sentence)?.length ?? 0;
  return (run) =>
    said
      .get(run)
      ?.filter((sentence) => count(sentence) < runs.length)
      .toSorted((one, other) => count(one) - count(other))[place];
}

function spanText(values: readonly (number | undefined)[], text: (value: number) => string): string | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  const [least, most] = [text(Math.min(...known)), text(Math.max(...known))];
  return least === most ? least : common.range(least, most);
}

function spanOf(points: readonly Point[], column: 'requests_in_flight' | 'jobs', say: (span: string) => string) {
  const span = spanText(
    points.map((point) => point[column]),
    bare,
  );
  return span && say(span);
}

const PLAIN = new Set(['seq', 'rand', 'copy']);

/** "random reads of 4 KiB": what a run did, where that was one or two things and its source says which. */
function loadsText({ points }: Unnamed): string | undefined {
  const patterns = [...new Set(points.map(patternText))];
  if (patterns.length > 2 || points.some(({ access }) => !PLAIN.has(access))) return undefined;
  const sizes = spanText(
    points.map(({ block_size_bytes: bytes }) => bytes),
    size,
  );
  return [patterns.join(', '), sizes && words.pattern.blocks(sizes)].filter(Boolean).join(' ');
}

/** By how much they say to whom a drive is to be chosen for; each is tried only where those before leave runs alike. */
const tellingOf = (runs: readonly Unnamed[]): Tell[][] => [
  [
    ({ platform_name: platform }) => platform,
    linkText,
    loadsText,
    ({ state }) => state !== 'unknown' && words.values.state?.[state],
    ({ tool }) => tool,
    ({ engine }) => engine,
    ({ direct }) => direct === 'no' && words.values.direct?.no,
    ({ fill_percent: filled }) => filled !== undefined && words.filled(quantity(filled / 100, 'ratio')),
    ({ test_size_bytes: bytes }) => bytes !== undefined && words.testFile(size(bytes)),
    ({ max_payload_size_bytes: bytes }) => bytes !== undefined && `MPS ${size(bytes)}`,
  ],
  [
    ownSentence(runs, ({ run_note }) => run_note),
    ownSentence(runs, ({ run_note }) => run_note, 1),
    ownSentence(runs, ({ slot }) => slot),
    ownSentence(runs, ({ preconditioning }) => preconditioning),
  ],
  [
    ({ points }) => spanOf(points, 'requests_in_flight', words.inFlight),
    ({ points }) => spanOf(points, 'jobs', words.jobsOf),
    ({ firmware }) => firmware,
    ({ kernel }) => kernel,
  ],
  [({ source_title: title }) => isCondition(title) && title, ({ measured_on: day }) => day],
];

/** The fewest conditions that tell runs apart, or as many of them as can be told apart. */
function chosenFor(runs: readonly Unnamed[]): Tell[] {
  const names = (tells: readonly Tell[]) => new Set(runs.map((run) => JSON.stringify(tells.map((tell) => tell(run)))));
  const chosen: Tell[] = [];
  for (const tells of tellingOf(runs)) {
    for (let isTold = false; !isTold; ) {
      const tried = tells.map((tell) => ({ tell, count: names([...chosen, tell]).size }));
      const best = tried.reduce((one, other) => (other.count > one.count ? other : one));
      isTold = best.count <= names(chosen).size;
      if (!isTold) chosen.push(best.tell);
    }
  }
  return chosen;
}

/** Each with no more conditions than it takes. */
function namesOf(runs: readonly Unnamed[]): string[] {
  const chosen = chosenFor(runs);
  const nameOf = (run: Unnamed, tells: readonly Tell[]) =>
    [run.target, ...tells.flatMap((tell) => tell(run) || [])].join(', ');
  const countOf = (run: Unnamed, tells: readonly Tell[]) => {
    const name = nameOf(run, tells);
    return runs.filter((other) => nameOf(other, tells) === name).length;
  };
  return runs.map((run) => {
    const alike = countOf(run, chosen);
    const needed = chosen.toReversed().reduce((kept, tell) => {
      const fewer = kept.filter((other) => other !== tell);
      return countOf(run, fewer) === alike ? fewer : kept;
    }, chosen);
    const said = chosen.filter((tell) => tell(run));
    // A run that others differ from by what is not known of it still has a condition beside its name.
    return nameOf(run, needed.some((tell) => tell(run)) ? needed : said.slice(0, 1));
  });
}

/** A name for each run; those that nothing tells apart are counted. */
export function runNames(all: readonly Unnamed[]): string[] {
  const named = new Map<Unnamed, string>();
  for (const runs of Map.groupBy(all, ({ target }) => target).values()) {
    for (const [index, name] of namesOf(runs).entries()) named.set(runs[index] as Unnamed, name);
  }
  const names = all.map((run) => named.get(run) ?? run.target);
  return counted(names, words.runOf);
}
