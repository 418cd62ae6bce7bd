// A change that would help says whether such a part is to be had.
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import type { CatalogPart } from '../../site/parts/catalog.ts';
import { catalogParts } from '../../site/parts/catalog-build.ts';
import { gains } from '../../site/sizer/changes.ts';
import { advice, covers } from '../../site/sizer/offers.ts';
import { offersOf } from '../../site/sizer/offers-build.ts';
import { presetOf, type Slug } from '../../site/sizer/presets.ts';

const entry = (part: Partial<CatalogPart> & Pick<CatalogPart, 'name' | 'kind' | 'part'>): CatalogPart => ({
  id: part.name,
  models: [part.name],
  sources: ['x'],
  confidence: 'reported',
  ...part,
});
const card = (name: string, link: string, more: Partial<CatalogPart> = {}) =>
  entry({ name, kind: 'sata_controller', part: { link, ports: 'sata 3.0' }, ...more });
const hba = entry({ name: 'An HBA', kind: 'hba', part: { link: 'pcie 3.0 x8', ports: 'SAS-3' } });
const narrow = card('Narrow', 'pcie 3.0 x2');
const wide = card('Wide', 'pcie 3.0 x4');
const part = { id: 'card', kind: 'sata_controller', ports: 'sata 3.0' } as const;

test('a link covers another of its kind that is no better in anything', () => {
  expect(covers('pcie 3.0 x8', 'pcie 3.0 x4')).toBe(true);
  expect(covers('pcie 4.0 x2', 'pcie 3.0 x4')).toBe(false);
  expect(covers('SAS-3 x4', 'sas 2 x4')).toBe(false);
  expect(covers('SAS-3 x4', 'SAS-2 x4')).toBe(true);
  expect(covers('dmi 4.0 x8', 'pcie 4.0 x8')).toBe(false);
  expect(covers('Thunderbolt 5', 'USB4 Gen 4')).toBe(false);
  expect(covers('Thunderbolt 5', 'Thunderbolt 3')).toBe(true);
  expect(covers('nonsense', 'pcie 3.0 x4')).toBe(false);
});

describe('for a controller with more lanes', () => {
  test('a real one is named', () =>
    expect(advice(offersOf([narrow, wide, hba]), part, 'pcie 3.0 x4')).toBe('For example, the Wide.'));

  test('another kind that does its work is named where there is none', () => {
    expect(advice(offersOf([narrow, hba]), part, 'pcie 3.0 x4')).toBe(
      'No SATA controller in the catalogue has that link. An HBA does, and takes the same drives: the An HBA, PCIe 3.0 x8.',
    );
  });

  test('what to look for is said where the catalogue has nothing', () => {
    expect(advice(offersOf([narrow]), part, 'pcie 3.0 x4')).toBe(
      'No SATA controller in the catalogue has that link. Look in data sheets for a host interface of PCIe 3.0 x4.',
    );
  });

  test('none is named that no source confirms, or whose ports are slower', () => {
    const guessed = card('Guessed', 'pcie 3.0 x4', { confidence: 'unverified' });
    const slow = card('Slow', 'pcie 3.0 x4', { part: { link: 'pcie 3.0 x4', ports: 'sata 2.0' } });
    expect(advice(offersOf([guessed, slow]), part, 'pcie 3.0 x4')).toContain('Look in data sheets');
  });
});

describe('in the answer', () => {
  const offers = offersOf(catalogParts());
  const notes = (slug: Slug) => {
    const answer = size(presetOf(slug).setting);
    if (refused(answer)) throw new Error(slug);
    return gains(answer, {}, offers).map(({ text, note }) => [text, note] as const);
  };

  test('another part has a note, a slot or a setting has none', () => {
    for (const [text, note] of notes('sata-ssds-on-9211-8i-in-x4-slot'))
      expect(note !== '', text).toBe(text.startsWith('Replace'));
    for (const [text, note] of notes('ssds-on-jmb585')) expect(note !== '', text).toBe(text.startsWith('Replace'));
  });

  test('another chipset is another board', () => {
    const [, note] = notes('nvme-raid0-behind-dmi-3').find(([text]) => text.includes('lanes')) ?? [];
    expect(note).toMatch(/^This needs another board/);
  });
});
