/** `usb-devices` and the `lsusb` of Synology: the port and the speed of each device on USB; the driver where it is said. */
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

/** `  |__1-1         0bda:8157:3000 00  2.10  480MBit/s 500mA 1IF  (Maker and product with a serial number)`, of hubs `hub` behind. */
const SYNOLOGY =
  /^[\s|]{0,40}\|__(?<path>\d{1,3}-[\d.]{1,24})\s{1,12}(?<id>[0-9a-f]{4}:[0-9a-f]{4}):[0-9a-f]{4} [0-9a-f]{2}\s{1,4}(?<version>\d\.\d{2})\s{1,6}(?<rate>[\d.]{1,6})MBit\/s (?!.*\) hub\s*$)/;

/** Without their names, in which serial numbers stand. */
export const synologyUsb = (lines: Lines): UsbDevice[] =>
  [...lines.entriesHolding(['MBit/s'])].flatMap(([index, line]) => {
    const { path, id, version, rate } = SYNOLOGY.exec(line)?.groups ?? {};
    if (path === undefined || id === undefined || index > MOST_RECORDS) return [];
    const number = index + 1;
    const negotiated = told(Number(rate) * 1e6, number);
    const isOfUsb3 = Number(version) >= OF_USB_3 && Number(rate) * 1e6 < SUPER_SPEED;
    const capable = isOfUsb3 ? { value: SUPER_SPEED, line: number } : undefined;
    const none = { listing: 0, bus: 0, device: 0, name: '', storage: [], controller: undefined };
    return [{ ...none, line: number, path, id, negotiated, capable }];
  });

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
