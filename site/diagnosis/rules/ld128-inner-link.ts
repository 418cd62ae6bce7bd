import { linkName } from '../say/formatting.ts';
import { inCommand, isGraphics, nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const innerLink = rule('LD128', function* (machine) {
  const tree = pcieTree(machine);
  for (const device of machine.functions) {
    if (!isGraphics(device) || !device.running || !tree.isInternal(device)) continue;
    const top = tree.portOf(tree.portOf(device) ?? device);
    if (!top) continue;
    yield {
      subject: nameOf(device),
      line: device.running.line,
      message: `${nameOf(device)} shows ${linkName(device.running.value)} to a switch on its own card; the link to the slot belongs to ${nameOf(top)}`,
      causes: [causeOf('LD128', 'ownSwitch', { port: inCommand(top) })],
    };
  }
});
