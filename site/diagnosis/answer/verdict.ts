/** The first sentence of the answer: what is shared or narrowed, or what else was found, or what the paste lacks. */
import type { ChainPart, SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import { BEHIND_TUNNEL } from '../chain/assumptions.ts';
import type { PlacedChain } from '../chain/build-chain.ts';
import type { Machine } from '../join/machine.ts';
import type { Judged } from '../judge/judged.ts';
import {
  deepLoad,
  noTarget,
  noWay,
  ownRate,
  printedName,
  randomLoad,
  smallLoad,
  undescribed,
} from '../judge/reasons.ts';
import type { Finding } from '../rules/finding.ts';
import { networkVerdict } from '../rules/network-steps.ts';
import { bytesPerSecond } from '../say/formatting.ts';
import { allClear } from './all-clear.ts';
import type { Coverage } from './coverage.ts';
import { nextFor } from './next.ts';

/** A sentence, and what to paste to know more. */
export interface Verdict {
  message: string;
  next: string | undefined;
}

interface Known {
  machine: Machine;
  coverage: Coverage;
  built: PlacedChain | undefined;
  /** Of the core for the whole chain, read from. */
  answer: SizerAnswer | undefined;
  findings: readonly Finding[];
  judged: readonly Judged[];
}

export function verdictOf(known: Known): Verdict {
  const { machine, findings, judged } = known;
  const next = nextFor(known);
  // Of a figure it says itself what is behind it.
  const problems = findings.filter(({ severity, id }) => severity === 'problem' && !id.startsWith(FIGURES));
  const risk = problems.find(({ isRisk }) => isRisk);
  // That the paste does not show something is what the last sentence says, of all that it does not show.
  const hint = findings.find(({ severity, id }) => severity === 'hint' && !id.startsWith(UNSHOWN));
  const message =
    sentenceOf(risk) ??
    limitOf(known) ??
    sentenceOf(problems[0]) ??
    faultOf(judged) ??
    sentenceOf(hint) ??
    normalOf(judged) ??
    networkVerdict(machine) ??
    restOf(known);
  return { message, next };
}

const sentenceOf = (finding: Finding | undefined): string | undefined => finding && `${finding.message}.`;

/** Ids of findings about figures, and about what the paste does not show. */
const FIGURES = 'LD6';
const UNSHOWN = 'LD7';

function restOf({ machine: { drives, functions, figures }, coverage }: Known): string {
  if (drives.length > 0 && drives.every(({ isVirtual }) => isVirtual)) return words.virtual;
  if (drives.length === 0 && functions.length === 0 && figures.length > 0) return words.figuresOnly;
  return allClear(coverage);
}

const words = {
  figuresOnly:
    'These figures cannot be judged: the paste does not show the drives and the links that they went through.',
  virtual: 'These are virtual drives: the host or provider sets their speed.',
  narrowed:
    'one {Your # drive runs at {now}, {rate}; it could do {could}.} other {Your # drives run at {now}, {rate} each; they could do {could}.}',
  narrowedOne: (now: string, rate: string, could: string) =>
    `Your drive runs at ${now}, ${rate}; it could do ${could}.`,
  narrowedNamed: (drive: string, now: string, rate: string, could: string) =>
    `${drive} runs at ${now}, ${rate}; it could do ${could}.`,
  behind: (most: string, card: string, now: string, could: string) =>
    `Your drive gets ${most} at most: ${card} runs at ${now}, it could do ${could}.`,
  shared:
    'one {Your # drive gets {most} at most: the link of {card}, {now}.} other {Your # drives share {most}: the link of {card}, {now}.}',
  sharedNarrowed:
    'one {Your # drive gets {most} at most: {card} runs at {now}, it could do {could}.} other {Your # drives share {most}: {card} runs at {now}, it could do {could}.}',
  impossible: (job: string, rate: string, reason: string) => `${job}: ${rate} did not come from the drives: ${reason}.`,
  low: (job: string, rate: string) => `${job}: ${rate} is less than drives of this kind give.`,
  lowBecause: (job: string, rate: string, reason: string) => `${job}: ${rate} is low: ${reason}.`,
  normal: (job: string, rate: string) => `${job}: ${rate} is normal for these parts.`,
};

/** The part that holds back most drives, if the paste shows its link. */
function limitOf({ built, answer }: Known): string | undefined {
  if (!built || !answer) return undefined;
  const sizedFlows = answer.flows.filter(({ held_at }) => held_at === 'link_up' || held_at === 'link_down');
  const parts = new Map(built.chain.parts.map((part) => [part.id, part]));
  const limits = Map.groupBy(sizedFlows, ({ held_by }) => held_by ?? '');
  const said = [...limits].flatMap(([id, flows]) => {
    const part = parts.get(id);
    const { link, on } = built.assumed[id] ?? {};
    // Registers of what is behind a tunnel do not say what holds it back.
    if (!part || link !== undefined || on === BEHIND_TUNNEL.message) return [];
    const drives = flows.reduce((sum, flow) => sum + flow.drives, 0);
    const rate = flows.reduce((sum, flow) => sum + flow.rate * flow.flows, 0);
    const sentence = part.kind === undefined ? narrowed(part, rate, drives) : shared(part, rate, drives);
    return sentence === undefined ? [] : [{ sentence, drives, isSlotted: part.slot !== undefined }];
  });
  const [worst] = said.sort((a, b) => +b.isSlotted - +a.isSlotted || b.drives - a.drives);
  return worst?.sentence;
}

/** Drives whose own link is less than they can. */
function narrowed({ name, link = '', slot }: ChainPart, rate: number, drives: number) {
  if (slot === undefined) return undefined;
  const [now, could, rateOfEach] = [printedName(slot), printedName(link), bytesPerSecond(rate / drives)];
  if (drives > 1) return plural(drives, words.narrowed, { now, could, rate: rateOfEach });
  return name === undefined
    ? words.narrowedOne(now, rateOfEach, could)
    : words.narrowedNamed(name, now, rateOfEach, could);
}

/** Several drives on one link, or one behind a link that is less than it could be. */
function shared({ name, id, link = '', slot }: ChainPart, rate: number, drives: number) {
  if (drives < 2 && slot === undefined) return undefined;
  const [card, now, could] = [name ?? id, printedName(slot ?? link), printedName(link)];
  const most = bytesPerSecond(rate);
  if (drives < 2) return words.behind(most, card, now, could);
  const sentence = slot === undefined ? words.shared : words.sharedNarrowed;
  return plural(drives, sentence, { most, card, now, could });
}

/** Of several figures the one that is furthest from what was expected. */
function worstOf(judged: readonly Judged[], wanted: Judged['verdict']): Judged | undefined {
  const share = ({ measured, expectedHigh = measured }: Judged) => measured / expectedHigh;
  const [worst] = judged.filter(({ verdict }) => verdict === wanted).sort((a, b) => share(a) - share(b));
  return worst;
}

function faultOf(judged: readonly Judged[]): string | undefined {
  const impossible = worstOf(judged, 'impossible');
  if (impossible) {
    const { job, measured, reasons } = impossible;
    return words.impossible(job, bytesPerSecond(measured), reasons[0] ?? '');
  }
  const low = worstOf(judged, 'low');
  if (!low) return undefined;
  const { job, measured, reasons } = low;
  return reasons[0] === undefined
    ? words.low(job, bytesPerSecond(measured))
    : words.lowBecause(job, bytesPerSecond(measured), reasons[0]);
}

function normalOf(judged: readonly Judged[]): string | undefined {
  const normal = worstOf(judged, 'normal');
  return normal ? words.normal(normal.job, bytesPerSecond(normal.measured)) : doubtOf(judged);
}

/** What a figure says, or why it says nothing, where that is more than that its drive is unknown. */
function doubtOf(judged: readonly Judged[]): string | undefined {
  const general: readonly string[] = GENERAL.map(({ message }) => message);
  const [told] = judged
    .filter(({ reasons: [first], subject }) => {
      const isGeneral = general.includes(first ?? '') || first === undescribed(subject).message;
      return first !== undefined && !isGeneral;
    })
    .sort((a, b) => b.measured - a.measured);
  if (!told) return undefined;
  const [reason = ''] = told.reasons;
  return `${told.job}, ${bytesPerSecond(told.measured)}: ${reason}.`;
}

const GENERAL = [deepLoad, noTarget, noWay, smallLoad, randomLoad, ownRate];
