// Measured devices as the comparison offers them: too many for a list of all, so a part of the name is typed.

export interface Device {
  /** `set/run`, as in the address. */
  key: string;
  name: string;
  source: string;
}

/** By source, whose title is written once. */
export type DeviceList = [source: string, devices: [key: string, name: string][]][];

export const devicesIn = (list: DeviceList): Device[] =>
  list.flatMap(([source, devices]) => devices.map(([key, name]) => ({ key, name, source })));

/** Proposals below a field. */
export const MOST_PROPOSED = 30;

/** Those that have every word of a text in their name, their source or their key; of no text, the first ones. */
export function devicesNamed<One extends Device>(all: readonly One[], text: string, most = MOST_PROPOSED): One[] {
  const wanted = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const devices: One[] = [];
  for (const device of all) {
    const { key, name, source } = device;
    const searched = `${name} ${source} ${key}`.toLowerCase();
    if (wanted.every((word) => searched.includes(word))) devices.push(device);
    if (devices.length === most) break;
  }
  return devices;
}

/** Units follow a thin space, which nobody types. */
const spaced = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');

export function deviceCalled<One extends Device>(all: readonly One[], text: string): One | undefined {
  const called = spaced(text);
  return all.find(({ key, name }) => spaced(name) === called || key === called);
}
