// One word for one thing, in everything that readers see in either language: what stands on no page, and data at its source.
import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { loadSchemas } from '../../../datasets/tools/repository/repository.ts';
import { Table } from '../../../datasets/tools/tables/table.ts';
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

/** The strings of a module, each by its line: of a file of words all, of other code those that could be a sentence. */
const ofCode = (path: string, language: string): string[] => {
  const code = readFileSync(path, 'utf8');
  return literals(code, true).flatMap(({ text, start }) =>
    path.endsWith('words.ts') || language !== 'en' || text.includes(' ')
      ? report(path, text, language, code.slice(0, start).split('\n').length)
      : [],
  );
};

/** Columns and keys of data whose text is ours: titles of sources and what they printed are quotations. */
const OWN = /^(?:(?:source_)?note|reason|condition|target|population|preconditioning|label|description|text|term)$/;

function ofTable(path: string): string[] {
  const schema = loadSchemas().get(basename(path, '.csv'));
  if (!schema) return [];
  const table = new Table(path, schema, readFileSync(path));
  return schema.fields.flatMap(({ name }, column) =>
    OWN.test(name)
      ? Array.from({ length: table.length }, (_, row) =>
          report(path, table.text(row + 1, column) ?? '', 'en', row + 2),
        ).flat()
      : [],
  );
}

function ofTree(
  path: string,
  language: string,
  value: unknown = parse(readFileSync(path, 'utf8')),
  key = '',
): string[] {
  if (typeof value === 'string') return OWN.test(key) ? report(`${path}: ${key}`, value, language) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => ofTree(path, language, part, name));
}

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

const DOCUMENTS = [
  '*.md',
  '{datasets/tools,site,tests}/**/*.md',
  '{calc-wasm,datasets,content/translations}/README.md',
  'calc-wasm/frozen/README.md',
  '.github/**/*.{md,yml}',
];

describe.each([
  {
    language: 'en',
    prose: [...DOCUMENTS, 'calc-wasm/src/error.rs'],
    code: [
      '{site,datasets/tools}/**/*words.ts',
      'datasets/tools/{bench,check,commands,diff,field,fix,pull-request,release}/**/!(*.test).ts',
    ],
    texts: messages(),
  },
  {
    language: 'ru',
    prose: ['content/translations/ru/*.md'],
    code: ['content/translations/ru/words/*.ts'],
    texts: russianMessages,
  },
])('in $language one thing has one word', ({ language, prose, code, texts }) => {
  test('in articles, documents and errors of the core', () => {
    const paths = files(`content/articles/${language}/*.mdx`, ...prose);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.flatMap((path) => ofFile(path, language))).toEqual([]);
  });

  test('in the words of pages, of the command and of its errors', () => {
    const paths = files(...code);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.flatMap((path) => ofCode(path, language))).toEqual([]);
  });

  test('in calculators, tables, checks, findings and terms', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(1000);
    expect(ofMessages('messages', texts, language)).toEqual([]);
    expect(ofTree(`${root}/content/glossary/${language}.yaml`, language)).toEqual([]);
  });
});

test('apostrophes and quotation marks of English articles are typographic', () => {
  const straight = files('content/articles/en/*.mdx').flatMap((path) => {
    const [, , text = ''] = readFileSync(path, 'utf8').split(/^---$/m);
    const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|<Term [^>]*>|<\w[^\n]*?\/>|^<.*>$|\{[^}\n]*\}/gm, '');
    return [...prose.matchAll(/\S*(?:\w'(?:(?:s|t|re|ve|ll|d|m)\b| [a-z])|")\S*/g)].map(
      ([text]) => `${basename(path)}: ${text}: write ’, “ or ”`,
    );
  });
  expect(straight).toEqual([]);
});

/** Two lines of a field on a wide page. */
const HELP = 140;

test('the help of a field fits two lines in either language', () => {
  const help = Object.entries(messages()).filter(([key]) =>
    /^(?!frozen\.).*\.inputs\.\w+\.help$|^chain\.help\./.test(key),
  );
  expect(help.length).toBeGreaterThan(150);
  const inRussian = (text: string) => {
    const said = russian[text] ?? '';
    return typeof said === 'string' ? [said] : Object.values(said);
  };
  expect(help.filter(([, text]) => [text, ...inRussian(text)].some((said) => said.length > HELP))).toEqual([]);
});

test('one thing has one word in what we write of data and sources', () => {
  const tables = files('datasets/registry/*.csv', 'datasets/sets/*/*.csv');
  expect(tables.length).toBeGreaterThan(200);
  expect(tables.flatMap(ofTable)).toEqual([]);
  const described = files('datasets/sets/*/datapackage.json', 'content/references.yaml');
  expect(described.flatMap((path) => ofTree(path, 'en'))).toEqual([]);
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
    expect(offencesIn('From 6 % to 1 %; 15–20 %, 99.4 %, 10-20, v0.0 kernel', 'en')).toEqual([]);
    expect(offencesIn('«Kingston 240 GB», 240 ГБ — 15–20 %', 'ru', true)).toEqual([]);
  });

  it.each([
    ['en', ['331 MB/s to 359 MB/s', '15-20 %', '0.0 %', '104.9 %']],
    ['ru', ['240 GB', '68 µs', 'слово "в кавычках"', 'слово - слово', '15-20 %', '0,0 %', '104,9 %']],
  ])('is a number out of its kind in %s, too', (language, numbers) => {
    for (const text of numbers) expect(offencesIn(text, language, true), text).toHaveLength(1);
  });
});
