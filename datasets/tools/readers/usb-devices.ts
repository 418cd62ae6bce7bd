/** `usb-devices`: the port, the speed and the driver of each device on USB. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, textOf, told } from './figures.ts';
import type { UsbDevice } from './lsusb.ts';

const TOPOLOGY = /^T:\s{1,4}Bus=\s{0,3}(\d{1,3}) Lev=.{1,40} Dev#=\s{0,3}(\d{1,3}) Spd=\s{0,3}(\d{1,5}(?:\.\d)?)\s/;
const VERSION = /^D:\s{1,4}Ver=\s{0,2}(\d\.\d{2}) /;
const IDS = /^P:\s{1,4}Vendor=([0-9a-f]{4}) ProdID=([0-9a-f]{4})\b/;
const PRODUCT = /^S:\s{1,4}Product=(\S.{0,100}?)\s*$/;
const DRIVER = /^I:\s.{1,80}\bDriver=(usb-storage|uas)\s*$/;
/** A device that says so on a port of USB 2 is made for USB 3. */
const OF_USB_3 = 2.1;
const SUPER_SPEED = 5e9;

export function usbDevices(lines: Lines): UsbDevice[] {
  const devices: UsbDevice[] = [];
  let device: UsbDevice | undefined;
  for (const [index, line] of lines.entriesHolding(['T:  Bus', 'D:  Ver', 'P:  Vendor', 'S:  Product', 'Driver='])) {
    const number = index + 1;
    const [, bus, which, megabits] = TOPOLOGY.exec(line) ?? [];
    if (bus !== undefined) {
      if (devices.length >= MOST_RECORDS) break;
      device = {
        line: number,
        listing: 0,
        bus: Number(bus),
        device: Number(which),
        id: '',
        name: '',
        negotiated: told(Number(megabits) * 1e6, number),
        capable: undefined,
        storage: [],
        controller: undefined,
      };
      devices.push(device);
    }
    if (!device) continue;
    const version = Number(VERSION.exec(line)?.[1]);
    if (version >= OF_USB_3 && (device.negotiated?.value ?? 0) < SUPER_SPEED)
      device.capable = { value: SUPER_SPEED, line: number };
    const [, vendor, product] = IDS.exec(line) ?? [];
    if (vendor !== undefined) device.id = `${vendor}:${product}`;
    device.name = textOf(PRODUCT.exec(line)?.[1]) ?? device.name;
    const driver = DRIVER.exec(line)?.[1];
    if (driver !== undefined && device.storage.length === 0)
      device.storage.push({ value: driver === 'uas' ? 'uas' : 'bulk-only', line: number });
  }
  return devices.filter(({ id }) => id !== '');
}
