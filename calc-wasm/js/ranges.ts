// The range to expect of a link, from measurements: put over the answers of today's core in one place, here.
//
//  1. The core says what a link lets through (`BASES`); how much of that hardware reaches is data, not a rule.
//  2. A class of links (`classesOf`) has one share: nine of ten measurements of a source that took no part in it lie
//     between that share and the most. That is a bound of physics, or of PCIe what no host was measured to exceed, so
//     the upper end costs no coverage.
//  3. Classes are a ladder: a generation, its kind of link (of PCIe one way, then both), links of any kind. The narrowest
//     that enough sources have measured gives the range. What is taken over from other kinds is `assumed`, and says so.
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

/** The output that the low end is a share of: what the link usually lets through before anything behind it limits. */
export const BASES = {
  pcie: 'base_rate',
  dmi: 'typical',
  sata: 'after_commands',
  sas: 'base_rate',
  usb: 'base_rate',
  ethernet: 'base_rate',
} as const satisfies Partial<Record<CalculatorName, string>>;

export type LinkName = keyof typeof BASES;

export const isLink = (name: string): name is LinkName => Object.hasOwn(BASES, name);

/** Ends that a reader may set; 0 leaves them to the measurements. */
export const BY_HAND: readonly string[] = ['efficiency_low', 'efficiency_high'];

/** An answer, of whichever calculator. */
type Asked = Pick<Answer, 'calculator'> & { inputs: object };

/** What the functions below read of a link's. */
type LinkAnswer = Record<string, unknown> & { inputs: Record<string, unknown> };

/** Ways of a link that classes tell apart: acknowledgements share the wire with data that a device reads alone. */
const WAYS: readonly string[] = ['device_writes_host', 'device_reads_host'];

/** The classes of a link, the narrowest first: those of its way come before those of both. */
export const laddered = (kind: string, generation: string, way: string | undefined): string[] => {
  const both = [`${kind} ${generation}`, kind];
  const own = kind === 'pcie' && way !== undefined && WAYS.includes(way) ? both.map((item) => `${item} ${way}`) : [];
  return [...own, ...both, ANY];
};

/** The classes of an answer, the narrowest first. */
export function classesOf(name: LinkName, answer: object): string[] {
  const { inputs, flit_active, uplink_generation, limited_by, range_basis } = answer as LinkAnswer;
  // A link that is known by its measurements alone has its range from them.
  if (range_basis === 'few') return [];
  const { generation, chipset = 'other', transport = 'tcp', ports = 1 } = inputs;
  // What was measured are packets without FLITs, DMI, and TCP up to 10 Gb/s that fills one port: anything else is
  // something else.
  const isUnfilled = Number(ports) > 1 || limited_by === 'waiting' || limited_by === 'window';
  const isUnlike =
    transport !== 'tcp' || (name === 'ethernet' && (Number.parseFloat(String(generation)) > 10 || isUnfilled));
  const isOther = flit_active === true || isUnlike || !/^(?:other|intel-.*)$/.test(String(chipset));
  return isOther ? [ANY] : laddered(name, String(uplink_generation ?? generation), String(inputs.direction));
}

/** What the share of a class is taken of. */
export const baseOf = (name: LinkName, answer: object): number => Number((answer as LinkAnswer)[BASES[name]]);

/** The outputs that are the upper end, where that is another. */
const TOPS: Partial<Record<LinkName, string>> = {
  pcie: 'expected_high',
  dmi: 'ceiling',
  sas: 'after_connections',
  usb: 'after_commands',
  ethernet: 'after_latency',
};

/** The upper end where nothing behind the link limits, as a share of the same. */
export function topOf(name: LinkName, answer: object): number {
  const given = answer as Record<string, number>;
  return Number(given[TOPS[name] ?? BASES[name]]) / baseOf(name, answer);
}

/** The ends that a reader has set. */
const setIn = (inputs: object): readonly string[] =>
  BY_HAND.filter((end) => Number((inputs as Record<string, unknown>)[end] ?? 0) !== 0);

/** The same answer with the range of its class; as it is where it has none. */
export function withRange<One extends Asked>(answer: One, ranges: Ranges): One {
  const { calculator: name, inputs } = answer;
  const byHand = setIn(inputs);
  if (!isLink(name) || byHand.includes('efficiency_low')) return answer;
  const rangeClass = classesOf(name, answer).find((item) => Object.hasOwn(ranges, item));
  const range = rangeClass === undefined ? undefined : ranges[rangeClass];
  if (rangeClass === undefined || range === undefined) return answer;
  const { most, expected_high: own } = answer as unknown as { most: number; expected_high: number };
  // Of PCIe the core says the upper end, too: acknowledgements that no host was measured to do without.
  const expected_high = name === 'pcie' ? own : most;
  const expected_low = Math.min(expected_high, baseOf(name, answer) * range.low);
  if (byHand.length > 0) return { ...answer, expected_low };
  const basis: Basis = rangeClass === ANY ? 'assumed' : 'measured';
  return { ...answer, expected_low, expected_high, range_basis: basis, range: { class: rangeClass, ...range } };
}

/** A core whose answers have the ranges of measurements. */
export function withRanges(calc: Calc, ranges: Ranges): Calc {
  function calculate<Name extends CalculatorName>(name: Name, inputs: Inputs): Result<Name> {
    const result = calc.calculate(name, inputs);
    return refused(result) ? result : withRange(result, ranges);
  }
  return {
    ...calc,
    calculate,
    calculateText(name, json) {
      const text = calc.calculateText(name, json);
      return isLink(name) && !text.startsWith('{"error"') ? JSON.stringify(calculate(name, JSON.parse(json))) : text;
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
