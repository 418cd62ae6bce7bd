// Chains, as the site and the terminal see them: the core of the chain is a WebAssembly module of its own.
import type { Basis, FromClass, Given, Layer, Refused } from './calc.ts';
import type { ArrayLevel, ChangeKind, Family, Load, PartKind, Place, Reach } from './generated/chain.ts';
import type { Amount, PartMembers } from './generated/members.ts';

/** A part, or several equal ones. Links are written as `pcie 3.0 x4`, `SAS-2 x4`, `sata 3.0`, `ethernet 10G`. */
export interface ChainPart extends PartMembers {
  /** Lower case, digits, hyphens. */
  id: string;
  kind?: PartKind;
  name?: string;
  /** The id of the part that it hangs on; the host where that is left out. */
  on?: string;
}

/** Drives joined by the host, or by a controller with RAID of its own. */
export interface ChainArray {
  id: string;
  level: ArrayLevel;
  groups?: Amount;
  copies?: Amount;
  members: string[];
  on?: string;
}

/** A machine: its parts, and the drives of it that are joined. */
export interface Chain {
  parts: ChainPart[];
  arrays?: ChainArray[];
}

/** A machine, and what its drives are asked to do. */
export interface SizerQuestion {
  /** Or the same as JSON text, as an address holds it. */
  chain?: Chain | string;
  load?: Load;
  /** Bytes of one random I/O. */
  block_size?: Given;
}

/** Something of a part that has a capacity; shares are of its ceiling. */
export interface PlaceUse {
  place: Place;
  /** How much of it the flows take at most. */
  use: number;
  /** How much they would take if drives alone limited: above 1 it is oversubscribed. Nothing where no drive has a rate. */
  demand: number | null;
  expected_low: number;
  expected_high: number;
}

/** What a part of the chain does. */
export interface SizedPart {
  id: string;
  /** How many of it the machine holds. */
  instances: number;
  /** Its link as it comes up. */
  link?: string;
  /** Whether the part itself could do more than that. */
  narrowed?: boolean;
  /** Bytes per second that flow through all instances of it: of an array what its reader gets. */
  load: number;
  uses: PlaceUse[];
}

/** Equal flows: drives, or an array. */
export interface SizedFlow {
  source: string;
  /** Bytes per second of each. */
  rate: number;
  flows: number;
  drives: number;
  held_by: string | null;
  held_at: Place | null;
}

/** A copy, and what it does to the write caches of its target. */
export interface Filling {
  /** Bytes written before each stage, and bytes per second in it: each starts as the cache of a drive is full. */
  stages: { from: number; rate: number | null }[];
  /** Ids of SSDs whose cache, or rate past it, is unknown. */
  unknown: string[];
  /** Seconds until all of the copy is written; nothing where no size is stated, or it does not fit. */
  time: number | null;
  /** The most bytes that the target holds beside parity and copies, where its drives state their size. */
  room: number | null;
}

/** A change that brings more. */
export interface SizedChange {
  kind: ChangeKind;
  part: string;
  /** The link, the payload or the number that the part gets. */
  to: string;
  /** All flows together with it. */
  total: number;
  /** A share: 0.5 is half as much again. */
  gain: number;
  /** The chain with it. */
  chain: Chain;
}

/** Where an expected range comes from, where ranges were put over an answer: see chain-ranges.ts. */
interface WithBasis {
  range_basis?: Basis;
  range?: FromClass;
  /** Whose random reads were measured to stop below what the drives give, where the range reaches over those results. */
  software?: 'software' | 'software raidz';
}

/** What a chain carries, what limits it and what would help. */
export interface SizerAnswer extends WithBasis {
  calculator: 'sizer';
  model_version: number;
  /** All flows together, in bytes per second. */
  most: number;
  /** What the wire formats of the links allow, without the estimates in their rates. */
  ceiling: number;
  expected_low: number;
  expected_high: number;
  iops: number;
  /** Empty: a chain has no layers. */
  breakdown: Layer[];
  drives: number;
  limited_by: string | null;
  limited_at: Place | null;
  /** What limits, then what would; `without` is what all flows would get without it. */
  limits: { part: string; place: Place; without: number | null }[];
  flows: SizedFlow[];
  /** Nothing of loads that are no copy to one end; earlier versions of the core leave it out. */
  filling?: Filling | null;
  parts: SizedPart[];
  /** The most useful first. */
  changes: SizedChange[];
  /** The question as understood, in base units. */
  inputs: { chain: Chain; load: Load; block_size: number };
}

/** What is wanted. Text is read as a form reads it. */
export interface PlannerQuestion {
  usable?: Given;
  /** Drive failures that the array must survive, whichever drives fail. */
  failures?: Given;
  /** Bytes per second read; 0 stands for as much as the network takes. */
  rate?: Given;
  most_drives?: Given;
  family?: Family;
  /** Machines with a drive wherever one could be; those that are filled first stand first. */
  places: Chain[];
}

/** A layout at a place. */
export interface Candidate extends WithBasis {
  /** Which of the places. */
  place: number;
  level: ArrayLevel;
  /** Groups or vdevs. */
  groups: number;
  drives: number;
  survives: number;
  /** Bytes for data. */
  usable: number;
  /** Bytes per second that a reader in the machine gets. */
  most: number;
  expected_low: number;
  expected_high: number;
  /** What is wanted: the rate of the question, else what the network takes; 0 where neither says. */
  wanted: number;
  /** What a reader on the network gets at most; nothing without one. */
  over_network: number | null;
  limited_by: string | null;
  limited_at: Place | null;
  reach: Reach;
  chain: Chain;
}

/** Layouts that fit what is wanted. */
export interface PlannerAnswer {
  calculator: 'planner';
  model_version: number;
  /** Drives of the best; nothing where no layout fits, as with the next two. */
  drives: number | null;
  /** Bytes for data of the best. */
  space: number | null;
  /** Bytes per second that a reader in the machine gets of the best. */
  most: number | null;
  /** Empty: a layout has no layers. */
  breakdown: Layer[];
  /** The best first. */
  candidates: Candidate[];
  /** The question as understood, in base units. */
  inputs: { usable: number; failures: number; rate: number; most_drives: number; family: Family; places: Chain[] };
}

export interface Sizer {
  size(question: SizerQuestion): SizerAnswer | Refused;
  plan(question: PlannerQuestion): PlannerAnswer | Refused;
  /** These take JSON text as it was typed, so that an error can quote it. */
  sizeText(json: string): string;
  planText(json: string): string;
}

export function sizerFrom(core: { size(inputs: string): string; plan(inputs: string): string }): Sizer {
  return {
    size: (question) => JSON.parse(core.size(JSON.stringify(question))),
    plan: (question) => JSON.parse(core.plan(JSON.stringify(question))),
    sizeText: (json) => core.size(json),
    planText: (json) => core.plan(json),
  };
}
