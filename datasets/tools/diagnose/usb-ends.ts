/** What findings have to know of a device on USB and of the hubs above it. */
import type { Machine, UsbLink } from './machine.ts';

export const HIGH_SPEED = 480e6;
export const SUPER_SPEED = 5e9;

/** Drives and their bridges: by their driver, by what they offer, or since a drive hangs on them. */
export const storageOf = ({ usb, drives }: Machine): UsbLink[] =>
  usb.filter(
    ({ driver, offers, path, isHub }) =>
      !isHub &&
      (offers.length > 0 ||
        driver?.value === 'uas' ||
        driver?.value === 'usb-storage' ||
        (path !== undefined && drives.some((drive) => drive.usb === path))),
  );

/** Path, number or name: what the paste calls it by. Names may hold what a maker wrote, never a serial number. */
export const usbName = ({ path, id, name, line }: UsbLink): string =>
  path ?? id ?? name ?? `line ${line}`;

/** Path with the name beside, where there is one. */
export const usbTitle = (link: UsbLink): string =>
  link.name === undefined || link.name === usbName(link)
    ? usbName(link)
    : `${usbName(link)} (${link.name})`;

/** The most that a device is known to do: by its own words, before, or at another port. */
export function mostOf({ usb }: Machine, link: UsbLink): number {
  const alike = link.id === undefined ? [] : usb.filter(({ id }) => id === link.id);
  const rates = [link.capable, link.earlier, ...alike.map(({ running }) => running)];
  return Math.max(0, ...rates.map((rate) => rate?.value ?? 0));
}

/** The hub that a device hangs on; a root hub is the port of the machine itself. */
export const hubOf = ({ usb }: Machine, { parent }: UsbLink): UsbLink | undefined =>
  parent === undefined ? undefined : usb.find(({ path }) => path === parent);

export const isRootHub = ({ path }: UsbLink): boolean => path?.startsWith('usb') === true;
