import { expect, test } from 'vitest';
import { masked } from '../../../site/diagnosis/answer/mask.ts';
import { SAMPLES, STAYS } from './corpus-testing.ts';

const linesIn = (text: string) => text.split('\n').length;

test.each(SAMPLES)('$name', ({ text, secrets }) => {
  const { text: once } = masked(text);
  for (const secret of secrets) expect(once).not.toContain(secret);
  expect(linesIn(once)).toBe(linesIn(text));
  expect(masked(once)).toEqual({ text: once, count: {} });
});

test.each(STAYS)('%s stays', (text) => expect(masked(text)).toEqual({ text, count: {} }));

test('the corpus is as large as it should be', () => expect(SAMPLES.length).toBeGreaterThan(400));

test('a paste of all of them keeps every model and figure, and no secret', () => {
  const text = [...SAMPLES.map((sample) => sample.text), ...STAYS].join('\n\n');
  const once = masked(text).text;
  for (const { secrets } of SAMPLES)
    for (const secret of secrets) if (secret.length > 6) expect(once).not.toContain(secret);
  for (const line of STAYS) expect(once).toContain(line);
  expect(linesIn(once)).toBe(linesIn(text));
});
