import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const virtualDrive: DiagnosticRule = {
  id: 'LD404',
  severity: 'normal',
  looksFor: 'Disks of a hypervisor or a cloud.',
  why: 'A virtual disk has no link, and its rotation flag says nothing: hypervisors set it for every disk. The provider sets its speed by size and plan.',
  sources: ['linux-queue-sysfs'],
  *find({ drives }) {
    const virtual = drives.filter(({ isVirtual }) => isVirtual);
    const [first] = virtual;
    if (!first) return;
    yield {
      subject: first.id,
      line: first.line,
      message: `${listed(virtual.map(({ id }) => id))}: a virtual disk has no link to compare with`,
      causes: [
        {
          message: 'The machine is virtual, or the disk is on a network',
          check: 'Look up what the provider allows for this size of disk and this kind of machine',
          fix: 'Judge figures by that limit, not by a link',
        },
      ],
    };
  },
};
