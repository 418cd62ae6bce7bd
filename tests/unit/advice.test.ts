// What an article tells people not to use, no finding of the diagnosis recommends: `**Not \`pci=noaer\`.**` in an article.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { literals } from '../../site/build/language/literals.ts';
import { root } from '../../site/build/tools.mjs';

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const discouraged = globSync('content/articles/en/*.mdx', { cwd: root }).flatMap((article) =>
  [...read(article).matchAll(/\*\*Not `([^`]+)`/g)].map(([, option = '']) => ({ article, option })),
);

test('articles and findings do not contradict each other', () => {
  expect(discouraged.length).toBeGreaterThan(2);
  const rules = globSync('site/diagnosis/rules/ld*.ts', { cwd: root });
  expect(rules.length).toBeGreaterThan(30);
  const contradictions = rules.flatMap((rule) => {
    const code = read(rule);
    return literals(code, false).flatMap(({ text, start, name }) => {
      if (name !== 'check' && name !== 'fix') return [];
      const line = code.slice(0, start).split('\n').length;
      return discouraged
        .filter(({ option }) => text.includes(option))
        .map(({ article, option }) => `${rule}:${line} recommends ${option}; ${article} says not to`);
    });
  });
  expect(contradictions).toEqual([]);
});
