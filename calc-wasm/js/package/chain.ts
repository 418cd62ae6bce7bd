// What the npm package offers of chains, wherever its WebAssembly comes from.
import type { Refused } from '../calc.ts';
import type { PlannerAnswer, PlannerQuestion, SizerAnswer, SizerQuestion } from '../chain.ts';

export { type Refusal, type Refused, refused } from '../calc.ts';
export type {
  Candidate,
  Chain,
  ChainArray,
  ChainPart,
  PlaceUse,
  PlannerAnswer,
  PlannerQuestion,
  SizedChange,
  SizedFlow,
  SizedPart,
  SizerAnswer,
  SizerQuestion,
} from '../chain.ts';
export type { Options, Wasm } from './core.ts';
export { type Measured, measured } from './measured.ts';

/** The solver of chains. What is refused is a value with an `error`, not an exception: see `refused`. */
export interface ChainCore {
  /** What a chain of parts carries, and what limits it. */
  size(question: SizerQuestion): SizerAnswer | Refused;
  /** Layouts at places, ranked. */
  plan(question: PlannerQuestion): PlannerAnswer | Refused;
}
