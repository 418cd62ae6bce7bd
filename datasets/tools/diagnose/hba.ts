/**
 * What the tools of controllers print: storcli and MegaCli of Broadcom, sas2ircu and sas3ircu, ssacli of HPE. A drive's
 * link may be slower than that of the expander before it, and `Link Speed` is the last hop only.
 */
import type { Lines } from '../paste/lines.ts';
import type { Controller } from './controller.ts';
import { megacliControllers } from './hba-megacli.ts';
import { sasircuControllers } from './hba-sasircu.ts';
import { ssacliControllers } from './hba-ssacli.ts';
import { storcliControllers } from './hba-storcli.ts';

export function controllers(lines: Lines): Controller[] {
  return [storcliControllers, megacliControllers, sasircuControllers, ssacliControllers]
    .flatMap((read) => read(lines))
    .sort((a, b) => a.line - b.line);
}
