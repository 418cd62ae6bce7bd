/** What the box answers. */
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';

export type Outcome = 'answer' | 'clarify' | 'page' | 'none';
export type Unit = 'B/s' | 'B' | 's' | 'IOPS' | 'ratio' | 'probability' | 'lanes' | 'drives' | 'GT/s';

/** What may limit, by a key that is the same in every language. */
export type LimitKey =
  | 'drive'
  | 'port'
  | 'chip'
  | 'card'
  | 'slot'
  | 'cable'
  | 'uplink'
  | 'network'
  | 'usb'
  | 'thunderbolt'
  | 'dock';

export interface Limit {
  key: LimitKey;
  /** Which one of the kind: "PCIe 3.0 x4", "hard disks". */
  detail: string;
}

/** How a stretch of the text was taken. */
export interface Span {
  start: number;
  end: number;
  /** Assumed: understood, and filled in by what is usual. */
  as: 'understood' | 'assumed' | 'unread';
  /** What it was taken for: "PCIe 3.0 x4", "hard disks". */
  what?: string;
}

/** One of the answers that a question hangs on. */
export interface Choice {
  /** What would have to be true: "PCIe 4.0". */
  if: string;
  value?: number;
  unit?: Unit;
  /** The value as it is shown. */
  shown?: string;
  /** What to ask instead, so that this is so. */
  ask?: string;
  /** Shown without its number: it answers another question than the one that was asked. */
  isBare?: boolean;
}

/** What good hardware reaches of a value, in its unit. */
export interface Expected {
  low: number;
  high: number;
  basis: 'measured' | 'few' | 'assumed';
  shown: string;
}

export type Quantity = 'throughput' | 'space' | 'time' | 'iops' | 'ratio' | 'chance' | 'lanes' | 'count' | 'none';
export interface Question {
  quantity: Quantity;
  /** How it is asked: for the figure, for yes or no, whether what is seen is normal, or which of two. */
  kind: 'figure' | 'verdict' | 'normal' | 'comparison';
}

type ChipKey = 'asked' | 'drives' | 'each' | 'array' | 'card' | 'slot' | 'network' | 'seen' | 'unread';

/** One thing that was read, or is missing, with what it may be changed to. */
export interface Chip {
  key: ChipKey;
  text: string;
  as: 'understood' | 'assumed' | 'unread';
  /** Each is a whole question, with this changed. */
  choices: Choice[];
}

export interface Seen {
  /** Bytes per second. */
  value: number;
  is: 'seen' | 'claimed';
  of?: 'each' | 'all';
}

export interface Reading {
  question: Question;
  parts: ChainPart[];
  evidence: Seen[];
  asked: Chip[];
}

export interface Answer {
  outcome: Outcome;
  /** sizer, planner, diagnose, search, data, none, `calculator:<name>`, `article:<slug>`, `part:<name>`. */
  page: string;
  /** Address on the site, without host and language. */
  url: string;
  /** In base units. */
  value?: number;
  unit?: Unit;
  /** The value as it is shown. */
  shown?: string;
  expected?: Expected;
  /** The key for programs, and the same in words. */
  limited_by?: { key: LimitKey; text: string };
  assumed: string[];
  /** Words that nothing was read from. */
  unread: string[];
  /** The answer in a sentence. */
  text: string;
  choices?: Choice[];
  /** For the drawing. */
  chain?: Chain;
  load?: Load;
  /** Ids of its parts whose link is assumed: they are drawn dashed. */
  assumed_parts?: string[];
  calculator?: { name: string; inputs: Record<string, unknown> };
  /** How the question was read, where that is wanted and it is one: pastes and lists of parts have pages of their own. */
  reading?: Reading;
  spans: Span[];
  /** The text that the spans are of. */
  said: string;
}

/** What `lanewise ask --json` prints. */
export type Printed = Omit<Answer, 'spans' | 'said' | 'reading'> & Partial<Reading>;

/** What a solver finds: the rest is filled in from the marks. */
export type Found = Omit<
  Answer,
  'unread' | 'spans' | 'said' | 'reading' | 'url' | 'assumed' | 'expected' | 'limited_by'
> & {
  assumed?: string[];
  limited_by?: Limit;
  url?: string;
  /** Bytes per second of each drive, and how many drives there are, where there are several. */
  each?: number;
  drives?: number;
  /** The ends of what is to be expected, as the core or measurements say. */
  range?: Range | undefined;
};

export interface Range {
  expected_low: number;
  expected_high: number;
  range_basis?: 'measured' | 'few' | 'assumed';
}
