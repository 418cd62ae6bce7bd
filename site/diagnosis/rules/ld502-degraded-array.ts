import { plural } from '../../../datasets/tools/language/plural.ts';
import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Group } from '../join/machine.ts';
import { lineName, listed } from '../say/formatting.ts';
import type { DiagnosticRule, Found } from './finding.ts';
import { downIn, isDown, isSystemArray } from './group-state.ts';

const words = {
  copies: 'A bcachefs file system holds data with fewer copies than it should',
  devices: 'one {# device of bcachefs does not work: {devices}} other {# devices of bcachefs do not work: {devices}}',
  failed:
    'one {{array} is degraded: # drive is missing or failed} other {{array} is degraded: # drives are missing or failed}',
};

export const degradedArray: DiagnosticRule = {
  id: 'LD502',
  severity: 'problem',
  looksFor: 'An array or pool with drives that do not work.',
  why: 'A degraded array reads the missing data from parity or the other half of a mirror, which is slower, and survives fewer failures than it was built for.',
  sources: ['openzfs-zpoolconcepts', 'linux-md-admin-guide', 'bcachefs-fs-usage'],
  *find({ groups, bcachefs }) {
    for (const usage of bcachefs) yield* ofBcachefs(usage);
    for (const group of groups) {
      const { name, system, line, state, isDegraded, isQuoted } = group;
      if (!isDegraded && !isDown(state?.value)) continue;
      if (isSystemArray(group, groups)) continue;
      yield {
        subject: name,
        line: state?.line ?? line,
        ...said(group),
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
                ? group.action
                  ? 'Let the work on the array end first; then check cable and power of the drive that left'
                  : `Check cable and power, then add the drive or a new one: \`sudo mdadm /dev/${name} --add /dev/sdX\``
                : `Check cable and power, then \`sudo zpool online ${name} DRIVE\`, or replace the drive`,
          },
        ],
      };
    }
  },
};

function* ofBcachefs({ degraded, devices }: BcachefsUsage): Generator<Found> {
  const out = devices.filter(({ state }) => state === 'offline' || state === 'failed');
  const [first] = out;
  if (!first && !degraded) return;
  const names = out.map(({ name, line }) => name ?? lineName(line));
  yield {
    subject: 'bcachefs',
    line: first?.line ?? degraded?.line ?? 1,
    message: first ? plural(out.length, words.devices, { devices: listed(names) }) : words.copies,
    isRisk: true,
    causes: [
      {
        message: 'A drive failed, was pulled, or did not come up in time',
        check: '`sudo bcachefs fs usage -h /mnt` says the state of each device; `sudo dmesg` says why',
        fix: 'Check cable and power, then `sudo bcachefs device online /dev/sdX`, or replace the drive',
      },
    ],
  };
}

function said({ name, state, vdevs, isQuoted }: Group): Pick<Found, 'message'> {
  const gone = downIn(state?.value);
  if (isQuoted) {
    return {
      message:
        gone === undefined
          ? `${name} was degraded in the quoted message, which is older than the rest`
          : `${name} was ${gone} in the quoted message, which is older than the rest`,
    };
  }
  if (gone !== undefined) return { message: `${name} is ${gone}: it gives no data` };
  const failed = vdevs.reduce((sum, vdev) => sum + vdev.failed, 0);
  return {
    message: failed > 0 ? plural(failed, words.failed, { array: name }) : `${name} is degraded`,
  };
}
