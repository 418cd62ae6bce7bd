import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciFunction } from '../join/machine.ts';
import { linkName } from '../say/formatting.ts';
import type { Cause, DiagnosticRule } from './finding.ts';
import { howOftenNarrow, howOftenSlow, withCommon } from './how-common.ts';
import { powerSaving } from './ld121-idle-graphics.ts';
import {
  inCommand,
  isByKernel,
  isGraphics,
  lostOn,
  nameOf,
  type PcieEnds,
  pcieTree,
  titleOf,
  withLoss,
} from './pcie-ends.ts';

const words = {
  narrow:
    'one {Likely: the slot or socket has one lane, or shares its lanes with another} other {Likely: the slot or socket has # lanes, or shares its lanes with another}',
};

export const oneEndSeen: DiagnosticRule = {
  id: 'LD104',
  severity: 'problem',
  looksFor: 'A PCIe link below what the device supports, where the paste does not show the port above it.',
  why: 'A link runs at what both of its ends support. With one end unseen, the slot is the likely limit, not a certain one.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find(machine) {
    for (const link of pcieTree(machine).links) {
      const { device, running, own, both } = link;
      // What the kernel alone says, with the port that limits it, is said by its own rule.
      if (both || !Number.isFinite(own.rate) || isByKernel(device)) continue;
      const { rate, lanes } = running.value;
      const isSlow = rate < own.rate && !isGraphics(device);
      if (!isSlow && lanes >= own.lanes) continue;
      // Of several without a name, some are ports, whose figures alone say nothing.
      const isOneOfMany = isBare(device) && machine.functions.filter(isBare).length > 1;
      const [name, could, now] = [nameOf(device), linkName(own), linkName(running.value)];
      const loss = withLoss(running.value, isSlow ? own : { rate, lanes: own.lanes });
      const isIdle = isLikeIdle(link);
      yield {
        ...((isOneOfMany || isIdle) && { severity: 'hint' }),
        subject: name,
        line: running.line,
        message: isIdle
          ? `${name} supports ${could} and runs at ${now}, as an idle graphics card may`
          : `${titleOf(device)} supports ${could} and runs at ${loss}; the slot is the likely limit`,
        causes: causesOf(link, isSlow),
        lost: lostOn(running.value, isSlow ? own : { rate, lanes: own.lanes }),
      };
    }
  },
};

const isBare = ({ address, name }: PciFunction): boolean => address === undefined && name === '';

/** What idles at the lowest speed on all of its many lanes is graphics, and without a name nothing speaks against it. */
const isLikeIdle = ({ device, running: { value }, own }: PcieEnds): boolean =>
  isBare(device) && value.rate === SLOWEST && value.lanes === own.lanes && own.lanes >= GRAPHICS;

const SLOWEST = 2.5e9;
const GRAPHICS = 8;

function causesOf(link: PcieEnds, isSlow: boolean): Cause[] {
  const { device, running, own } = link;
  const { lanes } = running.value;
  return isLikeIdle(link)
    ? [powerSaving(device), setting, riserOf(device)]
    : slotCauses(device, lanes < own.lanes ? lanes : undefined, isSlow);
}

/** `narrow`: the lanes in use, where they are fewer than the device has. */
export function slotCauses(device: PciFunction, narrow: number | undefined, isSlow: boolean): Cause[] {
  const slot: Cause = {
    message:
      narrow === undefined
        ? 'Likely: the slot is of an older generation than the device'
        : plural(narrow, words.narrow),
    check:
      'Paste all of `sudo lspci -vv`: the port above the device says what the slot supports; the manual of the board says which slots share lanes',
    fix: 'Use a slot with the lanes and the speed of the device',
  };
  const often = narrow === undefined ? howOftenSlow(device) : howOftenNarrow(device);
  const common = withCommon(slot, often);
  return isSlow ? [common, setting, riserOf(device)] : [common, riserOf(device)];
}

const setting: Cause = {
  message: 'The BIOS or the firmware sets the slot to an older generation',
  check: 'Look in the BIOS, or in the configuration file of the board, for the speed of this slot',
  fix: 'Set it to Auto or to the newest generation that the board supports',
};

const riserOf = (device: PciFunction): Cause => ({
  message: 'A riser, adapter, cable or bad contact takes lanes or speed away',
  check: `Plug the device straight into the board and read the link again: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
  fix: 'Seat the device again, or use a riser or cable made for its generation',
});
