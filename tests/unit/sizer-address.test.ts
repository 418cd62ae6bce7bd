// The address of a chain: any chain survives it, nothing hostile breaks it, and old addresses keep their meaning.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { arrayLevels, loads, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { partMembers } from '../../calc-wasm/js/generated/members.ts';
import { chainedArrays } from '../../site/accuracy/accuracy-build.ts';
import { isSequential } from '../../site/accuracy/chains.ts';
import { fromQuery, toQuery } from '../../site/sizer/address.ts';
import { presets } from '../../site/sizer/presets.ts';
import { type Setting, shortened, understood } from '../../site/sizer/setting.ts';
import { cases } from '../support/fuzzing.ts';
import { tableOf } from '../support/test-tables.ts';

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
  fc.integer({ min: 1, max: 9999 }).map((round) => round * 1e6),
  fc.double({ min: 0.001, max: 1e12, noNaN: true }),
);
const values = { number, link: text, choice: text, flag: fc.boolean() };
const any = fc.record(
  {
    kind: fc.constantFrom(...partKinds.filter((kind) => kind !== 'host')),
    name: text,
    ...Object.fromEntries(partMembers.map(({ name, takes }) => [name, values[takes]])),
  },
  { requiredKeys: ['kind'] },
);
/** What parts of the kind have. */
const member = any.map((part) =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([name]) => partMembers.find((member) => member.name === name)?.kinds?.includes(part.kind) ?? true,
    ),
  ),
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
    const parts = own.map((item, at) => ({
      id: item,
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
        expect(fromQuery(toQuery(one, { binary: true, before }))).toEqual({ setting: one, before, binary: true });
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

  test('of a usual build is short', () => {
    const long = presets.filter(({ setting }) => toQuery(setting).length > 200).map(({ slug }) => slug);
    // Its rates are a measured number of MiB/s, to the byte.
    expect(long).toEqual(['ahci-card-in-a-short-slot']);
  });

  test('is readable', () => {
    const one = tableOf<Setting>(import.meta.filename, 'readable');
    expect(toQuery(one)).toBe(
      '?host=host;memory:512e8&hba=hba;link:pcie+2.0+x8;slot:pcie+2.0+x4;name:LSI+9211-8i' +
        '&drives=drive;on:hba;count:8;link:sata+3.0;read:18e7&load=scrub&v=1',
    );
    expect(fromQuery(toQuery(one)).setting).toEqual(one);
  });

  test('of the first version keeps its meaning', () => {
    const { setting: old } = fromQuery(
      '?tank=raidz2;members:a,b;groups:2&a=drive;on:hba;count:6;link:sata+3.0;read:200000000;slow-end:0.5' +
        '&b=drive;on:hba;count:6;link:sata+3.0;read:180+MB/s&hba=hba;link:pcie+3.0+x8;ports:sas+3;max-payload-size:256' +
        '&box=multiplier;on:hba;link:sata+3.0;by-frame:no&load=copy-out&block-size=8192&v=1',
    );
    expect(old).toEqual(tableOf<Setting>(import.meta.filename, 'old'));
  });

  test.each(tableOf<string[]>(import.meta.filename, 'addresses'))('leaves %s alone', (foreign) => {
    expect(fromQuery(`?${foreign}`)).toEqual({ binary: false });
    const { setting, problem } = fromQuery(`?d=drive;link:sata+3.0&${foreign}`);
    expect(problem).toBeUndefined();
    expect(setting?.chain.parts).toEqual([{ id: 'd', kind: 'drive', link: 'sata 3.0' }]);
  });

  test('without a part asks for another load of the chain of the page', () => {
    const chain = { parts: [{ id: 'd', link: 'sata 3.0' }] };
    expect(fromQuery('?load=scrub', chain).setting).toEqual({ chain, load: 'scrub', block_size: 4096 });
    expect(fromQuery('?utm_source=forum', chain).setting).toBeUndefined();
  });
});

describe('an address that cannot be read is refused in words', () => {
  test.each([
    ...tableOf<[string, string][]>(import.meta.filename, 'unreadable'),
    [`?d=drive;name:${'x'.repeat(70_000)}`, 'it is 70014 characters long; at most 64000'],
  ])('%.60s', (query, words) => {
    const { problem, setting: none } = fromQuery(query);
    expect(problem).toContain(words);
    expect(none).toBeUndefined();
  });

  const asked = presets.flatMap(({ setting: one }) => {
    const query = toQuery({ ...one, load: 'random_write', block_size: 8192 });
    return [...new URLSearchParams(query)].map(([name, value]) => ({ query, name, value }));
  });
  const letter = fc.constantFrom(...'abz09-_:;~,. A%');

  test('no letter of a part can be changed so that the part is passed over', () => {
    const change = fc.record({
      of: fc.constantFrom(...asked.filter(({ name }) => name !== 'v')),
      at: fc.nat(),
      removed: fc.constantFrom(0, 1),
      put: fc.oneof(letter, fc.constant('')),
    });
    fc.assert(
      fc.property(change, ({ of, at, removed, put }) => {
        const place = at % of.value.length;
        const value = of.value.slice(0, place) + put + of.value.slice(place + removed);
        const query = new URLSearchParams(of.query);
        query.set(of.name, value);
        const { setting: read, problem } = fromQuery(`?${query}`);
        if (problem !== undefined) return;
        const { parts = [], arrays = [] } = read?.chain ?? {};
        if (of.name === 'load') expect(read?.load).toBe(value.replaceAll('-', '_'));
        else if (of.name === 'block-size') expect(read?.block_size).toBe(Number(value));
        else expect([...parts, ...arrays].map((part) => part.id)).toContain(of.name);
      }),
      { numRuns: cases(20_000) },
    );
  });

  test('no letter of a setting’s name can be changed so that it is passed over', () => {
    const settings = asked.filter(({ name }) => name === 'load' || name === 'block-size');
    for (const { query, name, value } of settings) {
      for (let place = 0; place < name.length; place += 1) {
        for (const put of ['', 'x', `${name[place]}x`, name[place]?.toUpperCase() ?? '']) {
          const other = name.slice(0, place) + put + name.slice(place + 1);
          if (other === name) continue;
          const changed = new URLSearchParams(query);
          changed.delete(name);
          changed.set(other, value);
          expect(fromQuery(`?${changed}`).problem, other).toContain(`Write “${name}”`);
        }
      }
    }
  });

  test('no field of a part can hold what is no value of it', () => {
    for (const { query, name, value } of asked) {
      for (const [field = ''] of value.matchAll(/[a-z-]+:[^;]*/g)) {
        const key = field.slice(0, field.indexOf(':') + 1);
        if (key === 'name:') continue;
        const changed = new URLSearchParams(query);
        changed.set(name, value.replace(field, `${key}nonsense`));
        const { setting: read, problem } = fromQuery(`?${changed}`);
        const answer = read && size(read);
        expect(problem !== undefined || (answer && refused(answer)), `${name}: ${key}`).toBe(true);
      }
    }
  });

  test('whatever stands in it, something is said or understood, and the core is asked without harm', () => {
    const piece = fc.oneof(
      fc.constantFrom('hba', 'drive', ';', ':', '=', '&', '~', '%', 'on', 'count', 'link', ',', '.'),
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
      { numRuns: cases(2000) },
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

test('an address opens without what parts of a kind do not have', () => {
  const { setting, problem } = fromQuery(
    '?hba=hba;link:pcie+3.0+x8;mtu:9000&d=drive;on:hba;link:sata+3.0;slow-end:0.5;by-frame:no&v=1',
  );
  expect(problem).toBeUndefined();
  expect(setting?.chain.parts).toEqual([
    { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8' },
    { id: 'd', kind: 'drive', on: 'hba', link: 'sata 3.0', slow_end: 0.5 },
  ]);
});
