// The system that the array runs on keeps a part of it: layouts are planned with as much more.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Candidate, Sizer } from '../../calc-wasm/js/chain.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { hasZfs, type Left, leftBy, nasSystems } from '../../datasets/tools/parts/nas-reserves.ts';

type Plan = Sizer['plan'];

/** With what a system leaves of it, which its space then is. */
export interface Reserved extends Candidate {
  left?: Left;
}

/** What is wanted grows by what is kept, of which little is kept again: this often is enough. */
const MOST_PLANS = 4;

/** As an address has it: "qnap-qts". */
export const idOf = (system: string): string => system.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const systemOf = (id: string): string | undefined => nasSystems.find((system) => idOf(system) === id);

/** Nothing is known of RAID-Z on a system that has none. */
function reserved(candidate: Candidate, system: string): Reserved {
  const { level, usable, drives, groups, chain } = candidate;
  const read = readNumber(String(chain.parts.find(({ kind }) => kind === 'drive')?.size ?? ''), 'byte');
  const size = 'value' in read ? read.value : 0;
  const isOther = level.startsWith('raidz') && !hasZfs(system);
  if (size === 0 || isOther) return candidate;
  const left = leftBy(system, { usable: (kept) => usable * (1 - kept / size), raw: drives * size, groups });
  return left ? { ...candidate, usable: left.usable, left } : candidate;
}

/** A planner whose layouts hold what is wanted once the system has taken its part. */
export function planOn(plan: Plan, system: string | undefined): Plan {
  if (system === undefined) return plan;
  return (question) => {
    const { family = 'any' } = question;
    const own = { ...question, family: family === 'any' ? (hasZfs(system) ? 'zfs' : 'raid') : family } as const;
    let answer = plan(own);
    if (refused(answer)) return answer;
    const wanted = answer.inputs.usable;
    const holds = ({ usable }: Candidate) => usable >= wanted;
    let candidates = answer.candidates.map((candidate) => reserved(candidate, system));
    let raised = wanted;
    for (let plans = 1; plans < MOST_PLANS && !candidates.every(holds); plans += 1) {
      raised += wanted - Math.min(...candidates.map(({ usable }) => usable));
      answer = plan({ ...own, usable: raised });
      if (refused(answer)) return answer;
      candidates = answer.candidates.map((candidate) => reserved(candidate, system));
    }
    return { ...answer, candidates: candidates.filter(holds) };
  };
}
