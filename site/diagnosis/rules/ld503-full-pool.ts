import { percent } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

const FULL = 0.9;

export const fullPool: DiagnosticRule = {
  id: 'LD503',
  severity: 'hint',
  looksFor: `A ZFS pool that is ${FULL * 100} % full or more.`,
  why: 'The fuller a pool, the harder it is to find free space in one piece, so writes get slower. With many small rewrites it begins earlier, at 80 %.',
  sources: ['oracle-zfs-pool-practices', 'openzfs-zpoolprops'],
  *find({ groups }) {
    for (const { name, full } of groups) {
      if (!full || full.value < FULL) continue;
      yield {
        subject: name,
        line: full.line,
        message: `${name} is ${percent(full.value)} full`,
        causes: [
          {
            message: 'Data, or snapshots that hold deleted data',
            check: `\`zpool list -v ${name}\` for FRAG and CAP; \`zfs list -o space -r ${name}\` for what snapshots hold`,
            fix: 'Delete data and old snapshots, or add drives',
          },
        ],
      };
    }
  },
};
