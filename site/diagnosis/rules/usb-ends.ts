/** What findings have to know of a device on USB and of the hubs above it. */
import type { Machine, UsbLink } from '../join/machine.ts';
import { lineName } from '../say/formatting.ts';

export const HIGH_SPEED = 480e6;
export const SUPER_SPEED = 5e9;

/** Path, number or name: what the paste calls it by. Names may hold what a maker wrote, never a serial number. */
export const usbName = ({ path, id, name, line }: UsbLink): string => path ?? id ?? name ?? lineName(line);

/** Path with the name beside, where there is one. */
export const usbTitle = (link: UsbLink): string =>
  link.name === undefined || link.name === usbName(link) ? usbName(link) : `${usbName(link)} (${link.name})`;

const trees = new WeakMap<Machine, UsbTree>();

/** Every rule about USB asks for the same. */
export function usbTree(machine: Machine): UsbTree {
  const tree = trees.get(machine) ?? new UsbTree(machine);
  trees.set(machine, tree);
  return tree;
}

class UsbTree {
  readonly #byPath = new Map<string, UsbLink>();
  /** Links by number of maker and product, which very unlike chips share. */
  readonly #byId = new Map<string, UsbLink[]>();
  /** Drives and their bridges: by their driver, by what they offer, or since a drive hangs on them. */
  readonly storage: UsbLink[];

  /** Whether there is a hub of USB 3 besides those of the machine itself. */
  readonly hasFastHub: boolean;

  constructor({ usb, drives }: Machine) {
    const used = new Set(drives.map((drive) => drive.usb));
    for (const link of usb) {
      const { path, id } = link;
      if (path !== undefined) this.#byPath.set(path, link);
      if (id !== undefined) this.#byId.set(id, [...(this.#byId.get(id) ?? []), link]);
    }
    this.hasFastHub = usb.some(
      (usbLink) => usbLink.isHub && !isRootHub(usbLink) && (usbLink.running?.value ?? 0) >= SUPER_SPEED,
    );
    this.storage = usb.filter(
      ({ driver, offers, path, isHub, isStorage }) =>
        !isHub &&
        (isStorage ||
          offers.length > 0 ||
          driver?.value === 'uas' ||
          driver?.value === 'usb-storage' ||
          (path !== undefined && used.has(path))),
    );
  }

  /** The most that a device is known to do: by its own words, before, or at another port. Nothing where nothing says it. */
  mostOf(link: UsbLink): number | undefined {
    const told = [link.capable, link.earlier, ...this.placesOf(link).map(({ running }) => running)];
    const rates = told.flatMap((rate) => (rate ? [rate.value] : []));
    return rates.length === 0 ? undefined : Math.max(...rates);
  }

  /** Whether a device says itself that it can do more than its link. */
  saysMore = ({ capable, running }: UsbLink): boolean =>
    (capable?.value ?? 0) > (running?.value ?? Number.POSITIVE_INFINITY);

  /** Other ports that the same device was in at another time. Two at the same time are two devices, whatever their id. */
  placesOf(link: UsbLink): UsbLink[] {
    const alike = link.id === undefined ? [] : (this.#byId.get(link.id) ?? []);
    const isOne = alike.filter(({ hasMoved }) => !hasMoved).length === 1;
    return isOne ? alike.filter((usbLink) => usbLink !== link) : [];
  }

  /** The hub that a device hangs on; a root hub is the port of the machine itself. */
  hubOf({ parent }: UsbLink): UsbLink | undefined {
    return parent === undefined ? undefined : this.#byPath.get(parent);
  }
}

export const isRootHub = ({ path }: UsbLink): boolean => path?.startsWith('usb') === true;
