/** Where the forms of private values find something in a text. */
import { codeLinesIn } from './codes.ts';
import { CLASSES, NUMBER_GROUP, type PrivateForm, type PrivatePlace } from './form.ts';
import { FORMS } from './forms.ts';
import { Signs } from './signs.ts';

/** Whether a form is tried on some lines alone. */
const isOfLines = ({ signs, isAcross, isCode }: PrivateForm): boolean =>
  isCode === true || (signs !== undefined && !isAcross);

const SIGNS = new Signs(FORMS.map((form) => (isOfLines(form) ? (form.signs ?? []) : [])));

interface FoundPlace extends PrivatePlace {
  form: PrivateForm;
}

/** All that the forms find in a text, the more telling forms first. */
export function placesIn(text: string): FoundPlace[] {
  const places: FoundPlace[] = [];
  const folded = lower(text);
  const signed = SIGNS.linesIn(folded);
  const coded = codeLinesIn(text);
  for (const [index, form] of FORMS.entries()) {
    if (isOfLines(form)) {
      const lines = form.isCode ? together(coded, signed[index]) : (signed[index] ?? []);
      for (const start of lines) addPlaces(form, lineAt(text, start), start, places);
    } else if (form.signs?.some((sign) => folded.includes(sign)) ?? true) {
      addPlaces(form, text, 0, places);
    }
  }
  return places;
}

function together(one: number[], other: number[] | undefined): number[] {
  return other ? [...new Set([...one, ...other])].sort((a, b) => a - b) : one;
}

/** With its end, which some forms ask for. */
function lineAt(text: string, start: number): string {
  const feed = text.indexOf('\n', start);
  return feed < 0 ? text.slice(start) : text.slice(start, feed + 1);
}

const classOf = (group: string): PrivatePlace['class'] | undefined =>
  group.startsWith(NUMBER_GROUP) ? NUMBER_GROUP : CLASSES.find((item) => item === group.replace(/\d$/, ''));

/** Adds what a form finds in a part of a text that begins at `from`. */
function addPlaces(privateForm: PrivateForm, part: string, from: number, places: FoundPlace[]): void {
  const { form, accepts } = privateForm;
  form.lastIndex = 0;
  for (let match = form.exec(part); match !== null; match = form.exec(part)) {
    for (const [name, value] of Object.entries(match.groups ?? {})) {
      const group = classOf(name);
      const [start, end] = match.indices?.groups?.[name] ?? [];
      if (value === undefined || group === undefined) continue;
      if (start === undefined || end === undefined) continue;
      if (accepts?.(value, match) ?? true)
        places.push({ form: privateForm, class: group, start: from + start, end: from + end });
    }
  }
}

/** In small letters, each in its place: of all capitals, one alone becomes two characters. */
export const lower = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();
