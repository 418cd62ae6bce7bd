// A chain from one line: "8 x 4TB HDD 180 MB/s on 9211-8i in 2.0 x4 slot". Parts are those of the catalogue or are said
// by kind and link; what might be several is asked, never guessed.
import type { Chain, ChainPart } from '../../calc-wasm/js/chain.ts';
import { JOINER } from '../../calc-wasm/js/number.ts';
import { count as written } from '../common/format.ts';
import type { CatalogPart } from '../parts/catalog.ts';
import { freeId, STEMS } from './edit.ts';
import { linkText } from './names.ts';
import { namedPart, summary } from './origin.ts';
import { words } from './phrase.words.ts';
import {
  counted,
  type Fresh,
  looked,
  offer,
  open,
  type Piece,
  type Taken,
  times,
  understood,
} from './phrase-pieces.ts';
import { HOST } from './setting.ts';
import * as say from './vocabulary.ts';

/** Longest line that is read. */
export const LONGEST = 400;
export interface Phrase {
  pieces: Piece[];
  /** Where nothing is open. */
  chain?: Chain;
}

/** Drives: of the catalogue, or by kind, link, size and rate. */
function drivesIn(typed: string, catalog: readonly CatalogPart[]): Taken {
  const drives = catalog.filter(({ kind }) => kind === 'drive');
  const { count, rest } = counted(typed, drives);
  const rated = say.without(rest, say.RATE);
  const rate = rated.found && `${rated.found[1]} ${rated.found[2]}`;
  const link = say.linkIn(rated.rest);
  const disk = say.without(link?.rest ?? rated.rest, say.DISK);
  const drive = say.without(disk.rest, say.DRIVE);
  let bare = drive.rest;
  let plug: 'sata' | 'sas' | 'nvme' | undefined;
  for (const [kind, pattern] of say.INTERFACES) {
    const met = say.without(bare, pattern);
    if (met.found) plug ??= kind;
    bare = met.rest;
  }
  const sized = say.without(bare, say.SIZE);
  const number = say.without(sized.rest, say.NUMBER);
  const base = { ...(count !== '1' && { count }) };

  if (number.rest !== '') {
    // A name: its numbers and its size belong to it.
    const found = looked(drives, bare);
    if (!Array.isArray(found)) {
      const { name, part } = namedPart(found);
      const text = [times(count, found.name), summary(found), rate].filter(Boolean).join(', ');
      return {
        ...{ name, pieces: [understood(typed, text)] },
        part: { ...part, ...base, name, ...(rate && { read: rate }) },
      };
    }
    if (found.length > 0) return { name: bare, pieces: [offer(bare, found, rest)] };
    const isDrive = disk.found ?? drive.found ?? plug ?? (link && link.kind !== 'usb');
    if (!isDrive) return { name: bare, pieces: [open(bare, words.unknownDrive(bare))] };
  }
  const ignored = number.rest === '' ? [] : [understood(number.rest, words.ignored(number.rest))];
  const plugged = link ? linked(link) : plugOf(plug, disk.found !== undefined);
  if (!plugged) return { name: typed, pieces: [open(typed, words.whichInterface(typed))] };
  const read = rate ?? (number.found && `${number.found[1]?.replace(',', '.')} MB/s`);
  const size = sized.found && `${sized.found[1]} ${sized.found[2]}`;
  const what = disk.found ? words.hardDisk : (drive.found?.[0] ?? words.drive);
  const text = [
    ...[
      times(count, what),
      size,
      plugged.isAssumed ? words.assumed(linkText(plugged.link)) : linkText(plugged.link),
    ],
    ...[read ?? words.noRate, disk.found && words.slowEnd],
  ];
  return {
    ...{ name: what, pieces: [understood(typed, text.filter(Boolean).join(', ')), ...ignored] },
    part: {
      ...{ kind: 'drive', link: plugged.link, ...base },
      ...(read && { read }),
      ...(size && { size }),
      ...(disk.found && { slow_end: 0.5 }),
    },
  };
}

/** Drives of PCIe have four lanes unless they say otherwise. */
const linked = ({ link, kind, hasLanes }: say.ReadLink) =>
  kind === 'pcie' && !hasLanes
    ? { link: `${link} x4`, isAssumed: true }
    : { link, isAssumed: false };

/** The usual link of an interface; of drives that may have any of several none. */
function plugOf(plug: 'sata' | 'sas' | 'nvme' | undefined, isDisk: boolean) {
  const usual = { sata: 'sata 3.0', sas: 'sas 3', nvme: 'pcie 4.0 x4' };
  const kind = plug ?? (isDisk ? 'sata' : undefined);
  return kind && { link: usual[kind], isAssumed: plug !== 'sata' };
}

/** What drives connect to: a part of the catalogue, or a kind with its link. */
function hostIn(typed: string, catalog: readonly CatalogPart[]): Taken {
  const hosts = catalog.filter(({ kind }) => kind !== 'drive');
  const { count, rest } = counted(typed, hosts);
  const base = { ...(count !== '1' && { count }) };
  const short = rest.replaceAll(say.IDLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const byName = [rest, short].map((name) => looked(hosts, name));
  const exact = byName.find((found) => !Array.isArray(found));
  if (exact && !Array.isArray(exact)) {
    const { name, part } = namedPart(exact);
    const text = `${times(count, exact.name)}, ${summary(exact)}`;
    return { name, part: { ...part, ...base, name }, pieces: [understood(typed, text)] };
  }
  for (const [kind, pattern] of say.KINDS) {
    const met = say.without(rest, pattern);
    if (!met.found) continue;
    const link = say.linkIn(met.rest.replaceAll(say.IDLE, ' '));
    if (link ? link.rest !== '' : met.rest.replaceAll(say.IDLE, '').trim() !== '') continue;
    if (!link) return { name: typed, pieces: [open(typed, words.noLink(typed))] };
    // Cables to shelves and the links of cards have four lanes unless they say otherwise.
    const isWide = link.hasLanes || (link.kind !== 'pcie' && kind !== 'expander');
    const own = isWide ? link.link : `${link.link} x4`;
    const text = `${met.found[0]}, ${isWide ? linkText(own) : words.assumed(linkText(own))}`;
    return {
      ...{ name: met.found[0], part: { kind, link: own, ...base } },
      pieces: [understood(typed, times(count, text))],
    };
  }
  const near = byName.find((found) => Array.isArray(found) && found.length > 0);
  if (Array.isArray(near)) return { name: short, pieces: [offer(short, near, rest)] };
  return { name: typed, pieces: [open(typed, words.unknownPart(typed))] };
}

/** The link of a slot, where a text names one and nothing else. */
function slotIn(typed: string, of: Fresh | undefined): { slot: string; text: string } | undefined {
  const bare = say
    .without(typed, say.SLOT)
    .rest.replaceAll(say.IDLE, ' ')
    .replace(/\bpcie$/i, '')
    .trim();
  const link = say.linkIn(bare);
  if (link?.kind === 'pcie' && link.hasLanes && link.rest === '') {
    return { slot: link.link, text: linkText(link.link) };
  }
  const width = say.lanesIn(bare.replace(/^pcie\s+/i, ''));
  const generation = /^pcie (\d\.\d)/i.exec(of?.link ?? '')?.[1];
  if (width?.rest !== '' || !generation) return undefined;
  const slot = `pcie ${generation} x${width.lanes}`;
  return { slot, text: words.sameGeneration(linkText(slot)) };
}

/** Drives and the parts on their way to the processor, the nearest to the drives first. */
interface Branch {
  drives: Fresh[];
  hosts: Fresh[];
}

export function phrase(line: string, catalog: readonly CatalogPart[]): Phrase {
  const text = line.replaceAll(JOINER, '').replaceAll(/\s+/g, ' ').trim();
  if (text.length > LONGEST) {
    return { pieces: [open('', words.tooLong(written(text.length), written(LONGEST)))] };
  }
  const pieces: Piece[] = [];
  const branches: Branch[] = [];
  let last: Taken | undefined;
  for (const { joint, text: typed } of say.jointed(text)) {
    const branch = branches.at(-1);
    if (joint === 'in') {
      const slot = slotIn(typed, last?.part);
      if (slot && last?.part) {
        const takes = /^pcie/i.test(last.part.link ?? '');
        if (takes) last.part.slot = slot.slot;
        const said = words.slotOf(last.name, slot.text);
        pieces.push(takes ? understood(typed, said) : open(typed, words.noSlot(typed)));
        continue;
      }
      // The part before it is open: its slot is read once it is known.
      if (last && !last.part && slotIn(typed, { link: 'pcie 3.0 x4' })) {
        pieces.push(understood(typed, words.anySlot(typed)));
        continue;
      }
    }
    const isDrives = joint === 'and';
    last = isDrives ? drivesIn(typed, catalog) : hostIn(typed, catalog);
    pieces.push(...last.pieces);
    if (!branch || (isDrives && branch.hosts.length > 0)) branches.push({ drives: [], hosts: [] });
    const into = branches.at(-1);
    if (last.part) (isDrives ? into?.drives : into?.hosts)?.push(last.part);
  }
  const hasDrives =
    pieces.some(({ isOpen }) => isOpen) || branches.some(({ drives }) => drives.length > 0);
  if (!hasDrives) pieces.push(open('', words.nothing));
  return pieces.some(({ isOpen }) => isOpen) ? { pieces } : { pieces, chain: chainOf(branches) };
}

/** Ways that share a chipset share one part. */
function chainOf(branches: readonly Branch[]): Chain {
  const parts: ChainPart[] = [];
  const put = (part: Fresh, on: string): string => {
    const { kind = 'drive' } = part;
    const known = parts.find(
      (one) =>
        kind === 'chipset' &&
        one.kind === kind &&
        one.name === part.name &&
        (one.on ?? HOST) === on,
    );
    if (known) return known.id;
    const id = freeId({ parts }, STEMS[kind] ?? kind);
    parts.push({ id, ...(on !== HOST && { on }), ...part });
    return id;
  };
  for (const { drives, hosts } of branches) {
    const on = hosts.reduceRight((place, host) => put(host, place), HOST);
    for (const drive of drives) put(drive, on);
  }
  return { parts };
}
