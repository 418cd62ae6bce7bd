// The pseudo-language: every word accented and about a third longer, so that what is not translatable stands out and
// what has no room for other languages is cut.

import { formsOf } from '../../../datasets/tools/language/plural.ts';
import { PSEUDO } from './languages.ts';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļḾɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';

const ACCENTS = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]));

/** Names that the page fills in, such as `{lanes}`, and what somebody types stay as they are. */
const PARTS = /`[^`]*`|\{\w+\}|[A-Za-z]+/g;

const LONGER = 0.3;

/** The forms of a message that depends on a number: those of its locale, each that English lacks marked by its name. */
function pseudoForms(forms: ReadonlyMap<string, string>): string {
  const { pluralCategories } = new Intl.PluralRules(PSEUDO.locale).resolvedOptions();
  const texts = pluralCategories.map((name) => {
    const own = forms.get(name);
    return `${name} {${own === undefined ? pseudo(`${forms.get('other')} ${name}`) : pseudo(own)}}`;
  });
  return texts.join(' ');
}

export function pseudo(text: string): string {
  const forms = formsOf(text);
  if (forms) return pseudoForms(forms);
  return text.replace(PARTS, (part) => {
    if (/^[`{]/.test(part)) return part;
    const accented = [...part].map((letter) => ACCENTS.get(letter) ?? letter).join('');
    const last = accented.at(-1) ?? '';
    return accented + last.toLowerCase().repeat(Math.round(part.length * LONGER));
  });
}
