import { bitsPerSecond } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const forcedSata = rule('LD202', function* ({ ata }) {
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
});

export const kernelOption = causeOf('LD202', 'kernelOption');
