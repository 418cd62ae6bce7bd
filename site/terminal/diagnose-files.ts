/** What limits the machine that printed a text, as it is printed: masked, and with the exit code. */

import type { GivenClass } from '../../datasets/tools/privacy/form.ts';
import { print, printJson, strong } from '../../datasets/tools/terminal/output.ts';
import { size } from '../common/chain-size-build.ts';
import { diagnose } from '../diagnosis/answer/diagnosis.ts';
import type { Joined } from '../diagnosis/answer/joined.ts';
import { jsonOf } from '../diagnosis/answer/json.ts';
import { Mask } from '../diagnosis/answer/mask.ts';
import { textOf } from '../diagnosis/answer/text.ts';

/** The first line is the verdict. */
function emphasised(text: string): string {
  const [verdict = '', ...rest] = text.split('\n');
  return [strong(verdict), ...rest].join('\n');
}

export function diagnosed(
  joined: Joined,
  files: readonly { name: string }[],
  isJson: boolean,
  kept: readonly GivenClass[],
): number {
  const isOne = files.length === 1;
  const name = isOne ? (files[0]?.name ?? '') : 'files';
  const diagnosis = diagnose(name, joined.text, { size });
  const mask = new Mask(joined.text, kept);
  if (isJson) printJson(mask.deep(jsonOf(diagnosis, joined, isOne)));
  else print(emphasised(mask.text(textOf(diagnosis, joined, isOne))));
  const { machines, claims } = diagnosis;
  const isRead = claims.length > 0 || machines.some(({ facts }) => facts.length > 0);
  const hasProblem = machines.some(({ findings }) => findings.some(({ severity }) => severity === 'problem'));
  return isRead && !hasProblem ? 0 : 1;
}
