import { plural } from '../../../datasets/tools/language/plural.ts';
import type { UsbLink } from '../join/machine.ts';
import { bitsPerSecond, listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';
import { isRootHub, usbName, usbTitle, usbTree } from './usb-ends.ts';

const words = {
  drives: 'one {# drive shares the hub {hub}: {drives}} other {# drives share the hub {hub}: {drives}}',
  atRate:
    'one {# drive shares the hub {hub} and its link of {rate}: {drives}} other {# drives share the hub {hub} and its link of {rate}: {drives}}',
};

export const sharedHub = rule('LD304', function* (machine) {
  const hubs = new Map<UsbLink, UsbLink[]>();
  for (const link of usbTree(machine).storage) {
    const hub = usbTree(machine).hubOf(link);
    if (hub && !isRootHub(hub)) hubs.set(hub, [...(hubs.get(hub) ?? []), link]);
  }
  for (const [hub, below] of hubs) {
    if (below.length < 2) continue;
    yield {
      subject: usbName(hub),
      line: hub.line,
      message: plural(below.length, hub.running ? words.atRate : words.drives, {
        hub: usbTitle(hub),
        rate: bitsPerSecond(hub.running?.value ?? 0),
        drives: listed(below.map(usbName)),
      }),
      causes: [causeOf('LD304', 'hub')],
    };
  }
});
