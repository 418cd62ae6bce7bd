// The picture of a machine: everything once, nothing over anything else, one scale, one limit.
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type Load, loads, type PartKind } from '../../calc-wasm/js/generated/chain.ts';
import { drawingOf, listOf } from '../../site/machine/html.ts';
import { boxOf, layout } from '../../site/machine/layout.ts';
import { type Machine, scaleOf } from '../../site/machine/machine.ts';
import type { Drawing, Rect, Text } from '../../site/machine/shapes.ts';
import { machineOf } from '../../site/sizer/path.ts';
import { presets } from '../../site/sizer/presets.ts';

function answerTo(setting: Parameters<typeof size>[0]): SizerAnswer {
  const answer = size(setting);
  if (refused(answer)) throw new Error(JSON.stringify(answer.error));
  return answer;
}

/** What plugs into the ports of each kind, and with what link: any of them makes a chain that the core takes. */
const BEHIND: Record<string, readonly [PartKind, string, string?][]> = {
  pcie: [
    ['drive', 'pcie 4.0 x4'],
    ['switch', 'pcie 3.0 x8'],
    ['adapter', 'pcie 4.0 x16'],
    ['hba', 'pcie 3.0 x8', 'sas 3'],
    ['raid_card', 'pcie 3.0 x8', 'sas 3'],
    ['sata_controller', 'pcie 3.0 x2', 'sata 3.0'],
    ['usb_host', 'pcie 3.0 x4', 'usb 3.2 Gen 2x1'],
    ['nic', 'pcie 3.0 x8'],
  ],
  host: [['chipset', 'dmi 3.0 x4']],
  sas: [
    ['drive', 'sas 3'],
    ['drive', 'sata 3.0'],
    ['expander', 'sas 3 x4', 'sas 3'],
  ],
  sata: [
    ['drive', 'sata 3.0'],
    ['multiplier', 'sata 3.0', 'sata 3.0'],
  ],
  usb: [
    ['drive', 'usb 3.2 Gen 1x1'],
    ['bridge', 'usb 3.2 Gen 2x1'],
  ],
  none: [
    ['drive', 'sata 3.0'],
    ['drive', 'pcie 3.0 x4'],
  ],
};

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
});

/** Two to 24 parts; the last is a drive. */
function chainOf(steps: readonly (typeof step extends fc.Arbitrary<infer One> ? One : never)[]): Chain {
  const parts: ChainPart[] = [];
  for (const [at, { on, what, count, read, name: called }] of steps.entries()) {
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
      ...(host && { on: host.id }),
      ...(called !== undefined && { name: called }),
      ...(kind === 'drive' && { read, write: read, read_iops: 1e5, write_iops: 5e4 }),
      ...(kind === 'nic' && what % 2 === 0 && { network: 'ethernet 10G' }),
    });
  }
  const members = parts.filter(({ id, kind }) => kind === 'drive' && steps[Number(id.slice(1))]?.joined);
  return {
    parts,
    ...(members.length > 0 && {
      arrays: [{ id: 'tank', level: 'raid0', members: members.map(({ id }) => id) }],
    }),
  };
}

const chains = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 24, size: 'max' }),
  load: fc.constantFrom<Load>(...loads),
  width: fc.constantFrom(640, 880),
});

const shapesOf = ({ parts }: Drawing) => parts.flatMap(({ shapes }) => shapes);
const textsOf = (drawing: Drawing) => shapesOf(drawing).filter((shape): shape is Text => shape.kind === 'text');
const rectsOf = (drawing: Drawing) =>
  shapesOf(drawing).filter((shape): shape is Rect => shape.kind === 'rect' && shape.look !== 'area');

/** More than a hair. */
const OVER = 0.01;
function meet(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > OVER && down > OVER;
}

type Box = ReturnType<typeof boxOf>;
const within = (one: Box, frame: Box): boolean =>
  Math.min(one.x - frame.x, one.y - frame.y, one.width, one.height) >= -OVER &&
  one.x + one.width <= frame.x + frame.width + OVER &&
  one.y + one.height <= frame.y + frame.height + OVER;

function expectSound(machine: Machine, answer: SizerAnswer, width: number): void {
  const drawing = layout(machine, width);
  const texts = textsOf(drawing);
  const rects = rectsOf(drawing);
  const frame = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const boxes = texts.map((text) => ({ ...boxOf(text), said: text.pieces }));
  // Compared in bulk: these are many, and an assertion of each takes longer than all of them.
  const wrong = boxes.filter(
    (box, at) =>
      !within(box, frame) ||
      boxes.slice(at + 1).some((other) => meet(box, other)) ||
      rects.some((rect) => meet(box, rect)),
  );
  expect(wrong).toEqual([]);
  expect(rects.filter((rect) => !within(rect, frame))).toEqual([]);

  const ids = answer.inputs.chain.parts.map(({ id }) => id);
  const drawn = drawing.parts.map(({ id }) => id).filter((id) => id !== '');
  expect(drawn.toSorted()).toEqual(ids.toSorted());
  for (const { id, shapes } of drawing.parts) {
    if (id !== '')
      expect(
        shapes.some(({ kind }) => kind === 'text'),
        id,
      ).toBe(true);
  }
  const limiting = rects.filter(({ look, limits }) => look === 'capacity' && limits);
  expect(limiting.length).toBe(answer.limited_by === null ? 0 : 1);
  const named = texts.flatMap(({ pieces }) => pieces.filter(({ look }) => look === 'limit'));
  expect(named.length > 0).toBe(answer.limited_by !== null);
}

test('every preset is drawn whole, at the width of a page and of a file', () => {
  for (const { setting } of presets) {
    const answer = answerTo(setting);
    for (const width of [640, 880]) expectSound(machineOf(answer), answer, width);
  }
});

test('so is any chain of 2 to 24 parts, whatever its names', () => {
  let drawn = 0;
  fc.assert(
    fc.property(chains, ({ steps, load, width }) => {
      const answer = size({ chain: chainOf(steps), load });
      // Drives that make no array, or more than the core counts.
      if (refused(answer)) return;
      drawn += 1;
      expectSound(machineOf(answer), answer, width);
    }),
    { numRuns: 500 },
  );
  expect(drawn).toBeGreaterThan(250);
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
  expectSound(machineOf(answer), answer, 640);
});

describe('the scale', () => {
  const bar = (capacity: number) => ({
    at: 'link' as const,
    label: '',
    text: '',
    asked: '',
    capacity,
    load: 0,
    limits: false,
  });
  const part = (...capacities: number[]) => ({
    id: 'a',
    name: '',
    link: '',
    idle: '',
    assumed: '',
    array: '',
    isEnd: false,
    bars: capacities.map(bar),
  });

  test('never draws more as narrower, and is a root only where the ends are far apart', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 30 }), (rates) => {
        const scale = scaleOf([part(...rates)]);
        const sorted = rates.toSorted((a, b) => a - b);
        const widths = sorted.map((rate) => scale.of(rate));
        expect(widths).toEqual(widths.toSorted((a, b) => a - b));
        expect(widths.at(-1)).toBe(1);
        const far = (sorted.at(-1) ?? 0) / (sorted[0] ?? 1) > 100;
        expect(scale.isRoot).toBe(far);
      }),
    );
  });

  test('is in proportion where it can be', () => {
    const { of } = scaleOf([part(1e9, 4e9)]);
    expect(of(1e9)).toBe(0.25);
  });
});

test('the same machine is drawn to the letter', () => {
  for (const { setting } of presets) {
    const [one, other] = [machineOf(answerTo(setting)), machineOf(answerTo(setting))];
    expect(drawingOf(one)).toBe(drawingOf(other));
  }
});

test('the list beside it says the same words', () => {
  for (const { slug, setting } of presets) {
    const machine = machineOf(answerTo(setting));
    const list = listOf(machine);
    for (const { name: called, link, bars } of machine.parts) {
      for (const text of [called, link, ...bars.map((one) => one.text)]) {
        expect(list.replaceAll('&amp;', '&'), slug).toContain(text);
      }
    }
  }
});

test('what nobody has seen or typed is dashed, and said', () => {
  const [preset] = presets;
  const answer = answerTo(preset?.setting ?? {});
  const assumed = new Map([['hba', 'Assumed: Slot']]);
  const machine = machineOf(answer, {}, assumed);
  const { parts } = layout(machine);
  for (const { id, shapes } of parts) {
    const dashed = shapes.some((shape) => shape.kind === 'rect' && shape.isAssumed);
    expect(dashed, id).toBe(id === 'hba');
  }
  expect(drawingOf(machine)).toContain('Assumed: Slot');
  expect(listOf(machine)).toContain('Assumed: Slot');
});

test('a name of the reader’s own is text, in the drawing and in the list', () => {
  const elements = (called: string) => {
    const parts: ChainPart[] = [{ id: 'constructor', name: called, link: 'sata 3.0', read: 5e8 }];
    const machine = machineOf(answerTo({ chain: { parts } }));
    const { document } = parseHTML(`<body>${drawingOf(machine)}${listOf(machine)}</body>`);
    return [...document.querySelectorAll('*')].map(({ localName }) => localName);
  };
  for (const hostile of ['</text><script>alert(1)</script>', '"><img src=x>', '</li></ol><a>']) {
    const names = elements(hostile);
    expect(names).not.toContain('script');
    expect(new Set(names)).toEqual(new Set(elements('Drive')));
  }
});
