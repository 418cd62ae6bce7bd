// The range to expect of a link, from measurements: put over the answers of today's core in one place, here.
//
//  1. The core says what a link lets through (`BASES`); how much of that hardware reaches is data, not a rule.
//  2. A class of links (`classesOf`) has one share: nine of ten measurements of a source that took no part in it lie
//     between that share and all of the ceiling. The ceiling is a bound of physics, so the upper end costs no coverage.
//  3. Classes are a ladder: a generation, its kind of link, links of any kind. The narrowest that enough sources have
//     measured gives the range. What is taken over from other kinds is `assumed`, and says so.
//  4. The shares are made by the data build (datasets/tools/ranges), never committed, and reach a page as JSON. The
//     core is compiled without them, so a contributed row moves a range without a compiler.
//  5. Ends that a reader sets by hand (`BY_HAND`) are the reader's.
//  6. An embed names a version of a model. While that is today's version, its range is that of the page. A version that
//     was superseded shows what its core answers, ranges included: nothing here is put over it.
import { type Answer, type Basis, type Calc, type ClassRange, type Inputs, type Result, refused } from './calc.ts';
import { ANY } from './classes.ts';
import type { CalculatorName } from './generated/catalog.ts';

/** By class; those that too few sources have measured are not in it. */
export type Ranges = Readonly<Record<string, ClassRange>>;

/** The output that the range is a share of: what the link lets through before anything that hangs on it limits. */
export const BASES = {
  pcie: 'after_latency',
  dmi: 'ceiling',
  sata: 'after_commands',
  sas: 'after_connections',
  usb: 'after_commands',
  ethernet: 'ceiling',
} as const satisfies Partial<Record<CalculatorName, string>>;

export type LinkName = keyof typeof BASES;

export const isLink = (name: string): name is LinkName => Object.hasOwn(BASES, name);

/** Ends that a reader may set; 0 where the reader does not, which leaves them to the measurements. */
export const BY_HAND: readonly string[] = ['efficiency_low', 'efficiency_high'];

/** An answer, of whichever calculator. */
type Asked = Pick<Answer, 'calculator'> & { inputs: object };

/** What the functions below read of a link's. */
type LinkAnswer = Record<string, unknown> & { inputs: Record<string, unknown> };

/** The classes of an answer, the narrowest first. */
export function classesOf(name: LinkName, answer: object): string[] {
  const { inputs, flit_active, uplink_generation } = answer as LinkAnswer;
  // What was measured are packets without FLITs, and DMI: the uplinks of other makers are something else.
  const isOther = flit_active === true || !/^(?:other|intel-.*)$/.test(String(inputs.chipset ?? 'other'));
  return isOther ? [ANY] : [`${name} ${uplink_generation ?? inputs.generation}`, name, ANY];
}

/** What the model lets through, which the share of a class is taken of. */
export const baseOf = (name: LinkName, answer: object): number => Number((answer as LinkAnswer)[BASES[name]]);

/** The same answer with the range of its class; as it is where it has none. */
export function withRange<One extends Asked>(answer: One, ranges: Ranges): One {
  const { calculator: name, inputs } = answer;
  if (!isLink(name)) return answer;
  const found = classesOf(name, answer).find((one) => Object.hasOwn(ranges, one));
  const range = found === undefined ? undefined : ranges[found];
  if (found === undefined || range === undefined) return answer;
  const { most } = answer as unknown as { most: number };
  const basis: Basis = found === ANY ? 'assumed' : 'measured';
  const unset = BY_HAND.filter((name) => name in inputs).map((name) => [name, 0]);
  return {
    ...answer,
    expected_low: Math.min(most, baseOf(name, answer) * range.low),
    expected_high: most,
    range_basis: basis,
    inputs: { ...inputs, ...Object.fromEntries(unset) },
    range: { class: found, ...range },
  };
}

const isUnset = (value: Inputs[string] | undefined): boolean =>
  value === undefined || value === 0 || (typeof value === 'string' && /^0?$/.test(value.trim()));

/** Whether the core refuses an end that is left to the measurements: an answer says 0 of it, and may be asked again. */
function isOfUnset(refusal: string, json: string): boolean {
  const { input } = JSON.parse(refusal).error;
  return BY_HAND.includes(input) && isUnset(JSON.parse(json)[input]);
}

/** Without the ends that are left to the measurements. */
const set = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name, value]) => !BY_HAND.includes(name) || !isUnset(value)));

/** Of a range that a reader has set the ends that are set; the others are those of the measurements. */
function withEnds<One extends Asked>(set: One, measured: One, byHand: readonly string[]): One {
  const { range: _, ...rest } = measured as One & { range?: unknown };
  const ends = byHand.map((end) => end.replace('efficiency', 'expected'));
  const from = (names: readonly string[], one: object) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => names.includes(name)));
  return {
    ...(rest as One),
    ...from(ends, set),
    range_basis: 'assumed' satisfies Basis,
    inputs: { ...measured.inputs, ...from(byHand, set.inputs) },
  };
}

/** A core whose answers have the ranges of measurements. */
export function withRanges(calc: Calc, ranges: Ranges): Calc {
  function calculate<Name extends CalculatorName>(name: Name, inputs: Inputs): Result<Name> {
    if (!isLink(name)) return calc.calculate(name, inputs);
    const asked = set(inputs);
    const result = calc.calculate(name, asked);
    if (refused(result)) return result;
    const byHand = BY_HAND.filter((end) => Object.hasOwn(asked, end));
    const measured = withRange(result, ranges);
    return byHand.length > 0 ? withEnds(result, measured, byHand) : measured;
  }
  return {
    ...calc,
    calculate,
    readTyped: (name, texts) => calc.readTyped(name, set(texts)),
    sweep: (name, inputs, walk) => calc.sweep(name, set(inputs), walk),
    calculateText(name, json) {
      const text = calc.calculateText(name, json);
      if (!isLink(name) || (text.startsWith('{"error"') && !isOfUnset(text, json))) return text;
      return JSON.stringify(calculate(name, JSON.parse(json)));
    },
  };
}

/** Of all classes those that the answers of one calculator may have: what its page needs. */
export const rangesOf = (name: string, ranges: Ranges): Ranges =>
  Object.fromEntries(
    Object.entries(ranges).filter(
      ([one]) => isLink(name) && (one === ANY || one === name || one.startsWith(`${name} `)),
    ),
  );
