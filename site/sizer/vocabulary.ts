// The words and notations that a line about a chain is read by.
import { words } from './phrase.words.ts';

const { reads } = words;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of these as whole words; the longest first, so that "hard disk" is not read as "disk". */
const anyOf = (list: readonly string[]): string =>
  list
    .toSorted((one, other) => other.length - one.length)
    .map(quoted)
    .join('|');

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const whole = (list: readonly string[], flags = 'iu') =>
  new RegExp(`${BEFORE}(?:${anyOf(list)})${AFTER}`, flags);

/** Words that join: the text is split at them, and they say how. */
const JOINTS = new RegExp(
  `${BEFORE}(?:(${anyOf(reads.on)})|(${anyOf(reads.in)})|(${anyOf(reads.and)}))${AFTER}`,
  'giu',
);

export type Joint = 'on' | 'in' | 'and';

/** What stands between joints, each with the joint before it; the first begins as if after "and". */
export function jointed(line: string): { joint: Joint; text: string }[] {
  const found: { joint: Joint; text: string }[] = [];
  let joint: Joint = 'and';
  let from = 0;
  for (const match of line.matchAll(JOINTS)) {
    found.push({ joint, text: line.slice(from, match.index).trim() });
    joint = match[1] ? 'on' : match[2] ? 'in' : 'and';
    from = match.index + match[0].length;
  }
  found.push({ joint, text: line.slice(from).trim() });
  return found.filter(({ text }) => text !== '');
}

/** What a pattern finds in a text, and the text without it. */
export function without(text: string, pattern: RegExp): { found?: RegExpExecArray; rest: string } {
  const found = pattern.exec(text);
  if (!found) return { rest: text };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { found, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

export const DISK = whole(reads.disk);
export const DRIVE = whole(reads.drive);
export const SLOT = whole(reads.slot);
export const IDLE = whole(reads.idle, 'giu');
export const KINDS = Object.entries(reads.kinds).map(
  ([kind, list]) => [kind as keyof typeof reads.kinds, whole(list)] as const,
);

/** `180 MB/s`, `3.5 GB/s`, `180 МБ/с`: Cyrillic letters, too, as the core reads them. */
export const RATE =
  /(?<![\p{L}\p{N}.])(\d[\d.,]*)\s*([kmgtкмгт][iи]?[bб](?:it|ит)?\/[sс])(?![\p{L}\p{N}])/iu;
/** `4TB`, `500 GB`, `4 ТБ`. */
export const SIZE = /(?<![\p{L}\p{N}.])(\d[\d.,]*)\s*([gtгт][iи]?[bб])(?![\p{L}\p{N}/])/iu;
/** A number alone. */
export const NUMBER = /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)(?![\p{L}\p{N}.,-])/u;
/** `8 x`, `8×`, `8 х` with the Cyrillic letter. */
export const TIMES = /^(\d+)\s*[xх×*]\s*(?=\S)/iu;
/** `8 `, before something that is no number. */
export const COUNT = /^(\d+)\s+(?=\S)/u;

const GENERATION = '(?:pcie|pci-e|pci express|nvme)?\\s*gen(?:eration)?\\s*([1-7])(?:\\.\\d)?';
const NUMBERED = '(?:pcie|pci-e|pci express|nvme)\\s*([1-7])(?:\\.\\d)?|([1-7])\\.\\d';
const LANES = '[xх×]\\s*(\\d+)';
/** `2.0 x4`, `gen3 x1`, `pcie 4.0`: a generation, its lanes where they are said. */
const PCIE = new RegExp(`${BEFORE}(?:${GENERATION}|${NUMBERED})(?:\\s*${LANES})?${AFTER}`, 'iu');
const WIDTH = new RegExp(`${BEFORE}${LANES}${AFTER}`, 'iu');
const SAS = /(?<![\p{L}\p{N}])sas[- ]?([1-4])(?:\.0)?(?:\s*[xх×]\s*(\d+))?(?![\p{L}\p{N}])/iu;
const SATA = /(?<![\p{L}\p{N}])sata[- ]?([1-3])(?:\.0)?(?![\p{L}\p{N}])/iu;
const USB =
  /(?<![\p{L}\p{N}])(thunderbolt\s*[345]|usb\s*4(?:\s*gen\s*[34]x2)?|usb\s*3\.2\s*gen\s*[12]x[12])(?![\p{L}\p{N}])/iu;

export interface ReadLink {
  /** As the core reads it; of PCIe without lanes where none were said. */
  link: string;
  kind: 'pcie' | 'sas' | 'sata' | 'usb';
  hasLanes: boolean;
  rest: string;
}

/** The link that a text names. */
export function linkIn(text: string): ReadLink | undefined {
  const usb = without(text, USB);
  if (usb.found) {
    const link = (usb.found[1] ?? '')
      .replace(/^usb\s*4$/i, 'USB4 Gen 3x2')
      .replace(/^usb\s*4/i, 'USB4');
    return { link, kind: 'usb', hasLanes: true, rest: usb.rest };
  }
  const sas = without(text, SAS);
  if (sas.found) {
    const [, generation, lanes] = sas.found;
    return {
      link: `sas ${generation}${lanes ? ` x${lanes}` : ''}`,
      kind: 'sas',
      hasLanes: Boolean(lanes),
      rest: sas.rest,
    };
  }
  const sata = without(text, SATA);
  if (sata.found)
    return { link: `sata ${sata.found[1]}.0`, kind: 'sata', hasLanes: true, rest: sata.rest };
  const pcie = without(text, PCIE);
  if (!pcie.found) return undefined;
  const [, counted, named, bare, lanes] = pcie.found;
  const link = `pcie ${counted ?? named ?? bare}.0${lanes ? ` x${lanes}` : ''}`;
  return { link, kind: 'pcie', hasLanes: Boolean(lanes), rest: pcie.rest };
}

/** Lanes without a generation: `x4`. */
export function lanesIn(text: string): { lanes: string; rest: string } | undefined {
  const { found, rest } = without(text, WIDTH);
  return found?.[1] ? { lanes: found[1], rest } : undefined;
}

export const INTERFACES: readonly (readonly [kind: 'sata' | 'sas' | 'nvme', pattern: RegExp])[] = [
  ['nvme', whole(['nvme'])],
  ['sata', whole(['sata'])],
  ['sas', whole(['sas'])],
];
