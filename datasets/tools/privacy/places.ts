/** Where the forms of private values find something in a text. */
import { Lines } from '../paste/lines.ts';
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
  const lines = Lines.of(folded);
  for (const [index, form] of FORMS.entries()) {
    if (!may[index]) continue;
    for (const { start, end } of partsFor(form, lines)) {
      for (const place of placesOf(form, text.slice(start, end)))
        yield { form, class: place.class, start: start + place.start, end: start + place.end };
    }
  }
}

/** Parts of a text in which a form may find something: the lines that have a sign of it. */
function* partsFor(
  { signs, isAcross }: PrivateForm,
  lines: Lines,
): Generator<{ start: number; end: number }> {
  if (!signs || isAcross) {
    yield { start: 0, end: lines.text.length };
    return;
  }
  for (const index of lines.holding(signs))
    yield { start: lines.startOf(index), end: lines.startOf(index + 1) };
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
