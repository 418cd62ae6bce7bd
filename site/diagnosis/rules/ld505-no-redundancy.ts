import type { DiagnosticRule } from './finding.ts';
import { isDown } from './group-state.ts';

export const noRedundancy: DiagnosticRule = {
  id: 'LD505',
  severity: 'hint',
  looksFor: 'An array or pool that does not survive the failure of a drive.',
  why: 'One failed drive takes all data with it. ZFS still detects damaged data but cannot repair it.',
  sources: ['openzfs-zpoolconcepts', 'linux-md-admin-guide'],
  *find({ groups }) {
    for (const { name, system, line, level, vdevs, state } of groups) {
      if (isDown(state?.value)) continue;
      const data = vdevs.filter(({ role }) => role === 'data');
      const bare = data.filter(({ kind }) => kind === undefined);
      const drives = bare.reduce((sum, { count }) => sum + count, 0);
      const isBare = system === 'md' ? level === 'raid0' || level === 'linear' : drives > 0;
      if (!isBare) continue;
      yield {
        subject: name,
        line: bare.at(0)?.line ?? line,
        message:
          drives === 1
            ? `${name} does not survive the failure of its drive`
            : `${name} does not survive the failure of any one of its drives`,
        causes: [
          {
            message: 'Built this way for speed or space, or a drive was added without a partner',
            check: system === 'md' ? `\`sudo mdadm --detail /dev/${name}\`` : `\`zpool status ${name}\``,
            fix:
              system === 'md'
                ? 'Keep a copy of the data elsewhere'
                : `Keep a copy elsewhere, or make mirrors of the drives: \`sudo zpool attach ${name} DRIVE NEW\``,
          },
        ],
      };
    }
  },
};
