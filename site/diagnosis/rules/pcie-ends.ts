/**
 * The links of PCI Express with both of their ends: the device below and the port above. What a link can do is the lesser
 * of what its ends can, so an end alone never tells whether a link is slow.
 */

import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import { pcieRate } from '../join/link-rates.ts';
import type { Machine, PciFunction } from '../join/machine.ts';
import { isTunnel } from '../join/tunnels.ts';
import { bytesPerSecond, lineName, linkName } from '../say/formatting.ts';

export interface PcieEnds {
  device: PciFunction;
  /** The port that the device hangs on, where the paste tells. */
  port: PciFunction | undefined;
  running: Stated<{ rate: number; lanes: number }>;
  /** What the device can, and what both can where the port is known. Of an unknown speed: more than any known one. */
  own: Ability;
  both: Ability | undefined;
}

export interface Ability {
  rate: number;
  lanes: number;
}

/** Widths that there are: another one is a register that nobody answered for. */
export const WIDTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 32]);

/** Ends that look down on a link; what they can says nothing of what is attached. */
const UPPER_END = /^(?:Root Port|Downstream Port|Root Complex)/;
const BRIDGE = /bridge$/i;
/** Devices that lower their speed while they have nothing to do. */
const GRAPHICS = /^(?:VGA compatible|3D|Display) controller/;
const VIRTUAL_FUNCTION = /virtual function/i;
/** Chips that manage a server: their slow link is enough for them, and no drive hangs on it. */
const BMC =
  /\bASPEED\b|\bAST(?:1150|2[0-9]{3})\b|Matrox.*\b(?:G200|MGA)|Integrated Lights-Out|\bServerEngines\b|\bPilot[- ]?[2-4]\b|Integrated Remote Access/i;

export const isGraphics = ({ kind }: PciFunction): boolean => GRAPHICS.test(kind);

export const isVirtualFunction = ({ name }: PciFunction): boolean => VIRTUAL_FUNCTION.test(name);

/** Whether it is of the chip that manages a server. */
export const isBmc = ({ name }: PciFunction): boolean => BMC.test(name);

/** Without a name, too, what says that its slot is empty is a port. */
export const isUpperEnd = ({ port, kind, empty }: PciFunction): boolean =>
  port === undefined ? empty !== undefined || BRIDGE.test(kind) : UPPER_END.test(port);

/** The most bridges in a row: ports that name each other as their parent would never end. */
const DEEPEST = 64;

/** The address of a function, or its name or line where the paste gives no address. */
export const nameOf = ({ address, name, line }: PciFunction): string =>
  address ?? (name === '' ? lineName(line) : name);

export const titleOf = (pciFunction: PciFunction): string =>
  pciFunction.address === undefined || pciFunction.name === ''
    ? nameOf(pciFunction)
    : `${pciFunction.address} (${pciFunction.name})`;

/** A link with what it carries of what it could: PCIe of 8 GT/s x2, 1.97 GB/s of 3.94 GB/s. */
export function withLoss(running: Ability, could: Ability): string {
  const [now, then] = [rateOf(running), rateOf(could)];
  const link = linkName(running);
  return now === undefined || then === undefined || then <= now
    ? link
    : words.loss(link, bytesPerSecond(now), bytesPerSecond(then));
}

/** The same for a command: what is no address never gets into one. */
export const inCommand = (pciFunction: PciFunction | undefined): string => pciFunction?.address ?? 'ADDRESS';

/** Every rule about links asks for the same. */
const trees = new WeakMap<Machine, PcieTree>();

export function pcieTree(machine: Machine): PcieTree {
  const tree = trees.get(machine) ?? new PcieTree(machine);
  trees.set(machine, tree);
  return tree;
}

export class PcieTree {
  readonly #byAddress = new Map<string, PciFunction>();
  readonly #tunnelled = new Map<PciFunction, boolean>();
  readonly links: PcieEnds[];

  constructor({ functions }: Machine) {
    for (const pciFunction of functions) {
      if (pciFunction.address !== undefined) this.#byAddress.set(pciFunction.address, pciFunction);
    }
    this.links = firstOfEach(functions).flatMap((device) => this.#ends(device) ?? []);
  }

  at(address: string | undefined): PciFunction | undefined {
    return address === undefined ? undefined : this.#byAddress.get(address);
  }

  portOf(device: PciFunction): PciFunction | undefined {
    return this.at(device.parent);
  }

  /** The function and all that it hangs on, up to the root, or as far as any machine goes. */
  *way(device: PciFunction): Generator<PciFunction> {
    let at: PciFunction | undefined = device;
    for (let steps = 0; at && steps < DEEPEST; steps++) {
      yield at;
      at = this.portOf(at);
    }
  }

  /** Whether it is of a tunnel, or behind one. */
  isTunnelled(device: PciFunction): boolean {
    const passed: PciFunction[] = [];
    let is = false;
    for (const pciFunction of this.way(device)) {
      const known = this.#tunnelled.get(pciFunction);
      passed.push(pciFunction);
      is = known ?? isTunnel(pciFunction);
      if (is || known !== undefined) break;
    }
    for (const pciFunction of passed) this.#tunnelled.set(pciFunction, is);
    return is;
  }

  #ends(device: PciFunction): PcieEnds | undefined {
    const { running, capable } = device;
    const { rate, lanes } = running?.value ?? {};
    if (isUpperEnd(device) || !running || rate === undefined || !WIDTHS.has(lanes ?? 0)) return;
    const own = ability(capable?.value);
    if (!own || lanes === undefined || rate > own.rate || lanes > own.lanes) return;
    if (this.isTunnelled(device) || this.isInternal(device) || isBmc(device)) return;
    const port = this.portOf(device);
    const above = ability(port?.capable?.value);
    const both = above && { rate: Math.min(own.rate, above.rate), lanes: Math.min(own.lanes, above.lanes) };
    return { device, port, running: { value: { rate, lanes }, line: running.line }, own, both };
  }

  /** Graphics of AMD behind a switch on their own card: the link that counts is that of the switch. */
  isInternal(device: PciFunction): boolean {
    const port = this.portOf(device);
    const top = port && this.portOf(port);
    return port?.port === 'Downstream Port' && top?.port === 'Upstream Port' && /\bNavi\b/.test(top.name);
  }
}

function ability(
  link: { speed?: string | undefined; rate: number | undefined; lanes: number | undefined } | undefined,
): Ability | undefined {
  if (!link || !WIDTHS.has(link.lanes ?? 0)) return undefined;
  const rate = link.speed === 'unknown' ? Number.POSITIVE_INFINITY : link.rate;
  return rate === undefined || link.lanes === undefined ? undefined : { rate, lanes: link.lanes };
}

/** Whether what its link runs at is known of the kernel's line alone, and not of registers. */
export const isByKernel = ({ running, bandwidth }: PciFunction): boolean =>
  bandwidth !== undefined && running?.value === bandwidth.link;

/** Whether a function is of the device at an address: functions differ in the last digit. */
export const isSameDevice = (address: string, pciFunction: PciFunction): boolean =>
  address.slice(0, -2) === pciFunction.address?.slice(0, -2);

/** Functions of one device share its link: the first of each stands for all. */
function firstOfEach(functions: readonly PciFunction[]): PciFunction[] {
  const first = new Map<string, PciFunction>();
  for (const pciFunction of functions) {
    const key = pciFunction.address?.slice(0, -2) ?? `line ${pciFunction.line}`;
    const known = first.get(key);
    if (!known || (pciFunction.address ?? '') < (known.address ?? '')) first.set(key, pciFunction);
  }
  return [...first.values()];
}

/** Bytes per second that a link loses against what it could do, where both rates are known. */
export function lostOn(running: Ability, could: Ability): number | undefined {
  const [now, then] = [pcieRate(running.rate, running.lanes), pcieRate(could.rate, could.lanes)];
  return now === undefined || then === undefined || then <= now ? undefined : then - now;
}

/** 1.97 GB/s of 7.88 GB/s: for the end of a message. */
export const rateOf = ({ rate, lanes }: Ability): number | undefined => pcieRate(rate, lanes);

/** What was read of a poor signal on the link of a function and its port. */
export function signalSigns(...ends: readonly (PciFunction | undefined)[]): string[] {
  const count = wireErrors(...ends);
  return count > 0 ? [plural(count, words.errors)] : [];
}

const words = {
  loss: (link: string, now: string, could: string) => `${link}, ${now} of ${could}`,
  errors: 'one {# signal error was logged on this link} other {# signal errors were logged on this link}',
};

/** Errors of the wire that the function or its port reported. */
function wireErrors(...ends: readonly (PciFunction | undefined)[]): number {
  let count = 0;
  for (const { errors } of ends.filter((end) => end !== undefined)) {
    for (const { layers } of errors) {
      count += (layers['Physical Layer'] ?? 0) + (layers['Data Link Layer'] ?? 0);
    }
  }
  return count;
}
