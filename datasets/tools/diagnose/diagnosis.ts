/** From a text to an answer: what was read, the machines in it, what limits each, and its chain for the sizer. */
import type { Basis } from '../../../calc-wasm/js/calc.ts';
import type { Chain, Sizer } from '../../../calc-wasm/js/chain.ts';
import type { Notice } from '../import/measurement.ts';
import { builtChain } from './build-chain.ts';
import { findingsOf } from './catalog.ts';
import { factsOf } from './facts.ts';
import type { Finding } from './finding.ts';
import { machineOf } from './join/machine-of.ts';
import { judged } from './judge.ts';
import type { Machine } from './machine.ts';
import { recordsByMachine } from './machines.ts';
import { type Claim, type LineRange, read } from './reading.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** One thing that the text says. */
export interface Fact {
  /** What kind of thing it is about: pcie-link, sata-link, usb-link, drive, array, figure … (facts/names.ts). */
  kind: string;
  /** As the paste names it, without what identifies a person or a part: 0000:01:00.0, sda, tank. */
  subject: string;
  /** lanes, rate, lanes_capable … */
  name: string;
  value: number | string | boolean;
  /** A base unit of facts/names.ts: byte, bit_per_second, transfer_per_second, lanes …; empty where it has none. */
  unit: string;
  /** Of the reader's own text, from 1. */
  line: number;
}

/** A pasted figure against what its chain carries. */
export interface Judged {
  subject: string;
  line: number;
  /** "Sequential read" in the words of the tool. */
  job: string;
  /** Bytes per second. */
  measured: number;
  /** What the chain carries at most, and what is expected; nothing where the chain does not say. */
  ceiling: number | undefined;
  expectedLow: number | undefined;
  expectedHigh: number | undefined;
  /** Whether that range was measured or is assumed. */
  basis?: Basis | undefined;
  verdict: 'normal' | 'low' | 'impossible' | 'unknown';
  /** Why it is low or impossible, or why nothing can be said: sentences, the likeliest first. */
  reasons: string[];
}

/** The machine as the sizer takes it, with what of it the paste does not say. */
export interface BuiltChain {
  chain: Chain;
  /** By id of a part: the members that were assumed, and on what ground. Everything else was seen. */
  assumed: Record<string, Record<string, string>>;
  /** By id of a part: lines of the cleaned text that it was seen in. */
  seen: Record<string, number[]>;
}

export interface MachineDiagnosis {
  machine: Machine;
  facts: Fact[];
  /** The gravest first, then what costs most. */
  findings: Finding[];
  /** Absent where the paste shows no drive with a way to it. */
  built: BuiltChain | undefined;
  judged: Judged[];
  /** The first sentence of the answer. */
  verdict: Verdict;
}

export interface Diagnosis {
  machines: MachineDiagnosis[];
  claims: Claim[];
  unread: LineRange[];
  notices: Notice[];
}

/** What of the diagnosis needs the core of the chain; without it no figure is judged by a chain. */
export type Core = Pick<Sizer, 'size'>;

/** Throws nothing, whatever the text holds. */
export function diagnose(name: string, text: string, core?: Core): Diagnosis {
  const reading = read(name, text);
  const { claims, unread, notices } = reading;
  const machines = recordsByMachine(reading, text).map((records, index) =>
    diagnosed(machineOf(records, index), factsOf(records, reading.source), core),
  );
  return { machines, claims, unread, notices };
}

function diagnosed(machine: Machine, facts: Fact[], core: Core | undefined): MachineDiagnosis {
  const placed = builtChain(machine);
  const figures = judged(machine, placed, core);
  const findings = findingsOf(machine, figures);
  const asked = placed && core?.size({ chain: placed.chain, load: 'read' });
  const answer = asked && !('error' in asked) ? asked : undefined;
  return {
    machine,
    facts,
    findings,
    built: placed && { chain: placed.chain, assumed: placed.assumed, seen: placed.seen },
    judged: figures,
    verdict: verdictOf({ machine, built: placed, answer, findings, judged: figures }),
  };
}
