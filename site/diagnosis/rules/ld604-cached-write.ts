import { bytesPerSecond } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

/** Bytes per second: no memory is slower. */
const MEMORY = 100e6;

export const cachedWrite = rule('LD604', function* ({ figures }) {
  const cached = figures.filter(
    ({ measurement: { tool, direction, direct, flushed, bandwidth } }) =>
      tool === 'dd' && direction === 'write' && direct === 'no' && !flushed && (bandwidth ?? MEMORY) >= MEMORY,
  );
  // Of several the fastest is the least to be believed: a large file outgrows memory, too.
  const [first] = cached.toSorted((a, other) => (other.measurement.bandwidth ?? 0) - (a.measurement.bandwidth ?? 0));
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
    causes: [causeOf('LD604', 'cache')],
  };
});
