/** What the diagnosis says of a machine, as data: the page, the terminal and a forum post print the same. */

import type { Machine } from '../join/machine.ts';
import type { Judged } from '../judge/judged.ts';

/**
 * problem: it costs speed or safety now. hint: worth a look, it may cost some. normal: it looks wrong and is not, which
 * saves a search.
 */
export type Severity = 'problem' | 'hint' | 'normal';

export const SEVERITIES: readonly Severity[] = ['problem', 'hint', 'normal'];

/** One explanation, with what would tell it from the others. */
export interface Cause {
  /** A sentence without a full stop. */
  message: string;
  /** A command or a look that confirms it or rules it out. */
  check: string;
  fix: string;
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
  /** The likeliest first. */
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
  /** What it looks for: one sentence. */
  looksFor: string;
  /** Why it matters, in one or two sentences. */
  why: string;
  /** Keys of content/references.yaml. */
  sources: readonly string[];
  /** `judged`: the pasted figures of the machine against its chain, where there was a chain to judge them by. */
  find(machine: Machine, judged: readonly Judged[]): Iterable<Found>;
}

/** A finding as its rule yields it: the catalogue adds the rest. */
export type Found = Omit<Finding, 'id' | 'severity'> & { severity?: Severity };
