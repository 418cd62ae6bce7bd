import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciFunction } from '../join/machine.ts';
import { linkName, transfers } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
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
  told: (port: string, rate: string) => `lspci says that ${port} is told to use ${rate} at most (Target Link Speed)`,
  older: 'Likely: the slot is of an older generation than the device',
  narrow:
    'one {Likely: the slot or socket has one lane, or shares its lanes with another} other {Likely: the slot or socket has # lanes, or shares its lanes with another}',
};

export const ORDER = ['LD121.powerSaving', 'LD104.slot', 'LD104.setting', 'LD104.riser'];

export const oneEndSeen = rule(
  'LD104',
  function* (machine) {
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
        causes: slotCauses(device, lanes < own.lanes ? lanes : undefined, isSlow, { isIdle }),
        lost: lostOn(running.value, isSlow ? own : { rate, lanes: own.lanes }),
      };
    }
  },
  ORDER,
);

const isBare = ({ address, name }: PciFunction): boolean => address === undefined && name === '';

/** What idles at the lowest speed on all of its many lanes is graphics, and without a name nothing speaks against it. */
const isLikeIdle = ({ device, running: { value }, own }: PcieEnds): boolean =>
  isBare(device) && value.rate === SLOWEST && value.lanes === own.lanes && own.lanes >= GRAPHICS;

const SLOWEST = 2.5e9;
const GRAPHICS = 8;

/** `narrow`: the lanes in use, where they are fewer than the device has. */
export function slotCauses(
  device: PciFunction,
  narrow: number | undefined,
  isSlow: boolean,
  { isIdle = false, port }: { isIdle?: boolean; port?: PciFunction | undefined } = {},
): Candidate[] {
  const likely = narrow === undefined ? words.older : plural(narrow, words.narrow);
  const often = narrow === undefined ? howOftenSlow(device) : howOftenNarrow(device);
  // The port is told to be no faster than it is.
  const target = port?.allowed?.value.rate;
  const isTold = isSlow && target !== undefined && target === device.running?.value.rate;
  return [
    { ...powerSaving(device), isRefuted: !isIdle },
    withCommon(causeOf('LD104', 'slot', { likely, isRefuted: isIdle || (isTold && narrow === undefined) }), often),
    causeOf('LD104', 'setting', {
      signs: isTold ? [words.told(nameOf(port ?? device), transfers(target))] : [],
      isRefuted: !isSlow,
    }),
    causeOf('LD104', 'riser', { device: inCommand(device) }),
  ];
}
