import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciFunction } from '../join/machine.ts';
import { linkName } from '../say/formatting.ts';
import type { Cause } from './finding.ts';
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
import { causeOf, rule } from './rule.ts';

const words = {
  older: 'Likely: the slot is of an older generation than the device',
  narrow:
    'one {Likely: the slot or socket has one lane, or shares its lanes with another} other {Likely: the slot or socket has # lanes, or shares its lanes with another}',
};

export const oneEndSeen = rule('LD104', function* (machine) {
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
});

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
  const likely = narrow === undefined ? words.older : plural(narrow, words.narrow);
  const slot = causeOf('LD104', 'slot', { likely });
  const often = narrow === undefined ? howOftenSlow(device) : howOftenNarrow(device);
  const common = withCommon(slot, often);
  return isSlow ? [common, setting, riserOf(device)] : [common, riserOf(device)];
}

const setting = causeOf('LD104', 'setting');

const riserOf = (device: PciFunction): Cause => causeOf('LD104', 'riser', { device: inCommand(device) });
