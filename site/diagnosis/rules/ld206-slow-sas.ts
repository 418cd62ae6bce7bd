import { driveLinkRate } from '../join/link-rates.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import { isSas } from './drive-ends.ts';
import type { DiagnosticRule } from './finding.ts';

export const slowSas: DiagnosticRule = {
  id: 'LD206',
  severity: 'hint',
  looksFor: 'A SAS drive on a slower link than the drive supports.',
  why: 'Drive, expander, cable and controller agree on the slowest of what each supports. For hard disks 6 Gb/s is enough; for SSDs it is not.',
  sources: ['spl-4', 'huawei-sas-module', 'linux-libsas-sata-rate', 'smartctl-8'],
  *find({ drives }) {
    for (const drive of drives) {
      const { running, capable } = drive;
      if (!isSas(drive) || !running || !capable || running.value >= capable.value) continue;
      const [now, then] = [driveLinkRate(running.value), driveLinkRate(capable.value)];
      yield {
        subject: drive.id,
        line: running.line,
        message: `${drive.id} is on a SAS link of ${bitsPerSecond(running.value)}; the drive supports ${bitsPerSecond(capable.value)}`,
        causes: [
          {
            message: 'The controller or the expander is of an older generation',
            check: '`grep . /sys/class/sas_phy/phy-*/negotiated_linkrate /sys/class/sas_phy/phy-*/maximum_linkrate`',
            fix: 'Use a controller and an expander of the generation of the drive',
          },
          {
            message: 'A cable or a bay does not carry the speed',
            check: 'Swap the bay: does the speed go with the drive?',
            fix: 'Replace the cable or use another bay',
          },
        ],
        lost: now === undefined || then === undefined ? undefined : then - now,
      };
    }
  },
};
