// Every question that people bring has an answer, and it is the worked one.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculatorLink, calculatorNamed } from '../../site/common/query.ts';
import { answers } from '../../site/questions/answers-build.ts';

interface Worked {
  id: string;
  expected: Record<string, number>;
  limited_by?: string;
  relative_tolerance: number;
  source: string;
}

const worked: Worked[] = JSON.parse(readFileSync('tests/golden/questions.json', 'utf8'));
const all = answers();
const byId = (id: string) => all.find((item) => item.id === id);

test('all questions S01 to S25 are answered', () => {
  const wanted = Array.from({ length: 25 }, (_, at) => `S${String(at + 1).padStart(2, '0')}`);
  expect(all.map(({ id }) => id)).toEqual(wanted);
});

describe('the worked answers', () => {
  test.each(worked)('$id: $source', ({ id, expected, limited_by, relative_tolerance }) => {
    const found = byId(id);
    for (const [name, value] of Object.entries(expected)) {
      const error = Math.abs((found?.answer[name] ?? Number.NaN) / value - 1);
      expect(error, `${name} is ${found?.answer[name]}`).toBeLessThanOrEqual(relative_tolerance);
    }
    if (limited_by) expect(found?.limited_by).toBe(limited_by);
  });

  test('every figure but one of odds has a worked answer', () => {
    const checked = new Set(worked.flatMap(({ id, expected }) => Object.keys(expected).map((name) => `${id}.${name}`)));
    const figures = all.flatMap(({ id, answer }) => Object.keys(answer).map((name) => `${id}.${name}`));
    expect(figures.filter((figure) => !checked.has(figure))).toEqual(['S21.raid6_loss']);
  });
});

test.each([
  ['S23', 'queue-depth'],
  ['S24', 'write-cache'],
] as const)('%s leads to a question of %s, whose headline answers it', (id, name) => {
  const links = calculatorNamed(name).presets.map(({ inputs, answer }) => calculatorLink(name, inputs, answer));
  expect(links).toContain(byId(id)?.url);
});

test('an answer in words says every figure, and leaves no name of one', () => {
  for (const { id, question, text } of all) {
    expect(question, id).toMatch(/\?$/);
    expect(text, id).not.toMatch(/[{}]|undefined|NaN/);
  }
});
