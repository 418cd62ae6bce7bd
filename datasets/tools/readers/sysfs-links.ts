/**
 * Links that are told one file at a time, below /sys: current_link_speed, current_link_width and their max_. People print
 * them in many ways: each file with its path before it, the path on the line above, or a command that names several
 * files and their values below it, in a loop as well. What the device is stands in the path, or in the folder of the
 * prompt; a file of another device than a PCI function or an NVMe controller says nothing here.
 */
import type { Lines } from '../paste/lines.ts';
import { pciLinkOf } from './described-drive.ts';
import type { PciLink } from './lspci.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import type { Stated } from './stated.ts';

interface SysfsLink {
  line: number;
  /** 0000:01:00.0 or nvme0; nothing where neither path nor prompt says it. */
  owner: string | undefined;
  capable: Stated<PciLink> | undefined;
  running: Stated<PciLink> | undefined;
}

interface Attribute {
  /** null: of a device that is neither. */
  owner: string | null | undefined;
  end: 'capable' | 'running';
  what: 'speed' | 'width';
}

const SIGN = '_link_';
const FILE = /(?:^|\/)(current|max)_link_(speed|width)$/;
const OWNER = new RegExp(`(?:^|[/ :\\[])(?:(${PCI_ADDRESS})|(nvme[0-9]{1,4})(?:n[0-9]{1,4})?)(?=[/\\]:#$ ]|$)`, 'g');
/** `path:value` of grep, and a path that stands alone, as head and tail write it. */
const BESIDE = /^\s{0,8}(\S{0,200}(?:current|max)_link_(?:speed|width))(?: ?[:=]\s{0,4}|\s{1,4})(\S.{0,40}?)\s*$/;
const HEADING = /^\s{0,8}(?:==> )?(\S{1,200}?)(?: <==|:)?\s*$/;
const VALUE = /^\s*(?:([0-9]{1,3}(?:\.[0-9])?) GT\/s(?: PCIe)?|x?([0-9]{1,3})x?)\s*$/;
const UNKNOWN = /^\s*Unknown(?: speed)?\s*$/i;
/** A device and all that a loop says of it in one line. */
const ROW = /^\s{0,8}(\S{1,200}?):?\s{1,40}([0-9]{1,3}(?:\.[0-9])? GT\/s(?: PCIe)?)[\s,x]{1,40}([0-9]{1,2})\s*$/;

const CHANGED = /(?:^|[;&#$] ?)cd (\S{1,200})/;

/** More files than a person prints. */
const MOST_LINKS = 10_000;

export function sysfsLinks(lines: Lines): SysfsLink[] {
  if (!lines.mayHold(SIGN)) return [];
  const links = new Links();
  /** Folder that somebody went into, and what a loop prints of each device. */
  let folder: string | undefined;
  let loop: readonly Attribute[] = [];
  const nextLikely = lines.seeker([SIGN, 'cd ']);
  for (let index = nextLikely(0); index < lines.length && !links.isFull; index++) {
    if (loop.length === 0) index = nextLikely(index);
    const line = lines.at(index) ?? '';
    const gone = line.includes('cd ') ? CHANGED.exec(line)?.[1] : undefined;
    if (gone !== undefined) folder = ownerIn(gone) ?? undefined;
    if (!line.includes(SIGN)) {
      if (loop.length > 0) index = readLoop(lines, index, line, loop, links);
      continue;
    }
    const [, path, beside] = BESIDE.exec(line) ?? [];
    if (path !== undefined && beside !== undefined && VALUE.test(beside)) {
      for (const attribute of attributesIn(path, folder)) links.tell(attribute, beside, index + 1);
      continue;
    }
    const here = ownerIn(lines.before(index)) ?? folder;
    const attributes = line.split(/[\s"';]+/).flatMap((word) => attributesIn(word, here));
    loop = isLoop(line) ? attributes.map((attribute) => ({ ...attribute, owner: null })) : [];
    if (loop.length === 0) index = readValues(lines, index + 1, attributes, links) - 1;
  }
  return links.all;
}

const isLoop = (line: string): boolean => /\bfor \w{1,20} in\b|\$\{?\w/.test(line);

/** Values of several files below the command that named them; to the line that is none. */
function readValues(lines: Lines, first: number, attributes: readonly Attribute[], links: Links): number {
  let index = first;
  for (const attribute of attributes) {
    while (index < first + attributes.length + 2 && lines.isBlank(index)) index++;
    const line = lines.at(index) ?? '';
    if (!fits(attribute, line)) return index;
    links.tell(attribute, line, index + 1);
    index++;
  }
  return index;
}

/** What a loop prints: the device, then a value to a line, or all of them beside it. */
function readLoop(lines: Lines, index: number, line: string, loop: readonly Attribute[], links: Links): number {
  const [, beside, speed, width] = ROW.exec(line) ?? [];
  const whole = beside === undefined ? undefined : ownerIn(beside);
  const [first, second] = loop;
  if (whole && first?.what === 'speed' && second?.what === 'width' && loop.length === 2) {
    links.tell({ ...first, owner: whole }, speed ?? '', index + 1);
    links.tell({ ...second, owner: whole }, width ?? '', index + 1);
    return index;
  }
  const heading = HEADING.exec(line)?.[1];
  const owner = heading === undefined ? undefined : ownerIn(heading);
  if (!owner) return index;
  const own = loop.map((attribute) => ({ ...attribute, owner }));
  return readValues(lines, index + 1, own, links) - 1;
}

/** The device that a path or a prompt names last; null where a path names another. */
function ownerIn(text: string): string | null | undefined {
  const match = [...text.matchAll(OWNER)].at(-1);
  if (match) return match[1] ?? match[2];
  return /\/sys\/|\*/.test(text) ? null : undefined;
}

/** The files that a word of a command means, with `{current,max}` and `*_link_*` written out as a shell does. */
function attributesIn(word: string, folder: string | null | undefined): Attribute[] {
  if (!word.includes(SIGN)) return [];
  return expanded(word).flatMap((path) => {
    const [, which, what] = FILE.exec(path.replace(/[):,`]{1,3}$/, '')) ?? [];
    if (which === undefined) return [];
    const way = path.slice(0, path.lastIndexOf('/') + 1);
    const isHere = /^(?:\.\/|device\/|\$\w{1,20}\/|\$\{\w{1,20}\}\/)*$/.test(way);
    // A star may stand for several devices, whose values nothing tells apart.
    const owner = isHere ? folder : way.includes('*') ? null : (ownerIn(way) ?? null);
    return [{ owner, end: which === 'max' ? 'capable' : 'running', what: what as 'speed' | 'width' }];
  });
}

/** Braces and stars around the names of these files. */
function expanded(word: string): string[] {
  const braces = /^(.*?)\{([^{}]{1,40})\}(.*)$/.exec(word);
  if (braces) {
    const [, before = '', inner = '', after = ''] = braces;
    return inner.split(',', 4).flatMap((part) => expanded(`${before}${part}${after}`));
  }
  const star = word.lastIndexOf('/') + 1;
  const name = word.slice(star);
  if (!name.includes('*')) return [word];
  const pattern = name.split('*').map((part) => part.replace(/[^\w]/g, ''));
  const form = new RegExp(`^${pattern.join('.{0,20}')}$`);
  return FILES.filter((file) => form.test(file)).map((file) => word.slice(0, star) + file);
}

/** In the order in which a shell lists them. */
const FILES = ['current_link_speed', 'current_link_width', 'max_link_speed', 'max_link_width'];

function fits({ what }: Attribute, line: string): boolean {
  const [, speed, width] = VALUE.exec(line) ?? [];
  return what === 'speed' ? speed !== undefined || UNKNOWN.test(line) : width !== undefined;
}

class Links {
  readonly #byOwner = new Map<string, SysfsLink>();

  get all(): SysfsLink[] {
    return [...this.#byOwner.values()].filter(({ capable, running }) => capable ?? running);
  }

  get isFull(): boolean {
    return this.#byOwner.size >= MOST_LINKS;
  }

  /** Speed and width come on lines of their own; the link stands in that of the first. */
  tell({ owner, end, what }: Attribute, text: string, line: number): void {
    if (owner === null) return;
    const [, speed, width] = VALUE.exec(text) ?? [];
    const part = what === 'speed' ? pciLinkOf(speed, undefined) : lanesOf(width);
    if (!part) return;
    const link = this.#byOwner.get(owner ?? '') ?? { line, owner, capable: undefined, running: undefined };
    this.#byOwner.set(owner ?? '', link);
    const known = link[end];
    const value: PciLink = known?.value ?? { speed: undefined, rate: undefined, lanes: undefined };
    const stated = Object.entries(part).filter(([, one]) => one !== undefined);
    link[end] = { value: { ...value, ...Object.fromEntries(stated) }, line: known?.line ?? line };
  }
}

/** Zero lanes are of a port with nothing in it; all ones of a register that does not answer. */
function lanesOf(text: string | undefined): PciLink | undefined {
  if (text === '0') return { speed: undefined, rate: undefined, lanes: 0 };
  return pciLinkOf(undefined, text);
}
