// A chain from one line: what it understands, what it asks, and that it never guesses a part.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { catalogParts } from '../../site/parts/catalog-build.ts';
import { phrase } from '../../site/sizer/phrase.ts';
import { words } from '../../site/sizer/phrase.words.ts';

const parts = catalogParts().filter(({ kind }) => kind !== 'slot');
const read = (line: string) => phrase(line, parts);
const chainOf = (line: string) => {
  const { chain, pieces } = read(line);
  if (!chain) throw new Error(pieces.map(({ text }) => text).join(' '));
  return chain.parts;
};
const openIn = (line: string) => read(line).pieces.filter(({ isOpen }) => isOpen);

test('hard disks on a card in a slot', () => {
  expect(chainOf('8 x 4TB HDD 180 MB/s on 9211-8i in 2.0 x4 slot')).toEqual([
    {
      ...{ id: 'hba', kind: 'hba', name: 'LSI 9211-8i', link: 'pcie 2.0 x8', ports: 'SAS-2' },
      ...{ max_payload_size: 4096, read: 2.5e9, read_iops: 350_000, slot: 'pcie 2.0 x4' },
    },
    {
      ...{ id: 'drives', kind: 'drive', on: 'hba', count: '8', link: 'sata 3.0' },
      ...{ read: '180 MB/s', size: '4 TB', slow_end: 0.5 },
    },
  ]);
});

test('drives of the catalogue behind a chipset', () => {
  expect(chainOf('4 × 970 EVO Plus 1 TB on B650')).toMatchObject([
    { id: 'chipset', kind: 'chipset', name: 'AMD B650', link: 'pcie 4.0 x4' },
    { on: 'chipset', count: '4', name: 'Samsung 970 EVO Plus 1 TB', read: 3.5e9 },
  ]);
});

test('a number alone is a rate, and "gen3 x1" a slot', () => {
  expect(chainOf('5 SATA SSD 550 on JMB585 in gen3 x1')).toMatchObject([
    { id: 'card', name: 'JMicron JMB585', slot: 'pcie 3.0 x1' },
    { on: 'card', count: '5', link: 'sata 3.0', read: '550 MB/s' },
  ]);
});

test('a longer way, two ways, and ways that share a chipset', () => {
  expect(
    chainOf('24 HDD 250 on SAS-2 expander x4 on 9300-8i in x4 slot').map(
      ({ id, on, slot, link }) => [...[id, on, slot, link]],
    ),
  ).toEqual([
    ['hba', undefined, 'pcie 3.0 x4', 'pcie 3.0 x8'],
    ['expander', 'hba', undefined, 'sas 2 x4'],
    ['drives', 'expander', undefined, 'sata 3.0'],
  ]);
  const shared = chainOf('2 NVMe gen 4 7000 on B650 and 4 x Exos X18 18TB on JMB585 on B650');
  expect(shared.map(({ id, on }) => [id, on])).toEqual([
    ['chipset', undefined],
    ['drives', 'chipset'],
    ['card', 'chipset'],
    ['drives-2', 'card'],
  ]);
});

test('a rate beside a name is the reader’s own', () => {
  const [drives] = chainOf('2 x 950 Pro 2 GB/s');
  expect(drives).toMatchObject({ name: 'Samsung 950 PRO', read: '2 GB/s', count: '2' });
});

describe('what may be several parts is asked', () => {
  test('with the names that would answer', () => {
    const [open, ...others] = openIn('4 x 970 EVO Plus on B650');
    expect(others).toEqual([]);
    expect(open?.typed).toBe('970 EVO Plus');
    expect(open?.choices?.map(({ name }) => name)).toEqual([
      'Samsung 970 EVO Plus 1 TB',
      'Samsung 970 EVO Plus 250 GB',
      'Samsung 970 EVO Plus 500 GB',
    ]);
  });

  test('and so is the one part that a shorter or a longer name may mean', () => {
    expect(openIn('8 HDD on 9211')[0]?.choices?.map(({ name }) => name)).toEqual([
      'LSI (Broadcom) 9211-8i',
    ]);
    expect(openIn('2 NVMe gen 4 on Asus B650 board')[0]?.choices?.map(({ name }) => name)).toEqual([
      'AMD B650 (AM5)',
    ]);
  });

  test('and each of them, put in the place of what was typed, closes the question', () => {
    for (const line of ['4 x 970 EVO Plus on B650', '8 HDD on 9300', '8 x Exos on 9300-8i']) {
      for (const { typed, choices = [] } of openIn(line)) {
        for (const { name } of choices) expect(chainOf(line.replace(typed, name))).toBeTruthy();
      }
    }
  });
});

describe('what is not understood is said', () => {
  test.each([
    ['8 SATA SSD on FooCard 3000', '“FooCard 3000” is not in the catalogue.'],
    ['8 SSD on 9211-8i', '“8 SSD” may be SATA, SAS or NVMe.'],
    ['8 HDD on HBA', '“HBA” says no link.'],
    ['on B650', 'Type drives and what they connect to.'],
    ['', 'Type drives and what they connect to.'],
    ['<img src=x onerror=alert(1)> on B650', '“<img src=x onerror=alert(1)>” is not in'],
    ['8 HDD 180 on JMB575 in 3.0 x4 slot', 'does not use PCIe'],
  ])('%s', (line, text) => {
    expect(read(line).chain).toBeUndefined();
    expect(
      openIn(line)
        .map((piece) => piece.text)
        .join(' '),
    ).toContain(text);
  });

  test('and what is left out, where the rest will do', () => {
    const { chain, pieces } = read('4 WD Frob 4TB HDD 180 MB/s on 9211-8i');
    expect(chain).toBeDefined();
    expect(pieces.map(({ text }) => text)).toContain(words.ignored('WD Frob'));
  });

  test('and what was assumed', () => {
    const texts = read('8 HDD on 9211-8i in x4 slot').pieces.map(({ text }) => text);
    expect(texts[0]).toContain('SATA 3.0 (assumed)');
    expect(texts[0]).toContain('no rate given');
    expect(texts[2]).toContain('the generation of the part itself (assumed)');
  });

  test('a line of ten thousand characters is refused by its length', () => {
    const { pieces, chain } = read('8 HDD on '.repeat(1200));
    expect(chain).toBeUndefined();
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.text).toContain('10,799 characters long; at most 400 are read');
  });
});

test('every line that the page offers to try gives an answer', () => {
  for (const line of words.examples) {
    expect(size({ chain: { parts: chainOf(line) } }), line).not.toHaveProperty('error');
  }
});

test('whatever is typed, a chain that comes of it holds only parts that were said, and nothing throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '8 x',
      '4',
      'HDD',
      'SATA',
      'SSD',
      'NVMe',
      'gen 4',
      'on',
      'in',
      'and',
      'slot',
      'x4',
    ),
    fc.constantFrom(
      '9211-8i',
      'B650',
      'JMB585',
      '970 EVO Plus 1TB',
      'HBA',
      '180 MB/s',
      '4TB',
      '550',
    ),
    fc.constantFrom(
      'pcie 3.0 x8',
      'sas-2 x4',
      'USB4',
      'box',
      'constructor',
      '__proto__',
      '$&',
      '<b>',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const line = pieces.join(' ');
      const { chain, pieces: found } = read(line);
      expect(found.length).toBeGreaterThan(0);
      if (!chain) {
        expect(found.some(({ isOpen }) => isOpen)).toBe(true);
        return;
      }
      for (const { name } of chain.parts) {
        const model = name?.toLowerCase().split(' ').at(-1);
        if (model && model !== 'tb') expect(line.toLowerCase()).toContain(model);
      }
      const answer = size({ chain });
      if (refused(answer)) expect(answer.error.value).toBeTypeOf('string');
    }),
    { numRuns: 500 },
  );
});
