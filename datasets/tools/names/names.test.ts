import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { Catalogue } from './catalogue.ts';
import { loadCatalogue, makersOf, registryRows } from './load.ts';
import { things } from './named-parts.ts';
import { squash } from './normalised-name.ts';

const names = loadCatalogue();
const { rows, parts, copies } = registryRows();
const idsOf = (text: string): string[] => names.exact(text).map(({ thing }) => thing.id);

test.each(tableOf<[string, string][]>(import.meta.filename, 'names'))('%s is %s', (text, id) => {
  expect(idsOf(text)).toContain(id);
});

test('every drive is found by its maker and model', () => {
  const lost = rows('drives').flatMap((row) => {
    const id = `drive/${row.drive_id}`;
    const model = String(row.model)
      .replaceAll(/ ?\([^)]*\)|\s*\b\d+(?:\.\d+)?\s?[gt]b\b/gi, '')
      .trim();
    const maker = String(row.vendor).replaceAll(/ ?\([^)]*\)/g, '');
    return idsOf(`${maker} ${model}`).includes(id) ? [] : [`${row.vendor} ${model}`];
  });
  expect(lost).toEqual([]);
});

test('H310 is a card and a chipset', () => {
  const kinds = names.exact('H310').map(({ thing }) => thing.kind);
  expect(kinds.sort()).toEqual(['chipset', 'hba']);
});

test('numbers and plain words are no names without their maker', () => {
  for (const text of ['980', '1100', 'Premium', 'SSD', '750', 'ssd 750']) expect(idsOf(text)).toEqual([]);
  expect(idsOf('Samsung 980')).not.toEqual([]);
});

test('the nearest names to one that is not known are offered', () => {
  expect(names.near('asm1167')).toContain('ASM1166');
  expect(names.near('zzzzzzzz')).toEqual([]);
  expect(names.near('x')).toEqual([]);
});

describe('the table of names', () => {
  const TABLES: Record<string, string> = {
    cards: 'card_id',
    controllers: 'controller_id',
    drives: 'drive_id',
    'socket-platforms': 'socket_platform_id',
  };

  test('names rows that are there', () => {
    const lost = rows('names').filter(({ registry_table, row_id }) => {
      const table = String(registry_table);
      if (table === 'link-generations') {
        return !rows(table).some((row) => `${row.interface}/${row.generation}` === row_id);
      }
      return !rows(table).some((row) => row[TABLES[table] ?? ''] === row_id);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('says of what is more than a spelling how sure it is', () => {
    const unfounded = rows('names').filter(
      ({ means, confidence, sources, note }) =>
        means === 'same_chip' && !(confidence === 'unverified' ? note : sources),
    );
    expect(unfounded.map(({ name }) => name)).toEqual([]);
  });

  test('repeats no name that its row has itself', () => {
    const own = new Map(
      things((table) => (table === 'names' ? [] : rows(table)), parts).map(
        ({ name, thing }) => [`${squash(name)} ${thing.id}`, name] as const,
      ),
    );
    const twice = rows('names').filter(({ name, row_id }) => own.has(`${squash(String(name))} ${row_id}`));
    expect(twice.map(({ name }) => name)).toEqual([]);
  });
});

test('the file for the page holds the same names', () => {
  const all = things(rows, parts, copies);
  const whole = new Catalogue(all, makersOf(rows));
  expect(names.size).toBe(whole.size);
  // A series by one of its numbers, too.
  for (const typed of all.flatMap(({ name }) => [name, name.replaceAll('#', '5')]))
    expect(names.exact(typed), typed).toEqual(whole.exact(typed));
  expect(names.near('asm1167')).toEqual(whole.near('asm1167'));
});
