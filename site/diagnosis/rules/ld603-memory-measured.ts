import { SLOW_MEMORY } from '../judge/load.ts';
import { bytesPerSecond } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const memoryMeasured = rule('LD603', function* ({ figures }) {
  const cached = figures.find(({ measurement }) => measurement.tool === 'hdparm' && measurement.state === 'cached');
  // Slower than any memory: the tool was held up, and the figure is of neither.
  if (!cached || (cached.measurement.bandwidth ?? SLOW_MEMORY) < SLOW_MEMORY) return;
  const { target, measurement } = cached;
  yield {
    subject: target ?? measurement.target ?? measurement.job,
    line: measurement.line,
    message:
      measurement.bandwidth === undefined
        ? 'hdparm -T: the speed of memory, not of the drive'
        : `hdparm -T, ${bytesPerSecond(measurement.bandwidth)}: the speed of memory, not of the drive`,
    causes: [causeOf('LD603', 'option')],
  };
});
