import { bytes } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

/** Drives of a stripe that hold parity. */
const PARITY: Readonly<Record<string, number>> = { raid4: 1, raid5: 1, raid6: 2 };

export const partialStripes: DiagnosticRule = {
  id: 'LD506',
  severity: 'normal',
  looksFor: 'Writes to RAID 5 or RAID 6 in blocks smaller than a full stripe.',
  why: 'Parity covers a whole stripe. To write a part of it, md has to read old data or parity first, so random writes are several times slower than reads.',
  sources: ['linux-md-raid5', 'linux-md-admin-guide'],
  *find({ groups, figures }) {
    for (const { name, line, level, chunk, vdevs } of groups) {
      const parity = PARITY[level ?? ''];
      const members = vdevs.find(({ role }) => role === 'data')?.count ?? 0;
      if (parity === undefined || chunk === undefined || members <= parity) continue;
      const stripe = chunk * (members - parity);
      const written = figures.find(
        ({ target, measurement }) =>
          target === name &&
          measurement.direction !== 'read' &&
          measurement.access !== 'seq' &&
          (measurement.block_size ?? stripe) < stripe,
      );
      if (!written) continue;
      yield {
        subject: name,
        line,
        message: `${name} has stripes of ${bytes(stripe)} (${members - parity} × ${bytes(chunk)}); writes of ${bytes(written.measurement.block_size ?? 0)} read before they write`,
        causes: [
          {
            message: 'The blocks of the benchmark are smaller than a stripe',
            check: `Also measure sequential writes of ${bytes(stripe)}: \`fio --bs=${stripe} --rw=write\``,
            fix: 'Nothing for random writes; RAID 10 avoids it',
          },
        ],
      };
    }
  },
};
