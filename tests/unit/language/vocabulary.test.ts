// One word for one thing, in everything that readers see in either language.
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { literals } from '../../../site/build/language/literals.ts';
import { messages } from '../../../site/build/language/messages.ts';
import { offencesIn } from '../../../site/build/language/vocabulary.ts';
import { root } from '../../../site/build/tools.mjs';

const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).map((path) => `${root}/${path}`);

const report = (path: string, text: string, language: string, line?: number): string[] =>
  offencesIn(text, language).map(
    (offence) =>
      `${relative(root, path)}:${line ?? offence.line}: “${offence.text}”: write ${offence.write} (${offence.why})`,
  );

const ofFile = (path: string, language: string): string[] => report(path, readFileSync(path, 'utf8'), language);

/** The strings of a module of words, each by its line. */
const ofWords = (path: string, language: string): string[] => {
  const code = readFileSync(path, 'utf8');
  return literals(code, true).flatMap(({ text, start }) =>
    report(path, text, language, code.slice(0, start).split('\n').length),
  );
};

const ofMessages = (path: string, texts: Record<string, string>, language: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) => report(`${path}: ${key}`, text, language));

const russian: Record<string, string | Record<string, string>> = JSON.parse(
  readFileSync(`${root}/content/translations/ru/messages.json`, 'utf8'),
);

const russianMessages = Object.fromEntries(
  Object.entries(russian).map(([english, said]) => [
    english.slice(0, 60),
    typeof said === 'string' ? said : Object.values(said).join('\n'),
  ]),
);

describe.each([
  ['en', files('site/**/*words.ts', 'datasets/tools/**/*words.ts'), messages()],
  ['ru', files('content/translations/ru/words/*.ts'), russianMessages],
])('in %s one thing has one word', (language, modules, texts) => {
  const prose = files(
    `content/articles/${language}/*.mdx`,
    ...(language === 'en'
      ? ['{README,CONTRIBUTING,CHANGELOG,SECURITY}.md', '{datasets,site,calc-wasm}/README.md']
      : []),
  );

  test('in articles and what one reads first', () => {
    expect(prose.length).toBeGreaterThan(40);
    expect(prose.flatMap((path) => ofFile(path, language))).toEqual([]);
  });

  test('in the words of pages and of the command', () => {
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.flatMap((path) => ofWords(path, language))).toEqual([]);
  });

  test('in calculators, tables, checks and findings', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(1000);
    expect(ofMessages('messages', texts, language)).toEqual([]);
  });
});

describe('a word that another replaces', () => {
  it('is found with its line, what to write and why', () => {
    expect(offencesIn('Good.\nThe drive hangs on the chipset.', 'en')).toMatchObject([
      { text: 'hangs on', line: 2, write: '“is attached to”' },
    ]);
    expect(offencesIn('Скорость не известна.', 'ru')).toMatchObject([{ line: 1, write: '«неизвестно», «неизвестен»' }]);
  });

  it('may stand in code and in quotations, and within other words', () => {
    expect(offencesIn('```\nmend\n```\n`RAID5` and “shall”: recommended, was told, dRAID1', 'en')).toEqual([]);
  });
});
