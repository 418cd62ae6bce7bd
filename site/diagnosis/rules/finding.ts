/** What the diagnosis says of a machine, as data: the page, the terminal and a forum post print the same. */

import type { Machine } from '../join/machine.ts';
import type { Judged } from '../judge/judged.ts';

/**
 * problem: it costs speed or safety now. hint: worth a look, it may cost some. normal: it looks wrong and is not, which
 * saves a search.
 */
export type Severity = 'problem' | 'hint' | 'normal';

export const SEVERITIES: readonly Severity[] = ['problem', 'hint', 'normal'];

/** One explanation, with what was read that speaks for it and what would tell it from the others. */
export interface Cause {
  /** A sentence without a full stop. */
  message: string;
  /** A command or a look that confirms it or rules it out; absent where the paste holds what it would show. */
  check?: string | undefined;
  fix: string;
  /** What was read that speaks for it: clauses without a full stop, the strongest first. */
  signs?: readonly string[] | undefined;
}

/** What was read for a cause and against it. */
export interface Evidence {
  /** Clauses without a full stop, the strongest first. */
  signs?: readonly string[] | undefined;
  /** Whether what was read rules it out. */
  isRefuted?: boolean | undefined;
  /** Whether the output that its check asks for was read. */
  isChecked?: boolean | undefined;
}

/** A cause with what was read of it. `weighed` alone orders them: by evidence, then as the rule declares them. */
export interface Candidate extends Cause, Evidence {
  /** Rule and name: LD405.wire. */
  name: string;
}

export interface Finding {
  /** LD101 */
  id: string;
  severity: Severity;
  /** What it is about, as the paste names it: 0000:01:00.0, sda, tank. Never a serial number. */
  subject: string;
  /** Line of the cleaned text, from 1, that shows it best. */
  line: number;
  /** One sentence with the figures: what is, and what could be. */
  message: string;
  /** None that the paste refutes; those that most of it speaks for first. */
  causes: Cause[];
  /** It can lose data or stop the machine: said before all that is only slow. */
  isRisk?: true;
  /** Bytes per second that are lost by it, where both rates are known: the sort of the answer. */
  lost?: number | undefined;
}

export interface DiagnosticRule {
  id: string;
  /** How grave its findings are, unless one says otherwise. */
  severity: Severity;
  looksFor: string;
  /** Why it matters, in one or two sentences. */
  why: string;
  /** Keys of content/references.yaml. */
  sources: readonly string[];
  /** Names of its causes, the most common first. */
  order: readonly string[];
  /** `judged`: the pasted figures of the machine against its chain, where there was a chain to judge them by. */
  find(machine: Machine, judged: readonly Judged[]): Iterable<Found>;
}

/** A finding as its rule yields it: the catalogue adds the rest. */
export type Found = Omit<Finding, 'id' | 'severity' | 'causes'> & { severity?: Severity; causes: Candidate[] };
