import { linkName } from '../say/formatting.ts';
import { inCommand, isGraphics, isUpperEnd, nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const changedLink = rule('LD112', function* ({ functions }) {
  for (const device of functions) {
    const { earlier, running } = device;
    if (!earlier || !running || isUpperEnd(device)) continue;
    const isSpeedAlone = earlier.value.lanes === running.value.lanes;
    yield {
      severity: isGraphics(device) && isSpeedAlone ? 'normal' : 'hint',
      subject: nameOf(device),
      line: running.line,
      message: `${nameOf(device)} ran at ${linkName(earlier.value)} earlier in the paste and runs at ${linkName(running.value)} later`,
      causes: [
        causeOf('LD112', 'idle', { device: inCommand(device), isRefuted: !isSpeedAlone }),
        causeOf('LD112', 'moved', { device: inCommand(device), isRefuted: isSpeedAlone }),
      ],
    };
  }
});
