// The diagnosis over what a machine of known state printed.

import { size } from '../../../site/common/chain-size-build.ts';
import { diagnose } from '../../../site/diagnosis/answer/diagnosis.ts';
import { type Described, plainName } from './machines.ts';

/** What is wrong with an answer, or nothing: a fault that is not named first, or a problem that the machine does not have. */
export function faultsIn(machine: Pick<Described, 'shows' | 'mayShow'>, name: string, text: string): string[] {
  const output = plainName(name);
  const { machines } = diagnose(output, text, { size });
  const expected = machine.shows?.[output] ?? [];
  const problems = machines.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'problem'));
  const verdicts = machines.map(({ verdict }) => verdict.message).join(' ');
  // The gravest first.
  const own = problems.filter(({ id }) => expected.includes(id));
  const possible = [...expected, ...(machine.mayShow?.[output] ?? [])];
  const foreign = problems.filter(({ id }) => !possible.includes(id));
  return [
    ...foreign.map(({ id, message }) => `${id} is not true of it: ${message}`),
    ...(expected.length > 0 && own.length === 0 ? [`${expected.join(' or ')} is not found: ${verdicts}`] : []),
    ...(own[0] && !verdicts.startsWith(own[0].message) ? [`its fault is not said first: ${verdicts}`] : []),
  ];
}
