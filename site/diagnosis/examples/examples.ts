/**
 * What each rule finds, shown: a paste that has it and one that does not. The site's pages about the findings are made
 * from it, and a test holds it to what the rules really say. All of it is made up.
 */
import { recognise } from '../../../datasets/tools/import/recognise.ts';
import { machineOf } from '../join/machine-of.ts';
import type { Judged } from '../judge/judged.ts';
import { read } from '../reading/reading.ts';
import { findingsOf } from '../rules/catalog.ts';
import type { Finding } from '../rules/finding.ts';
import { arrays } from './arrays.ts';
import { cards } from './cards.ts';
import { conditions } from './conditions.ts';
import { drives } from './drives.ts';
import type { Example } from './example.ts';
import { figures } from './figures.ts';
import { notShown } from './not-shown.ts';
import { pcie } from './pcie.ts';
import { sataAndSas } from './sata-sas.ts';
import { usb } from './usb.ts';

export const examples: Readonly<Record<string, Example>> = {
  ...pcie,
  ...sataAndSas,
  ...usb,
  ...drives,
  ...arrays,
  ...cards,
  ...figures,
  ...conditions,
  ...notShown,
};

/** What all rules find in a paste of one machine. */
export function findingsIn(text: string, judged: readonly Judged[] = []): Finding[] {
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes }]);
  return findingsOf(machineOf({ ...records, measurements }, 0), judged);
}
