// The diagnosis over what a machine of known state printed.

import { size } from '../../../site/common/chain-size-build.ts';
import { diagnose } from '../../../site/diagnosis/answer/diagnosis.ts';
import { type Described, plainName } from './machines.ts';

/** What can be wrong with an answer: a problem that the machine does not have, its fault left out, or said after another one. */
export interface Wrong {
  kind: 'untrue' | 'missed' | 'late';
  why: string;
}

/** What is wrong with an answer, or nothing. */
export function faultsIn(machine: Pick<Described, 'shows' | 'mayShow'>, name: string, text: string): Wrong[] {
  const output = plainName(name);
  const { machines } = diagnose(output, text, { size });
  const expected = machine.shows?.[output] ?? [];
  const problems = machines.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'problem'));
  const verdicts = machines.map(({ verdict }) => verdict.message).join(' ');
  // The gravest first.
  const own = problems.find(({ id }) => expected.includes(id));
  const possible = [...expected, ...(machine.mayShow?.[output] ?? [])];
  const foreign = problems.filter(({ id }) => !possible.includes(id));
  const wrong = foreign.map(
    ({ id, message }): Wrong => ({ kind: 'untrue', why: `${id} is not true of it: ${message}` }),
  );
  if (expected.length > 0 && !own)
    wrong.push({ kind: 'missed', why: `${expected.join(' or ')} is not found: ${verdicts}` });
  if (own && !verdicts.startsWith(own.message))
    wrong.push({ kind: 'late', why: `its fault is not said first: ${verdicts}` });
  return wrong;
}
