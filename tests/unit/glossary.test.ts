// Terms are defined once, name only what there is, and what is wrong is said with file and line.
import { describe, expect, test } from 'vitest';
import { termNamed, terms } from '../../site/glossary/glossary-build.ts';
import { readTerms } from '../../site/glossary/read.ts';
import { citations } from '../../site/related/cited-build.ts';
import { tableOf } from '../support/test-tables.ts';

const known = tableOf<Parameters<typeof readTerms>[2]>(import.meta.filename, 'known');

const read = (...lines: string[]) => readTerms('content/glossary/en.yaml', lines.join('\n'), known);
const sound = ['    term: MPS', '    text: A sentence.', '    source: pcie-base-6.3', '    calculators: [pcie]'];

describe('the file of terms', () => {
  test('is read in its order, each term with its topic', () => {
    const found = read('links:', '  mps:', ...sound, 'raid:', '  parity:', ...sound);
    expect(found.map(({ id, topic }) => [id, topic])).toEqual([
      ['mps', 'links'],
      ['parity', 'raid'],
    ]);
  });

  test('takes of a translation the words, and all else from the English', () => {
    const english = read('links:', '  mps:', ...sound);
    const file = 'content/glossary/ru.yaml';
    const own = ['links:', '  mps:', '    term: Размер', '    text: Предложение.'];
    expect(readTerms(file, own.join('\n'), known, english)).toEqual([
      { ...english[0], term: 'Размер', text: 'Предложение.' },
    ]);
    expect(() => readTerms(file, [...own, '    source: pcie-base-6.3'].join('\n'), known, english)).toThrow(
      /ru\.yaml:2: "mps": .*source/,
    );
  });

  test.each(tableOf<{ what: string; file: string; message: string }[]>(import.meta.filename, 'wrong'))(
    'refuses $what, with its line',
    ({ file, message }) => expect(() => read(file)).toThrow(message),
  );

  test('says all that is wrong at once', () => {
    const wrong = ['links:', '  mps:', '    term: MPS', '  mps:', '    text: x'];
    expect(() => read(...wrong)).toThrow(/:2: [\s\S]*:4: /);
  });
});

test('a term that an article names wrongly is said with the ids that there are', () => {
  const named = () => termNamed('mpss');
  expect(named).toThrow('no term "mpss"');
  expect(named).toThrow(/there is .*\bmps\b/);
});

test('every name of a term belongs to one term', () => {
  const names = terms.flatMap(({ term, also }) => [term, ...also].map((item) => item.toLowerCase()));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** One article, as the collection has them. */
const articles = tableOf<Parameters<typeof citations>[0]>(import.meta.filename, 'articles');

describe('what cites a source', () => {
  test('is found among articles, calculators, terms, findings, parts, tables and sets', async () => {
    const all = await citations(articles);
    const kinds = new Set([...all.values()].flat().map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['articles', 'calculators', 'findings', 'parts', 'sets', 'tables', 'terms']);
    const by = all.get('pcie-base-6.3')?.map(({ href }) => href);
    expect(by).toEqual(
      expect.arrayContaining([
        '/articles/pcie-x1-400/',
        '/calculators/pcie/',
        '/glossary/#mps',
        '/data/columns/#pcie-generations',
      ]),
    );
  });

  test('is named once for each source', async () => {
    for (const [key, by] of await citations(articles)) {
      const places = by.map(({ kind, href }) => `${kind} ${href}`);
      expect(new Set(places).size, key).toBe(places.length);
    }
  });
});
