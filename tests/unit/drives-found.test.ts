// Every drive of the registry is found by its name, and by what people call it, wherever a drive is looked for.
import { describe, expect, test } from 'vitest';
import { loadCatalogue, registryRows } from '../../datasets/tools/names/load.ts';
import { modelOf } from '../../datasets/tools/parts/drives.ts';
import { marksOf } from '../../site/ask/read.ts';
import { catalogParts } from '../../site/parts/catalog-build.ts';
import { proposals } from '../../site/parts/find.ts';
import { driveOf, drivesNamed } from '../../site/planner/drive-of.ts';
import type { Entry } from '../../site/search/entry.ts';
import { findExact, findNames } from '../../site/search/find-names.ts';
import { isTried } from '../support/fuzzing.ts';

const { rows } = registryRows();
const names = loadCatalogue();
const parts = catalogParts();
const drives = rows('drives').map((row) => {
  const maker = String(row.vendor).replaceAll(/ ?\([^)]*\)/g, '');
  return {
    id: `drive/${row.drive_id}`,
    key: `${row.vendor} ${row.model}`,
    /** As its page and its label have it. */
    full: `${maker} ${modelOf(row)}`,
    /** In any size. */
    model: `${maker} ${String(row.model).replaceAll(/ ?\([^)]*\)|\s*\b\d+(?:\.\d+)?\s?[gt]b\b/gi, '')}`,
    goesIntoAChain: row.protocol !== 'mmc',
  };
});
const keyOf = new Map(drives.map(({ id, key }) => [id, key]));
const synonyms = rows('names')
  .filter(({ registry_table }) => registry_table === 'drives')
  .map(({ name, row_id }) => ({ name: String(name), id: `drive/${row_id}` }));

/** A drive whose size its source does not state is found in the sizes that are known. */
const isThere = (found: readonly { id: string }[], id: string): boolean =>
  found.some((item) => keyOf.get(item.id) === keyOf.get(id));
/** By day each fourth is looked for. */
const lost = <Of extends { id: string }>(all: readonly Of[], find: (one: Of) => readonly { id: string }[]) =>
  all.filter((item, index) => isTried(index, 4) && !isThere(find(item), item.id)).map(({ id }) => id);
const inChains = drives.filter(({ goesIntoAChain }) => goesIntoAChain);

test('there are drives and other names of them', () => {
  expect(drives.length).toBeGreaterThan(400);
  expect(synonyms.length).toBeGreaterThan(20);
});

test('a model of one size is one drive', () => {
  const sizes = rows('drives').map((row) => {
    const model = String(row.model).replaceAll(/ ?\([^)]*\)|\b\d+(?:\.\d+)? ?[gt]b\b|\b(?:ssd|nvme|dc)\b/gi, '');
    // 1 TB, 1000 GB and 1000.2 GB are one size.
    const size = row.capacity_bytes ? Math.round(Math.log(Number(row.capacity_bytes)) * 20) : 'unknown';
    return {
      id: String(row.drive_id),
      key: `${row.vendor} ${model} ${size}`.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
    };
  });
  const twice = Map.groupBy(sizes, ({ key }) => key)
    .values()
    .filter((all) => new Set(all.map(({ id }) => id)).size > 1);
  expect([...twice].map((all) => all.map(({ id }) => id))).toEqual([]);
});

describe('the names', () => {
  const exact = (text: string) => names.exact(text).map(({ thing }) => thing);
  test('have every drive by its model', () => expect(lost(drives, ({ model }) => exact(model))).toEqual([]));
  test('have every drive by what it is called besides', () =>
    expect(lost(synonyms, ({ name }) => exact(name))).toEqual([]));
});

describe('the box', () => {
  const read = (text: string) =>
    marksOf(`4x ${text} on a 9300-8i`, names).flatMap((mark) =>
      mark.type === 'name' ? mark.names.map(({ thing }) => thing) : [],
    );
  test('reads every drive by its model', () => expect(lost(drives, ({ model }) => read(model))).toEqual([]));
  test('reads every other name', () => expect(lost(synonyms, ({ name }) => read(name))).toEqual([]));
});

describe('the sizer', () => {
  const proposed = (text: string) => proposals(parts, text).filter(({ kind }) => kind === 'drive');
  test('proposes every drive', () => expect(lost(inChains, ({ model }) => proposed(model))).toEqual([]));
  test('proposes what is meant by every other name', () =>
    expect(lost(synonyms, ({ name }) => proposed(name))).toEqual([]));
});

describe('the planner', () => {
  const hasPlace = new Set(parts.filter((part) => driveOf(part)).map(({ id }) => id));
  const planned = (all: typeof drives) => all.filter(({ id }) => hasPlace.has(id));
  test('has a place for all drives but those with SAS, USB or fewer lanes', () => {
    const out = parts.filter(({ id, kind }) => kind === 'drive' && !hasPlace.has(id));
    expect(out.filter(({ part }) => !/^(?:SAS|usb|pcie \d\.0 x[12]$)/i.test(String(part.link)))).toEqual([]);
  });
  test('proposes every drive that it has a place for', () =>
    expect(lost(planned(drives), ({ model }) => drivesNamed(parts, model))).toEqual([]));
  test('takes its kind, its size and its rate', () => {
    const taken = (text: string) => {
      const [part] = drivesNamed(parts, text);
      return part && driveOf(part);
    };
    expect(taken('Exos X24 24 TB')).toEqual({ drive: 'hdd', size: '24 TB', rate: '285 MB/s' });
    expect(taken('PM9A3 3.84 TB')).toMatchObject({ drive: 'u2-4', size: '3.84 TB' });
    expect(taken('P3 Plus 4 TB')).toEqual({ drive: 'nvme-4', size: '4 TB' });
  });
});

test('the search finds every drive by the name of its page', () => {
  const entries = drives.map(({ id, full }): Entry & { id: string } => ({
    id,
    kind: 'drive',
    name: full,
    models: [],
    href: `/data/drives/${id}/`,
  }));
  const found = (text: string) => findNames(entries, text) as (Entry & { id: string })[];
  expect(lost(drives, ({ full }) => found(full))).toEqual([]);
  // "ironwolf 8tb": without its maker, and with a size that questions mention.
  const typed = (full: string) =>
    full
      .toLowerCase()
      .replace(/^\S+ /, '')
      .replace(/(\d) ([gt]b)$/, '$1$2');
  const sized = drives.filter(({ full }) => /^\S+ [a-z]{3,} \d+ [GT]B$/i.test(full));
  expect(sized.length).toBeGreaterThan(5);
  expect(lost(sized, ({ full }) => findExact(entries, typed(full)) as typeof entries)).toEqual([]);
});
