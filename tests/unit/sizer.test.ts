// What the sizer says and draws of an answer, and what its form does to a chain.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, ChainArray, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type Load, type Place, partKinds, places } from '../../calc-wasm/js/generated/chain.ts';
import { gains, withoutGain } from '../../site/sizer/changes.ts';
import { comparison } from '../../site/sizer/compare.ts';
import * as edit from '../../site/sizer/edit.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { markdown } from '../../site/sizer/markdown.ts';
import { fieldText, members, suggestions, typed } from '../../site/sizer/members.ts';
import { presetOf, presets, type Slug } from '../../site/sizer/presets.ts';
import { refusal } from '../../site/sizer/refusal.ts';
import { coverageOf, said, sentence } from '../../site/sizer/sentence.ts';
import type { Setting } from '../../site/sizer/setting.ts';
import { cases } from '../support/fuzzing.ts';
import { tableOf } from '../support/test-tables.ts';

const answerOf = (setting: Parameters<typeof size>[0]): SizerAnswer => granted(size(setting));
const preset = (slug: Slug) => answerOf(presetOf(slug).setting);
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const narrow = 'sata-ssds-on-9211-8i-in-x4-slot';

describe('the sentence', () => {
  test('says the number, what limits, what would be next, and what to expect', () => {
    expect(plain(sentence(preset(narrow)))).toBe(
      '1.82 GB/s read from all 8 drives together, 228 MB/s each. The LSI 9211-8i’s slot is the limit. ' +
        'Then the LSI 9211-8i’s own chip is the limit, at 2.50 GB/s in all. Expect 1.67–1.82 GB/s (assumed).',
    );
  });

  test('names what limits by its place', () => {
    const limits = (slug: Slug) => said(preset(slug)).limit;
    expect(limits('three-gen-4-drives-on-b650')).toBe('The B650 uplink is the limit.');
    expect(limits('24-drives-one-sas-2-cable')).toBe('The cable to the SAS expander is the limit.');
    expect(limits('raidz2-over-10gbe')).toBe('The network card’s link to the network is the limit.');
    expect(limits('raidz2-over-25gbe')).toBe('The drives are the limit.');
    expect(limits('gen-4-drive-in-gen-3-slot')).toBe('The drive’s slot is the limit.');
  });

  test('says what copies and parity add to what the drives take, and nothing where they add nothing', () => {
    const written = (level: ChainArray['level'], load: Load, count: number) => {
      const parts: ChainPart[] = [{ id: 'd', link: 'sata 3.0', count, read: 250e6, write: 250e6 }];
      return plain(said(answerOf({ chain: { parts, arrays: [{ id: 'a', level, members: ['d'] }] }, load })).filling);
    };
    expect(written('raid10', 'write', 6)).toBe('Each byte is written twice: the drives take 1.50 GB/s.');
    expect(written('raid1', 'write', 3)).toBe('Each byte is written 3 times: the drives take 750 MB/s.');
    expect(written('raidz2', 'copy_in', 6)).toContain('Parity is written, too: the drives take 1.50 GB/s.');
    expect([written('raid0', 'write', 6), written('raid10', 'read', 6)]).toEqual(['', '']);
  });

  test('names both ends of a copy', () => {
    const parts: ChainPart[] = [
      { id: 'old', name: 'BX500', link: 'sata 3.0', read: 54e7, write: 5e8 },
      { id: 'd', count: 4, link: 'pcie 4.0 x4', read: 7e9, write: 6e9 },
    ];
    const note = (load: Load, arrays: ChainArray[]) => said(answerOf({ chain: { parts, arrays }, load })).note;
    const pool: ChainArray[] = [{ id: 'pool', level: 'raid0', members: ['d'] }];
    expect(note('copy', pool)).toBe('copied from the BX500 to array pool');
    expect(note('copy_back', [])).toMatch(/^copied from the drives to the BX500/);
  });

  test('names memory that limits, and expects of it what memory gives', () => {
    const drives = { id: 'd', link: 'pcie 4.0 x4', count: 8, read: '7 GB/s' };
    const parts = [{ id: 'host', kind: 'host' as const, memory: '38.4 GB/s' }, drives];
    const sizerAnswer = answerOf({ chain: { parts } });
    expect(said(sizerAnswer).limit).toBe('The processor’s memory is the limit.');
    expect([sizerAnswer.most, sizerAnswer.expected_low, sizerAnswer.expected_high].map((rate) => rate / 1e9)).toEqual([
      38.4,
      0.67 * 38.4,
      0.79 * 38.4,
    ]);
    expect(plain(sentence(sizerAnswer))).toContain('25.7–30.3 GB/s');
    // A link that limits is nearer to what memory gives than to what its channels transfer.
    const nic = { id: 'nic', kind: 'nic' as const, link: 'pcie 5.0 x16', network: 'ethernet 100G' };
    const out = answerOf({
      chain: { parts: [{ ...parts[0], id: 'host', memory: '25 GB/s' }, nic, drives] },
      load: 'copy_out',
    });
    expect(out.limited_at).toBe('sends');
    expect(out.expected_high).toBeCloseTo((0.79 * 25e9) / 2, -6);
  });

  test('counts random loads in IOPS, with their data beside', () => {
    const parts = [{ id: 'd', link: 'pcie 4.0 x4', count: 2, read: 7e9, read_iops: 5e5 }];
    const answer = answerOf({ chain: { parts }, load: 'random_read' });
    expect(plain(said(answer).value)).toBe('1.00 M IOPS');
    expect(plain(said(answer).note)).toBe('random reads of 2 drives, 500 k IOPS each, 4.10 GB/s of data');
  });

  test('says what its range was measured on, or that it is assumed', () => {
    const made = { middle: 0.9, measurements: 21, devices: 12, sources: 10, newest: '2026' };
    const of = (range_basis: 'measured' | 'assumed', name?: string) => {
      const range = name && { range: { class: name, low: 0.8, ...made } };
      const answer = { ...preset(narrow), range_basis, ...(range || {}) };
      const { expected, basis } = said(answer);
      return [basis, plain(expected), coverageOf(answer, { pcie: 'As links.', '': 'As parts.' })];
    };
    expect(of('measured', 'pcie')).toEqual([
      'measured',
      'Expect 1.67–1.82 GB/s (9 of 10 measured links fall in this range).',
      'As links.',
    ]);
    expect(of('measured', 'array read')[1]).toContain('(9 of 10 measured arrays fall in this range)');
    expect(of('assumed')).toEqual(['assumed', 'Expect 1.67–1.82 GB/s (assumed).', 'As parts.']);
    // A version that an embed names says its own, which nobody has measured.
    expect(coverageOf(preset(narrow), { '': 'As parts.' })).toBe('');
    expect(plain(said(preset('24-drives-two-sas-2-cables')).expected)).toMatch(/^Expect \S+ GB\/s \(assumed\)\.$/);
  });

  test('says so where no rate is known', () => {
    const answer = answerOf({ chain: { parts: [{ id: 'd', link: 'sata 3.0' }] } });
    expect(said(answer).limit).toBe('The drive’s link is the limit.');
    expect(said(answer).next).toBe('Nothing else in this build is a limit.');
  });
});

describe('what limits next', () => {
  const nextOf = (...parts: ChainPart[]) => plain(said(answerOf({ chain: { parts } })).next);
  const drive = { id: 'd', link: 'pcie 3.0 x4', slot: 'pcie 3.0 x2' };

  test('is never the other direction of the link that limits', () =>
    expect(nextOf(drive)).toBe('Nothing else in this build is a limit.'));

  test('is the first other part, at the rate that it has by itself', () => {
    expect(nextOf({ ...drive, read: 3e9 })).toBe('Then the drive is the limit, at 3.00 GB/s in all.');
    expect(nextOf({ id: 'hba', kind: 'hba', link: 'pcie 2.0 x1' }, { ...drive, on: 'hba' })).toMatch(
      /^Then the drive’s slot is the limit, at 1\.\d+ GB\/s in all\.$/,
    );
  });
});

describe('the lane map', () => {
  const partOf = (slug: Slug, id: string) => mapOf(preset(slug)).parts.find((part) => part.id === id);

  test('says how a link comes up, and why it is no better', () =>
    expect(partOf(narrow, 'hba')?.link).toMatchObject({
      ...{ name: 'PCIe 2.0 ×4', why: 'the slot connects 4 of 8 lanes' },
      ...{ lanes: 4, missing: 4, hasSlot: true },
    }));

  test('marks one limit, which is full, and no link carries more than it can', () => {
    for (const { slug, setting } of presets) {
      const { parts } = mapOf(answerOf(setting));
      const links = parts.flatMap(({ link, network }) => [link, network].filter((item) => item !== undefined));
      expect([...links, ...parts].filter(({ pill }) => pill !== '').length, slug).toBe(1);
      for (const { capacity, load, pill } of links) {
        expect(load / (capacity || 1), slug).toBeLessThanOrEqual(1 + 1e-9);
        if (pill) expect(load / capacity, slug).toBeCloseTo(1, 3);
      }
    }
  });

  test('says what would pass without the limit, and what would limit then', () => {
    expect(plain(mapOf(preset(narrow)).summary)).toBe(
      '1.82 GB/s passes. Then the LSI 9211-8i’s own chip is the limit, at 2.50 GB/s in all.',
    );
  });

  test('counts all instances of a part together', () => {
    const drives = partOf(narrow, 'drives');
    expect(drives?.name).toBe('8 × drives');
    expect(plain(drives?.link?.text ?? '')).toBe('1.82 of 4.52 GB/s, 40 % full');
    expect(drives?.notes.map(plain)).toEqual(['up to 550 MB/s each, 4.40 GB/s together']);
    expect(drives?.figures.map(plain)).toEqual(['each gives 228 MB/s']);
  });

  test('proposes the change that gains most', () => {
    expect(plain(mapOf(preset(narrow)).change?.text ?? '')).toMatch(
      /full link, PCIe 2\.0 ×8: 2\.50 GB\/s, \+37 %, then the next limit$/,
    );
  });
});

test('each change that would help brings what it promises', () => {
  for (const { slug, setting } of presets) {
    const answer = answerOf(setting);
    for (const [at, { setting: changed, text }] of gains(answer).entries()) {
      const promised = answer.changes[at]?.total ?? Number.NaN;
      expect(answerOf(changed).most / promised, `${slug}: ${text}`).toBeCloseTo(1, 9);
    }
  }
});

describe('whatever limits, the answer says what would help', () => {
  const card = { id: 'card', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' } as const;
  const ssds = { id: 'drives', on: 'card', link: 'sata 3.0', read: 5.5e8, write: 5e8, count: 8 } as const;
  const nic = { id: 'nic', kind: 'nic', link: 'pcie 4.0 x8', network: 'ethernet 10G' } as const;
  const machines: Record<string, [Place, Load, ChainPart[], ChainArray[]?]> = {
    slot: ['link_up', 'read', [{ ...card, slot: 'pcie 3.0 x1' }, ssds]],
    card: ['link_up', 'read', [{ ...card, link: 'pcie 2.0 x4' }, ssds]],
    chip: ['passing', 'read', [{ ...card, read: 2.5e9 }, ssds]],
    uplink: [
      'link_up',
      'read',
      [{ id: 'chipset', kind: 'chipset', link: 'dmi 2.0 x4' }, { ...card, on: 'chipset' }, ssds],
    ],
    network: ['sends', 'copy_out', [card, ssds, nic]],
    drives: ['media', 'read', [card, { ...ssds, read: 2e8, count: 4 }]],
    'the link of drives': ['link_up', 'read', [card, { ...ssds, read: 7e9, count: 2 }]],
    layout: ['media', 'write', [card, ssds], [{ id: 'tank', level: 'raid5', members: ['drives'] }]],
    direction: ['link_down', 'write', [{ ...card, slot: 'pcie 3.0 x1' }, ssds]],
  };

  test.each(Object.entries(machines))('%s', (_, [place, load, parts, arrays]) => {
    const answer = answerOf({ chain: { parts, ...(arrays && { arrays }) }, load });
    expect(answer.limited_at).toBe(place);
    const totals = answer.changes.map(({ total }) => total);
    expect(totals.length).toBeGreaterThan(0);
    expect(answer.changes[0]?.part).toBe(answer.limited_by);
    for (const { text, gain } of gains(answer)) expect(`${text}: ${gain}`).toMatch(/^[A-Z].*: .*(\+|times)/);
  });

  test('hard disks are replaced by SSDs or joined by more, at whatever rate they are typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 315 }), fc.integer({ min: 2, max: 8 }), (rate, count) => {
        const disks = { id: 'd', link: 'sata 3.0', count, read: rate * 1e6, write: rate * 1e6 };
        const answer = answerOf({ chain: { parts: [disks], arrays: [{ id: 'a', level: 'raid0', members: ['d'] }] } });
        expect(mapOf(answer).parts[0]?.icon).toBe('disk');
        const texts = gains(answer).map(({ text }) => text);
        expect(texts).toContainEqual(expect.stringMatching(/^Use twice as many/));
        for (const text of texts) expect(text).toMatch(/^Use (twice as many|SSDs twice as fast)/);
      }),
      { numRuns: cases(40) },
    );
  });

  test('where nothing gains, for each place that can limit', () => {
    const { inputs } = preset(narrow);
    for (const place of places)
      expect(withoutGain({ limited_at: place, limited_by: 'hba', inputs, parts: [] })).toMatch(/^[A-Z].*\.$/);
    expect(withoutGain({ limited_at: null, limited_by: null, inputs, parts: [] })).toBe('');
  });
});

describe('two chains side by side', () => {
  test('show what differs and what comes of it', () => {
    const before = preset(narrow);
    const [slot] = gains(before);
    const rows = comparison(before, answerOf(slot?.setting ?? {}));
    expect(rows.map(({ figure, before: was, now }) => [figure, plain(was), plain(now)])).toEqual([
      ['All together', '1.82 GB/s', '2.50 GB/s'],
      ['Expected', '1.67–1.82 GB/s (assumed)', '2.50 GB/s (assumed)'],
      ['Limit', said(before).limit, 'The LSI 9211-8i’s own chip is the limit.'],
      ['LSI 9211-8i: Slot', 'pcie 2.0 x4', '–'],
    ]);
  });

  test('that are the same show nothing', () => expect(comparison(preset(narrow), preset(narrow))).toEqual([]));

  test('name parts that only one of them has', () => {
    const rows = comparison(preset('raidz2-over-10gbe'), preset('three-gen-4-drives-on-b650'));
    const figures = rows.map(({ figure }) => figure);
    expect(figures).toContain('B650: Kind');
    expect(figures).toContain('Network card: Kind');
    expect(figures).toContain('Array');
    expect(figures).toContain('Workload');
  });
});

describe('the form', () => {
  const empty: Chain = { parts: [] };
  const step = fc.record({
    what: fc.constantFrom('add', 'remove', 'kind', 'join'),
    at: fc.nat(20),
    kind: fc.constantFrom(...partKinds.filter((kind) => kind !== 'host')),
  });

  test('leads to a chain that the core takes, but for plugs that do not fit and a lack of drives', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let chain = empty;
        for (const { what, at, kind } of steps) {
          const ids = ['host', ...chain.parts.map(({ id }) => id)];
          const id = ids[at % ids.length] ?? 'host';
          const isDrive = chain.parts.find((part) => part.id === id)?.kind === 'drive';
          if (what === 'add' && !isDrive) chain = edit.withPart(chain, id).chain;
          if (what === 'remove' && id !== 'host') chain = edit.without(chain, id);
          if (what === 'kind' && id !== 'host') chain = edit.withKind(chain, id, kind);
          if (what === 'join') chain = edit.withArray(chain)?.chain ?? chain;
        }
        const answer = size({ chain });
        if (refused(answer)) {
          const { text } = refusal(answer.error, chain);
          expect(text).toMatch(/does not go|does not work|Add drives|has no parts/);
        }
      }),
      { numRuns: cases(2000) },
    );
  });

  test('removes what hangs on a part with it, and arrays without drives', () => {
    const { chain } = presetOf('raidz2-over-10gbe').setting;
    expect(edit.without(chain, 'hba')).toEqual({ parts: [chain.parts[2]] });
  });

  test('lists the processor first where its memory is stated, and not at all where nothing is', () => {
    const { chain } = presetOf('raidz2-over-10gbe').setting;
    const stated = edit.withHost(chain, { memory: '51.2 GB/s' });
    expect(stated.parts[0]).toEqual({ id: 'host', kind: 'host', memory: '51.2 GB/s' });
    expect(stated.parts.slice(1)).toEqual(chain.parts);
    expect(edit.withHost(stated, { memory: undefined })).toEqual(chain);
    expect(edit.withHost(chain, { memory: undefined })).toEqual(chain);
    const own = { ...chain, parts: [{ id: 'host', kind: 'host' as const, read: 1e9 }, ...chain.parts] };
    expect(edit.withHost(own, { memory: undefined })).toEqual(own);
  });

  test('offers to connect a part to anything but drives, itself and what is behind it', () => {
    const { chain } = presetOf('24-drives-one-sas-2-cable').setting;
    expect(edit.hostsFor(chain, 'drives')).toEqual(['host', 'hba', 'expander']);
    expect(edit.hostsFor(chain, 'hba')).toEqual(['host']);
  });

  test('writes every value so that the core reads the same from it', () => {
    for (const { slug, setting } of presets) {
      const { chain } = answerOf(setting).inputs;
      const parts = chain.parts.map((part) => ({
        ...part,
        ...Object.fromEntries(
          members.flatMap((member) => {
            const value = part[member.name];
            return value === undefined || member.takes === 'flag'
              ? []
              : [[member.name, typed(member, fieldText(member, value))]];
          }),
        ),
      }));
      expect(answerOf({ ...setting, chain: { ...chain, parts } } as Setting).inputs.chain, slug).toEqual(chain);
    }
  });

  test('takes a number alone in the unit of its label', () => {
    const rate = members.find(({ name }) => name === 'read');
    const slow = members.find(({ name }) => name === 'slow_end');
    const count = members.find(({ name }) => name === 'count');
    if (!rate || !slow || !count) throw new Error('the form lacks a field');
    expect(typed(rate, '180')).toBe('180 MB/s');
    expect(typed(rate, '1,8 GB/s')).toBe('1,8 GB/s');
    expect(typed(slow, '50')).toBe('50 %');
    expect(typed(count, '8')).toBe('8');
  });

  test('suggests links that the core reads', () => {
    for (const link of suggestions.flatMap(({ texts }) => texts))
      expect(size({ chain: { parts: [{ id: 'd', link, read: 1e6 }] } }), link).not.toHaveProperty('error');
  });
});

describe('a refusal', () => {
  const refusalOf = (parts: Chain['parts']) => {
    const answer = size({ chain: { parts } });
    if (!refused(answer)) throw new Error('not refused');
    return refusal(answer.error, { parts });
  };
  const drive = { id: 'd', link: 'sata 3.0' };

  test('is about the field of the part that it names', () => {
    expect(refusalOf([{ ...drive, link: 'pcie 9.0 x4' }])).toEqual({
      id: 'd',
      member: 'link',
      text: expect.stringContaining('Link: “pcie 9.0 x4” does not work here.'),
    });
    expect(refusalOf([{ ...drive, count: '1.5' }])).toMatchObject({ id: 'd', member: 'count' });
    expect(refusalOf([{ ...drive, on: 'nobody' }])).toMatchObject({ id: 'd', member: 'on' });
  });

  test.each([
    [{ load: 'dance' }, 'load', 'Workload: “dance”'],
    [{ block_size: 12 }, 'block_size', 'Block size of random I/O: '],
    [{ chain: 'none' }, 'chain', 'Your build: '],
  ])('of the whole question %j names what was asked', (asked, member, start) => {
    const answer = size({ chain: { parts: [drive] }, ...asked } as never);
    if (!refused(answer)) throw new Error('not refused');
    const { id, member: about, text } = refusal(answer.error, { parts: [drive] });
    expect([id, about, text]).toEqual(['', member, expect.stringContaining(start)]);
  });

  test('of a chain without drives says what to add', () => {
    expect(refusalOf([]).text).toBe('The build has no parts yet. Add one that connects to the processor.');
    expect(refusalOf([{ id: 'hba', kind: 'hba', link: 'pcie 3.0 x8' }]).text).toBe('Add drives: data starts there.');
  });
});

test('as Markdown the answer keeps its numbers, its address and the names as they are', () => {
  const { chain } = presetOf(narrow).setting;
  const [hba, ...rest] = chain.parts;
  const named = answerOf({ chain: { parts: [{ ...hba, id: 'hba', name: '*<b>`x`' }, ...rest] } });
  const text = markdown(named, 'https://example.org/sizer/');
  expect(plain(text)).toContain('&#42;&#60;b&#62;`x`: HBA, chip: 1.82 of 2.50');
  expect(text).toContain('**the limit**');
  expect(text).toContain('<https://example.org/sizer/>');
  expect(plain(text)).toMatch(/^1\.82 GB\/s read from all 8 drives/);
});

test('a name of a foreign link is no address, mention, image or turned text of a post', () => {
  const { chain } = presetOf(narrow).setting;
  const [hba, ...rest] = chain.parts;
  for (const [name, shown] of tableOf<[string, string][]>(import.meta.filename, 'names')) {
    const named = answerOf({ chain: { parts: [{ ...hba, id: 'hba', name }, ...rest] } });
    expect(markdown(named, 'https://example.org/')).toContain(`- ${shown}: HBA`);
  }
});
