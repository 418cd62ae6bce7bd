// Words that follow a number, in the form that its language asks for: "1 row", "4 rows".
import { place } from './place.ts';

/** Forms of a word by the categories of `Intl.PluralRules`; `other` stands for those that a language does not tell apart. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a word after `count`. `figures`: how the number is written, since "1.0" is not "1". */
export function formOf(count: number, forms: Forms, figures: Intl.PluralRulesOptions = {}): string {
  const { locale } = place.language;
  const key = JSON.stringify(figures);
  const known = rules.get(key) ?? new Intl.PluralRules(locale, figures);
  rules.set(key, known);
  return forms[known.select(count)] ?? forms.other;
}
