/** From a text to an answer: what was read, the machines in it, what limits each, and its chain for the sizer. */

import type { SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import type { Notice } from '../../../datasets/tools/readers/measurement.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import { builtChain } from '../chain/build-chain.ts';
import type { BuiltChain } from '../chain/built.ts';
import type { Fact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts.ts';
import type { Machine } from '../join/machine.ts';
import { machineOf } from '../join/machine-of.ts';
import { recordsByMachine } from '../join/machines.ts';
import type { Core } from '../judge/core.ts';
import { judged } from '../judge/judge.ts';
import type { Judged } from '../judge/judged.ts';
import { read } from '../reading/reading.ts';
import type { Claim, LineRange } from '../reading/records.ts';
import { findingsOf } from '../rules/catalog.ts';
import type { Finding } from '../rules/finding.ts';
import { countLinesOf } from '../say/formatting.ts';
import { type Coverage, coverageOf, ofExample } from './coverage.ts';
import { type LinkRow, linkRows } from './links.ts';
import { isOfNoMachine } from './no-machine.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export interface MachineDiagnosis {
  machine: Machine;
  facts: Fact[];
  /** The gravest first, then what costs most. */
  findings: Finding[];
  /** Absent where the paste shows no drive with a way to it. */
  built: BuiltChain | undefined;
  /** What its chain gives; absent without a chain or without the core. */
  sized: SizerAnswer | undefined;
  judged: Judged[];
  links: LinkRow[];
  /** What could be judged at all, and what was read and could not be. */
  coverage: Coverage;
  /** The first sentence of the answer. */
  verdict: Verdict;
}

export interface Diagnosis {
  source: SourceText;
  machines: MachineDiagnosis[];
  claims: Claim[];
  unread: LineRange[];
  notices: Notice[];
}

/** Throws nothing, whatever the text holds. */
export function diagnose(name: string, text: string, core?: Core): Diagnosis {
  const reading = read(name, text);
  const { source, claims, unread, notices } = reading;
  countLinesOf(source);
  if (isOfNoMachine(text)) return { source, machines: [], claims: [], unread: [], notices: [ofNoMachine(source)] };
  const machines = recordsByMachine(reading, text).map((records, index) =>
    diagnosed(machineOf(records, index, reading.unreadLines), factsOf(records, source), reading.isExample, core),
  );
  return { source, machines, claims, unread, notices };
}

const ofNoMachine = (source: SourceText): Notice => source.notice('warning', 1, words.page, words.own);

const words = {
  page: 'this page shows outputs as examples',
  own: 'paste what your own machine prints',
};

function diagnosed(machine: Machine, facts: Fact[], isExample: boolean, core: Core | undefined): MachineDiagnosis {
  const placed = builtChain(machine);
  const figures = judged(machine, placed, core);
  const findings = findingsOf(machine, figures);
  const coverage = isExample ? ofExample : coverageOf(machine, figures);
  const answer = placed && core?.size({ chain: placed.chain, load: 'read' });
  const sized = answer && !('error' in answer) ? answer : undefined;
  return {
    machine,
    facts,
    findings,
    built: placed && { chain: placed.chain, assumed: placed.assumed, seen: placed.seen },
    sized,
    judged: figures,
    links: linkRows(machine),
    coverage,
    verdict: verdictOf({ machine, coverage, built: placed, answer: sized, findings, judged: figures }),
  };
}
