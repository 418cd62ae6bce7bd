import { bitsPerSecond, listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const linkInTheEnclosure = rule('LD305', function* ({ drives, usb }) {
  const shown = new Set(usb.flatMap(({ path, running }) => (running && path ? [path] : [])));
  const inside = drives.filter(
    ({ isUsb, running, capable, usb: path }) =>
      isUsb && running && running.value >= (capable?.value ?? 0) && !shown.has(path ?? ''),
  );
  const [first] = inside;
  if (!first?.running) return;
  yield {
    subject: first.id,
    line: first.running.line,
    message: `${listed(inside.map(({ id }) => id))}: ${bitsPerSecond(first.running.value)} is the link inside the enclosure; the paste does not show the USB link`,
    causes: [causeOf('LD305', 'bridge')],
  };
});
