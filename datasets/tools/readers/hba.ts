/**
 * What the tools of controllers print: storcli and MegaCli of Broadcom, sas2ircu and sas3ircu, ssacli of HPE, arcconf of
 * Adaptec. A drive's link may be slower than that of the expander before it, and `Link Speed` is the last hop only.
 */
import type { Lines } from '../paste/lines.ts';
import type { Controller } from './controller.ts';
import { arcconfControllers } from './hba-arcconf.ts';
import { megacliControllers } from './hba-megacli.ts';
import { megaclisasControllers } from './hba-megaclisas.ts';
import { sasircuControllers } from './hba-sasircu.ts';
import { ssacliControllers } from './hba-ssacli.ts';
import { storcliControllers } from './hba-storcli.ts';

/** Each with what its output holds wherever something is read from it. */
const TOOLS: readonly { read(lines: Lines): Controller[]; signs: readonly string[] }[] = [
  { read: storcliControllers, signs: [' = ', 'NdAtn', ' Opt ', 'Drive /c', '"Response Data"', 'HDD', 'SSD'] },
  { read: megacliControllers, signs: ['Slot Number', 'Virtual Drive: ', 'Battery State', 'Current Cache Policy'] },
  { read: megaclisasControllers, signs: ['-- Array information --', '-- Disk information --'] },
  { read: sasircuControllers, signs: ['Controller type'] },
  { read: ssacliControllers, signs: [' in Slot ', 'physicaldrive', 'logicaldrive'] },
  {
    read: arcconfControllers,
    signs: ['Controller Model', 'Device is a', 'Logical device number', 'Logical Device number'],
  },
];

export const controllers = (lines: Lines): Controller[] =>
  TOOLS.filter(({ signs }) => signs.some((sign) => lines.mayHold(sign)))
    .flatMap(({ read }) => read(lines))
    .sort((a, b) => a.line - b.line);
