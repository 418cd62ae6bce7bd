/** Which thing of the catalogue a line of a list names, and what the line says of a drive that no row knows. */
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { type Catalogue, MOST_WORDS } from '../../datasets/tools/names/catalogue.ts';
import type { Named, Thing, ThingKind } from '../../datasets/tools/names/named-part.ts';
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import { type ListItem, TYPES } from './parts-list.ts';

/** Parts that a chain takes. */
const KINDS: readonly ThingKind[] = [
  ...(['drive', 'hba', 'raid_card', 'sata_controller', 'nic', 'expander', 'multiplier'] as const),
  ...(['switch', 'adapter', 'bridge', 'usb_host', 'chipset'] as const),
];
export const isIdle = ({ type }: ListItem): boolean => TYPES[type]?.length === 0;

const WORDS = 40;

/** The longest name in a text that the catalogue knows, and everything of these kinds that has it. */
export function namedIn({ name, type }: ListItem, names: Catalogue): readonly Named[] {
  const kinds = TYPES[type] ?? KINDS;
  const words = name
    .split(/[\s,()]+/)
    .filter(Boolean)
    .slice(0, WORDS);
  let best: { length: number; found: readonly Named[] } = { length: 0, found: [] };
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
      const text = words.slice(start, end).join(' ');
      if (text.length <= best.length) break;
      const found = names.exact(text).filter(({ thing }) => kinds.includes(thing.kind) && thing.part !== undefined);
      if (found.length > 0) best = { length: text.length, found };
    }
  }
  return best.found;
}

const SIZE = /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)\s?(TB|GB)\b/i;

/** Bytes that a line says; of several numbers the first. */
export function sizeIn(text: string): number | undefined {
  const [, number = '', unit = ''] = SIZE.exec(text) ?? [];
  const bytes = Number(number.replace(',', '.')) * (unit.toUpperCase() === 'TB' ? 1e12 : 1e9);
  return bytes > 0 ? Math.round(bytes) : undefined;
}

/** One part that a line stands for, or the names of those it may stand for. */
export type Meant = { thing: Thing; isSameChip: boolean; part: CatalogPart['part'] } | { several: string[] };

/** What all of them agree on: of a drive in several sizes the one that the line says, else what every size has. */
export function meantBy(found: readonly Named[], size: number | undefined): Meant | undefined {
  const [first] = found;
  if (!first) return undefined;
  const kinds = new Set(found.map(({ thing }) => thing.kind));
  if (kinds.size > 1) return { several: found.map(({ thing }) => thing.name) };
  const sized = found.filter(({ thing }) => size !== undefined && thing.part?.size === size);
  const meant = sized.length > 0 ? sized : found;
  const parts = meant.map(({ thing }) => thing.part ?? { kind: first.thing.kind });
  const agreed = Object.entries(parts[0] ?? {}).filter(([member, value]) =>
    parts.every((part) => (part as Record<string, unknown>)[member] === value),
  );
  const part = Object.fromEntries(agreed) as CatalogPart['part'];
  const isSameChip = meant.every((item) => item.isSameChip === true);
  return { thing: (meant[0] ?? first).thing, isSameChip, part };
}

export interface DescribedDrive {
  part?: Pick<ChainPart, 'link' | 'size' | 'solid'>;
  /** What was taken for granted, or what is missing. */
  assumed?: 'sata' | 'sas';
  missing?: 'noGeneration' | 'noInterface';
}

/** A drive by what a line says of it; nothing where it speaks of no drive. No rate is made up. */
export function describedIn(name: string, type: string): DescribedDrive | undefined {
  const isDisk = /\bhard (?:drive|disk)|\bhdd\b|\b\d{4,5}\s?rpm\b/i.test(name);
  const isSolid = /solid[ -]state|\bssd\b|\bnvme\b/i.test(name);
  const size = sizeIn(name);
  if ((!isDisk && !isSolid) || (size === undefined && type !== 'storage')) return undefined;
  const more = { ...(size && { size }), ...(isSolid && !isDisk && { solid: true }) };
  const pcie = /\bpcie\s?(?:gen\s?)?([2-6])(?:\.0)?\s?x\s?(1|2|4)\b/i.exec(name);
  if (pcie) return { part: { link: `pcie ${pcie[1]}.0 x${pcie[2]}`, ...more } };
  if (/\bnvme\b/i.test(name)) return { missing: 'noGeneration' };
  const sas = /\bsas[ -]?([1-4])\b/i.exec(name);
  if (sas) return { part: { link: `sas ${sas[1]}`, ...more } };
  if (/\bsas\b/i.test(name)) return { part: { link: 'sas 3', ...more }, assumed: 'sas' };
  const isSata = /\bsata\b/i.test(name);
  if (isSata) return { part: { link: 'sata 3.0', ...more } };
  if (isDisk || /2\.5["”'′]|2\.5[ -]?in/i.test(name)) return { part: { link: 'sata 3.0', ...more }, assumed: 'sata' };
  return { missing: 'noInterface' };
}
