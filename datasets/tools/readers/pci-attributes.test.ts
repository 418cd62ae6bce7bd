import { expect, test } from 'vitest';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { lspciDevices, type PciLink } from './lspci.ts';
import { withAttributes } from './pci-attributes.ts';
import type { Stated } from './stated.ts';
import { expectCutsToSayNothingNew, expectNoiseToBeRead } from './testing.ts';

const GREPPED = `/sys/bus/pci/devices/0000:01:00.0/current_link_speed:8.0 GT/s PCIe
/sys/bus/pci/devices/0000:01:00.0/current_link_width:2
/sys/bus/pci/devices/0000:01:00.0/max_link_speed:16.0 GT/s PCIe
/sys/bus/pci/devices/0000:01:00.0/max_link_width:4
/sys/bus/pci/devices/0000:02:00.0/current_link_speed:Unknown
/sys/bus/pci/devices/0000:02:00.0/current_link_width:255
`;

const HWINFO = `Example NVMe Controller ----------------------------------------------------

 [General Information]
  Device Name:                            Example NVMe Controller
  PCI Address (Bus:Device:Function) Number: 60:0:0
 [PCI Express]
  Current Link Width:                     2x
  Maximum Link Width:                     4x
  Current Link Speed:                     8.0 GT/s
  Maximum Link Speed:                     16.0 GT/s
  Device/Port Type:                       PCI Express Endpoint
  Maximum Payload Size Supported:         512 bytes
  Maximum Payload Size:                   256 bytes

Example Graphics -----------------------------------------------------------
  Device Name:                            Example Graphics
  PCI Address (Bus:Device:Function) Number: 0:2:0
  Current Link Width:                     Not negotiated
  Maximum Link Speed:                     5.0 GT/s
  Device/Port Type:                       Root Complex Integrated Endpoint
  Maximum Payload Size Supported:         128 bytes
`;

const devicesOf = (text: string) => {
  const { lines } = cleaned(text);
  return withAttributes(lspciDevices(lines), lines);
};
const shown = (link: Stated<PciLink> | undefined) => link && [link.value.speed, link.value.lanes, link.line];

test('files of sysfs tell links, and what does not answer tells nothing', () => {
  expect(devicesOf(GREPPED).map(({ address, running, capable }) => [address, shown(running), shown(capable)])).toEqual([
    ['0000:01:00.0', ['8.0GT/s', 2, 1], ['16.0GT/s', 4, 3]],
  ]);
});

test('a file that was printed by itself tells its value on the next line', () => {
  const text = `$ cat /sys/bus/pci/devices/0000:01:00.0/current_link_width\n4\n`;
  expect(devicesOf(text)[0]?.running).toEqual({
    value: { speed: undefined, rate: undefined, lanes: 4 },
    line: 2,
  });
});

test('what lspci says stays, and what it hides is filled in', () => {
  const hidden = '01:00.0 Non-Volatile memory controller: Example\n\tCapabilities: <access denied>\n';
  const [device, ...others] = devicesOf(hidden + GREPPED);
  expect(others).toEqual([]);
  expect([device?.kind, shown(device?.running)?.[1]]).toEqual(['Non-Volatile memory controller', 2]);
  const told = '01:00.0 Non-Volatile memory controller: Example\n\tLnkSta: Speed 5GT/s, Width x1\n';
  expect(shown(devicesOf(told + GREPPED)[0]?.running)).toEqual(['5GT/s', 1, 2]);
});

test('HWiNFO counts addresses in decimal, and a link that is not there has no width', () => {
  expect(
    devicesOf(HWINFO).map(({ address, name, port, running, capable, payload, payloadCapable }) => [
      address,
      name,
      port,
      shown(running),
      shown(capable),
      payload?.value,
      payloadCapable?.value,
    ]),
  ).toEqual([
    ['0000:3c:00.0', 'Example NVMe Controller', 'Endpoint', ['8.0GT/s', 2, 7], ['16.0GT/s', 4, 8], 256, 512],
    [
      '0000:00:02.0',
      'Example Graphics',
      'Root Complex Integrated Endpoint',
      undefined,
      ['5.0GT/s', undefined, 19],
      undefined,
      128,
    ],
  ]);
});

test('in any dressing they say the same', () => {
  for (const text of [GREPPED, HWINFO]) {
    const told = (pasted: string) =>
      devicesOf(pasted).map(({ address, running, capable, payload }) =>
        JSON.stringify([address, running?.value, capable?.value, payload?.value]),
      );
    for (const dressing of DRESSINGS) expect(told(wear(text, [dressing]).text), dressing.name).toEqual(told(text));
  }
});

test('any cut after a line says nothing new, and noise is read', () => {
  for (const text of [GREPPED, HWINFO]) {
    // A link is told in parts, so each part is looked at alone.
    expectCutsToSayNothingNew(text, (lines) =>
      withAttributes([], lines).map(({ line, address, running, capable }) => ({
        line,
        address,
        rate: running?.value.rate,
        lanes: running?.value.lanes,
        most: capable?.value.rate,
        widest: capable?.value.lanes,
      })),
    );
    expectNoiseToBeRead(text, (lines) => withAttributes(lspciDevices(lines), lines));
  }
});
