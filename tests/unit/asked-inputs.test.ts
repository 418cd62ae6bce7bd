// What a frame that cannot compute says of the inputs in its address.
import { expect, test } from 'vitest';
import { askedInputs, type Known } from '../../site/embed/asked.ts';

const inputs = new Map<string, Known>([
  ['lanes', { label: 'Lanes', options: { '1': 'x1', '4': 'x4' } }],
  ['max_payload_size', { label: 'Max Payload Size' }],
]);
const known = (name: string) => inputs.get(name);

test('each input has its label, and a choice the name of its value', () => {
  expect(askedInputs('?v=1&lanes=1&max-payload-size=128&units=binary', known)).toEqual([
    'Lanes x1',
    'Max Payload Size 128',
  ]);
});

test('a value that is no choice is said as it stands, and what is no input is not', () => {
  expect(askedInputs('?lanes=99&lane=8&__proto__=1', known)).toEqual(['Lanes 99']);
  expect(askedInputs('?lanes=constructor', known)).toEqual(['Lanes constructor']);
});

test('an address that goes on for ever says a little of it', () => {
  const texts = askedInputs(`?lanes=${'9'.repeat(5000)}${'&lanes=1'.repeat(500)}`, known);
  expect(texts.length).toBeLessThan(30);
  expect(texts[0]?.length).toBeLessThan(80);
});
