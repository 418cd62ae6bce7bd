/** The causes of a finding by what was read, for every rule alike. */
import type { Candidate, Cause } from './finding.ts';

/**
 * Without those that the paste refutes, those with most signs first; where signs are equal, the most common first, in
 * the order that the rule declares. A check whose output was read is left out.
 */
export const weighed = (causes: readonly Candidate[], order: readonly string[]): Cause[] =>
  causes
    .filter(({ isRefuted }) => !isRefuted)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ message, check, fix, signs = [], isChecked }) => ({
      message,
      ...(!isChecked && { check }),
      fix,
      ...(signs.length > 0 && { signs }),
    }));

const weightOf = ({ signs = [] }: Candidate): number => signs.length;
