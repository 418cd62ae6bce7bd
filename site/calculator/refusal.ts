// A refusal as a sentence: the core gives codes and facts, the words are the language's.

import type { Allowed, Refusal } from '../../calc-wasm/js/calc.ts';
import type { ErrorCode } from '../../calc-wasm/js/generated/errors.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { words } from './refusal.words.ts';
import { show } from './show.ts';

/** A value as the reader can type it: no grouping, which a comma would make ambiguous. */
function typable(value: string | number | boolean, unit: UnitName): string {
  if (typeof value === 'boolean') return show(value, null);
  // Widths are bare numbers in a sentence that names the input.
  return typeof value === 'string'
    ? value
    : show(value, unit === 'lane' ? 'count' : unit, { exact: true, typed: true, digits: 4 });
}

/** A value on one line with its unit. */
const unbroken = (value: string): string => value.replaceAll(' ', '\u202f');

/** Values that another one of the same form could replace: where other inputs exclude one, an example may not work. */
const MISTYPED: readonly ErrorCode[] = ['no_unit', 'not_a_drive_list', 'not_a_number', 'not_whole', 'out_of_range'];

/** What to choose, and the same without a noun. */
function chosen(allowed: Allowed, code: ErrorCode): [choice: string, range: string] {
  const both = (text: string): [string, string] => [text, text];
  switch (allowed.kind) {
    case 'one_of':
      return both(words.oneOf(allowed.values.map((value) => typable(value, allowed.unit))));
    case 'readings':
      return both(words.oneOf(allowed.values.map(unbroken)));
    case 'between': {
      const { minimum, maximum, unit, whole } = allowed;
      const range = words.to(typable(minimum, unit), typable(maximum, unit));
      // That bytes are whole goes without saying, until somebody writes parts of one.
      return [words.between(range, whole && (unit !== 'byte' || code === 'not_whole')), range];
    }
    case 'at_least':
      return both(words.atLeast(typable(allowed.minimum, allowed.unit)));
    case 'at_most':
      return both(words.atMost(typable(allowed.maximum, allowed.unit)));
    case 'below':
      return both(words.below(typable(allowed.limit, allowed.unit)));
    case 'drives':
      return both(words.drives(allowed.at_least, allowed.multiple_of));
    case 'form':
      return both(words.forms[allowed.form]);
  }
}

/**
 * The sentence about a refused value. `labelOf` says what an input is called; of a name that it does not know, the name.
 * `example` is a value of that input that works, where it has one.
 */
export function refusalText(
  { code, input, value, allowed, reason, subject = '' }: Refusal,
  labelOf: (input: string) => string,
  example = '',
): string {
  const [choice, range] = chosen(allowed, code);
  // The words of a form show what it looks like.
  const isShown = allowed.kind !== 'form' && MISTYPED.includes(code);
  const about = reason === 'other_input' ? labelOf(subject) : subject;
  return words.codes[code]({
    label: labelOf(input),
    given: value === '' ? words.nothing : words.quoted(value),
    choice: reason ? words.reasons[reason]({ choice, range, subject: about }) : choice,
    example: example && isShown ? words.suchAs(unbroken(example)) : '',
  });
}
