import type { DiagnosticRule } from '../finding.ts';
import { bitsPerSecond } from '../saying.ts';

export const forcedSata: DiagnosticRule = {
  id: 'LD202',
  severity: 'problem',
  looksFor: 'A SATA port that an option of the kernel limits.',
  why: 'libata.force limits ports on purpose, often as a remedy of long ago. It stays until somebody takes it out.',
  sources: ['linux-kernel-parameters-libata', 'linux-libata-core'],
  *find({ ata }) {
    for (const port of ata) {
      const forced = port.fallbacks.findLast(({ value }) => value.isForced);
      if (!forced) continue;
      yield {
        subject: port.name,
        line: forced.line,
        message: `${port.name} is limited to ${bitsPerSecond(forced.value.rate)} by an option of the kernel`,
        causes: [
          {
            message:
              '`libata.force` on the command line of the kernel, or an entry of its list of faulty drives',
            check: '`cat /proc/cmdline`, and `grep -r libata /etc/modprobe.d`',
            fix: 'Take the option out and start again; watch the log for errors of the link',
          },
        ],
      };
    }
  },
};
