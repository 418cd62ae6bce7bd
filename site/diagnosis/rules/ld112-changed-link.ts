import { linkName } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { inCommand, isGraphics, isUpperEnd, nameOf } from './pcie-ends.ts';

export const changedLink: DiagnosticRule = {
  id: 'LD112',
  severity: 'hint',
  looksFor: 'A PCIe link that one paste shows in two states: before and after a change.',
  why: 'Both ends stayed the same, so what was changed in between explains the difference: the slot, a riser, a BIOS setting, or the load.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find({ functions }) {
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
          isSpeedAlone
            ? {
                message: 'The link lowers its speed while it is idle, or the setting of the slot was changed',
                check: `Read the link while the device is busy: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
                fix: 'Nothing, if the speed rises under load; else keep the setting of the faster state',
              }
            : {
                message: 'The device was moved or seated again, or another slot gave its lanes back',
                check: `\`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\` after a restart: does the width stay?`,
                fix: 'Keep the slot and the contact of the wider state',
              },
        ],
      };
    }
  },
};
