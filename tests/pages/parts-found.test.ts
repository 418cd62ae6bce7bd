// Every part of the registry is found by its name: what the search lists first for it is the place that describes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { modelOf } from '../../datasets/tools/parts/drives.ts';
import { nameOf } from '../../datasets/tools/parts/platforms.ts';
import type { Row } from '../../datasets/tools/tables/records.ts';
import { query } from '../../site/duckdb/dataset-build.ts';
import type { Entry } from '../../site/search/entry.ts';
import { findNames, findSources, isUnknownPart } from '../../site/search/find-names.ts';
import { references } from '../../site/sources/references-build.ts';
import { isTried } from '../support/fuzzing.ts';
import { DIST } from './built.ts';

/** As many results as a reader sees without scrolling on a phone. */
const FIRST = 3;

let entries: Entry[] = [];
beforeAll(() => {
  entries = JSON.parse(readFileSync(join(DIST, 'search/names.json'), 'utf8'));
});

const branded = ({ vendor, model }: Row): string => `${vendor} ${model}`;
const onPage = (kind: string, id: string) => (row: Row) => `/data/${kind}/${row[id]}/`;

/** What rows of each table are called, and where each is described. */
const TABLES: Record<string, { called(row: Row): string[]; at(row: Row): string }> = {
  controllers: { called: (row) => [branded(row), String(row.model)], at: onPage('controllers', 'controller_id') },
  drives: { called: (row) => [`${row.vendor} ${modelOf(row)}`], at: onPage('drives', 'drive_id') },
  platforms: { called: ({ name }) => [String(name)], at: onPage('platforms', 'platform_id') },
  workloads: { called: ({ label }) => [String(label)], at: onPage('workloads', 'workload_id') },
  cards: {
    called: (row) => [String(row.model)],
    at: ({ card_id, controller_id }) =>
      controller_id === null ? `/data/parts/#${card_id}` : `/data/controllers/${controller_id}/#${card_id}`,
  },
  chipset_uplinks: {
    called: ({ vendor, chipset }) => [[vendor, chipset].filter(Boolean).join(' ')],
    at: ({ chipset_id }) => `/data/parts/#${chipset_id}`,
  },
  socket_platforms: {
    called: (row) => [nameOf(row)],
    at: ({ socket_platform_id }) => `/data/parts/#${socket_platform_id}`,
  },
};

describe.each(Object.entries(TABLES))('each row of %s', (table, { called, at }) => {
  test('is among the first results for its name', async () => {
    const rows = await query<Row>(`SELECT * FROM ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    // By day each fourth of them: a name is looked for among thousands.
    const missed = rows
      .filter((_, index) => isTried(index, 4))
      .flatMap((row) =>
        called(row).flatMap((name) => {
          const found = findNames(entries, name)
            .slice(0, FIRST)
            .map(({ href }) => href);
          return found.includes(at(row)) ? [] : [`${name}: ${found.join(', ')}, not ${at(row)}`];
        }),
      );
    expect(missed).toEqual([]);
  });

  test('is known to the search', async () => {
    const rows = await query<Row>(`SELECT * FROM ${table}`);
    const names = rows.filter((_, index) => isTried(index, 4)).flatMap(called);
    expect(names.filter((name) => isUnknownPart(entries, name))).toEqual([]);
  });
});

test('each source is found by its title, where it stands with what cites it', () => {
  const tried = Object.entries(references).filter((_, index) => isTried(index, 4));
  const missed = tried.flatMap(([key, { title }]) => {
    const found = [...findNames(entries, title), ...findSources(entries, title)].slice(0, FIRST);
    return found.some(({ href }) => href === `/sources/#${key}`) ? [] : [`${key}: ${title}`];
  });
  expect(missed).toEqual([]);
});
