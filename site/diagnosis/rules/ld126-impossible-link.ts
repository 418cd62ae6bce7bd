import { linkName } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { isUpperEnd, nameOf, WIDTHS } from './pcie-ends.ts';

export const impossibleLink: DiagnosticRule = {
  id: 'LD126',
  severity: 'normal',
  looksFor:
    'Link registers that cannot be right: a width that does not exist, or a link above what the device claims to support.',
  why: 'A device that sleeps or is gone answers with all ones, which reads as x63. Others have a wrong capability register. Neither says anything about the speed.',
  sources: ['pciutils-ls-caps'],
  *find({ functions }) {
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
          causes: [
            {
              message: 'The device did not answer: it sleeps, or it has fallen off the bus',
              check: 'Use the device, then read it again; `sudo dmesg | grep -i -E "link is down|lost|inaccessible"`',
              fix: 'Nothing, if the second reading is sound; else look at power and contacts of the device',
            },
          ],
        };
      } else if (isAbove && can && running && does) {
        yield {
          subject: nameOf(device),
          line: running.line,
          message: `${nameOf(device)} runs at ${linkName(does)} and claims to support ${linkName(can)} at most`,
          causes: [
            {
              message: isUpperEnd(device)
                ? 'The port has a wrong capability register, as ports of some boards have'
                : 'The device has a wrong capability register',
              check: 'Compare with the other end of the link: `sudo lspci -vv`',
              fix: 'Nothing: what the link runs at is right',
            },
          ],
        };
      }
    }
  },
};
