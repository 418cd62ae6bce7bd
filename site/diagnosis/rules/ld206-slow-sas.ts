import { driveLinkRate } from '../join/link-rates.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import { isSas } from './drive-ends.ts';
import { alikeSigns, isFasterBeside } from './drive-signs.ts';
import { causeOf, rule } from './rule.ts';

export const slowSas = rule('LD206', function* (machine) {
  for (const drive of machine.drives) {
    const { running, capable } = drive;
    if (!isSas(drive) || !running || !capable || running.value >= capable.value) continue;
    const [now, then] = [driveLinkRate(running.value), driveLinkRate(capable.value)];
    yield {
      subject: drive.id,
      line: running.line,
      message: `${drive.id} is on a SAS link of ${bitsPerSecond(running.value)}; the drive supports ${bitsPerSecond(capable.value)}`,
      causes: [
        causeOf('LD206', 'generation', {
          signs: alikeSigns(machine, drive),
          isRefuted: isFasterBeside(machine, drive),
        }),
        causeOf('LD206', 'cable'),
      ],
      lost: now === undefined || then === undefined ? undefined : then - now,
    };
  }
});
