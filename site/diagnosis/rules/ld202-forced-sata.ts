import { bitsPerSecond } from '../say/formatting.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

export const forcedSata: DiagnosticRule = {
  id: 'LD202',
  severity: 'problem',
  looksFor: 'A SATA port that a kernel option limits.',
  why: 'libata.force limits ports on purpose, often to work around an old fault. It stays until somebody removes it.',
  sources: ['linux-kernel-parameters-libata', 'linux-libata-core'],
  *find({ ata }) {
    for (const port of ata) {
      const forced = port.fallbacks.findLast(({ value }) => value.isForced);
      if (!forced) continue;
      yield {
        subject: port.name,
        line: forced.line,
        message: `${port.name} is limited to ${bitsPerSecond(forced.value.rate)} by a kernel option`,
        causes: [kernelOption],
      };
    }
  },
};

export const kernelOption: Cause = {
  message: '`libata.force` on the kernel command line, or an entry in the kernel’s list of faulty drives',
  check: '`cat /proc/cmdline`, and `grep -r libata /etc/modprobe.d`',
  fix: 'Remove the option and restart; watch the log for link errors',
};
