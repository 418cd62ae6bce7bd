/** A drive as a chain takes it, from what is said of it. */

import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { linkName, pcieIn, withLanes } from '../../calc-wasm/js/link.ts';
import type { Thing } from '../../datasets/tools/names/named-part.ts';
import * as typical from '../../datasets/tools/parts/typical.ts';
import { AS_LARGE } from './drive-size.ts';
import type { DriveKind, Drives } from './drives.ts';
import { loadOf } from './finish.ts';
import { rate } from './show.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

/** No source rates it. */
export const isUnrated = ({ part, rates }: Thing): boolean => part?.read === undefined || rates === 'assumed';

/** What the drives are, as said or as their names, sizes and places tell. */
export function kindOf(talk: Talk, drives: Drives, onSata: boolean, onSas: boolean): DriveKind {
  const link = String(drives.thing?.part?.link ?? '');
  if (drives.thing) {
    if (drives.thing.part?.slow_end !== undefined) return 'hdd';
    if (link.startsWith('pcie')) return 'nvme';
    if (/^SAS/i.test(link)) return 'sas_ssd';
    // Inside what is sold with USB of 10 Gb/s and more, no SATA would use it.
    if (/^usb 3\.2 Gen 2/.test(link) && isUnrated(drives.thing)) return 'nvme';
    return 'ssd';
  }
  if (drives.isDisk || (drives.sas !== undefined && !drives.isSsd && typical.turnsIn(talk.text))) return 'hdd';
  if (drives.isNvme || drives.link) return 'nvme';
  if (drives.isSsd) {
    if (drives.sas !== undefined) return 'sas_ssd';
    // "SAS 9207-8i with SATA SSDs": what the card is called says nothing of them.
    if (drives.isSata) return 'ssd';
    if (talk.has('sas_tag')) return 'sas_ssd';
    if (onSata || onSas) return 'ssd';
    return drives.rate !== undefined && drives.rate > 600e6 ? 'nvme' : 'unknown';
  }
  if (drives.rate !== undefined && drives.rate > 600e6) return 'nvme';
  const isSpinning =
    (drives.bytes ?? 0) >= typical.SURELY_DISK || (drives.sas !== undefined && (drives.bytes ?? 0) >= 4e12);
  if (isSpinning || (drives.rate !== undefined && drives.rate <= 300e6)) {
    talk.assume(words.assumeKind);
    talk.guess(...drives.marks);
    return 'hdd';
  }
  return 'unknown';
}

/** So many drives as one part, with what they hang on. */
export const drivesPart = (count: number, own: Partial<ChainPart>, on?: string): ChainPart => ({
  ...{ id: 'drives', kind: 'drive', ...(on && { on }), ...(count > 1 && { count }) },
  ...own,
});

/** A drive as a chain takes it. */
export function partOf(talk: Talk, drives: Drives, kind: DriveKind, sas?: string, below?: string): Partial<ChainPart> {
  const part = readerOf(talk, drives, kind, sas, below);
  return loadOf(talk) === 'write' ? writerOf(talk, drives, part) : part;
}

/** Without a rate of its own for writes a drive would take whatever its link carries. */
export function writerOf<Part extends Partial<ChainPart>>(
  talk: Talk,
  { thing, rate: said }: Pick<Drives, 'thing' | 'rate'>,
  part: Part,
): Part {
  const own = thing?.part?.write;
  const write = said ?? own ?? part.read;
  if (write === undefined) return part;
  if (said === undefined && own === undefined) talk.assume(part.solid && words.assumeWrites);
  else if (said === undefined && thing) talk.assume(words.writesAt(thing.name, rate(Number(write))));
  return { ...part, write, ...cacheOf(thing ?? {}, part) };
}

/** The write cache of a drive whose size is that which its figures are of. */
const cacheOf = ({ part: own }: Partial<Thing>, { size }: Partial<ChainPart>): Partial<ChainPart> =>
  own?.write_cache !== undefined && Math.abs(Number(size) / Number(own.size) - 1) <= AS_LARGE
    ? { write_cache: own.write_cache, write_after: Number(own.write_after) }
    : {};

function readerOf(talk: Talk, drives: Drives, kind: DriveKind, sas?: string, below?: string): Partial<ChainPart> {
  const own = drives.thing?.part;
  const size = drives.bytes ?? (own?.size === undefined ? undefined : Number(own.size));
  const { name } = drives.thing ?? {};
  const base = { ...(name && { name }), ...(size && { size }) };
  const port = drives.marks.find((mark) => mark.type === 'wire' && mark.wire === 'sata');
  const sata = `sata ${drives.port ?? ((port?.type === 'wire' && port.generation) || '3.0')}`;
  // A port of its own generation holds back a drive that is newer.
  const onPort = drives.port === undefined ? String(own?.link ?? sata) : sata;
  const rated = (usual: number): number => {
    if (drives.rate !== undefined) return drives.rate;
    const { rates } = drives.thing ?? {};
    if (own?.read !== undefined && drives.thing && rates !== 'assumed') {
      const said = rates === 'measured' ? words.measuredDrive : words.ratedDrive;
      talk.assume(said(drives.thing.name, rate(Number(own.read))));
      return Number(own.read);
    }
    const nouns = drives.marks.filter(({ type }) => type === 'tag' || type === 'name');
    talk.guess(...(nouns.length > 0 ? nouns : drives.marks));
    talk.assume(kind === 'hdd' ? words.assumeDisk(rate(usual)) : words.assumeRate(kind, rate(usual)));
    return usual;
  };
  switch (kind) {
    case 'hdd':
      return {
        ...base,
        link: drives.sas !== undefined && sas ? sas : onPort,
        slow_end: 0.5,
        read: rated(typical.assumedRead(kind, size, '', typical.turnsIn(talk.text))),
      };
    case 'ssd': {
      const link = onPort;
      // An old port slows today's drive down, and makes no old drive of it.
      const generation = drives.port === undefined ? link : '';
      return { ...base, link, solid: true, read: rated(typical.assumedRead(kind, size, generation)) };
    }
    case 'sas_ssd': {
      const link = String(own?.link ?? (drives.sas || sas || 'SAS-3'));
      // Ports of an older generation slow today's drives down, and make no older drives of them.
      const said = drives.marks.find((mark) => mark.type === 'wire' && mark.wire === 'sas');
      const generation = own?.link ? link : said?.type === 'wire' ? said.generation : 'SAS-3';
      return { ...base, link: withLanes(link), solid: true, read: rated(typical.assumedRead(kind, size, generation)) };
    }
    default: {
      const of = pcieIn(own?.link);
      const generation =
        drives.link?.generation ??
        of?.generation ??
        (drives.rate === undefined ? undefined : generationOf(drives.rate));
      const lanes = drives.link?.lanes ?? of?.lanes ?? 4;
      if (generation === undefined) {
        // Nothing is known but that it is NVMe: the link below it decides.
        const under = pcieIn(below);
        const link = `pcie ${under?.generation ?? '4.0'} x${Math.min(under?.lanes ?? lanes, lanes)}`;
        talk.guess(...drives.marks.filter(({ type }) => type === 'tag'));
        talk.assume(words.assumeBelow(linkName(link)));
        return { ...base, link, solid: true };
      }
      return {
        ...base,
        link: `pcie ${generation} x${lanes}`,
        solid: true,
        read: rated((typical.assumedRead('nvme', undefined, generation) * Math.min(lanes, 4)) / 4),
      };
    }
  }
}

/** The oldest generation whose four lanes carry so much. */
export const generationOf = (perSecond: number): string =>
  perSecond > 7.9e9 ? '5.0' : perSecond > 3.95e9 ? '4.0' : '3.0';
