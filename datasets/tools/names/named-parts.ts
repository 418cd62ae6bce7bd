/** Things with their names, made of the registry and the catalogue of parts: a row alone adds one. */

import { type CopiedTo, unratedDrive } from '../parts/drives.ts';
import { hostLanes } from '../parts/lanes.ts';
import { type CatalogPart, number, type Rows } from '../parts/part.ts';
import type { Row } from '../tables/records.ts';
import type { Named, Thing } from './named-part.ts';
import { squash } from './normalised-name.ts';

const SIZE = /\s?\b\d{1,9}(?:\.\d{1,9})?\s?[gt]b\b/gi;
const BRACKETS = / ?\(([^()]*)\)/g;

/** Models that a cell lists: `Z97, H97`, `SSD7101-A, SSD7102`; and what stands in brackets. */
function modelsOf(model: string): string[] {
  const inside = [...model.matchAll(BRACKETS)].flatMap(([, one]) => (one && /^[A-Z\d-]{6,}$/.test(one) ? [one] : []));
  const bare = model.replaceAll(BRACKETS, '');
  const listed = bare.split(/,\s+| \+ | and others.*$/).map((item) => item.trim());
  return [bare, ...listed, ...inside].filter((item) => item.length > 1);
}

/** Digits alone are a number, and a plain word is a word, before they are a name: these count only with their maker. */
const isSure = (name: string): boolean =>
  squash(name).length > 2 &&
  !/^ssd\b/i.test(name) &&
  (/\p{L}/u.test(name) ? /\d/.test(name) || name.includes(' ') : false);

function named(thing: Thing, makers: string, models: readonly string[]): Named[] {
  const maker = makers.replaceAll(BRACKETS, '').trim();
  return models.flatMap((model) => {
    const own = model.replaceAll(SIZE, '').trim();
    const full = maker ? [`${maker} ${own}`] : [];
    return [...(isSure(own) ? [own] : []), ...full].map((name) => ({ thing: { ...thing, name: own }, name }));
  });
}

/** The generation of lanes behind a chipset: as its ports say, else no newer than its uplink. */
function lanesOf(id: string, rows: Rows, link: string | undefined): string | undefined {
  const ports = rows('chipset-ports').filter((row) => row.socket_platform_id === id && row.kind === 'pcie');
  const best = ports
    .map(({ generation }) => String(generation))
    .sort()
    .at(-1);
  return best ?? /(\d\.\d)/.exec(link ?? '')?.[1];
}

/** SATA ports of a chipset, as far as a source states them. */
function sataPortsOf(id: string, rows: Rows): number | undefined {
  const ports = rows('chipset-ports').filter((row) => row.socket_platform_id === id && row.kind === 'sata');
  return ports.length === 0 || ports.some(({ confidence }) => confidence === 'unverified')
    ? undefined
    : ports.reduce((sum, { count }) => sum + (number(count) ?? 0), 0);
}

/** With its maker, who may have two words: a drive also without what a row adds in brackets. */
const fullNames = ({ kind, name }: CatalogPart): string[] =>
  kind === 'drive' ? [name.replaceAll(BRACKETS, '')] : [name];

function ofPart(part: CatalogPart, rows: Rows): Named[] {
  if (part.kind === 'slot') return [];
  const isChipset = part.kind === 'chipset';
  const lanes = isChipset ? lanesOf(part.id, rows, part.part.link) : undefined;
  const host = isChipset ? hostLanes(rows, part.id, true) : undefined;
  const places = isChipset ? sataPortsOf(part.id, rows) : part.places;
  const thing: Thing = {
    id: part.id,
    kind: part.kind,
    name: part.models[0] ?? part.name,
    part: part.part,
    ...(places !== undefined && { places }),
    ...(part.rates && { rates: part.rates }),
    ...(part.rated_writes && { rated_writes: part.rated_writes }),
    ...(lanes && { lanes }),
    ...(host && { host }),
  };
  const models = part.models.flatMap(modelsOf);
  const makers = part.name.split(' ')[0] ?? '';
  const own = named(thing, part.kind === 'chipset' ? '' : makers, models);
  return part.kind === 'chipset' ? own : own.concat(named(thing, '', fullNames(part)));
}

/** Drives that the catalogue of parts leaves out: a size that is not stated, or a card that goes into no port. */
function otherDrives(rows: Rows, known: ReadonlySet<string>): Named[] {
  return rows('drives').flatMap((row) => {
    const id = `drive/${row.drive_id}`;
    if (known.has(id)) return [];
    const catalogPart = unratedDrive(row);
    const thing: Thing = {
      id,
      kind: 'drive',
      name: String(row.model),
      part: catalogPart?.part ?? { kind: 'drive' },
      ...(catalogPart?.rates && { rates: catalogPart.rates }),
    };
    return named(thing, String(row.vendor), modelsOf(String(row.model)));
  });
}

/** Chipsets and processors of which no uplink is known, and boards named by their processor. */
function machines(rows: Rows, known: ReadonlySet<string>): Named[] {
  return rows('socket-platforms').flatMap((row): Named[] => {
    const id = String(row.socket_platform_id);
    if (known.has(id) || !row.chipset) return [];
    const host = hostLanes(rows, id, true);
    return named(
      { id, kind: 'chipset', name: String(row.chipset), ...(host && { host }) },
      '',
      modelsOf(String(row.chipset)),
    );
  });
}

/** The newest generation of the lanes of a processor, and how many the widest group has. */
function processorLanes(rows: Rows, id: string): { lanes?: string; width?: number } {
  const groups = rows('cpu-lane-groups').filter(
    (row) => row.socket_platform_id === id && row.generation !== null && row.purpose !== 'uplink',
  );
  const lanes = groups
    .map(({ generation }) => String(generation))
    .sort()
    .at(-1);
  const width = Math.max(0, ...groups.map((row) => number(row.lanes) ?? 0));
  return { ...(lanes && { lanes }), ...(width > 0 && { width }) };
}

/** What people write that no row says of itself. */
function called(rows: Rows, things: readonly Named[]): Named[] {
  // The first name of a thing is its short one.
  const byId = new Map(things.toReversed().map(({ thing }) => [thing.id, thing]));
  const find = (row: Row): Thing | undefined => {
    const id = String(row.row_id);
    switch (row.registry_table) {
      case 'socket-platforms': {
        const host = hostLanes(rows, id, false);
        return { id, kind: 'machine', name: String(row.name), ...processorLanes(rows, id), ...(host && { host }) };
      }
      case 'drives':
        return byId.get(`drive/${id}`);
      default:
        return byId.get(id);
    }
  };
  // A name of a drive is that of its model in every size.
  const bySize = Map.groupBy(byId.values(), ({ kind, name }) => `${kind} ${name}`);
  return rows('names').flatMap((row) => {
    const thing = find(row);
    if (!thing) return [];
    const isSameChip = row.means === 'same_chip';
    const all = thing.kind === 'drive' ? bySize.get(`drive ${thing.name}`) : undefined;
    return (all ?? [thing]).map((item) => ({ thing: item, name: String(row.name), ...(isSameChip && { isSameChip }) }));
  });
}

const links = (rows: Rows): Named[] =>
  rows('link-generations').map((row) => {
    const wire = String(row.interface);
    const generation = String(row.generation);
    const low = number(row.expected_low);
    const high = number(row.expected_high);
    const isMeasured = row.range_basis === 'measured';
    return {
      thing: {
        id: `${wire}/${generation}`,
        kind: 'link',
        name: String(row.label),
        link: { wire, generation, ...(low && high && { low, high, isMeasured }) },
      },
      name: `${wire} ${generation}`,
    };
  });

/** Drives by the order code that their model ends with, where nothing else is called so: P5800X, SN730. */
function byCode(all: readonly Named[]): Named[] {
  const known = new Set(all.map(({ name }) => squash(name)));
  return all.flatMap(({ thing }) => {
    const code = / ((?=(?:\S*\d){3})(?=\S*\p{L})[\p{L}\d-]{5,})$/u.exec(thing.name)?.[1];
    return thing.kind === 'drive' && code && !known.has(squash(code)) ? [{ thing, name: code }] : [];
  });
}

/** What a copy to each drive needs to know, put beside what else is known of it. */
function withCopies(all: readonly Named[], copies: readonly CopiedTo[]): Named[] {
  const byId = new Map(copies.map(({ id, copy: { sources: _, ...rates } }) => [id, rates]));
  return all.map((item) => {
    const copy = byId.get(item.thing.id);
    return copy ? { ...item, thing: { ...item.thing, copy } } : item;
  });
}

export function things(rows: Rows, parts: readonly CatalogPart[], copies: readonly CopiedTo[] = []): Named[] {
  const known = new Set(parts.map(({ id }) => id));
  const own = [
    ...parts.flatMap((part) => ofPart(part, rows)),
    ...otherDrives(rows, known),
    ...machines(rows, known),
    ...links(rows),
  ];
  const all = [...own, ...called(rows, own)];
  return withCopies([...all, ...byCode(all)], copies);
}
