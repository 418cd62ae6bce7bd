// Other ways to write a computed number in an article: prose then needs no figure that was worked out by hand.
import { count, expectedRange, listed, oneIn, quantity } from '../common/format.ts';

/** A number of an answer, and what it is compared with. */
interface Formed {
  value: number;
  /** The answer that it is of, its inputs among it. */
  answer: object;
}

const of = (answer: object, name: string): number | undefined => {
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === 'number' && value > 0 ? value : undefined;
};

const inputsOf = (answer: object): object =>
  'inputs' in answer && typeof answer.inputs === 'object' && answer.inputs !== null ? answer.inputs : {};

/** By the name that an article gives; nothing where the answer lacks what it is compared with. */
const FORMS: Record<string, (formed: Formed) => [value: number, text: string] | undefined> = {
  /** Of the ceiling of the same link. */
  share: ({ value, answer }) => {
    const ceiling = of(answer, 'ceiling');
    const share = ceiling && value / ceiling;
    return share ? [share, quantity(share, 'ratio', { digits: 3, exact: true })] : undefined;
  },
  /** Drives that a rate feeds at full speed. */
  drives: ({ value, answer }) => {
    const each = of(inputsOf(answer), 'drive_rate');
    const whole = each && Math.floor(value / each);
    return whole === undefined ? undefined : [whole, count(whole)];
  },
  /** A chance in a column of chances, some of which are too small for per cent. */
  oneIn: ({ value }) => (value > 0 ? [value, oneIn(value)] : undefined),
  /** The expected range of rates from this lower end: "370–461 MB/s". */
  range: ({ value, answer }) => {
    const high = of(answer, 'expected_high');
    const basis = 'range_basis' in answer && answer.range_basis === 'assumed' ? 'assumed' : null;
    return high ? [value, expectedRange(value, high, basis)] : undefined;
  },
  /** Bytes as the tools of ZFS print them. */
  listed: ({ value }) => [value, listed(value)],
};

export function formed(name: string, from: Formed): { value: number; text: string } {
  const form = FORMS[name];
  if (!form) throw new Error(`no form "${name}": there is ${Object.keys(FORMS).join(', ')}`);
  const result = form(from);
  if (!result) throw new Error(`the form "${name}" does not fit this number: ${from.value}`);
  return { value: result[0], text: result[1] };
}
