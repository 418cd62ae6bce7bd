/** The first sentence of the answer: what is shared or narrowed, or what else was found, or what the paste lacks. */
import type { ChainPart, SizerAnswer } from '../../../calc-wasm/js/chain.ts';
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
  if (drives.length > 0 && drives.every(({ isVirtual }) => isVirtual)) return virtual.message;
  // It looks like a fault, which is what the paste was about.
  const odd = findings.find(({ id }) => LOOKS_WRONG.has(id));
  if (odd) return `${odd.message}.`;
  const isUnnamed = functions.some(({ capable }) => capable && capable.value.rate === undefined);
  if (drives.length === 0 && functions.length === 0 && figures.length > 0)
    return figuresOnly.message;
  return next === undefined && !isUnnamed ? nothing.message : unsaid.message;
}

/** What is misread: a speed without a name, a width that does not exist, an average that is none of now. */
const LOOKS_WRONG: ReadonlySet<string> = new Set(['LD125', 'LD126', 'LD706']);

const figuresOnly = {
  message:
    'These figures cannot be judged: the paste does not show the drives and the links that they went through.',
};

const virtual = { message: 'These are virtual drives: the host or provider sets their speed.' };
const nothing = { message: 'Nothing here is slower than its parts allow.' };
const unsaid = { message: 'Nothing was found to be slow, but not every link is in this text.' };

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
  const [now, could, each] = [linkText(slot), linkText(link), bytesPerSecond(rate / drives)];
  const words =
    drives > 1
      ? { message: `Your ${drives} drives run at ${now}, ${each} each; they could do ${could}.` }
      : { message: `${name ?? 'Your drive'} runs at ${now}, ${each}; it could do ${could}.` };
  return words.message;
}

/** Several drives on one link, or one behind a link that is less than it could be. */
function shared({ name, id, link = '', slot }: ChainPart, rate: number, drives: number) {
  if (drives < 2 && slot === undefined) return undefined;
  const [card, now, could] = [name ?? id, linkText(slot ?? link), linkText(link)];
  const most = bytesPerSecond(rate);
  if (drives < 2) {
    const one = {
      message: `Your drive gets ${most} at most: ${card} runs at ${now}, it could do ${could}.`,
    };
    return one.message;
  }
  const words =
    slot === undefined
      ? { message: `Your ${drives} drives share ${most}: the link of ${card}, ${now}.` }
      : {
          message: `Your ${drives} drives share ${most}: ${card} runs at ${now}, it could do ${could}.`,
        };
  return words.message;
}

function figureOf(judged: readonly Judged[]): string | undefined {
  const of = (wanted: Judged['verdict']) => judged.find(({ verdict }) => verdict === wanted);
  const impossible = of('impossible');
  if (impossible) {
    const { job, measured, reasons } = impossible;
    const words = {
      message: `${job}: ${bytesPerSecond(measured)} did not come from the drives: ${reasons[0] ?? ''}.`,
    };
    return words.message;
  }
  const low = of('low');
  if (low) {
    const { job, measured, reasons } = low;
    const words =
      reasons[0] === undefined
        ? { message: `${job}: ${bytesPerSecond(measured)} is less than drives of this kind give.` }
        : { message: `${job}: ${bytesPerSecond(measured)} is low: ${reasons[0]}.` };
    return words.message;
  }
  const normal = of('normal');
  if (!normal) return doubtOf(judged);
  const words = {
    message: `${normal.job}: ${bytesPerSecond(normal.measured)} is what these parts give.`,
  };
  return words.message;
}

/** What a figure says, or why it says nothing, where that is more than that its drive is not known. */
function doubtOf(judged: readonly Judged[]): string | undefined {
  const general: readonly string[] = GENERAL.map(({ message }) => message);
  const [told] = judged
    .filter(({ reasons: [first] }) => first !== undefined && !general.includes(first))
    .sort((a, b) => b.measured - a.measured);
  if (!told) return undefined;
  const [reason = ''] = told.reasons;
  const words = { message: `${told.job}, ${bytesPerSecond(told.measured)}: ${reason}.` };
  return words.message;
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
