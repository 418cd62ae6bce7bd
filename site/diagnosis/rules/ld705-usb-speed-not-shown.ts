import { bitsPerSecond, listed } from '../say/formatting.ts';
import { lineNaming } from './not-understood.ts';
import { causeOf, rule } from './rule.ts';
import { usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbSpeedNotShown = rule('LD705', function* (machine) {
  const silent = usbTree(machine).storage.filter(
    (link) => !link.running && lineNaming(machine, [usbName(link)]) === undefined,
  );
  const [first] = silent;
  if (!first) return;
  yield {
    subject: usbName(first),
    line: first.line,
    message: first.capable
      ? `The paste does not show the speed of ${listed(silent.map(usbTitle))}; it supports ${bitsPerSecond(first.capable.value)}`
      : `The paste does not show the speed of ${listed(silent.map(usbTitle))}`,
    causes: [causeOf('LD705', 'unprinted')],
  };
});
