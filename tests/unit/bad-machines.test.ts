// Machines that nobody can have, or that are not finished: each is drawn whole or answered with a sentence.
import { expect, test } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { listOf } from '../../site/machine/html.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { refusal } from '../../site/sizer/refusal.ts';
import { drawingsOf, expectLegible, shapesOf, textsOf } from '../support/legible.ts';

/** Letters of a name that the core keeps. */
const KEPT = 80;

const drive: ChainPart = { id: 'drive', link: 'sata 3.0', read: 5e8 };
const card: ChainPart = { id: 'card', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' };
const nic: ChainPart = { id: 'nic', kind: 'nic', link: 'pcie 3.0 x4', network: 'ethernet 10G' };

function refusedText(parts: ChainPart[]): string {
  const answer = size({ chain: { parts } });
  if (!refused(answer)) throw new Error('it was answered');
  return refusal(answer.error, { parts }).text;
}

const answerTo = (parts: ChainPart[]): SizerAnswer => granted(size({ chain: { parts } }));

test.each<[string, ChainPart[], RegExp]>([
  ['without a part nothing flows', [], /add/i],
  ['without a drive nothing flows', [card], /drive/i],
  ['a drive without a link', [{ id: 'drive', read: 5e8 }], /link/i],
  [
    'a card without a link',
    [
      { ...card, link: '' },
      { ...drive, on: 'card' },
    ],
    /link/i,
  ],
])('%s: a sentence says what is missing', (_, parts, text) => expect(refusedText(parts)).toMatch(text));

test('what is idle is drawn as an edge without a fill, and said to be', () => {
  const machine = mapOf(answerTo([drive, { ...card }, nic]));
  const idle = machine.parts.filter((part) => part.idle !== '');
  expect(idle.map(({ id }) => id)).toEqual(['card', 'nic']);
  for (const drawing of drawingsOf(machine)) {
    expectLegible(drawing);
    for (const { id, shapes } of drawing.parts.filter((item) => idle.some((part) => part.id === item.id))) {
      expect(
        shapes.filter((shape) => shape.kind === 'path' && shape.look === 'flow'),
        id,
      ).toEqual([]);
    }
  }
  for (const { idle: text } of idle) expect(listOf(machine)).toContain(text);
});

test.each([['W'.repeat(120)], ['Ж'.repeat(120)], ['漢'.repeat(120)], ['a '.repeat(60).trim()]])(
  'a name of 120 characters is drawn in its room, and read out as far as it is kept: %s',
  (name) => {
    const machine = mapOf(
      answerTo([
        { ...drive, name },
        { ...card, name },
      ]),
    );
    for (const drawing of drawingsOf(machine)) expectLegible(drawing);
    const kept = machine.parts.find(({ id }) => id === 'drive')?.name ?? '';
    expect(kept.toLowerCase()).toBe(name.slice(0, KEPT).toLowerCase());
    expect(listOf(machine)).toContain(kept);
  },
);

test('a link that is assumed and limits all the same is drawn as the limit, and said to be assumed', () => {
  const machine = mapOf(answerTo([{ ...drive, read: 9e9 }]), {}, new Map([['drive', 'Assumed: link']]));
  const { link, assumed } = machine.parts.find(({ id }) => id === 'drive') ?? {};
  expect(link).toMatchObject({ isAssumed: false, load: link?.capacity });
  expect(link?.pill).not.toBe('');
  expect(assumed).toBe('Assumed: link');
  for (const drawing of drawingsOf(machine)) {
    expectLegible(drawing);
    expect(shapesOf(drawing).filter(({ look }) => look === 'pill')).toHaveLength(1);
    expect(
      textsOf(drawing)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Assumed: link');
  }
});
