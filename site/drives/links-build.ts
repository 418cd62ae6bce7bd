// Every link that was measured, with what the model says of it and the best that went over it: at build time.
import { type Answer, type Basis, type Given, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { type Calculator, catalog, type Input } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { LinkName } from '../../calc-wasm/js/ranges.ts';
import { LINKS } from '../../datasets/tools/text/links.ts';
import { pageLink } from '../common/link.ts';
import { calculatorLink } from '../common/query.ts';
import { ranged } from '../common/ranges-build.ts';
import { linkText, valueLabel } from '../explorer/measurement-text.ts';
import { linkOf, type Row } from '../explorer/measurements.ts';
import { measurements } from '../explorer/measurements-build.ts';
import { START, toQuery } from '../explorer/state.ts';
import { tables } from '../generated/datasets.ts';
import { PAYLOADS } from '../registry/parts-build.ts';
import { type Best, bestOfLink } from './best.ts';

export interface OfLink extends Best {
  share: number;
  /** Whether the source leaves open which ceiling it was: the share is then of the highest. */
  isAtLeast: boolean;
}

interface MeasuredLink {
  kind: Row['link_kind'];
  /** "PCIe 3.0 ×4" */
  text: string;
  /** The calculator that answers for it, its page with this link, and the generation as it calls it. */
  calculator: CalculatorName;
  href: string;
  generation: string;
  /** What it lets through one way, bytes per second: over both directions, the usual payload sizes and those of its rows. */
  ceiling: { low: number; high: number };
  /** What hardware makes of it, over the same. */
  expected: { low: number; high: number; basis: Basis };
  read?: OfLink;
  write?: OfLink;
  /** All its rows: how many devices and figures, and the page that shows them. */
  devices: number;
  figures: number;
  figuresHref: string;
}

interface MeasuredLinks {
  /** By kind, those of a generation together. */
  groups: { title: string; links: MeasuredLink[] }[];
  /** Generations of which nobody has measured a rate, with their calculators. */
  unmeasured: { text: string; href: string }[];
  /** Figures over a link, and how many of them have one that their source does not fully state. */
  figures: number;
  unstated: number;
}

/** Links that are alike, as their calculator is asked about them. */
interface Asked {
  calculator: Calculator;
  inputs: Inputs & { generation: string };
}

const KINDS = tables.runs.columns.find(({ name }) => name === 'link_kind')?.enum ?? [];

const { compare } = new Intl.Collator('en', { numeric: true });

export async function measuredLinks(): Promise<MeasuredLinks> {
  const rows = (await measurements()).filter(({ link_kind }) => Object.hasOwn(LINKS, link_kind));
  const stated = rows.filter((row) => askedOf(row) !== undefined);
  // That a run had several of them says nothing here.
  const alike = Map.groupBy(stated, (row) => linkText({ ...row, link_count: null }));
  const links = [...alike].flatMap(([text, own]) => linkOfRows(text, own));
  const groups = Object.entries(Object.groupBy(links, ({ kind }) => kind))
    .toSorted(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other))
    .map(([kind, own]) => ({
      title: valueLabel('link_kind', kind),
      links: own.toSorted((a, other) => compare(a.text, other.text)),
    }));
  return { groups, unmeasured: unmeasured(links), figures: rows.length, unstated: rows.length - stated.length };
}

const inputOf = ({ inputs }: Calculator, name: string): Input | undefined =>
  inputs.find((input) => input.name === name);

/** Nothing where the row does not say which link it was, or no calculator answers for it. */
function askedOf({ link_kind, link_generation, link_lanes: lanes }: Row): Asked | undefined {
  const link = LINKS[link_kind];
  const calculator = catalog.find(({ name }) => name === link?.calculator);
  if (!calculator || link_generation === null) return undefined;
  const generation = link?.generation?.(link_generation) ?? link_generation;
  if (!choices(calculator, 'generation').includes(generation)) return undefined;
  const width = choices(calculator, 'lanes');
  if (lanes !== null && width.includes(lanes)) return { calculator, inputs: { generation, lanes } };
  // A link of packets is one of so many lanes.
  const isWhole = width.length === 0 || (lanes === null && !inputOf(calculator, 'max_payload_size'));
  return isWhole ? { calculator, inputs: { generation } } : undefined;
}

function linkOfRows(text: string, rows: readonly Row[]): MeasuredLink[] {
  const [first] = rows;
  const asked = first && askedOf(first);
  if (!first || !asked) return [];
  const payloads = rows.map((row) => row.max_payload_size_bytes);
  const answers = answersTo(asked, payloads);
  const ceilings = answers.map(({ ceiling }) => ceiling);
  const own = rows.map((row) => row.ceiling_bytes_per_s ?? 0);
  const high = Math.max(...ceilings, ...own);
  const { read, write } = bestOfLink(rows, high);
  if (!(read ?? write)) return [];
  return [
    {
      kind: first.link_kind,
      text,
      href: linkTo(asked),
      calculator: asked.calculator.name,
      generation: asked.inputs.generation,
      ceiling: { low: Math.min(...ceilings), high },
      expected: expectedOf(answers),
      ...(read && { read: withShare(read, high) }),
      ...(write && { write: withShare(write, high) }),
      devices: new Set(rows.map(({ target }) => target)).size,
      figures: rows.length,
      figuresHref: figuresOf(first),
    },
  ];
}

const linkTo = ({ calculator, inputs }: Asked): string => calculatorLink(calculator.name, inputs);

function figuresOf(row: Row): string {
  const lanes = row.link_lanes === null ? {} : { lanes: [String(row.link_lanes)] };
  return pageLink(`/data/figures/${toQuery({ ...START, where: { link: [linkOf(row)], ...lanes } })}`);
}

function withShare(best: Best, ceiling: number): OfLink {
  const own = best.row.measured_over_ceiling;
  return { ...best, share: own ?? best.value / ceiling, isAtLeast: own === null };
}

/** In each direction, with the usual payload sizes and these. */
function answersTo({ calculator, inputs }: Asked, payloads: readonly (number | null)[]): Answer<LinkName>[] {
  const ways = choices(calculator, 'direction').filter((direction) => direction !== 'both');
  const known = new Set<Given>([...PAYLOADS, ...payloads.filter((size) => size !== null)]);
  const sizes = choices(calculator, 'max_payload_size').filter((size) => known.has(size));
  return each('direction', ways)
    .flatMap((way) => each('max_payload_size', sizes).map((size) => ({ ...way, ...size })))
    .map((question) => ({ ...inputs, ...question }))
    .map((question) => {
      const answer = ranged.calculate(calculator.name as LinkName, question);
      if (refused(answer)) throw new Error(`${calculator.name}: ${JSON.stringify(answer.error)}`);
      return answer;
    });
}

/** What a calculator lets one choose of; nothing where it has no such input. */
function choices(calculator: Calculator, name: string): readonly Given[] {
  const { domain } = inputOf(calculator, name) ?? {};
  if (domain?.kind === 'choice') return domain.values.map(({ value }) => value);
  return domain?.kind === 'one_of' ? domain.values : [];
}

/** One question for each value, or one without the input. */
const each = (name: string, values: readonly Given[]): Inputs[] =>
  values.length > 0 ? values.map((value) => ({ [name]: value })) : [{}];

const expectedOf = (answers: readonly Answer<LinkName>[]): MeasuredLink['expected'] => ({
  low: Math.min(...answers.map((answer) => answer.expected_low)),
  high: Math.max(...answers.map((answer) => answer.expected_high)),
  basis: answers.some((answer) => answer.range_basis === 'assumed') ? 'assumed' : 'measured',
});

/** Of each calculator of links the generations that none of these is of. */
function unmeasured(links: readonly MeasuredLink[]): MeasuredLinks['unmeasured'] {
  const known = new Set(links.map(({ calculator, generation }) => `${calculator}/${generation}`));
  return catalog.flatMap((calculator) => {
    // The first kind that it answers for: USB before Thunderbolt, whose generations say their name.
    const kind = Object.keys(LINKS).find((item) => LINKS[item]?.calculator === calculator.name);
    if (kind === undefined) return [];
    return choices(calculator, 'generation')
      .map(String)
      .filter((generation) => !known.has(`${calculator.name}/${generation}`))
      .map((generation) => ({
        // "USB4 Gen 4", "SAS-4" and "Thunderbolt 4" say their kind themselves.
        text: /^\d/.test(generation) ? `${valueLabel('link_kind', kind)}\u00a0${generation}` : generation,
        href: linkTo({ calculator, inputs: { generation } }),
      }));
  });
}
