// What the box answers to each text of tests/golden/box.json.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { registryRows } from '../../datasets/tools/names/load.ts';
import { things } from '../../datasets/tools/names/named-parts.ts';
import golden from '../../tests/golden/box.json' with { type: 'json' };
import { isTried } from '../../tests/support/fuzzing.ts';
import schema from '../generated/answer.schema.json' with { type: 'json' };
import { words as command } from '../terminal/words.ts';
import type { Answer } from './answer.ts';
import { ask, asksFigure } from './ask.ts';
import { figures } from './figures.ts';
import { marksOf } from './read.ts';
import { Talk } from './talk.ts';
import { asked, given, read } from './testing.ts';

/** Within half a per cent, where a row says nothing else. */
const near = (value: number | undefined, wanted: number, tolerance = 0.005): boolean =>
  value !== undefined && Math.abs(value - wanted) <= tolerance * wanted;

interface Row {
  text: string;
  outcome?: string;
  page?: string;
  unit?: string;
  /** `null`: no number at all. */
  value?: number | null;
  tolerance?: number;
  limit?: string;
  /** Patterns of the sentence, of the number as it is shown, and of the address. */
  said?: string;
  shown?: string;
  url?: string;
  /** One of what is assumed. */
  assumed?: string;
  unread?: string[];
  /** All choices, one of them, and the numbers of the first ones or of the last. */
  choices?: string[];
  offers?: string;
  values?: number[];
  lastChoice?: number;
  /** Whether each choice leads to the number that it shows. */
  goesOn?: boolean;
}

function expectNext({ choices = [] }: Answer): void {
  expect(choices.length).toBeGreaterThan(1);
  for (const { ask: next = '', value, shown } of choices) {
    const answer = asked(next);
    expect([next, answer.outcome, answer.value, answer.shown]).toEqual([next, 'answer', value, shown]);
  }
}

/** What every row of a list says. */
const SAYS: Readonly<Record<string, Partial<Row>>> = {
  machines: { outcome: 'answer', url: '^/sizer/\\?.*v=1$' },
  figures: { outcome: 'answer' },
  verdicts: { outcome: 'answer' },
  askedBack: { outcome: 'clarify', value: null },
  pages: { outcome: 'page' },
};
const rows = Object.entries(golden as Record<string, (string | Row)[]>).flatMap(([kind, list]) =>
  list.map((row): Row => ({ ...SAYS[kind], ...(typeof row === 'string' ? { text: row } : row) })),
);

test.each(rows.map((row) => [row.text, row] as const))('%j', (text, row) => {
  const answer = asked(text);
  const { choices = [] } = answer;
  for (const key of ['outcome', 'page', 'unit'] as const) if (row[key]) expect(answer[key]).toBe(row[key]);
  if (row.value === null) expect(answer.value).toBeUndefined();
  else if (row.value !== undefined)
    expect([answer.value, near(answer.value, row.value, row.tolerance)]).toEqual([answer.value, true]);
  if (row.limit) expect(answer.limited_by?.text).toBe(row.limit);
  if (row.said) expect(answer.text).toMatch(new RegExp(row.said, 's'));
  if (row.shown) expect(answer.shown).toMatch(new RegExp(row.shown));
  if (row.url) expect(answer.url).toMatch(new RegExp(row.url));
  if (row.assumed) expect(answer.assumed).toContain(row.assumed);
  if (row.unread) expect(answer.unread).toEqual(row.unread);
  if (row.choices) expect(choices.map((choice) => choice.if)).toEqual(row.choices);
  if (row.offers) expect(choices.map((choice) => choice.if)).toContain(row.offers);
  for (const [at, value] of (row.values ?? []).entries()) expect(near(choices[at]?.value, value)).toBe(true);
  if (row.lastChoice) expect(near(choices.at(-1)?.value, row.lastChoice)).toBe(true);
  if (row.goesOn) expectNext(answer);
});

test('the rate of an NVMe drive that has none in the data is asked', () => {
  const { rows, parts, copies } = registryRows();
  const all = things(rows, parts, copies).map(({ thing }) => thing);
  const drive = all.find(
    ({ part }) => part?.kind === 'drive' && part.read === undefined && /^pcie 4\.0/.test(String(part.link)),
  );
  if (!drive) throw new Error('every NVMe drive has a rate: take this test out');
  const { outcome, value } = asked(`${drive.name} in pcie 4.0 x4`);
  expect([outcome, value], drive.name).toEqual(['clarify', undefined]);
});

describe('the words of a text', () => {
  test('only what the way that is taken assumes is said', () => {
    const { assumed } = asked('2 nvme in gen 3 x2 slots of an n5105');
    expect(assumed.filter((item) => item.startsWith('drives faster'))).toHaveLength(1);
  });

  test('a name that is nearly known offers the known ones', () => {
    const { choices = [] } = asked('6 ssd on asm1167 in 3.0 x4');
    expect(near(asked(choices.find((choice) => choice.if === 'ASM1166')?.ask ?? '').value, 1.796e9)).toBe(true);
  });

  test('are marked as assumed where they are filled in by what is usual', () => {
    const { said, spans } = asked('8 hdd on a 9211-8i in an x4 slot');
    const assumed = spans.filter((span) => span.as === 'assumed');
    expect(assumed.map(({ start, end }) => said.slice(start, end))).toEqual(['hdd', 'x4']);
  });
});

describe('a part that is doubted', () => {
  const machines = [
    '4 hdd over 1gbe',
    '8 hdd on 9211-8i in 2.0 x4',
    '8 sata ssd on 9211-8i in 2.0 x4 over 10gbe',
    '8 sata ssd on 9211-8i in 2.0 x4',
  ];
  const parts = { 'are the disks': 'drive', 'is the network': 'network', 'is the slot': 'slot' };

  test.each(machines)('limits or not as the figures say: %s', (machine) => {
    const key = asked(machine).limited_by?.key ?? '';
    for (const [part, own] of Object.entries(parts)) {
      // What is not said is asked about.
      if (own === 'network' ? !machine.includes('gbe') : own === 'slot' && !machine.includes(' in ')) continue;
      const { text, outcome } = asked(`${machine}, ${part} the bottleneck?`);
      const isSame = own === key || (own === 'slot' && ['card', 'slot', 'chip', 'port'].includes(key));
      expect([part, outcome, text.startsWith(isSame ? 'Yes' : 'No')], text).toEqual([part, 'answer', true]);
    }
    expect(asked(`${machine}, is the cpu the bottleneck?`).text).not.toMatch(/^(?:Yes|No)/);
  });
});

test.each(['on esata 3 gb/s', 'on a card in a PCIe 1.0 x1 slot', 'over 1gbe'])(
  'drives that are faster together than what they share need no kind: %s',
  (link) => {
    const [open, told] = [asked(`6 drives ${link}`), asked(`6 hard disks ${link}`)];
    expect([open.outcome, open.value]).toEqual(['answer', told.value]);
    // The slot of another card is none of theirs.
    for (const card of ['gpu', '10gbe nic'])
      expect(asked(`6 hdd, ${card} in a PCIe 1.0 x1 slot`).value, card).toBeUndefined();
  },
);

test('a link has the range that hardware reaches', () => {
  const { value = 0, expected } = asked('8 sata ssds on a 9211-8i in a pcie 2.0 x4 slot');
  expect(expected?.high).toBeCloseTo(value, -6);
  expect(expected?.low).toBeLessThan(value);
});

test('a slot by its name is the answer of the slot written out', () => {
  const byName = asked('8 hdd on 9300-8i in slot 6 of x11ssh-f');
  const written = asked('8 hdd on 9300-8i in a pcie 3.0 x8 slot');
  expect(byName.value).toBeCloseTo(written.value ?? 0);
  expect(byName.limited_by).toEqual(written.limited_by);
});

test('what is loaded later answers no question that is not for it', () => {
  const texts = [
    ...golden.askedBack,
    ...[...golden.machines, ...golden.figures, ...golden.verdicts].map(({ text }) => text),
  ];
  const unasked = texts.filter((text) => !asksFigure(new Talk(text, marksOf(text, given.names), given)));
  expect(unasked.length).toBeGreaterThan(80);
  const early = given.solvers.filter((solver) => !figures.includes(solver));
  for (const text of unasked) expect(ask(text, { ...given, solvers: early }, {}).value, text).toBe(asked(text).value);
});

test('what is printed of any answer follows the schema that is published, and the help names each member', () => {
  const validate = new Ajv2020().compile(schema);
  const told = Object.entries(command.ask.members).join(' ');
  // What each choice leads to is asked, too, which takes most of the time: by day of each third.
  for (const { text } of rows.filter((_, index) => isTried(index, 3))) {
    const { spans: _, said: __, reading, ...answer } = read(text);
    const printed = JSON.parse(JSON.stringify({ ...answer, ...reading }));
    expect(validate(printed), text + JSON.stringify(validate.errors)).toBe(true);
    for (const member of Object.keys(printed)) expect(told).toMatch(new RegExp(`\\b${member}\\b`));
  }
  expect(validate({ ...asked('8 hdd on 9211-8i'), spans: [] })).toBe(false);
});
