import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { howOftenSmallPayload, withCommon } from './how-common.ts';
import { isVirtualFunction, nameOf, pcieTree } from './pcie-ends.ts';

const words = {
  devices:
    'one {# device is set to payloads of {set} bytes where {most} are possible: {devices}} other {# devices are set to payloads of {set} bytes where {most} are possible: {devices}}',
};

export const smallPayload: DiagnosticRule = {
  id: 'LD109',
  severity: 'hint',
  looksFor: 'Devices set to a smaller maximum payload than they and their ports support.',
  why: 'Each packet has a header of its own, so larger payloads leave more of the link for data: going from 128 to 256 bytes gains 8.6 %.',
  sources: ['linux-kernel-parameters-pci', 'intel-an-456', 'pcie-bench-2018'],
  *find(machine) {
    const tree = pcieTree(machine);
    const small = tree.links.flatMap(({ device, port }) => {
      const [set, own, above] = [device.payload, device.payloadCapable, port?.payloadCapable];
      // All on the way have to take the larger payload, so each of them has to say what it can.
      const abilities = [...tree.way(device)].map((one) => one.payloadCapable?.value);
      if (!set || !own || !above || isVirtualFunction(device)) return [];
      if (device.port === 'Upstream Port' || abilities.includes(undefined)) return [];
      const most = Math.min(...abilities.filter((size) => size !== undefined));
      return set.value < most && port?.payload?.value === set.value ? [{ device, set, most }] : [];
    });
    const [first] = small;
    if (!first) return;
    yield {
      subject: nameOf(first.device),
      line: first.set.line,
      message: plural(small.length, words.devices, {
        set: `${first.set.value}`,
        most: `${first.most}`,
        devices: listed(small.map(({ device }) => nameOf(device))),
      }),
      causes: [
        withCommon(
          {
            message: 'The firmware chose a size that every device supports, and the kernel keeps it',
            check:
              '`sudo lspci -vv | grep -E "^[0-9a-f]|MaxPayload"`: DevCap is what a device supports, DevCtl what is set',
            fix: 'Look for Max Payload Size in the BIOS, or start the kernel with `pci=pcie_bus_safe`; measure before and after',
          },
          howOftenSmallPayload(first.device),
        ),
      ],
    };
  },
};
