// Articles and the glossary lead to each other: a term names the articles that explain it.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { marked } from '../../site/articles/terms-build.ts';
import { terms } from '../../site/glossary/glossary-build.ts';

const articles = globSync('content/articles/en/*.mdx').map((path) => {
  const [, head = '', text = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  const { title, explains = [] } = parse(head) as { title: string; explains?: string[] };
  return { slug: basename(path, '.mdx'), title, explains, text };
});

/** The terms that a text mentions. */
const mentioned = (text: string): string[] =>
  (marked(text, new Set()) ?? []).flatMap((piece) =>
    piece.type === 'text' ? [] : piece.attributes.map(({ value }) => value),
  );

test('a term that stands in the title or a heading of an article names that article', () => {
  const missing = articles.flatMap(({ slug, title, explains, text }) => {
    const headings = [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => heading);
    const explained = new Set([title, ...headings].flatMap(mentioned));
    return terms
      .filter(({ id, articles: named }) => explained.has(id) && !named.includes(slug) && !explains.includes(id))
      .map(
        ({ id }) =>
          `content/articles/en/${slug}.mdx: add "${id}" to what it explains: the term stands in a heading of it`,
      );
  });
  expect(missing).toEqual([]);
});

test('every article is where some term is explained', () => {
  const named = new Set(terms.flatMap((term) => term.articles));
  const unnamed = articles.filter(({ slug, explains }) => !named.has(slug) && explains.length === 0);
  expect(
    unnamed.map(
      ({ slug }) =>
        `content/articles/en/${slug}.mdx: name in explains a term of content/glossary/en.yaml that it explains`,
    ),
  ).toEqual([]);
});
