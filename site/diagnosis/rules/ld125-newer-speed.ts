import { linkName } from '../say/formatting.ts';
import { nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const newerSpeed = rule('LD125', function* ({ functions }) {
  for (const device of functions) {
    const { capable, running } = device;
    if (capable?.value.speed !== 'unknown' || !capable.value.lanes) continue;
    yield {
      subject: nameOf(device),
      line: capable.line,
      message:
        running?.value.rate === undefined
          ? `${nameOf(device)} supports a speed that this version of lspci has no name for`
          : `${nameOf(device)} supports a speed that this version of lspci has no name for; it runs at ${linkName(running.value)}`,
      causes: [causeOf('LD125', 'newer')],
    };
  }
});
