// The picture of a machine: everything once, nothing over anything else, one scale, one limit.
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type Load, loads, type PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { drawingOf, listOf } from '../../site/machine/html.ts';
import { Lanes, spread } from '../../site/machine/lanes.ts';
import { drawnTree, type Link, type Machine, marks, type Part, scaleOf } from '../../site/machine/model.ts';
import { tall } from '../../site/machine/tall.ts';
import { wrapped } from '../../site/machine/text.ts';
import { wide } from '../../site/machine/wide.ts';
import * as served from '../../site/sizer/answer-build.ts';
import * as drawing from '../../site/sizer/drawing.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { presetOf, presets } from '../../site/sizer/presets.ts';
import { contactSheet, PICTURED } from '../support/contact-sheet.ts';
import { cases } from '../support/fuzzing.ts';
import { bendsOf, drawingsOf, expectClear, expectLegible, shapesOf, textsOf } from '../support/legible.ts';
import { tableOf } from '../support/test-tables.ts';

const answerTo = (setting: Parameters<typeof size>[0]): SizerAnswer => granted(size(setting));

/** What plugs into the ports of each kind, and with what link: any of them makes a chain that the core takes. */
const BEHIND: Record<string, readonly [PartKind, string, string?][]> = tableOf(import.meta.filename, 'behind');

function portsOf({ kind, ports }: ChainPart): readonly [PartKind, string, string?][] {
  if (kind === 'drive' || kind === 'nic') return [];
  const sort = ports?.split(' ')[0];
  if (sort) return BEHIND[sort] ?? [];
  if (kind === 'bridge') return BEHIND.none ?? [];
  return BEHIND.pcie ?? [];
}

const LETTERS = [...'abcdefghij WMi0123-ЖШЩюфмыабвгде漢'];
const name = fc.option(
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 60 })
    .map((letters) => letters.join('').trim() || 'x'),
  { nil: undefined },
);
const step = fc.record({
  on: fc.nat(1000),
  what: fc.nat(1000),
  count: fc.constantFrom(1, 1, 1, 2, 3),
  read: fc.constantFrom(1e5, 2.5e8, 5.5e8, 7e9),
  name,
  joined: fc.boolean(),
  slot: fc.constantFrom(undefined, undefined, 'pcie 2.0 x1', 'pcie 4.0 x2', 'pcie 3.0 x16'),
});

/** Two to 24 parts; the last is a drive. */
function chainOf(steps: readonly (typeof step extends fc.Arbitrary<infer One> ? One : never)[]): Chain {
  const parts: ChainPart[] = [];
  for (const [at, { on, what, count, read, name: called, slot }] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const hosts: (ChainPart | undefined)[] = [undefined, ...parts.filter((part) => portsOf(part).length > 0)];
    const host = hosts[on % hosts.length];
    const offered = host ? portsOf(host) : [...(BEHIND.host ?? []), ...(BEHIND.pcie ?? [])];
    const drives = offered.filter(([kind]) => kind === 'drive');
    const choice = isLast ? drives : offered;
    const [kind, link, ports] = choice[what % choice.length] ?? ['drive', 'sata 3.0'];
    parts.push({
      id: `p${at}`,
      kind,
      link,
      count,
      ...(ports && { ports }),
      ...(slot && link.startsWith('pcie') && { slot }),
      ...(host && { on: host.id }),
      ...(called !== undefined && { name: called }),
      ...(kind === 'drive' && { read, write: read, read_iops: 1e5, write_iops: 5e4 }),
      ...(kind === 'nic' && read > 1e5 && { network: 'ethernet 10G' }),
    });
  }
  const members = parts.filter(({ id, kind }) => kind === 'drive' && steps[Number(id.slice(1))]?.joined);
  return {
    parts,
    ...(members.length > 0 && { arrays: [{ id: 'tank', level: 'raid0', members: members.map(({ id }) => id) }] }),
  };
}

const chains = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 24, size: 'max' }),
  load: fc.constantFrom<Load>(...loads),
});

function expectSound(machine: Machine, answer: SizerAnswer): void {
  expect(machine.given !== '' && /assumed/.test(listOf({ ...machine, given: '', summary: '' }))).toBe(false);
  for (const drawing of drawingsOf(machine)) {
    expectLegible(drawing);
    const ids = answer.inputs.chain.parts.map(({ id }) => id);
    const drawn = drawing.parts.map(({ id }) => id).filter((id) => id !== '');
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.filter((id) => !ids.includes(id))).toEqual([]);
    if (isWhole(answer)) expect(drawn.toSorted()).toEqual(ids.toSorted());
    const pills = shapesOf(drawing).filter(({ look }) => look === 'pill');
    // Drives of one array limit together, each with a pill; anything else does alone.
    const { arrays = [] } = answer.inputs.chain;
    const alike = arrays.find(({ members }) => members.includes(answer.limited_by ?? ''))?.members.length ?? 1;
    expect(pills.length === 0).toBe(answer.limited_by === null);
    expect(pills.length).toBeLessThanOrEqual(answer.limited_at === 'media' ? alike : 1);
    // A mark that needs a key has it.
    const needed = marks.filter((mark) => shapesOf(drawing).some(({ look }) => look === mark));
    const explained = textsOf(drawing).map(({ text }) => text);
    expect(needed.flatMap((mark) => machine.key[mark] ?? []).filter((text) => !explained.includes(text))).toEqual([]);
  }
}

/** No part has more children than a map draws one by one. */
function isWhole({ inputs }: SizerAnswer): boolean {
  const byHost = Map.groupBy(inputs.chain.parts, ({ id, on }) => (id === 'host' ? '' : (on ?? 'host')));
  return [...byHost.values()].every(({ length }) => length <= 16);
}

test('every preset is drawn whole, wide and tall', () => {
  for (const { setting } of presets) {
    const answer = answerTo(setting);
    expectSound(mapOf(answer), answer);
  }
});

const RUNS = cases(1500);

test('where strokes turn towards a part they leave its letters clear', () => {
  const drives: ChainPart = { id: 'ssd', link: 'pcie 3.0 x4', count: 2, read: 33e8 };
  const chip: ChainPart = { id: 'chip', kind: 'chipset', name: 'B550', link: 'pcie 4.0 x4' };
  const slow: ChainPart = { id: 'card', on: 'chip', link: 'pcie 3.0 x4', slot: 'pcie 2.0 x1', read: 33e8 };
  const steep = answerTo({ chain: { parts: [chip, slow, drives] } });
  for (const machine of [steep, ...presets.map(({ setting }) => answerTo(setting))].map((answer) => mapOf(answer)))
    for (const width of [600, 760, 960, 1120]) {
      const drawing = wide(machine, width);
      if (drawing) expectClear(drawing);
    }
});

test('so is any chain of 2 to 24 parts, whatever its names', () => {
  let [drawn, spared] = [0, 0];
  fc.assert(
    fc.property(chains, ({ steps, load }) => {
      const answer = size({ chain: chainOf(steps), load });
      // Drives that make no array, or more than the core counts.
      if (refused(answer)) return;
      drawn += 1;
      expectSound(mapOf(answer), answer);
      // Lanes that are said not to be needed bring nothing.
      for (const { id, link } of mapOf(answer).parts.filter(({ link: own }) =>
        own?.missingText.includes('not needed'),
      )) {
        const parts = answer.inputs.chain.parts.map(({ slot, ...part }) =>
          part.id === id || !slot ? part : { ...part, slot },
        );
        const wider = size({ ...answer.inputs, chain: { ...answer.inputs.chain, parts } });
        expect(refused(wider) || wider.most <= answer.most * 1.001, link?.name).toBe(true);
        spared += 1;
      }
    }),
    { numRuns: RUNS },
  );
  expect(drawn).toBeGreaterThan(RUNS / 2);
  expect(spared).toBeGreaterThan(0);
});

test('parts in a single file, as many as the core takes, still have room for their names', () => {
  const parts: ChainPart[] = Array.from({ length: 16 }, (_, at) => ({
    id: `p${at}`,
    kind: at === 15 ? ('drive' as const) : ('switch' as const),
    link: 'pcie 3.0 x4',
    name: 'Коммутатор с очень длинным названием, какое бывает у людей',
    ...(at > 0 && { on: `p${at - 1}` }),
    ...(at === 15 && { read: 3e9 }),
  }));
  const answer = answerTo({ chain: { parts } });
  expectSound(mapOf(answer), answer);
});

test('a name is parted after a hyphen, and leaves no one or two letters alone', () => {
  expect(wrapped('AEC-82885T', 14, 80, true)).toEqual(['AEC-', '82885T']);
  for (const name of ['Hyperconnected', 'Предположительно', 'A1B2C3D4E5F6G7'])
    expect([...(wrapped(name, 14, 90, true).at(-1) ?? '')].length, name).toBeGreaterThan(2);
});

test('5,000 parts are a few rows that say how many they stand for', () => {
  const parts: ChainPart[] = Array.from({ length: 4_000 }, (_, at) => ({
    id: `p${at}`,
    link: 'sata 3.0',
    read: 4e8 + at * 1e4,
    ...(at % 3 === 0 && { name: `Drive ${at}` }),
  }));
  const answer = answerTo({ chain: { parts } });
  const machine = mapOf(answer);
  expectSound(machine, answer);
  expect(tall(machine, 320).parts.length).toBeLessThan(20);
  expect(drawingOf(machine)).toMatch(/more parts/);
  // Those without a name are alike but for their rates, of which none is said.
  const stack = drawnTree(machine)?.children.find(({ part }) => part.count > 2000)?.part;
  expect(stack).toMatchObject({ name: '2,666 × Drive', notes: [] });
});

test('so are 5,000 drives behind many cards; cards that differ by nothing are one, with their drives', () => {
  const cards = (name?: string) =>
    Array.from({ length: 40 }, (_, at): ChainPart => {
      const card: ChainPart = { id: `h${at}`, kind: 'hba', link: 'pcie 3.0 x8', slot: 'pcie 3.0 x4', ports: 'sas 3' };
      return name ? { ...card, name } : card;
    });
  const drives = Array.from(
    { length: 4_960 },
    (_, at): ChainPart => ({ id: `d${at}`, on: `h${at % 40}`, link: 'sata 3.0', read: 2e8 }),
  );
  for (const name of [undefined, 'LSI 9300-8i']) {
    const answer = answerTo({ chain: { parts: [...cards(name), ...drives] } });
    const machine = mapOf(answer);
    expectSound(machine, answer);
    expect(tall(machine, 320).height).toBeLessThan(2_000);
    const hosts = drawnTree(machine)?.children ?? [];
    const counted = (node: NonNullable<ReturnType<typeof drawnTree>>): number =>
      node.children.reduce((sum, child) => sum + counted(child), node.part.icon === 'disk' ? node.part.count : 0);
    if (name) expect(hosts.reduce((sum, node) => sum + counted(node), 0)).toBe(4_960);
    if (name) expect(hosts.map(({ part }) => part.count).toSorted((a, b) => a - b)).toEqual([1, 39]);
  }
});

describe('the scale', () => {
  const link = (capacity: number, lanes = 1): Link => ({
    ...{ name: '', why: '', text: '', lanes, missing: 0, missingText: '', hasSlot: false },
    ...{ capacity, load: capacity / 2, wanted: capacity, isAssumed: false, pill: '' },
  });
  const part = (one: Link): Part => ({
    ...{ id: 'a', icon: 'ssd', count: 1, name: '', notes: [], figures: [], pill: '', busy: 0, idle: '', assumed: '' },
    link: one,
  });

  test('is linear: strokes are as wide as their rates, but for what is cut and what is hardly seen', () => {
    const rates = fc.array(fc.double({ min: 1e6, max: 1e11, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rates, (capacities) => {
        const links = capacities.map((capacity) => link(capacity));
        const scale = scaleOf(links.map(part), 60);
        const drawn = links.map((item) => ({ ...scale(item), capacity: item.capacity }));
        for (const { width } of drawn) expect(width).toBeLessThanOrEqual(60);
        const plain = drawn.filter(({ width, isCut }) => !isCut && width > 0.8);
        const [first] = plain;
        for (const { width, capacity } of plain)
          expect((width * (first?.capacity ?? 0)) / (capacity * (first?.width ?? 0))).toBeCloseTo(1, 9);
      }),
    );
  });

  test('cuts what is more than ten times as wide as the narrowest that carries something', () => {
    const links = [link(1e9), link(9e9, 16), link(11e9, 16)];
    const scale = scaleOf(links.map(part), 60);
    expect(links.map((item) => scale(item).isCut)).toEqual([false, false, true]);
  });
});

test('a link is filled as far as it is used, at every width and count, and each drive alike', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const drawn = fc.record({ width: fc.double({ min: 0.8, max: 24, noNaN: true }), use: share, held: share });
  const counts = fc.record({ each: fc.integer({ min: 1, max: 24 }), drives: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(drawn, counts, fc.boolean(), ({ width, use, held }, { each, drives }, isTurned) => {
      const count = each * drives;
      const strokes = { count, width, gap: 1, breadth: count * (width + 1) - 1, isCut: false };
      const blocked = (1 - use) * held;
      const lanes = spread({ ...strokes, use, blocked }).map((start) => ({ from: 0, to: 90, start, end: start }));
      const shapes = new Lanes(isTurned, 20).strokes(lanes, { ...strokes, use, blocked }, {}, each);
      const [flow = 0, both = 0] = [['flow'], ['flow', 'blocked']].map((looks) =>
        shapes.reduce(
          (sum, shape) =>
            shape.kind === 'path' && looks.includes(shape.look)
              ? sum + shape.width * (shape.path.split('M').length - 1)
              : sum,
          0,
        ),
      );
      // What is less than a pixel or two is drawn as much, so that it is seen; less than a tenth is none.
      const least = use > 0 ? Math.min(each * width, 1.4) * drives : 0;
      expect(Math.abs(flow - Math.max(use * count * width, least))).toBeLessThanOrEqual(0.1 * drives);
      expect(Math.abs(both - Math.max((use + blocked) * count * width, least))).toBeLessThanOrEqual(0.2 * drives);
    }),
  );
});

test('which way data flows is drawn and said, and a copy says where it begins and ends', () => {
  const part = (id: string, more: Partial<ChainPart>): ChainPart => ({ id, link: 'pcie 3.0 x4', ...more });
  const parts = [
    part('chip', { kind: 'chipset', link: 'pcie 4.0 x4' }),
    part('nic', { kind: 'nic', slot: 'pcie 3.0 x4', network: 'ethernet 10G' }),
    ...['a', 'b'].map((id) => part(id, { on: id === 'a' ? 'chip' : 'host', read: 3e9, write: 2e9 })),
  ];
  const waysIn = (load: Load) =>
    Object.fromEntries(mapOf(answerTo({ chain: { parts }, load })).parts.map(({ id, link }) => [id, link?.way?.to]));
  expect(waysIn('read')).toMatchObject({ chip: 'up', a: 'up', b: 'up', nic: undefined });
  expect(waysIn('write')).toMatchObject({ chip: 'down', a: 'down', b: 'down' });
  expect(waysIn('copy')).toMatchObject({ chip: 'up', a: 'up', b: 'down' });
  expect(waysIn('copy_back')).toMatchObject({ chip: 'down', a: 'down', b: 'up' });
  expect(waysIn('copy_out')).toMatchObject({ chip: 'up', a: 'up', b: 'up', nic: 'down' });
  expect(waysIn('copy_in')).toMatchObject({ chip: 'down', a: 'down', b: 'down', nic: 'up' });
  const copied = mapOf(answerTo({ chain: { parts }, load: 'copy' }));
  expect(listOf(copied)).toMatch(/copied from here.*toward the processor.*copied to here.*away from the processor/s);
  for (const drawing of drawingsOf(copied))
    expect(shapesOf(drawing).filter(({ look }) => look === 'arrow')).toHaveLength(3);
});

test('the best change has a ghost where it would be, and only there', () => {
  const seen = new Set<string>();
  for (const { setting, slug } of presets) {
    const machine = mapOf(answerTo(setting));
    const { change } = machine;
    if (change?.part) seen.add(change.of);
    for (const { parts } of drawingsOf(machine)) {
      const ghosts = parts.filter(({ shapes }) => shapes.some(({ look }) => look === 'ghost'));
      const wanted = change?.part ? [{ id: change.part }, { id: '', isChange: true }] : [];
      expect(ghosts, slug).toMatchObject(wanted);
      expect(ghosts, slug).toHaveLength(wanted.length);
    }
  }
  expect([...seen].toSorted()).toEqual(['lanes', 'network', 'part']);
});

test.each(['copy_out', 'copy_in'] as const)(
  'a network behind a chipset or a switch is drawn, and limits there: %s',
  (load) => {
    for (const kind of ['chipset', 'switch'] as const) {
      const parts: ChainPart[] = [
        { id: 'hub', kind, link: 'pcie 4.0 x4' },
        { id: 'nic', kind: 'nic', on: 'hub', link: 'pcie 3.0 x4', slot: 'pcie 3.0 x4', network: 'ethernet 10G' },
        { id: 'ssd', on: 'hub', link: 'pcie 3.0 x4', read: 3e9, write: 3e9 },
      ];
      const answer = answerTo({ chain: { parts }, load });
      expect(answer.limited_by).toBe('nic');
      const machine = mapOf(answer);
      expectSound(machine, answer);
      const { label, name: rate } = machine.parts.find(({ id }) => id === 'nic')?.network ?? {};
      for (const drawing of drawingsOf(machine)) {
        const texts = textsOf(drawing).map(({ text }) => text);
        expect(texts).toEqual(expect.arrayContaining([label, expect.stringContaining(rate ?? '')]));
        expect(shapesOf(drawing).filter(({ look }) => look === 'ghost')).toHaveLength(2);
      }
    }
  },
);

test('where several groups of drives could change, the change names the one that it means', () => {
  const disk: ChainPart = { id: 'a', link: 'sata 3.0', count: 2, read: 2e8, name: 'IronWolf' };
  const other: ChainPart = { id: 'b', link: 'sata 3.0', read: 1e8 };
  const changeOf = (...parts: ChainPart[]) => mapOf(answerTo({ chain: { parts } })).change?.text ?? '';
  expect(changeOf(disk, other)).toContain('IronWolf');
  expect(changeOf(disk)).not.toContain('IronWolf');
});

test('equal drives of an array that limit are all marked, however they are attached', () => {
  const chip: ChainPart = { id: 'chip', kind: 'chipset', link: 'pcie 4.0 x4' };
  const drives = ['chip', undefined].map(
    (on, at): ChainPart => ({ id: `d${at}`, link: 'pcie 4.0 x4', read: 5e9, ...(on && { on }) }),
  );
  const arrays: Chain['arrays'] = [{ id: 'tank', level: 'raid0', members: ['d0', 'd1'] }];
  const { parts } = mapOf(answerTo({ chain: { parts: [chip, ...drives], arrays } }));
  expect(parts.filter(({ pill }) => pill !== '').map(({ id }) => id)).toEqual(['d0', 'd1']);
});

test('what an array writes for its redundancy counts in its links: they carry what they could without an array', () => {
  const drive: ChainPart = { id: 'a', kind: 'drive', link: 'sata 3.0', count: 4, read: 5e8, write: 5e8, on: 'card' };
  const card: ChainPart = { id: 'card', kind: 'hba', link: 'pcie 3.0 x8', slot: 'pcie 3.0 x1', ports: 'sas 3' };
  const linksOf = (arrays: Chain['arrays'] = []) =>
    mapOf(answerTo({ chain: { parts: [card, drive], arrays }, load: 'write' })).parts.flatMap(({ link }) => link ?? []);
  const alone = linksOf().map(({ capacity }) => Math.round(capacity / 1e6));
  for (const level of ['raid0', 'raid10', 'raid5', 'raid6', 'raid1'] as const) {
    const links = linksOf([{ id: 'tank', level, members: ['a'] }]);
    expect(
      links.map(({ capacity }) => Math.round(capacity / 1e6)),
      level,
    ).toEqual(alone);
  }
});

test('where several drives of an array limit together, the next limit is none of them', () => {
  const drives = ['a', 'b'].map(
    (id): ChainPart => ({ id, link: 'pcie 3.0 x4', read: 3e9, write: 2e9, name: `Drive ${id}` }),
  );
  const arrays: Chain['arrays'] = [{ id: 'tank', level: 'raid1', members: ['a', 'b'] }];
  const { summary } = mapOf(answerTo({ chain: { parts: drives, arrays }, load: 'write' }));
  expect(summary).not.toMatch(/Then the Drive [ab] is the limit, at 2\.00/);
});

test('a copy without a card for the network says that none was counted, and not that nothing is assumed', () => {
  const drive: ChainPart = { id: 'drive', link: 'sata 3.0', read: 5e8 };
  const card: ChainPart = { id: 'nic', kind: 'nic', link: 'pcie 3.0 x4', slot: 'pcie 3.0 x4' };
  const copied = (...parts: ChainPart[]) => mapOf(answerTo({ chain: { parts }, load: 'copy_out' }));
  expect(copied(drive, card)).toMatchObject({ given: '', summary: expect.stringContaining('Network speed unknown') });
  const known = copied(drive, { ...card, network: 'ethernet 10G' });
  expect(known.given).not.toBe('');
  expect(known.summary).not.toContain('unknown');
});

test('a drive whose rate of writing nobody gives is not said to be given as the target of a copy', () => {
  const [from, to] = ['a', 'b'].map((id): ChainPart => ({ id, link: 'pcie 3.0 x4', read: 3e9, name: id }));
  const copied = (target: ChainPart) =>
    mapOf(answerTo({ chain: { parts: [from as ChainPart, target] }, load: 'copy' }));
  expect(copied(to as ChainPart).given).toBe('');
  expect(listOf(copied(to as ChainPart))).toContain('own rate unknown');
  expect(copied({ ...(to as ChainPart), write: 2e9 }).given).not.toBe('');
});

test('the list beside it says the same words', () => {
  for (const { slug, setting } of presets) {
    const machine = mapOf(answerTo(setting));
    const list = listOf(machine).replaceAll('&amp;', '&');
    for (const text of [machine.summary, machine.change?.text ?? '', machine.given]) expect(list, slug).toContain(text);
    for (const { name: called, notes, figures, pill, assumed, idle, link, network } of machine.parts) {
      const links = [link, network].flatMap((item) =>
        item ? [item.name, item.text, item.why, item.missingText, item.pill] : [],
      );
      for (const text of [called, ...notes, ...figures, pill, assumed, idle, ...links, network?.label ?? ''])
        expect(list, slug).toContain(text);
    }
  }
});

test('what nobody has seen or typed is dashed, said, and no wider than what flows', () => {
  const [preset] = presets;
  const answer = answerTo(preset?.setting ?? {});
  const machine = mapOf(answer, {}, new Map([['drives', 'Assumed: link']]));
  for (const drawing of drawingsOf(machine)) {
    // The last explains the marks.
    for (const { id, shapes } of drawing.parts.slice(0, -1)) {
      const dashed = shapes.some((shape) => shape.kind === 'path' && shape.isAssumed);
      expect(dashed, id).toBe(id === 'drives');
    }
  }
  expect(drawingOf(machine)).toContain('Assumed: link');
  expect(listOf(machine)).toContain('Assumed: link');
  const drives = machine.parts.find(({ id }) => id === 'drives')?.link;
  expect(drives?.capacity).toBe(drives?.load);
});

test('a build that gives every link, slot and rate assumes nothing, and says so; what is missing is said instead', () => {
  const drive: ChainPart = { id: 'drive', link: 'sata 3.0', on: 'card', read: 5e8 };
  const card: ChainPart = { id: 'card', kind: 'hba', link: 'pcie 3.0 x8', slot: 'pcie 3.0 x8', ports: 'sas 3' };
  const givenIn = (...parts: ChainPart[]) => mapOf(answerTo({ chain: { parts } })).given;
  expect(givenIn(card, drive)).not.toBe('');
  const { slot, ...placed } = card;
  const { read, ...rated } = drive;
  for (const parts of [
    [placed, drive],
    [card, rated],
  ])
    expect(givenIn(...parts)).toBe('');
  expect(mapOf(answerTo({ chain: { parts: [card, drive] } }), {}, new Map()).given).toBe('');
});

test('strokes that turn steeply turn one behind another: none covers a third of the next', () => {
  for (const on of ['host', 'card']) {
    const card: ChainPart = { id: 'card', kind: 'adapter', link: 'pcie 3.0 x8' };
    const drives = [1, 2, 3, 4, 5, 6].map((at): ChainPart => ({ id: `d${at}`, link: 'pcie 4.0 x4', read: 7e9, on }));
    const machine = mapOf(answerTo({ chain: { parts: [card, ...drives] } }));
    const links = (wide(machine, 1120)?.parts ?? []).flatMap(({ id, shapes }) =>
      shapes.flatMap((shape) => (id !== 'card' && shape.kind === 'path' && shape.path.includes('C') ? [shape] : [])),
    );
    const tracks = links.filter(({ look }) => look === 'track');
    expect(tracks).toHaveLength(6);
    for (const { path, width } of tracks) {
      const bends = path
        .split('M')
        .slice(1)
        .map((stroke) => bendsOf({ path: `M${stroke}`, width }));
      for (const [at, bend] of bends.slice(1).entries()) {
        const near = bend.flatMap(({ x, y }) => (bends[at] ?? []).map((other) => Math.hypot(x - other.x, y - other.y)));
        expect(Math.min(...near)).toBeGreaterThan(0.7 * width);
      }
    }
  }
});

test('a slot that nobody has named is dashed, whatever card is in it; the slot of a switch is drawn, too', () => {
  const slotsOf = (part: ChainPart) => {
    const { id } = part;
    const drive: ChainPart = { id: 'drive', link: 'pcie 3.0 x4', on: id, read: 3e9 };
    const machine = mapOf(answerTo({ chain: { parts: [part, drive] } }));
    const drawn = tall(machine, 320).parts.find((item) => item.id === id)?.shapes ?? [];
    return drawn.flatMap((shape) =>
      shape.kind === 'rect' && shape.look === 'part' && shape.radius === 1 && shape.height === 12
        ? [shape.isAssumed === true]
        : [],
    );
  };
  const link = 'pcie 3.0 x8';
  expect(slotsOf({ id: 'switch', kind: 'switch', link })).toEqual([]);
  expect(slotsOf({ id: 'switch', kind: 'switch', link, slot: 'pcie 3.0 x1' })).toEqual([false]);
  expect(slotsOf({ id: 'card', kind: 'adapter', link })).toEqual([true]);
  expect(slotsOf({ id: 'card', kind: 'adapter', link, slot: link })).toEqual([false]);
});

test('a name of the reader’s own is text, in the drawing and in the list', () => {
  const elements = (called: string) => {
    const parts: ChainPart[] = [{ id: 'constructor', name: called, link: 'sata 3.0', read: 5e8 }];
    const machine = mapOf(answerTo({ chain: { parts } }));
    const { document } = parseHTML(`<body>${drawingOf(machine)}${listOf(machine)}</body>`);
    return [...document.querySelectorAll('*')].map(({ localName }) => localName);
  };
  for (const hostile of ['</text><script>alert(1)</script>', '"><img src=x>', '</li></ol><a>']) {
    const names = elements(hostile);
    expect(names).not.toContain('script');
    expect(new Set(names)).toEqual(new Set(elements('Drive')));
  }
});

test.each(PICTURED)('%s is drawn as its committed picture', async (slug) => {
  // With the ranges of the page, which say what is assumed.
  const sheet = contactSheet(mapOf(served.answerTo(presetOf(slug).setting)), drawing);
  await expect(sheet).toMatchFileSnapshot(`../golden/maps/${slug}.svg`);
});
