import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { isGraphics, nameOf, pcieTree, rateOf } from './pcie-ends.ts';

const words = {
  ports:
    'one {# port is below its own maximum with a device at its own: {ports}} other {# ports are below their own maximum with a device at its own: {ports}}',
};

export const fasterPort: DiagnosticRule = {
  id: 'LD127',
  severity: 'normal',
  looksFor: 'Ports below their own maximum with a device that runs at its maximum.',
  why: 'A link runs at what both ends support. A port that supports more than its device is not a fault, whatever lspci calls it.',
  sources: ['pciutils-ls-caps'],
  *find(machine) {
    const faster = pcieTree(machine).links.flatMap(({ device, port, running, own }) => {
      const can = port?.capable?.value;
      if (!port || !can?.rate || !can.lanes) return [];
      const { rate, lanes } = running.value;
      const isFull = lanes === own.lanes && (rate === own.rate || isGraphics(device));
      const more = (rateOf({ rate: can.rate, lanes: can.lanes }) ?? 0) > (rateOf(own) ?? 0);
      return isFull && more ? [{ port, line: running.line }] : [];
    });
    const [first] = faster;
    if (!first) return;
    yield {
      subject: nameOf(first.port),
      line: first.line,
      message: plural(faster.length, words.ports, {
        ports: listed(faster.map(({ port }) => nameOf(port))),
      }),
      causes: [
        {
          message: 'The port supports more than the device that is plugged in',
          check: 'Compare LnkCap and LnkSta of the device, not of the port: `sudo lspci -vv`',
          fix: 'Nothing',
        },
      ],
    };
  },
};
