import { bytes } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const splitCommands: DiagnosticRule = {
  id: 'LD403',
  severity: 'normal',
  looksFor: 'A benchmark whose blocks exceed the maximum transfer size (MDTS) of the NVMe drive.',
  why: 'The system splits each block into commands, so queue depth and latency of the benchmark are not those of the drive. Throughput hardly changes.',
  sources: ['nvme-id-ctrl'],
  *find({ drives, figures }) {
    for (const { id, commandBytes } of drives) {
      const most = commandBytes?.value;
      if (most === undefined) continue;
      const block = figures
        .filter(({ target }) => target === id)
        .flatMap(({ measurement }) => measurement.block_size ?? [])
        .filter((size) => size > most)
        .at(0);
      if (block === undefined) continue;
      yield {
        subject: id,
        line: commandBytes?.line ?? 1,
        message: `${id} moves at most ${bytes(most)} a command (mdts), so each block of ${bytes(block)} is split into ${Math.ceil(block / most)}`,
        causes: [
          {
            message: 'The drive limits the size of a command',
            check: '`sudo nvme id-ctrl /dev/nvme0 | grep mdts`: a power of two of 4 KiB',
            fix: `Nothing for throughput; for latency measure with blocks of ${bytes(most)} or less`,
          },
        ],
      };
    }
  },
};
