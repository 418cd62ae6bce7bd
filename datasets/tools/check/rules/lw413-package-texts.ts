import { placesIn } from '../../privacy/private-spans.ts';
import { echo } from '../../tables/finding.ts';
import { foundIn, parsePackage } from '../../tables/package.ts';
import { type PackageFile, type Rule, todayOf } from '../../tables/rule.ts';
import type { Found, Problem } from '../../tables/table.ts';
import { beginsFormula } from '../../text/csv-cell.ts';
import { INVISIBLE } from '../../text/invisible.ts';

/** Pages show them whole, in their titles, in searches and in citations. */
const LONGEST: Readonly<Record<string, number>> = { description: 1000, version: 40, created: 40 };
const LONGEST_OTHER = 200;

/** Nothing of the kind was measured with a computer that has these links before. */
const FIRST_YEAR = 1995;
const DAY = 86_400_000;

export const packageTexts: Rule = {
  id: 'LW413',
  level: 'error',
  looksFor:
    'Texts of datapackage.json that no cell of a table could hold: invisible characters, names of computers and people, too many characters, impossible dates.',
  fix: 'write plain text on one line, without anything that identifies a person or a computer',
  *check(subject) {
    const file = subject.package;
    const content = file && parsePackage(file).content;
    if (!content) return;
    for (const [field, text] of textsOf(content)) {
      const problem = problemOf(field, text);
      if (problem) yield findingIn(file, field, text, problem);
    }
    const { created } = content;
    if (typeof created === 'string') yield* checkDay(file, created, todayOf(subject));
  },
};

const findingIn = (file: PackageFile, field: string, text: string, problem: Problem): Found =>
  foundIn(file, JSON.stringify(text), { field, value: echo(text), ...problem });

/** Every text that a person wrote, by the name of its property; addresses and resources have rules of their own. */
function* textsOf(content: object): Generator<[field: string, text: string]> {
  for (const [name, value] of Object.entries(content)) {
    if (name === '$schema' || name === 'resources' || name === 'homepage') continue;
    if (typeof value === 'string') yield [name, value];
    if (!Array.isArray(value)) continue;
    for (const entry of value) {
      if (typeof entry === 'string') yield [name, entry];
      if (typeof entry !== 'object' || entry === null) continue;
      for (const [part, text] of Object.entries(entry)) {
        if (typeof text === 'string' && part !== 'path') yield [`${name}.${part}`, text];
      }
    }
  }
}

function problemOf(field: string, text: string): Problem | undefined {
  const most = LONGEST[field] ?? LONGEST_OTHER;
  if (text.length > most) {
    return {
      message: `${text.length} characters`,
      expected: `at most ${most} characters`,
      fix: 'shorten the text; what belongs to a run has its place in the note of runs.csv',
    };
  }
  const [sign] = INVISIBLE.exec(text) ?? [];
  if (sign !== undefined) {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      message: `the sign U+${code}, which is invisible`,
      expected: 'visible text on one line',
      fix: 'remove it',
    };
  }
  if (beginsFormula(text)) {
    return {
      message: `the text begins with "${text.slice(0, 1)}"`,
      expected: 'a text that no spreadsheet runs as a formula',
      fix: 'begin it with a word',
    };
  }
  const [place] = placesIn(text);
  if (place === undefined) return undefined;
  return {
    message: `${place.form.label}: ${echo(text.slice(place.start, place.end))}`,
    expected: 'nothing that identifies a person or a computer',
    fix: 'write … in its place',
  };
}

function* checkDay(file: PackageFile, created: string, today: string): Generator<Found> {
  const day = created.slice(0, 10);
  const last = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const isDay =
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9:.]{5,15}(?:Z|[+-][0-9:]{5}))?$/.test(created) &&
    !Number.isNaN(Date.parse(created));
  if (isDay && day <= last && Number(day.slice(0, 4)) >= FIRST_YEAR) return;
  yield findingIn(file, 'created', created, {
    message: isDay ? 'the date lies in the future, or before all of this' : 'not a date',
    expected: `a day from ${FIRST_YEAR} to ${today}, such as ${today}T00:00:00Z`,
    fix: 'correct the date',
  });
}
