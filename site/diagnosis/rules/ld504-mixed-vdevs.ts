import type { Vdev } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

const words = { single: (count: number) => `single drives (${count})` };

export const mixedVdevs: DiagnosticRule = {
  id: 'LD504',
  severity: 'hint',
  looksFor: 'A ZFS pool with mismatched vdevs.',
  why: 'A pool spreads its data over all vdevs. Vdevs of another kind or width have another speed, and the least redundant one decides what the pool survives.',
  sources: ['openzfs-zpoolconcepts'],
  *find({ groups }) {
    for (const { name, line, vdevs } of groups) {
      const data = vdevs.filter((vdev) => vdev.role === 'data' && !isCut(vdev));
      const kinds = new Set(
        data.map(({ kind, count }) => (kind === undefined ? words.single(count) : `${kind} (${count})`)),
      );
      if (kinds.size < 2) continue;
      yield {
        subject: name,
        line: data.at(1)?.line ?? line,
        message: `${name} mixes ${listed([...kinds])}`,
        causes: [
          {
            message: 'Drives were added in another shape than the pool had',
            check: `\`zpool status ${name}\`, and \`zpool list -v ${name}\` for how full each vdev is`,
            fix: 'Mirrors and single drives can be taken out again (`zpool remove`), unless the pool has a raidz; else the pool has to be created again',
          },
        ],
      };
    }
  },
};

/** No mirror has one drive: the paste ends in it. */
const isCut = ({ kind, count }: Vdev): boolean => kind === 'mirror' && count < 2;
