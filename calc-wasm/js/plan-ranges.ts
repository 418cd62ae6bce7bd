// The range to expect of a layout, put over the answers of the planner as chain-ranges.ts puts it over those of the sizer.
import { refused } from './calc.ts';
import type { Candidate, Sizer } from './chain.ts';
import { ofArray } from './chain-ranges.ts';
import { reaches } from './generated/chain.ts';
import type { Ranges } from './ranges.ts';

/** Layouts are read; whether one gives what is wanted follows its range. */
function ranged(candidate: Candidate, ranges: Ranges): Candidate {
  const range = ofArray(candidate, candidate.chain, 'read', ranges);
  if (candidate.reach === 'no' || candidate.wanted === 0) return { ...candidate, ...range };
  const reach = range.expected_low >= candidate.wanted ? 'surely' : 'at_best';
  return { ...candidate, ...range, reach };
}

/** As the core ranks them: what it tells apart by more than this stays in its order. */
const byRank = (candidate: Candidate, other: Candidate): number =>
  Number(candidate.reach === 'no') - Number(other.reach === 'no') ||
  candidate.drives - other.drives ||
  reaches.indexOf(candidate.reach) - reaches.indexOf(other.reach);

/** A planner whose layouts have the ranges of measurements. */
export const withPlanRanges =
  (plan: Sizer['plan'], ranges: Ranges): Sizer['plan'] =>
  (question) => {
    const answer = plan(question);
    if (refused(answer)) return answer;
    const candidates = answer.candidates.map((candidate) => ranged(candidate, ranges)).toSorted(byRank);
    return { ...answer, candidates };
  };
