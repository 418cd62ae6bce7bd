import { bytesPerSecond } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const memoryMeasured: DiagnosticRule = {
  id: 'LD603',
  severity: 'normal',
  looksFor: 'A figure of hdparm -T, which measures memory.',
  why: 'Cached reads never touch the drive: they show the speed of processor and memory. A low figure here means a busy or slow machine, and makes the disk figure beside it unreliable.',
  sources: ['hdparm-8'],
  *find({ figures }) {
    const cached = figures.find(({ measurement }) => measurement.tool === 'hdparm' && measurement.state === 'cached');
    if (!cached) return;
    const { target, measurement } = cached;
    yield {
      subject: target ?? measurement.target ?? measurement.job,
      line: measurement.line,
      message:
        measurement.bandwidth === undefined
          ? 'hdparm -T: the speed of memory, not of the drive'
          : `hdparm -T, ${bytesPerSecond(measurement.bandwidth)}: the speed of memory, not of the drive`,
      causes: [
        {
          message: 'The option -T reads from the cache of the system',
          check: '`sudo hdparm -t --direct /dev/sdX` reads the drive',
          fix: 'Nothing: use the figure of -t',
        },
      ],
    };
  },
};
