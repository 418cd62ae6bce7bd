import type { BoardPlace, Machine } from '../join/machine.ts';
import { linkName } from '../say/formatting.ts';
import { howOftenNarrow, howOftenSlow, withCommon } from './how-common.ts';
import { inCommand, isGraphics, lostOn, nameOf, pcieTree, titleOf, withLoss } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

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

export const slotAtItsMaximum = rule('LD103', function* (machine) {
  for (const { device, port, running, own, both } of pcieTree(machine).links) {
    if (!both || !Number.isFinite(own.rate)) continue;
    const { rate, lanes } = running.value;
    const slot = device.slot?.value ?? port?.slot?.value;
    const roomier = lanes < own.lanes ? roomierThan(machine, slot) : undefined;
    const isAtMost = lanes === both.lanes && (rate === both.rate || isGraphics(device));
    const lost = lostOn(both, own);
    if (!isAtMost || lost === undefined) continue;
    const often = lanes < own.lanes ? howOftenNarrow(device) : howOftenSlow(device);
    const [at, link] = [inCommand(port ?? device), linkName(both)];
    yield {
      subject: nameOf(device),
      line: running.line,
      message: `${titleOf(device)} supports ${linkName(own)} and runs at ${withLoss(running.value, own)}, the maximum of its port ${nameOf(port ?? device)}`,
      causes: [
        causeOf('LD103', 'slotRoomier', {
          slot: slot ?? '',
          link,
          at,
          place: roomier?.name ?? '',
          lanes: roomier?.lanes ?? 0,
          isRefuted: !roomier,
        }),
        causeOf('LD103', 'slotNamed', { slot: slot ?? '', link, at, isRefuted: slot === undefined || !!roomier }),
        causeOf('LD103', 'slot', { link, at, isRefuted: slot !== undefined }),
        causeOf('LD103', 'setting'),
      ].map((cause) => (cause.name === 'LD103.setting' ? cause : withCommon(cause, often))),
      lost,
    };
  }
});
