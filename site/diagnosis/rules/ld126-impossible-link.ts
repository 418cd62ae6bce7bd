import { linkName } from '../say/formatting.ts';
import { isUpperEnd, nameOf, WIDTHS } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const impossibleLink = rule('LD126', function* ({ functions }) {
  for (const device of functions) {
    const { capable, running } = device;
    if (device.empty) continue;
    const [can, does] = [capable?.value, running?.value];
    const register = [capable, running].find(
      (link) => link?.value.lanes !== undefined && link.value.lanes > 0 && !WIDTHS.has(link.value.lanes),
    );
    const odd = register
      ? { lanes: register.value.lanes, line: register.line }
      : device.misread && { lanes: device.misread.value, line: device.misread.line };
    const isAbove =
      !!does?.lanes &&
      can !== undefined &&
      ((can.lanes !== undefined && does.lanes > can.lanes) ||
        (can.rate !== undefined && does.rate !== undefined && does.rate > can.rate));
    if (odd) {
      yield {
        subject: nameOf(device),
        line: odd.line,
        message: `${nameOf(device)} reads as x${odd.lanes}, a width that does not exist`,
        causes: [causeOf('LD126', 'silent')],
      };
    } else if (isAbove && can && running && does) {
      yield {
        subject: nameOf(device),
        line: running.line,
        message: `${nameOf(device)} runs at ${linkName(does)} and claims to support ${linkName(can)} at most`,
        causes: [
          causeOf('LD126', 'wrongPort', { isRefuted: !isUpperEnd(device) }),
          causeOf('LD126', 'wrongDevice', { isRefuted: isUpperEnd(device) }),
        ],
      };
    }
  }
});
