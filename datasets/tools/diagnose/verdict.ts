/** The first sentence of the answer: what is shared or narrowed, or what else was found, or what the paste lacks. */
import type { ChainPart, SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import { plural } from '../plural.ts';
import type { PlacedChain } from './build-chain.ts';
import type { Judged } from './diagnosis.ts';
import type { Finding } from './finding.ts';
import { linkText, noTarget, noWay, ownRate, smallLoad } from './judge/reasons.ts';
import type { Drive, Machine } from './machine.ts';
import { bytesPerSecond } from './saying.ts';

/** A sentence, and what to paste to know more. */
export interface Verdict {
  message: string;
  next: string | undefined;
}

interface Known {
  machine: Machine;
  built: PlacedChain | undefined;
  /** Of the core for the whole chain, read from. */
  answer: SizerAnswer | undefined;
  findings: readonly Finding[];
  judged: readonly Judged[];
}

export function verdictOf(known: Known): Verdict {
  const { machine, built, findings, judged } = known;
  const next = nextFor(machine, built);
  // Of a figure it says itself what is behind it.
  const problems = findings.filter(
    ({ severity, id }) => severity === 'problem' && !id.startsWith(FIGURES),
  );
  const risk = problems.find(({ isRisk }) => isRisk);
  const message = sentenceOf(risk) ?? limitOf(known) ?? sentenceOf(problems[0]) ?? figureOf(judged);
  if (message !== undefined) return { message, next };
  const hint = findings.find(({ severity }) => severity === 'hint');
  if (hint) return { message: `${hint.message}.`, next };
  return { message: restOf(known, next), next };
}

const sentenceOf = (finding: Finding | undefined): string | undefined =>
  finding && `${finding.message}.`;

/** Ids of findings about figures. */
const FIGURES = 'LD6';

function restOf({ machine, findings }: Known, next: string | undefined): string {
  const { drives, functions, figures } = machine;
  if (drives.length > 0 && drives.every(({ isVirtual }) => isVirtual)) return words.virtual;
  // It looks like a fault, which is what the paste was about.
  const odd = findings.find(({ id }) => LOOKS_WRONG.has(id));
  if (odd) return `${odd.message}.`;
  const isUnnamed = functions.some(({ capable }) => capable && capable.value.rate === undefined);
  if (drives.length === 0 && functions.length === 0 && figures.length > 0) return words.figuresOnly;
  return next === undefined && !isUnnamed ? words.nothing : words.unsaid;
}

/** What is misread: a speed without a name, a width that does not exist, an average that is none of now. */
const LOOKS_WRONG: ReadonlySet<string> = new Set(['LD125', 'LD126', 'LD706']);

const words = {
  figuresOnly:
    'These figures cannot be judged: the paste does not show the drives and the links that they went through.',
  virtual: 'These are virtual drives: the host or provider sets their speed.',
  nothing: 'Nothing here is slower than its parts allow.',
  unsaid: 'Nothing was found to be slow, but not every link is in this text.',
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
  impossible: (job: string, rate: string, reason: string) =>
    `${job}: ${rate} did not come from the drives: ${reason}.`,
  low: (job: string, rate: string) => `${job}: ${rate} is less than drives of this kind give.`,
  lowBecause: (job: string, rate: string, reason: string) => `${job}: ${rate} is low: ${reason}.`,
  normal: (job: string, rate: string) => `${job}: ${rate} is what these parts give.`,
};

/** The part that holds back most drives, if the paste shows its link. */
function limitOf({ built, answer }: Known): string | undefined {
  if (!built || !answer) return undefined;
  const held = answer.flows.filter(
    ({ held_at }) => held_at === 'link_up' || held_at === 'link_down',
  );
  const parts = new Map(built.chain.parts.map((part) => [part.id, part]));
  const limits = Map.groupBy(held, ({ held_by }) => held_by ?? '');
  const said = [...limits].flatMap(([id, flows]) => {
    const part = parts.get(id);
    if (!part || built.assumed[id]?.link !== undefined) return [];
    const drives = flows.reduce((sum, flow) => sum + flow.drives, 0);
    const rate = flows.reduce((sum, flow) => sum + flow.rate * flow.flows, 0);
    const sentence =
      part.kind === undefined ? narrowed(part, rate, drives) : shared(part, rate, drives);
    return sentence === undefined ? [] : [{ sentence, drives, isSlotted: part.slot !== undefined }];
  });
  const [worst] = said.sort((a, b) => +b.isSlotted - +a.isSlotted || b.drives - a.drives);
  return worst?.sentence;
}

/** Drives whose own link is less than they can. */
function narrowed({ name, link = '', slot }: ChainPart, rate: number, drives: number) {
  if (slot === undefined) return undefined;
  const [now, could, rateOfEach] = [linkText(slot), linkText(link), bytesPerSecond(rate / drives)];
  if (drives > 1) return plural(drives, words.narrowed, { now, could, rate: rateOfEach });
  return name === undefined
    ? words.narrowedOne(now, rateOfEach, could)
    : words.narrowedNamed(name, now, rateOfEach, could);
}

/** Several drives on one link, or one behind a link that is less than it could be. */
function shared({ name, id, link = '', slot }: ChainPart, rate: number, drives: number) {
  if (drives < 2 && slot === undefined) return undefined;
  const [card, now, could] = [name ?? id, linkText(slot ?? link), linkText(link)];
  const most = bytesPerSecond(rate);
  if (drives < 2) return words.behind(most, card, now, could);
  const sentence = slot === undefined ? words.shared : words.sharedNarrowed;
  return plural(drives, sentence, { most, card, now, could });
}

function figureOf(judged: readonly Judged[]): string | undefined {
  const of = (wanted: Judged['verdict']) => judged.find(({ verdict }) => verdict === wanted);
  const impossible = of('impossible');
  if (impossible) {
    const { job, measured, reasons } = impossible;
    return words.impossible(job, bytesPerSecond(measured), reasons[0] ?? '');
  }
  const low = of('low');
  if (low) {
    const { job, measured, reasons } = low;
    return reasons[0] === undefined
      ? words.low(job, bytesPerSecond(measured))
      : words.lowBecause(job, bytesPerSecond(measured), reasons[0]);
  }
  const normal = of('normal');
  return normal ? words.normal(normal.job, bytesPerSecond(normal.measured)) : doubtOf(judged);
}

/** What a figure says, or why it says nothing, where that is more than that its drive is not known. */
function doubtOf(judged: readonly Judged[]): string | undefined {
  const general: readonly string[] = GENERAL.map(({ message }) => message);
  const [told] = judged
    .filter(({ reasons: [first] }) => first !== undefined && !general.includes(first))
    .sort((a, b) => b.measured - a.measured);
  if (!told) return undefined;
  const [reason = ''] = told.reasons;
  return `${told.job}, ${bytesPerSecond(told.measured)}: ${reason}.`;
}

const GENERAL = [noTarget, noWay, smallLoad, ownRate];

const NEXT = {
  root: { message: 'Run `lspci -vv` with sudo: without it the links are hidden.' },
  lspci: { message: 'Paste the output of `sudo lspci -vv` for the links of PCIe.' },
  sas: { message: 'Paste the output of `sudo smartctl -x /dev/sdX` of each drive for its link.' },
  windows: {
    message: 'Paste what CrystalDiskInfo copies, Edit and then Copy, for the links of the drives.',
  },
  smartctl: {
    message: 'Paste the output of `sudo smartctl -i /dev/sdX` of each drive for its link.',
  },
  lsusb: { message: 'Paste the output of `lsusb -tv` for the links of USB.' },
  lsblk: {
    message: 'Paste the output of `lsblk -o NAME,MODEL,SIZE,ROTA,TRAN,HCTL` for the drives.',
  },
} as const;

/** What would say most of what is not known; nothing where every link is. */
function nextFor(machine: Machine, built: PlacedChain | undefined): string | undefined {
  const { functions, drives, groups, figures, cards, isWindows } = machine;
  const real = drives.filter(({ isVirtual }) => !isVirtual);
  if (functions.length > 0 && functions.every(({ isDenied, running }) => isDenied && !running))
    return NEXT.root.message;
  if (isWindows) {
    const isShown = drives.some(
      ({ running, capable, pcie, isUsb }) => isUsb || (running ?? capable ?? pcie),
    );
    return isShown ? undefined : NEXT.windows.message;
  }
  if (drives.length === 0 && (groups.length > 0 || figures.length > 0)) return NEXT.lsblk.message;
  const lacks = (drive: Drive) =>
    built?.assumed[built.partOf.get(drive.id) ?? '']?.link !== undefined;
  const lacking = real.filter(lacks);
  if (lacking.some(({ protocol, isUsb }) => protocol === 'NVMe' && !isUsb))
    return NEXT.lspci.message;
  const enclosures = built?.chain.parts.filter(({ kind }) => kind === 'bridge') ?? [];
  const isUsbUnseen = enclosures.some(({ id }) => built?.assumed[id]?.on !== undefined);
  if (isUsbUnseen) return NEXT.lsusb.message;
  const isOnCard = real.some(({ address }) => address !== undefined && !isSeen(functions, address));
  const isCardUnseen = cards.some(({ address = '' }) => !isSeen(functions, address));
  if (isOnCard || isCardUnseen) return NEXT.lspci.message;
  if (lacking.some(({ protocol }) => protocol === 'SAS')) return NEXT.sas.message;
  return lacking.some(({ isUsb }) => !isUsb) ? NEXT.smartctl.message : undefined;
}

/** Whether lspci told of a function, and not another tool by its address alone. */
function isSeen(functions: Machine['functions'], address: string): boolean {
  return functions.some((one) => one.address === address && (one.kind !== '' || one.running));
}
