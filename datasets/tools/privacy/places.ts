/** Where the forms of private values find something in a text. */
import { CLASSES, NUMBER_GROUP, type PrivateClass, type PrivateForm } from './form.ts';
import { FORMS } from './forms.ts';
import { Signs } from './signs.ts';

const SIGNS = new Signs(FORMS.map(({ signs }) => signs));

/** A part of a text that a form found. */
export interface PrivatePlace {
  class: PrivateClass | typeof NUMBER_GROUP;
  start: number;
  end: number;
}

export interface FoundPlace extends PrivatePlace {
  form: PrivateForm;
}

/** All that the forms find in a text, the more telling forms first. */
export function* placesIn(text: string): Generator<FoundPlace> {
  const folded = lower(text);
  const may = SIGNS.in(folded);
  for (const [index, form] of FORMS.entries()) {
    if (!may[index]) continue;
    for (const { start, end } of partsFor(form, folded)) {
      for (const place of placesOf(form, text.slice(start, end)))
        yield { form, class: place.class, start: start + place.start, end: start + place.end };
    }
  }
}

/** Parts of a text in which a form may find something: the lines that have a sign of it. */
function* partsFor(
  { signs, isAcross }: PrivateForm,
  folded: string,
): Generator<{ start: number; end: number }> {
  if (!signs || isAcross) {
    yield { start: 0, end: folded.length };
    return;
  }
  const next = signs.map((sign) => ({ sign, at: folded.indexOf(sign) }));
  for (;;) {
    let first = folded.length;
    for (const { at } of next) if (at >= 0 && at < first) first = at;
    if (first === folded.length) return;
    const feed = folded.indexOf('\n', first);
    const end = feed < 0 ? folded.length : feed + 1;
    yield { start: folded.lastIndexOf('\n', first) + 1, end };
    for (const one of next) if (one.at >= 0 && one.at < end) one.at = folded.indexOf(one.sign, end);
  }
}

const classOf = (group: string): PrivatePlace['class'] | undefined =>
  group.startsWith(NUMBER_GROUP)
    ? NUMBER_GROUP
    : CLASSES.find((one) => one === group.replace(/\d$/, ''));

function* placesOf({ form, accepts }: PrivateForm, text: string): Generator<PrivatePlace> {
  form.lastIndex = 0;
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    const { lastIndex } = form;
    for (const [name, value] of Object.entries(match.groups ?? {})) {
      const group = classOf(name);
      const [start, end] = match.indices?.groups?.[name] ?? [];
      if (value === undefined || group === undefined) continue;
      if (start === undefined || end === undefined) continue;
      if (accepts?.(value, match) ?? true) yield { class: group, start, end };
    }
    // Somebody else may have asked in between.
    form.lastIndex = lastIndex;
  }
}

/** In small letters, each in its place: letters beyond ASCII may become longer. */
export function lower(text: string): string {
  const folded = text.toLowerCase();
  return folded.length === text.length
    ? folded
    : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
