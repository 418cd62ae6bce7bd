/**
 * What each rule finds, shown: a paste that has it and one that does not. The site's pages about the findings are made
 * from it, and a test holds it to what the rules really say. All of it is made up.
 */
import { recognise } from '../import/recognise.ts';
import { findingsOf } from './catalog.ts';
import type { Judged } from './diagnosis.ts';
import { arrays } from './examples/arrays.ts';
import { drives } from './examples/drives.ts';
import type { Example } from './examples/example.ts';
import { figures } from './examples/figures.ts';
import { notShown } from './examples/not-shown.ts';
import { pcie } from './examples/pcie.ts';
import { sataAndSas } from './examples/sata-sas.ts';
import { usb } from './examples/usb.ts';
import type { Finding } from './finding.ts';
import { machineOf } from './join/machine-of.ts';
import { read } from './reading.ts';

export const examples: Readonly<Record<string, Example>> = {
  ...pcie,
  ...sataAndSas,
  ...usb,
  ...drives,
  ...arrays,
  ...figures,
  ...notShown,
};

/** What all rules find in a paste of one machine. */
export function findingsIn(text: string, judged: readonly Judged[] = []): Finding[] {
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes }]);
  return findingsOf(machineOf({ ...records, measurements }, 0), judged);
}
