// What the worker tells the page of a text that was read, in starts that a page can hold. Lines are the reader's own.
import type { SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import type { Start } from '../answer/joined.ts';
import type { Verdict } from '../answer/verdict.ts';
import type { BuiltChain } from '../chain/built.ts';
import type { Fact } from '../facts/fact.ts';
import type { Judged } from '../judge/judged.ts';
import type { Finding } from '../rules/finding.ts';
import type { Marked } from './read-lines.ts';

/** Lines of a part of the paste: some screens, and a number of elements that no browser minds. */
export const PART_LINES = 200;
/** Facts of a part of their table. */
export const PART_FACTS = 100;

export interface MachineShown {
  /** First line that tells of it. */
  line: number;
  drives: number;
  verdict: Verdict;
  findings: Finding[];
  /** What was read and could not be judged, a clause each. */
  unjudged: string[];
  judged: Judged[];
  built: BuiltChain | undefined;
  /** What its chain gives; nothing without a chain, or without the core. */
  sized: SizerAnswer | undefined;
  facts: number;
  /** Figures of benchmarks, which can be contributed. */
  figures: number;
}

export interface Overview {
  starts: Start[];
  lines: number;
  /** What was recognised: lines by reader, the most first. */
  readers: { reader: string; lines: number }[];
  /** Lines that no reader knew. */
  unread: number;
  notices: string[];
  /** A tool's output was known by its looks, and is cut or broken. */
  isBroken: boolean;
  machines: MachineShown[];
}

export interface PastePart {
  /** First line of this part, from 1. */
  from: number;
  marked: Marked[];
}

export interface FactsPart {
  from: number;
  facts: Fact[];
}
