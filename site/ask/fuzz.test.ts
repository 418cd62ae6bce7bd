// Words in any order with a known truth: the box may ask back, and must not answer wrongly. EXHAUSTIVE=1 tries 100,000.
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import said from '../../tests/golden/box/words.json' with { type: 'json' };
import { random } from '../../tests/support/fuzzing.ts';
import { ask } from './ask.ts';
import { lostIn } from './covers.ts';
import { marksOf } from './read.ts';
import { Talk } from './talk.ts';
import { asked, given, read } from './testing.ts';

const TRIES = process.env.EXHAUSTIVE ? 100_000 : 500;

interface Truth {
  words: string[];
  unit: string;
  /** What is right. */
  value: number;
}

type Dice = (below: number) => number;
const pick = <Of>(dice: Dice, list: readonly Of[]): Of => list[dice(list.length)] as Of;
function shuffled<Of>(dice: Dice, list: readonly Of[]): Of[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at--) {
    const other = dice(at + 1);
    [out[at], out[other]] = [out[other] as Of, out[at] as Of];
  }
  return out;
}
/** One of the forms, with what it leaves open. */
const form = (dice: Dice, list: readonly string[], values: Readonly<Record<string, number | string>>): string =>
  pick(dice, list).replaceAll(/\{(\w)\}/g, (_, name: string) => String(values[name]));

function most(parts: ChainPart[]): number {
  const answer = size({ chain: { parts } });
  if ('error' in answer) throw new Error(JSON.stringify(answer));
  return answer.most;
}
const figure = (calculator: string, inputs: object, output: string): number =>
  Number((calc.calculate(calculator as 'pcie', inputs as never) as unknown as Record<string, number>)[output]);

/** What is said in words of these lists, and the calculator that knows what is right. */
const kindOf =
  ({ says, values, calculator, inputs, output, unit }: (typeof said.kinds)[number]) =>
  (dice: Dice): Truth => {
    const picked = Object.fromEntries(Object.entries(values).map(([name, list]) => [name, pick<unknown>(dice, list)]));
    const filled = (text: string) => form(dice, [text], picked as Record<string, string>);
    const words = says.map((list) =>
      form(dice, said.lists[list as keyof typeof said.lists], picked as Record<string, string>),
    );
    const given = Object.entries(inputs).map(([name, text]) => [
      name,
      /^\d+$/.test(filled(text)) ? Number(filled(text)) : filled(text),
    ]);
    return { words, unit, value: figure(calculator, Object.fromEntries(given), output) };
  };

/** SATA drives of a stated rate on a card in a stated slot: links are whole words, so any order says the same. */
function card(dice: Dice): Truth {
  const one = pick(dice, said.cards);
  const [n, m, g, l] = [2 + dice(one.most - 1), pick(dice, [150, 200, 250]), 1 + dice(3), 2 ** dice(4)];
  const slot = `pcie ${g}.0 x${l}`;
  const value = most([
    { id: 'card', kind: 'hba', link: one.link, slot, max_payload_size: 256, ...(one.read && { read: one.read }) },
    { id: 'drives', kind: 'drive', on: 'card', link: 'sata 3.0', count: n, read: m * 1e6 },
  ]);
  const words = [form(dice, said.disks, { n, m }), pick(dice, one.names), form(dice, said.slots, { g, l })];
  return { words, unit: 'B/s', value };
}

/** A scan as each release of ZFS prints it. */
function scan(dice: Dice): Truth {
  const [done, all, pace] = [1 + dice(20), 22 + dice(60), 100 + dice(800)];
  const words = [form(dice, said.scans, { s: done + 1, d: done, a: all, p: pace })];
  return { words, unit: 's', value: ((all - done) * 2 ** 20) / pace };
}

const KINDS = [card, ...said.kinds.map(kindOf)];

describe('words in any order', () => {
  test('are answered rightly or asked about', () => {
    const dice = random(28);
    const wrong: string[] = [];
    let answers = 0;
    for (let at = 0; at < TRIES; at++) {
      const truth = pick(dice, [...KINDS, scan])(dice);
      const text = shuffled(dice, [...truth.words, ...shuffled(dice, said.fillers).slice(0, dice(3))]).join(
        pick(dice, [' ', ', ']),
      );
      const { outcome, value, unit } = asked(text);
      if (outcome !== 'answer') continue;
      answers++;
      const isRight = unit === truth.unit && Math.abs(truth.value - Number(value)) <= 1e-6 * truth.value;
      if (!isRight) wrong.push(`${text} -> ${value} ${unit}, not ${truth.value}`);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(answers).toBeGreaterThan(TRIES / 4);
  });

  test('of which one is unknown get no figure', () => {
    const dice = random(7);
    const texts = Array.from({ length: TRIES / 5 }, () =>
      shuffled(dice, [...pick(dice, KINDS)(dice).words, pick(dice, said.strange)]).join(' '),
    );
    expect(texts.filter((text) => asked(text).outcome === 'answer')).toEqual([]);
  });
});

/** Drives of a kind on what they hang on, as a reader says it, and the numbers that have to be in the chain that is solved. */
interface Path {
  text: string;
  drives: number;
  link: string;
}

function pathOf(dice: Dice, index: number): Path {
  const lanes = 2 ** dice(3);
  if (index > 0 || dice(5) < 2) {
    const drives = 2 + dice(4);
    const name = pick(dice, index === 0 ? ['9300-8i', '9207-8i', '9211-8i'] : ['asm1166', 'jmb585']);
    const g = 2 + dice(2);
    const slot = pick(dice, [`pcie ${g}.0 x${lanes}`, `a gen${g} x${lanes} slot`, `a x${lanes} pcie ${g}.0 slot`]);
    const text = `${drives} ${pick(dice, said.nouns)} on ${pick(dice, ['', 'an ', 'the '])}${name} in ${slot}`;
    return { text, drives, link: `pcie ${g}.0 x${lanes}` };
  }
  const g = 3 + dice(2);
  const single = lanes === 1 ? 'a single' : lanes;
  const text = pick(dice, [
    `990 pro 2tb in pcie ${g}.0 x${lanes}`,
    `970 evo plus on ${single} gen${g} lane${lanes > 1 ? 's' : ''}`,
  ]);
  return { text, drives: 1, link: `pcie ${g}.0 x${lanes}` };
}

test('each drive, lane and generation that is understood is in the chain that was solved', () => {
  const dice = random(51);
  const lost: string[] = [];
  let answers = 0;
  for (let at = 0; at < TRIES; at++) {
    const paths = Array.from({ length: 1 + dice(2) }, (_, index) => pathOf(dice, index));
    const text = paths.map((path) => path.text).join(pick(dice, [' and ', ', ', ' plus ', '; ']));
    const { outcome, chain } = asked(text);
    if (outcome !== 'answer') continue;
    answers++;
    const parts = chain?.parts ?? [];
    const drives = parts.filter(({ kind }) => kind === 'drive').reduce((sum, { count = 1 }) => sum + Number(count), 0);
    const links = parts.flatMap(({ link: own = '', slot = '' }) => [own, slot]);
    const isWhole = drives === paths.reduce((sum, path) => sum + path.drives, 0);
    if (chain && !(isWhole && paths.every((path) => links.includes(path.link))))
      lost.push(`${text} -> ${JSON.stringify(parts)}`);
  }
  expect(lost.slice(0, 20)).toEqual([]);
  expect(answers).toBeGreaterThan(TRIES / 2);
});

test('one drive against one link is answered with yes exactly where the link carries what it reads', () => {
  const wrong: string[] = [];
  for (const { noun, reads } of said.against.drives)
    for (const { link, before } of said.against.links) {
      const { text, value } = asked(`does a ${noun} need ${link}`);
      if (!text.startsWith(reads > before ? 'Yes. ' : 'No. ') || value !== reads)
        wrong.push(`${noun} ${link}: ${text}`);
    }
  expect(wrong).toEqual([]);
});

test('what is not in the chain that was solved is told', () => {
  const { chain } = asked('8 hdd on a 9211-8i in pcie 2.0 x4');
  const lost = (text: string): string[] => {
    const talk = new Talk(text, marksOf(text, given.names), given);
    return lostIn(talk, { outcome: 'answer', page: 'sizer', text: '', ...(chain && { chain }) }).map(
      (mark) => mark.text,
    );
  };
  expect(lost('8 hdd on a 9211-8i in pcie 2.0 x4')).toEqual([]);
  expect(lost('8 hdd and an ssd on a 9211-8i in pcie 2.0 x4')).toContain('ssd');
  expect(lost('8 hdd on a 9211-8i in pcie 3.0 x4')).toEqual(['pcie 3.0 x4']);
  expect(lost('8 hdd on a 9211-8i in pcie 2.0 x1')).toEqual(['pcie 2.0 x1']);
});

test('a machine gets the number that its page of the sizer opens with', () => {
  const dice = random(54);
  const texts = Array.from({ length: TRIES }, () => pick(dice, KINDS)(dice).words.join(' '));
  const other = texts.filter((text) => {
    const { page, value, chain, load } = asked(text);
    if (page !== 'sizer' || value === undefined || !chain || !load) return false;
    const answer = given.size({ chain, load });
    return refused(answer) || Math.abs(answer.most / value - 1) > 1e-9;
  });
  expect(other).toEqual([]);
});

test('a question about something else gets no number', () => {
  const dice = random(52);
  const texts = Array.from({ length: TRIES }, () =>
    pick(dice, said.frames).replace('@', pick(dice, said.others)).replace('#', pick(dice, KINDS)(dice).words.join(' ')),
  );
  expect(texts.filter((text) => asked(text).value !== undefined).slice(0, 20)).toEqual([]);
});

test('an ordinary word beside the question changes no number, and one that may change it, or is asked for, gets none', () => {
  const dice = random(55);
  const wrong: string[] = [];
  for (let at = 0; at < TRIES / 5; at++) {
    const { text } = pathOf(dice, 0);
    const [word, changing] = [pick(dice, said.ordinary), pick(dice, said.changing)];
    const { value } = asked(`my box has ${text}. how fast is it?`);
    const beside = asked(`my ${word} box has ${text}. how fast is it?`);
    if (beside.value !== value || (value !== undefined && !beside.unread.includes(word)))
      wrong.push(`${word}: ${text}`);
    for (const other of [`my ${changing} box has ${text}. how fast is it?`, `my box has ${text}. how ${word} is it?`])
      if (asked(other).value !== undefined) wrong.push(other);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('every choice that is offered, and every change of a chip, answers, leads to a page or asks on, two deep', () => {
  const dice = random(53);
  const dead: string[] = [];
  const press = (text: string, depth: number): void => {
    const { choices: offered = [], reading } = depth > 1 ? read(text) : asked(text);
    const chips = reading?.asked.flatMap((chip) => chip.choices) ?? [];
    for (const choice of [...offered, ...chips]) {
      if (choice.ask === undefined) continue;
      if (choice.ask === text) dead.push(`${text} -> itself`);
      const { outcome, choices = [] } = asked(choice.ask);
      if (outcome === 'none' || (outcome === 'clarify' && choices.length === 0)) dead.push(`${text} -> ${choice.ask}`);
      if (depth > 1) press(choice.ask, depth - 1);
    }
  };
  for (let at = 0; at < TRIES / 20; at++) {
    const { words } = pick(dice, KINDS)(dice);
    // A word less leaves something to be asked.
    const left = words.filter(() => dice(10) < 7).join(' ');
    press(dice(10) < 4 ? `${pick(dice, said.open)}${pick(dice, ['', ', frobnicated', ' please'])}` : left, 2);
  }
  expect(dead.slice(0, 20)).toEqual([]);
});

describe('hostile input', () => {
  /** How often the core and the names are asked. */
  function workOf(text: string): number {
    let calls = 0;
    const counting = <Of extends object>(of: Of, ...names: (keyof Of)[]): Of =>
      new Proxy(of, {
        get: (target, name) => {
          if (names.includes(name as keyof Of)) calls++;
          const value = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const { outcome } = ask(text, { ...counting(given, 'size', 'calc'), names: counting(given.names, 'exact') });
    expect(outcome).not.toBe('answer');
    return calls;
  }

  test.each([
    ...said.hostile,
    ...['lorem ipsum 8 hdd dolor sit amet 9211-8i consectetur '.repeat(60), '9'.repeat(5000), ' '.repeat(5000)],
    ...['8x'.repeat(600), 'x4 '.repeat(400), '('.repeat(3000), '1 TB '.repeat(240), `${'9'.repeat(400)} TB in TiB`],
  ])('takes no more work than it has letters: %j', (text) => {
    expect(workOf(text)).toBeLessThanOrEqual(100 + 20 * text.length);
  });

  test('random signs and signs that cannot be seen throw nothing', () => {
    const dice = random(1);
    const signs = [...'0123456789 xX×хtbTBgGmM/s.,-+()raidhdsnvpcе\n\t<>"\'%µ\0\u202e', '\ud800'];
    for (let at = 0; at < TRIES; at++) {
      const text = Array.from({ length: 1 + dice(60) }, () => pick(dice, signs)).join('');
      expect(() => asked(text)).not.toThrow();
    }
  });
});
