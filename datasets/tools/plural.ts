/** Words that follow a number, in the form that its language asks for: "1 row", "4 rows". */
import { locale } from './locale.ts';

const FORM = /(zero|one|two|few|many|other) \{([^{}]*)\}/g;

const rules = new Intl.PluralRules(locale);

/** The forms of a message by the categories of `Intl.PluralRules`; nothing where it is no such message. */
export function formsOf(message: string): Map<string, string> | undefined {
  if (message.replace(FORM, '').trim() !== '') return undefined;
  const forms = Array.from(message.matchAll(FORM), ([, name = '', text = '']) => [name, text]);
  return forms.length > 0 ? new Map(forms as [string, string][]) : undefined;
}

/**
 * All forms are one message, written as ICU does, with `#` for the number: `one {# row} other {# rows}`. So a
 * translation has as many as its language tells apart; `other` stands for the rest.
 */
export function plural(count: number, message: string): string {
  const forms = formsOf(message);
  const form = forms?.get(rules.select(count)) ?? forms?.get('other') ?? message;
  return form.replaceAll('#', String(count));
}
