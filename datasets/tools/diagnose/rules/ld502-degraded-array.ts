import { plural } from '../../plural.ts';
import type { DiagnosticRule } from '../finding.ts';
import { isDown } from '../group-state.ts';

const words = {
  drives: 'one {# drive is missing or failed} other {# drives are missing or failed}',
};

export const degradedArray: DiagnosticRule = {
  id: 'LD502',
  severity: 'problem',
  looksFor: 'An array or pool with drives that do not work.',
  why: 'A degraded array reads the missing data from parity or the other half of a mirror, which is slower, and survives fewer failures than it was built for.',
  sources: ['openzfs-zpoolconcepts', 'linux-md-admin-guide'],
  *find({ groups }) {
    for (const { name, system, line, state, vdevs, isDegraded, isQuoted } of groups) {
      const failed = vdevs.reduce((sum, vdev) => sum + vdev.failed, 0);
      const isGone = isDown(state?.value);
      if (!isDegraded && !isGone) continue;
      yield {
        subject: name,
        line: state?.line ?? line,
        message: isQuoted
          ? `${name} was ${isGone ? state?.value : 'degraded'} in the quoted message, which is older than the rest`
          : isGone
            ? `${name} is ${state?.value}: it gives no data`
            : `${name} is degraded${failed > 0 ? `: ${plural(failed, words.drives)}` : ''}`,
        ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
        causes: [
          {
            message: 'A drive failed, was pulled, or did not come up in time',
            check:
              system === 'md'
                ? `\`sudo mdadm --detail /dev/${name}\` names the missing drive; \`sudo dmesg | grep -E "ata|sd[a-z]"\` says why`
                : `\`zpool status -v ${name}\` names the drive and what to do`,
            fix:
              system === 'md'
                ? `Check cable and power, then add the drive or a new one: \`sudo mdadm /dev/${name} --add /dev/sdX\``
                : `Check cable and power, then \`sudo zpool online ${name} DRIVE\`, or replace the drive`,
          },
        ],
      };
    }
  },
};
