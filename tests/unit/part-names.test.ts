// Parts by what people call them, and where a part of a chain says its figures come from.
import { describe, expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type CatalogPart, shortName } from '../../site/parts/catalog.ts';
import { catalog as readCatalog } from '../../site/parts/catalog-build.ts';
import { isNamed, likely, partNamed, proposals } from '../../site/parts/find.ts';
import { withNamed } from '../../site/sizer/edit.ts';
import { chainParts, entryOf, namedPart, originOf, ownFigures } from '../../site/sizer/origin.ts';

const catalog = await readCatalog();
const parts = chainParts(catalog);
const named = (text: string) => partNamed(parts, text)?.name;
const entry = (text: string): CatalogPart => {
  const catalogPart = partNamed(parts, text);
  if (!catalogPart) throw new Error(`the catalogue has no "${text}"`);
  return catalogPart;
};
const answerTo = (chainPart: ChainPart, more: ChainPart[] = []): SizerAnswer =>
  granted(size({ chain: { parts: [chainPart, ...more] } }));

describe('a name', () => {
  test('leads to the one part that people call so', () => {
    expect(named('9211-8i')).toBe('LSI (Broadcom) 9211-8i');
    expect(named('LSI 9211-8I')).toBe('LSI (Broadcom) 9211-8i');
    expect(named('b650')).toBe('AMD B650 (AM5)');
    expect(named('jmb585')).toBe('JMicron JMB585');
    expect(named('970 evo plus 1tb')).toBe('Samsung 970 EVO Plus 1 TB');
  });

  test('that several parts share, or that leaves a size out, leads to none', () => {
    expect(named('970 EVO Plus')).toBeUndefined();
    expect(named('Exos X18')).toBeUndefined();
    expect(named('LSI')).toBeUndefined();
    expect(named('')).toBeUndefined();
  });

  test('that an address keeps leads back to its own part, for every part', () =>
    expect(parts.filter((part) => partNamed(parts, shortName(part)) !== part).map(({ name }) => name)).toEqual([]));

  test('cannot be markup, or of any length, to any harm', () => {
    for (const text of ['<img src=x onerror=alert(1)>', '('.repeat(10_000), '\u0000', '🙂']) {
      expect(proposals(parts, text)).toEqual([]);
      expect(parts.some((part) => isNamed(part, text))).toBe(false);
    }
  });
});

describe('proposals', () => {
  const names = (text: string) => proposals(parts, text).map(({ name }) => name);

  test('begin with what is named whole, and hold what begins so', () => {
    expect(names('B650').slice(0, 2)).toEqual(['AMD B650 (AM5)', 'AMD B650E (AM5)']);
    expect(names('970 evo').length).toBeGreaterThan(3);
    expect(names('9211 8i')).toEqual(['LSI (Broadcom) 9211-8i']);
  });

  test('put parts of the wanted kind first', () => {
    const [first] = proposals(parts, 'jmb', ({ kind }) => kind === 'multiplier');
    expect(first?.kind).toBe('multiplier');
  });

  test('that are likely do not rest on letters in the middle of a name', () => {
    expect(likely(parts, '11-8')).toEqual([]);
    expect(likely(parts, '9211').map(({ name }) => name)).toEqual(['LSI (Broadcom) 9211-8i']);
  });
});

test('every source that a part cites is in the catalogue, with a title', () => {
  for (const { sources } of catalog.parts) {
    for (const key of sources) expect(catalog.sources[key]?.title, key).toBeTruthy();
  }
});

describe('a part taken from the catalogue', () => {
  const chain = {
    parts: [
      { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', slot: 'pcie 2.0 x4', count: 2, read: 9e9 },
      { id: 'drives', on: 'hba', link: 'sata 3.0', count: 8, read: 550e6 },
    ] satisfies ChainPart[],
  };

  test('brings its figures and leaves its place, its count and its slot', () => {
    const [hba] = withNamed(chain, 'hba', namedPart(entry('9211-8i'))).parts;
    expect(hba).toMatchObject({
      id: 'hba',
      kind: 'hba',
      name: 'LSI 9211-8i',
      link: 'pcie 2.0 x8',
      read: 2.5e9,
      count: 2,
      slot: 'pcie 2.0 x4',
    });
  });

  test('loses a slot that its plug does not fit, and the figures of the part before it', () => {
    const [dock] = withNamed(chain, 'hba', namedPart(entry('JHL7440'))).parts;
    expect(dock).not.toHaveProperty('slot');
    expect(dock).not.toHaveProperty('read');
  });

  test('is known again by its name, also where a reader typed it', () => {
    const part = { id: 'hba', kind: 'hba', name: '9211-8i' } as const;
    expect(entryOf(catalog, part)?.id).toBe('broadcom-9211-8i');
    expect(entryOf(catalog, { ...part, kind: 'expander' })).toBeUndefined();
    expect(entryOf(catalog, { ...part, name: 'the card in my server' })).toBeUndefined();
  });
});

describe('figures of the reader', () => {
  const drives = { id: 'drives', on: 'hba', link: 'sata 3.0', read: 5e8 };
  const theirs = namedPart(entry('9211-8i'));
  const asRead = (part: Partial<ChainPart>) => {
    const answer = answerTo({ id: 'hba', ...theirs.part, name: theirs.name, ...part }, [drives]);
    const chainPart = answer.inputs.chain.parts.find(({ id }) => id === 'hba');
    if (!chainPart) throw new Error('the core lost a part');
    return chainPart;
  };

  test('are those that differ from the catalogue, however they are written', () => {
    const catalogs = asRead({});
    expect(ownFigures(asRead({ link: 'PCIe gen2 x8', read: '2.5 GB/s' }), catalogs)).toEqual([]);
    expect(ownFigures(asRead({ read: '3 GB/s', slot: 'pcie 2.0 x4', count: 2 }), catalogs)).toEqual([
      { member: 'read', text: 'Your figure. The catalogue has 2500\u202fMB/s.' },
    ]);
    expect(ownFigures(asRead({ write: '3 GB/s' }), catalogs)).toEqual([
      { member: 'write', text: 'Your figure. The catalogue has none.' },
    ]);
  });
});

describe('the origin of a part', () => {
  test('says that nothing was verified, and why', () => {
    const { isUnverified, note, text } = originOf(catalog, entry('9500-16i'));
    expect(isUnverified).toBe(true);
    expect(note).toContain('From memory');
    expect(text).toBe('Catalogue: LSI (Broadcom) 9500-16i.');
  });

  test('names sources and whose rates they are', () => {
    const { text, sources } = originOf(catalog, entry('Exos X24 24 TB'));
    expect(text).toMatch(/^Catalogue: Seagate Exos X24 24 TB \(.*rates as its maker states them\)/);
    expect(sources[0]?.title).toBeTruthy();
  });

  test('of a chipset lists the slots of its platform', () => {
    const { slots, isPlatform } = originOf(catalog, entry('B650'));
    expect(isPlatform).toBe(true);
    expect(slots[0]).toBe('1 × PCIe 4.0 x16, for cards, split as 16 or 8+8');
    expect(originOf(catalog, entry('JMB585')).slots).toEqual([]);
  });
});
