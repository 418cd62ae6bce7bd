// The address of a chain: any chain survives it, nothing hostile breaks it, and old addresses keep their meaning.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { arrayLevels, loads, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { chainedArrays } from '../../site/accuracy/accuracy-build.ts';
import { isSequential } from '../../site/accuracy/chains.ts';
import { fromQuery, toQuery } from '../../site/sizer/address.ts';
import { presets } from '../../site/sizer/presets.ts';
import { type Setting, shortened, understood } from '../../site/sizer/setting.ts';

const id = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
  fc.constantFrom('v', 'load', 'units', 'before', 'block-size', 'parts'),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((name) => name.toWellFormed()),
  fc.stringMatching(/^[~;:,&=+%# ]{1,6}$/),
);
const number = fc.oneof(
  fc.integer({ min: 1, max: 1e15 }),
  fc.double({ min: 0.001, max: 1e12, noNaN: true }),
);
const member = fc.record(
  {
    kind: fc.constantFrom(...partKinds.filter((kind) => kind !== 'host')),
    name: text,
    count: number,
    link: text,
    slot: text,
    ports: text,
    network: text,
    read: number,
    max_payload_size: number,
    slow_end: number,
    by_frame: fc.boolean(),
    bot: fc.boolean(),
  },
  { requiredKeys: ['kind'] },
);
const setting: fc.Arbitrary<Setting> = fc
  .record({
    ids: fc.uniqueArray(id, { minLength: 2, maxLength: 8 }),
    members: fc.array(member, { minLength: 8, maxLength: 8 }),
    level: fc.constantFrom(...arrayLevels),
    load: fc.constantFrom(...loads),
    block_size: fc.integer({ min: 512, max: 1_048_576 }),
  })
  .map(({ ids, members, level, load, block_size }) => {
    const [array = 'array', ...own] = ids;
    const parts = own.map((one, at) => ({
      id: one,
      ...members[at],
      ...(at > 0 && { on: own[at - 1] }),
    })) as Chain['parts'];
    return { chain: { parts, arrays: [{ id: array, level, members: own }] }, load, block_size };
  });

describe('an address', () => {
  test('holds any chain', () => {
    fc.assert(
      fc.property(setting, (one) => {
        expect(fromQuery(toQuery(one)).setting).toEqual(one);
      }),
    );
  });

  test('holds the setting that it is compared with, and the units', () => {
    fc.assert(
      fc.property(setting, setting, (one, before) => {
        expect(fromQuery(toQuery(one, { binary: true, before }))).toEqual({
          ...{ setting: one, before, binary: true },
        });
      }),
      { numRuns: 30 },
    );
  });

  test('of every preset gives the same answer', () => {
    for (const { slug, setting: preset } of presets) {
      const answer = size(preset);
      if (refused(answer)) throw new Error(`${slug}: ${JSON.stringify(answer.error)}`);
      const read = fromQuery(toQuery(understood(answer))).setting;
      expect(read && size(read), slug).toEqual(answer);
    }
  });

  test('is readable', () => {
    const query = toQuery({
      chain: {
        parts: [
          { id: 'hba', kind: 'hba', link: 'pcie 2.0 x8', slot: 'pcie 2.0 x4', name: 'LSI 9211-8i' },
          { id: 'drives', on: 'hba', count: 8, link: 'sata 3.0', read: 180e6 },
        ],
      },
      load: 'scrub',
      block_size: 4096,
    });
    expect(query).toBe(
      '?hba=hba;link:pcie+2.0+x8;slot:pcie+2.0+x4;name:LSI+9211-8i' +
        '&drives=drive;on:hba;count:8;link:sata+3.0;read:180000000&load=scrub&v=1',
    );
  });

  test('of the first version keeps its meaning', () => {
    const { setting: old } = fromQuery(
      '?tank=raidz2;members:a,b;groups:2&a=drive;on:hba;count:6;link:sata+3.0;read:200000000;slow-end:0.5' +
        '&b=drive;on:hba;count:6;link:sata+3.0;read:180+MB/s&hba=hba;link:pcie+3.0+x8;ports:sas+3;max-payload-size:256' +
        '&box=multiplier;on:hba;link:sata+3.0;by-frame:no&load=copy-out&block-size=8192&v=1',
    );
    expect(old).toEqual({
      chain: {
        parts: [
          {
            ...{ id: 'a', kind: 'drive', on: 'hba', count: 6, link: 'sata 3.0' },
            read: 2e8,
            slow_end: 0.5,
          },
          {
            ...{ id: 'b', kind: 'drive', on: 'hba', count: 6, link: 'sata 3.0' },
            read: '180 MB/s',
          },
          {
            ...{ id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' },
            max_payload_size: 256,
          },
          { id: 'box', kind: 'multiplier', on: 'hba', link: 'sata 3.0', by_frame: false },
        ],
        arrays: [{ id: 'tank', level: 'raidz2', members: ['a', 'b'], groups: 2 }],
      },
      load: 'copy_out',
      block_size: 8192,
    });
  });

  test('leaves what others add to it alone', () => {
    expect(
      fromQuery('?utm_source=forum&fbclid=a;b&drives=drive;link:sata+3.0').setting?.chain,
    ).toEqual({
      parts: [{ id: 'drives', kind: 'drive', link: 'sata 3.0' }],
    });
    expect(fromQuery('?utm_source=forum').setting).toBeUndefined();
  });
});

describe('an address that cannot be read is refused in words', () => {
  test.each([
    ['?hba=hbaa;link:pcie+3.0+x8', 'part hba has the unknown kind “hbaa”'],
    [
      '?hba=hba;linc:pcie',
      'part hba has “linc:pcie”, which is not a known field. Use on, count, link',
    ],
    ['?box=multiplier;by-frame:maybe', 'by-frame of part box is “maybe”. Write yes or no.'],
    ['?d=drive&load=sing', '“sing” is not a known workload. Choose read, write'],
    ['?d=drive&block-size=4k', 'the block size is “4k”. Write bytes'],
    ['?d=drive;__proto__:1', 'part d has “__proto__:1”'],
    [`?d=drive;name:${'x'.repeat(70_000)}`, 'it is 70014 characters long; at most 64000'],
  ])('%.60s', (query, words) => {
    const { problem, setting: none } = fromQuery(query);
    expect(problem).toContain(words);
    expect(none).toBeUndefined();
  });

  test('whatever stands in it, something is said or understood, and the core is asked without harm', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'hba',
        'drive',
        ';',
        ':',
        '=',
        '&',
        '~',
        '%',
        'on',
        'count',
        'link',
        ',',
        '.',
      ),
      fc.constantFrom('pcie 3.0 x4', 'members', 'raid5', 'load', 'before', 'v', '%ff', '1e999'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { setting: read, problem } = fromQuery(`?${pieces.join('')}`);
        if (problem !== undefined) expect(problem).not.toBe('');
        if (read) {
          const answer = size(read);
          if (refused(answer)) expect(answer.error.value).toBeTypeOf('string');
          else expect(shortened(answer.inputs.chain).parts.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('the chains of measured arrays open as they were predicted', async () => {
  const rows = (await chainedArrays()).filter(isSequential);
  expect(rows).not.toEqual([]);
  for (const { chain, output, low, high } of rows) {
    const load = output === 'read_rate' ? 'read' : 'write';
    const { setting } = fromQuery(toQuery({ chain: JSON.parse(chain), load, block_size: 4096 }));
    const answer = setting && size(setting);
    if (!answer || refused(answer)) throw new Error(`unreadable: ${chain}`);
    expect([answer.expected_low, answer.expected_high]).toEqual([low, high]);
  }
});
