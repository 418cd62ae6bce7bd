// What a finding says that a slow USB link carries is never more than the link.
import { expect, test } from 'vitest';
import { diagnose } from './diagnosis.ts';

test.each([1.5, 12, 480])('a drive at %d Mb/s is said to move no more than that', (megabits) => {
  for (const driver of ['usb-storage', 'uas']) {
    const tree = `/:  Bus 02.Port 1: Dev 1, Class=root_hub, Driver=xhci_hcd/4p, 480M
    |__ Port 3: Dev 2, If 0, Class=Hub, Driver=hub/8p, ${megabits}M
        |__ Port 1: Dev 3, If 0, Class=Mass Storage, Driver=${driver}, ${megabits}M
`;
    const messages = diagnose('lsusb-t', tree).machines.flatMap(({ findings }) =>
      findings.filter(({ id }) => id === 'LD301').map(({ message }) => message),
    );
    expect(messages).toHaveLength(1);
    for (const [, megabytes] of messages.join().matchAll(/([\d.]+) MB\/s/g))
      expect(Number(megabytes) * 8).toBeLessThanOrEqual(megabits);
  }
});
