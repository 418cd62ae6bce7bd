/** Sentences with a number, in the form that their language asks for: "1 row", "4 rows". */
import { locale } from './locale.ts';

const FORM = /(zero|one|two|few|many|other) \{((?:[^{}]|\{\w+\})*)\}/g;

const rules = new Intl.PluralRules(locale);

/** The forms of a message by the categories of `Intl.PluralRules`; nothing where it is no such message. */
export function formsOf(message: string): Map<string, string> | undefined {
  if (message.replace(FORM, '').trim() !== '') return undefined;
  const forms = Array.from(message.matchAll(FORM), ([, name = '', text = '']) => [name, text]);
  return forms.length > 0 ? new Map(forms as [string, string][]) : undefined;
}

/**
 * All forms are one message, written as ICU does, with `#` for the number: `one {# row} other {# rows}`. So a
 * translation has as many as its language tells apart; `other` stands for the rest. What else a sentence names stands
 * in it as `{drive}` and in `values`, which are text: neither forms nor names are looked for in them.
 */
export function plural(count: number, message: string, values: Readonly<Record<string, string>> = {}): string {
  const forms = formsOf(message);
  const form = forms?.get(rules.select(count)) ?? forms?.get('other') ?? message;
  return form.replace(/#|\{(\w+)\}/g, (sign, name?: string) =>
    name === undefined ? String(count) : (values[name] ?? sign),
  );
}
