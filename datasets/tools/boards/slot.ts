/** A slot as a table of firmware names it: what kind of slot, how long, how many lanes, which generation. */
import type { DmiSlot } from '../readers/dmidecode.ts';

export type SlotForm = 'pcie' | 'm2' | 'u2' | 'oculink' | 'slimsas' | 'mezzanine';

export interface NamedSlot {
  name: string;
  form: SlotForm;
  /** Lanes that a card may have to fit in; of a card slot alone. */
  length: number | undefined;
  /** Whether nothing but a number in the name tells of the length. */
  isLengthOfName: boolean;
  /** Lanes that are wired, according to the firmware. */
  lanes: number | undefined;
  generation: string | undefined;
  /** Where the name itself says what the slot hangs on. */
  attached: Attached | undefined;
  address: string | undefined;
}

export type Attached = 'processor' | 'chipset';

/** What the tables of a board's machines agree on. */
export interface BoardSlot {
  slot: string;
  form: SlotForm;
  length: number | undefined;
  lanes: number | undefined;
  generation: string | undefined;
  attached: Attached | undefined;
  /** Tables that name the slot, and those of them in which it is in use by what a link was read of. */
  tables: number;
  seen: number;
  seenWidth: number | undefined;
  /** Whether nothing but a number in its name tells of the length. */
  isLengthOfName?: boolean;
  /** Why a cell is open. */
  note?: string;
}

/** Sockets of radio cards, of laptops, of old buses, and holders of memory. */
const OTHER =
  /wlan|wi-?fi|\bbt\b|wireless|airport|thunderbolt|tbt|express ?card|mini ?(?:pci|card)|mpcie|key[- ]?[ae]\b|\bagp|\bpci-?x\b|dimm|no slot|\blan\b|\bgbe\b|onboard|integrated (?:nic|raid)|audio|video|vga|\bmxm/i;
const OTHER_TYPE = /M\.2 Socket 1|Mini|MXM|\bAGP|\bISA|PCI-X|32-bit PCI$|64-bit PCI$|^PCI$|ExpressCard/i;

const FORMS: readonly (readonly [RegExp, SlotForm])[] = [
  [/\boculink|^ocu ?\d|\bocu\d/i, 'oculink'],
  [/slim ?sas|\bslim\d|^slim|^slsas/i, 'slimsas'],
  [/\bU\.?2\b|SFF-8639|\bin bay \d/i, 'u2'],
  [/m\.2|\bm2(?:[_ -]|$)|^m2|_m2_|ngff|hyper ?m/i, 'm2'],
  [/\bocp|mezz|\baom\b|\bsiom|\blom\b|\bsxb/i, 'mezzanine'],
];

const GENERATION = /PCI-?E?(?:xpress)?[ _]?([2-6])\.0|\bGen ?([2-6])\b|\(G([2-6])\)/gi;
/** The width of lanes in a name of Supermicro: `PCI-E 3.0 X8 (IN X16 SLOT)`. */
const WIRED = /PCI-?E(?:xpress)?[ _]?(?:Gen ?)?[1-6](?:\.0)? ?X(1|2|4|8|16)(?!\d)/i;
const LENGTH =
  /(?<![\dA-Z])(?:PCI-?E(?:xpress)?)?[ _-]?X(1|4|8|16)(?!\d)|(?<!\d)(16|8|4|1)X(?!\d)|PCIE_?(16|8|4|1)_\d/i;
const IN_LONGER = /\bin x(4|8|16)|\(x(4|8|16) (?:connector|slot)/i;

/** What a table says of a slot; nothing of a slot that takes neither cards nor drives. */
export function namedSlot({ designation, type = '', lanes, address }: DmiSlot): NamedSlot | undefined {
  const name = nameOf(designation);
  if (name === undefined || OTHER.test(name) || OTHER_TYPE.test(type)) return undefined;
  const form = formOf(name, type);
  if (form === undefined) return undefined;
  const inName = number(WIRED.exec(name));
  const wired = inName ?? lanes;
  const slotLengths = form === 'pcie' ? lengths(name, type) : [];
  const length = slotLengths.length === 0 ? undefined : Math.max(...slotLengths, wired ?? 0);
  return {
    name,
    form,
    length,
    lanes: wired,
    isLengthOfName: isLengthOfName(name, type, length),
    generation: generationOf(name, type),
    attached: attachedByName(name),
    address: address?.value,
  };
}

const SIGNS = /^[\p{L}\p{N}#][\p{L}\p{N} ._()/+,:#@-]{0,59}$/u;

function nameOf(designation: string | undefined): string | undefined {
  const text = designation?.replaceAll(/\s+/g, ' ').trim();
  return text && SIGNS.test(text) ? text : undefined;
}

function formOf(name: string, type: string): SlotForm | undefined {
  if (/M\.2/.test(type)) return 'm2';
  if (/SFF-8639/.test(type)) return 'u2';
  const named = FORMS.find(([pattern]) => pattern.test(name))?.[1];
  if (named) return named;
  return /PCI Express|OUT OF SPEC/.test(type) ? 'pcie' : undefined;
}

function number(match: RegExpMatchArray | null): number | undefined {
  const digits = match?.slice(1).find((item) => item !== undefined);
  return digits === undefined ? undefined : Number(digits);
}

const lengths = (name: string, type: string): number[] =>
  [LENGTH.exec(name), IN_LONGER.exec(name), / x(\d+)$/.exec(type)].flatMap((match) => {
    const size = number(match);
    return size === undefined ? [] : [size];
  });

/** Four and eight are what is wired at most makers; that a slot is longer is said in other words, or by its type. */
const OF_NAME: ReadonlySet<number | undefined> = new Set([4, 8]);
/** `x8 (4)`, `x4/x8`, `(x8 Connector)`: both are told. */
const BOTH = /\(\d+\)|connector|x\d+ ?\/ ?x\d+/i;

const isLengthOfName = (name: string, type: string, length: number | undefined): boolean =>
  OF_NAME.has(length) &&
  number(LENGTH.exec(name)) === length &&
  !WIRED.test(name) &&
  !IN_LONGER.test(name) &&
  !BOTH.test(name) &&
  !/ x\d+$/.test(type);

/**
 * The name counts before the type, which older firmware knows no newer generation for; of several in it (`Gen1/Gen2/Gen3`)
 * the newest.
 */
function generationOf(name: string, type: string): string | undefined {
  const named = [...name.matchAll(GENERATION)].flatMap((match) => number(match) ?? []);
  const inName = named.length > 0 ? Math.max(...named) : undefined;
  const inType = number(/PCI Express ([2-6])\b/.exec(type));
  const generation = inName ?? inType;
  return generation === undefined ? undefined : `${generation}.0`;
}

function attachedByName(name: string): Attached | undefined {
  if (/\bPCH\b|^PCH_/i.test(name)) return 'chipset';
  return /(?:^|[ :(_-])CPU ?\d?(?=[ _:)-]|$)/i.test(name) ? 'processor' : undefined;
}
