import { bytesPerSecond } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const cachedWrite: DiagnosticRule = {
  id: 'LD604',
  severity: 'hint',
  looksFor: 'A write by dd that ends in memory.',
  why: 'dd stops its clock when the system has accepted the data. Without direct I/O or a flush at the end, much of it may still be in memory.',
  sources: ['coreutils-dd'],
  *find({ figures }) {
    const cached = figures.filter(
      ({ measurement: { tool, direction, direct, flushed } }) =>
        tool === 'dd' && direction === 'write' && direct === 'no' && !flushed,
    );
    // Of several the fastest is the least to be believed: a large file outgrows memory, too.
    const [first] = cached.toSorted(
      (one, other) => (other.measurement.bandwidth ?? 0) - (one.measurement.bandwidth ?? 0),
    );
    if (!first) return;
    const { target, measurement } = first;
    const { bandwidth, line, job } = measurement;
    yield {
      subject: target ?? measurement.target ?? job,
      line,
      message:
        bandwidth === undefined
          ? 'dd without direct I/O or a flush may be the speed of memory'
          : `dd without direct I/O or a flush: ${bytesPerSecond(bandwidth)} may be the speed of memory`,
      causes: [
        {
          message: 'The page cache takes the data and writes it later',
          check: 'Repeat it with `oflag=direct` or `conv=fdatasync`',
          fix: 'Use the figure of the second run, or fio with `--direct=1`',
        },
      ],
    };
  },
};
