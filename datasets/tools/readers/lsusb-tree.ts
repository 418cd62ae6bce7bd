/**
 * What `lsusb -t` prints, of usbutils before and since 2023. Which hub a device hangs on stands in the indentation
 * alone, so it is told only where the indentation is whole, or where `-vv` prints the path beside.
 */
import type { Lines } from '../paste/lines.ts';
import type { Stated } from './stated.ts';

interface UsbInterface {
  line: number;
  number: number;
  /** Mass Storage, Hub and others, as printed. */
  kind: string;
  /** usb-storage, uas; nothing where none took it. */
  driver: string | undefined;
}

export interface UsbNode {
  line: number;
  /** Which of several listings in one paste it stands in, from 0: a bus that comes again or out of order begins the next. */
  listing: number;
  /** Nothing where the paste begins below the line of the bus. */
  bus: number | undefined;
  device: number;
  port: number;
  isRoot: boolean;
  /** As the kernel calls it: usb2, 2-1.3. */
  path?: string | undefined;
  parent?: string | undefined;
  /** Bits per second of the link to the hub above, of all of its lanes; of a root hub what it can do. */
  rate: number;
  /** Lanes, where there are several: of what is sent and of what is received. */
  lanes: { sent: number; received: number } | undefined;
  /** Ports of a hub. */
  ports?: number | undefined;
  interfaces: UsbInterface[];
  id?: Stated<string> | undefined;
  name?: Stated<string> | undefined;
}

const SPEED = '([0-9]{1,5}(?:\\.[0-9])?)M(?:/x([0-9])|/Tx([0-9])\\+Rx([0-9]))?(?=\\s|$)';
const ROOT = new RegExp(
  `^(\\s{0,40})(?:/: {1,3})?Bus ([0-9]{2,3})\\.Port [0-9]{1,3}: Dev ([0-9]{1,3}), Class=root_hub, Driver=[^,]{1,40}?/([0-9]{1,3})p, ${SPEED}`,
);
const NODE = new RegExp(
  `^(\\s{0,80})\\|__ ?Port ([0-9]{1,3}): Dev ([0-9]{1,3}), (?:If ([0-9]{1,3}), Class=([^,]{1,60}), Driver=([^,]{0,40}?)(?:/([0-9]{1,3})p)?, )?${SPEED}`,
);
const ID = /^\s{0,80}ID ([0-9a-f]{4}:[0-9a-f]{4})(?: (.{1,200}))?$/;
const PATH = /^\s{0,80}\/sys\/bus\/usb\/devices\/([0-9]{1,3}-[0-9]{1,3}(?:\.[0-9]{1,3}){0,6}) /;
/** What `-vv` and `-vvv` print below a device. */
const DETAIL = /^\s{0,80}(?:ID [0-9a-f]{4}:|\/sys\/|Manufacturer=|Product=|Serial=)/;
/** Behind values people point at what they mean. */
const MARK = /(?<!\s)\s+(?:<<|<--|#).*$/;

/** Columns that a level is set in, at least: less is what is left of an indentation. */
const STEP = 3;

/** More devices than any machine has. */
const MOST_NODES = 10_000;

export function lsusbTree(lines: Lines): UsbNode[] {
  const nodes: UsbNode[] = [];
  const listings = new Listings();
  /** The hubs above, the root first, and the column of each. */
  let above: { node: UsbNode; column: number }[] = [];
  let last: UsbNode | undefined;
  const nextDevice = lines.seeker([': Dev ']);
  for (let index = nextDevice(0); index < lines.length; index++) {
    if (nodes.length >= MOST_NODES) break;
    if (!last) index = nextDevice(index);
    const line = lines.at(index) ?? '';
    const number = index + 1;
    // Of lines that were joined, or of a root that is torn, nobody knows what hangs on what.
    const isTorn = line.startsWith('/:') && !ROOT.test(line);
    if (isTorn || line.indexOf(': Dev ') !== line.lastIndexOf(': Dev ')) {
      [above, last] = [[], undefined];
      continue;
    }
    const [, lead, bus, device, ports, ...speed] = ROOT.exec(line) ?? [];
    if (bus !== undefined) {
      listings.add(bus);
      const place = { line: number, listing: listings.current, bus: Number(bus) };
      const root = nodeOf(place, Number(device), 1, speed);
      last = { ...root, isRoot: true, path: `usb${Number(bus)}`, ports: Number(ports) };
      above = [{ node: last, column: lead?.length ?? 0 }];
      nodes.push(last);
      continue;
    }
    const match = NODE.exec(line);
    if (match) {
      const root = above[0]?.node;
      const [, indent = '', port, , , , , hubPorts, ...rates] = match;
      const known = last !== undefined && last.device === Number(match[3]) ? last : undefined;
      if (known && !known.isRoot && known.port === Number(port)) {
        addInterface(known, match, number);
        continue;
      }
      const place = { line: number, listing: listings.current, bus: root?.bus };
      last = nodeOf(place, Number(match[3]), Number(port), rates);
      last.ports = hubPorts === undefined ? undefined : Number(hubPorts);
      addInterface(last, match, number);
      above = hang(last, indent.length, above);
      nodes.push(last);
      continue;
    }
    if (last && DETAIL.test(line)) readDetail(line, number, last);
    else if (line.trim() !== '') last = undefined;
  }
  return nodes;
}

/** Buses are printed upwards since 2023, of three digits, and downwards before, of two. */
class Listings {
  current = 0;
  readonly #buses = new Set<number>();
  #before: number | undefined;

  add(digits: string): void {
    const bus = Number(digits);
    const isUpwards = digits.length === 3;
    const isOut = this.#before !== undefined && (isUpwards ? bus < this.#before : bus > this.#before);
    if (isOut || this.#buses.has(bus)) {
      this.current++;
      this.#buses.clear();
    }
    this.#buses.add(bus);
    this.#before = bus;
  }
}

function nodeOf(
  place: Pick<UsbNode, 'line' | 'listing' | 'bus'>,
  device: number,
  port: number,
  [megabits, both, sent, received]: readonly (string | undefined)[],
): UsbNode {
  const [out, back] = [both ?? sent, both ?? received];
  return {
    ...place,
    device,
    port,
    isRoot: false,
    rate: Math.round(Number(megabits) * 10) * 1e5,
    lanes: out === undefined || back === undefined ? undefined : { sent: Number(out), received: Number(back) },
    interfaces: [],
  };
}

function addInterface(node: UsbNode, match: RegExpExecArray, line: number): void {
  const [, , , , number, kind, driver = ''] = match;
  if (number === undefined || kind === undefined) return;
  const bound = driver === '' || driver === '[none]' ? undefined : driver;
  node.interfaces.push({ line, number: Number(number), kind, driver: bound });
}

/** Hangs a node on the hub that its column says, and answers the hubs above what follows. */
function hang(
  node: UsbNode,
  column: number,
  above: readonly { node: UsbNode; column: number }[],
): { node: UsbNode; column: number }[] {
  const kept = above.filter((entry) => entry.column < column);
  const next = above[kept.length];
  const hub = kept.at(-1);
  const isWhole =
    hub !== undefined &&
    column - hub.column >= STEP &&
    (next === undefined || next.column === column) &&
    (hub.node.isRoot || hub.node.ports !== undefined);
  if (isWhole && hub.node.path !== undefined) {
    node.parent = hub.node.path;
    node.path = hub.node.isRoot ? `${hub.node.bus}-${node.port}` : `${hub.node.path}.${node.port}`;
  }
  // Without its root nothing is known of the hubs of a bus.
  const [root] = above;
  return kept.length > 0 || !root ? [...kept, { node, column }] : [root];
}

function readDetail(line: string, number: number, node: UsbNode): void {
  const [, id, name] = ID.exec(line) ?? [];
  if (id !== undefined) {
    node.id ??= { value: id, line: number };
    const clean = name?.replace(MARK, '').trim();
    if (clean) node.name ??= { value: clean, line: number };
  }
  const path = PATH.exec(line)?.[1];
  if (path === undefined || node.isRoot) return;
  node.path = path;
  const dot = path.lastIndexOf('.');
  node.parent = dot < 0 ? `usb${path.split('-')[0]}` : path.slice(0, dot);
}
