import type { BoardPlace, Machine } from '../join/machine.ts';
import { linkName } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { howOftenNarrow, howOftenSlow, withCommon } from './how-common.ts';
import { inCommand, isGraphics, lostOn, nameOf, pcieTree, titleOf, withLoss } from './pcie-ends.ts';

/** A slot of the same form with more lanes: one that is free before one that is taken. */
function roomierThan({ slots = [] }: Machine, name: string | undefined): BoardPlace | undefined {
  const own = slots.find((slot) => slot.name === name);
  if (!own) return undefined;
  const [free, taken] = [false, true].map((isInUse) =>
    slots
      .filter(({ form, lanes }) => form === own.form && lanes > own.lanes)
      .toSorted((a, b) => b.lanes - a.lanes)
      .find((slot) => (slot.isInUse === true) === isInUse),
  );
  return free ?? taken;
}

export const slotAtItsMaximum: DiagnosticRule = {
  id: 'LD103',
  severity: 'hint',
  looksFor: 'A device that supports more than its port, with the port at its own maximum.',
  why: 'Nothing is broken: the link does all that the slot supports. Another slot, if the machine has one, would carry more.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find(machine) {
    for (const { device, port, running, own, both } of pcieTree(machine).links) {
      if (!both || !Number.isFinite(own.rate)) continue;
      const { rate, lanes } = running.value;
      const slot = device.slot?.value ?? port?.slot?.value;
      const roomier = lanes < own.lanes ? roomierThan(machine, slot) : undefined;
      const isAtMost = lanes === both.lanes && (rate === both.rate || isGraphics(device));
      const lost = lostOn(both, own);
      if (!isAtMost || lost === undefined) continue;
      yield {
        subject: nameOf(device),
        line: running.line,
        message: `${titleOf(device)} supports ${linkName(own)} and runs at ${withLoss(running.value, own)}, the maximum of its port ${nameOf(port ?? device)}`,
        causes: [
          withCommon(
            {
              message: slot
                ? `It sits in ${slot}, and that slot is the limit: its port has ${linkName(both)}`
                : `The slot is the limit: its port has ${linkName(both)}`,
              check: `\`sudo lspci -vv -s ${inCommand(port ?? device)} | grep LnkCap:\``,
              fix: roomier
                ? `Move the device to ${roomier.name}, which has ${roomier.lanes} lanes as the firmware says, if it needs them`
                : 'Move the device to a slot with more lanes or a newer generation, if it needs them',
            },
            lanes < own.lanes ? howOftenNarrow(device) : howOftenSlow(device),
          ),
          {
            message: 'A setting of the BIOS or firmware keeps the port at an older generation',
            check: 'Look in the BIOS, or in the configuration file of the board, for the speed of this slot',
            fix: 'Set it to Auto or to the newest generation that the board supports',
          },
        ],
        lost,
      };
    }
  },
};
