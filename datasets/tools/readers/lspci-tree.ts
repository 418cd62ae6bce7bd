/**
 * What `lspci -t` and `-tv` draw: which device hangs on which bridge. A line says the device and function alone; the bus
 * is that of the bracket before it, in its line or at the column of its branch in a line above. What has lost its column
 * is not told.
 */
import type { Lines } from '../paste/lines.ts';

export interface PciTreeNode {
  line: number;
  /** Which of several trees in one paste it stands in, from 0: a root bus that comes again begins the next. */
  listing: number;
  /** With its domain: 0000:01:00.0. */
  address: string;
  /** Of `-v`; bridges have none. */
  name: string | undefined;
  /** Buses below a bridge. */
  bus: { secondary: number; subordinate: number } | undefined;
  /** Address of the bridge that it hangs on; nothing on a root bus. */
  parent: string | undefined;
}

interface Bus {
  /** 0000:01 */
  name: string;
  /** Bridge that it is behind. */
  parent: string | undefined;
}

/** A root bus or a branch, behind spaces and bars. */
const BEGINS = /^[\s|]{0,400}(?:[+\\]-|-\+-|-\[)/;
const LEAD = /^[\s|]{0,400}/;
/** A root bus: the only one, the first, one in the middle and the last. */
const ROOT = /(?:-\+-|\+-|\\-|-)\[([0-9a-f]{4,8}):([0-9a-f]{2})(?:-[0-9a-f]{2})?\]-/y;
const BRANCH = /[+\\]-/y;
/** What follows a bus: the first of several devices, or the only one. */
const ONWARD = /(\+-|--|\\-)?/y;
const DEVICE = /([0-9a-f]{2}\.[0-7])(?:-\[([0-9a-f]{2})(?:-([0-9a-f]{2}))?\]--?| {2}(\S.{0,299})|(?=\s*$))/y;

/** Bridges behind each other. */
const DEEPEST = 256;
/** More devices than any machine has. */
const MOST_NODES = 10_000;

export function lspciTree(lines: Lines): PciTreeNode[] {
  const nodes: PciTreeNode[] = [];
  const roots = new Set<string>();
  let listing = 0;
  /** The bus whose devices branch off at a column. */
  let branches = new Map<number, Bus>();
  for (let index = 0; index < lines.length; index++) {
    if (nodes.length >= MOST_NODES) break;
    if (!lines.mayBegin(index, '|+\\-')) continue;
    const line = lines.at(index) ?? '';
    if (!BEGINS.test(line)) continue;
    let at = LEAD.exec(line)?.[0].length ?? 0;
    const matchOf = (pattern: RegExp): RegExpExecArray | undefined => {
      pattern.lastIndex = at;
      const match = pattern.exec(line) ?? undefined;
      if (match) at = pattern.lastIndex;
      return match;
    };

    let bus: Bus | undefined;
    const root = matchOf(ROOT);
    if (root) {
      const name = `${root[1]}:${root[2]}`;
      if (roots.has(name)) {
        roots.clear();
        listing++;
      }
      roots.add(name);
      branches = new Map();
      bus = { name, parent: undefined };
    } else {
      const column = at;
      const [branch] = matchOf(BRANCH) ?? [];
      if (branch === undefined) continue;
      bus = branches.get(column);
      // Branches below it have ended, and with a corner its own has.
      for (const other of branches.keys()) {
        if (other > column || (other === column && branch === '\\-')) branches.delete(other);
      }
    }

    for (let depth = 0; bus && depth < DEEPEST; depth++) {
      if (root || depth > 0) {
        const [onward = ''] = matchOf(ONWARD) ?? [];
        if (onward === '+-') branches.set(at - onward.length, bus);
      }
      const match = matchOf(DEVICE);
      // A text that ends behind a device may have been cut before the buses of a bridge.
      if (!match || (at === line.length && match[0] === match[1] && index === lines.length - 1)) break;
      const node = nodeOf(match, bus, index + 1, listing);
      nodes.push(node);
      const domain = bus.name.slice(0, bus.name.lastIndexOf(':'));
      bus = node.bus && { name: `${domain}:${match[2]}`, parent: node.address };
    }
  }
  return nodes;
}

function nodeOf(match: RegExpExecArray, bus: Bus, line: number, listing: number): PciTreeNode {
  const [, place, first, last = first, name] = match;
  return {
    line,
    listing,
    address: `${bus.name}:${place}`,
    name: name?.trimEnd(),
    bus:
      first === undefined || last === undefined
        ? undefined
        : { secondary: Number.parseInt(first, 16), subordinate: Number.parseInt(last, 16) },
    parent: bus.parent,
  };
}
