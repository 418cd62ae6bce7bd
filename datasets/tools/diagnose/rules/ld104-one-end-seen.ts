import { plural } from '../../language/plural.ts';
import type { PciFunction } from '../join/machine.ts';
import { linkName } from '../say/saying.ts';
import type { Cause, DiagnosticRule } from './finding.ts';
import { howOftenNarrow, howOftenSlow, withCommon } from './how-common.ts';
import { inCommand, isGraphics, lostOn, nameOf, type PcieEnds, pcieTree } from './pcie-ends.ts';

const words = {
  narrow:
    'one {Likely: the slot or socket has one lane, or shares its lanes with another} other {Likely: the slot or socket has # lanes, or shares its lanes with another}',
};

export const oneEndSeen: DiagnosticRule = {
  id: 'LD104',
  severity: 'problem',
  looksFor:
    'A PCIe link below what the device supports, where the paste does not show the port above it.',
  why: 'A link runs at what both of its ends support. With one end unseen, the slot is the likely limit, not a certain one.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find(machine) {
    for (const link of pcieTree(machine).links) {
      const { device, running, own, both } = link;
      if (both || !Number.isFinite(own.rate)) continue;
      const { rate, lanes } = running.value;
      const isSlow = rate < own.rate && !isGraphics(device);
      if (!isSlow && lanes >= own.lanes) continue;
      // Of several without a name, some are ports, whose figures alone say nothing.
      const isOneOfMany = isBare(device) && machine.functions.filter(isBare).length > 1;
      yield {
        ...(isOneOfMany && { severity: 'hint' }),
        subject: nameOf(device),
        line: running.line,
        message: `${nameOf(device)} supports ${linkName(own)} and runs at ${linkName(running.value)}; the slot is the likely limit`,
        causes: causesOf(link, isSlow),
        lost: lostOn(running.value, isSlow ? own : { rate, lanes: own.lanes }),
      };
    }
  },
};

const isBare = ({ address, name }: PciFunction): boolean => address === undefined && name === '';

function causesOf({ device, running, own }: PcieEnds, isSlow: boolean): Cause[] {
  const isNarrow = running.value.lanes < own.lanes;
  const slot: Cause = {
    message: isNarrow
      ? plural(running.value.lanes, words.narrow)
      : 'Likely: the slot is of an older generation than the device',
    check:
      'Paste all of `sudo lspci -vv`: the port above the device says what the slot supports; the manual of the board says which slots share lanes',
    fix: 'Use a slot with the lanes and the speed of the device',
  };
  const setting: Cause = {
    message: 'The BIOS or the firmware sets the slot to an older generation',
    check:
      'Look in the BIOS, or in the configuration file of the board, for the speed of this slot',
    fix: 'Set it to Auto or to the newest generation that the board supports',
  };
  const riser: Cause = {
    message: 'A riser, adapter, cable or bad contact takes lanes or speed away',
    check: `Plug the device straight into the board and read the link again: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
    fix: 'Seat the device again, or use a riser or cable made for its generation',
  };
  const common = withCommon(slot, isNarrow ? howOftenNarrow(device) : howOftenSlow(device));
  return isSlow ? [common, setting, riser] : [common, riser];
}
