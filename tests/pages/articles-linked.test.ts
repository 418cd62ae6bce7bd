// Articles lead on: each is reached from pages that its reader comes from, not only from the list of all.
import { expect, test } from 'vitest';
import { type BuiltPage, documentOf, englishPages } from './built.ts';

const ARTICLE = /^\/articles\/[^/]+\/$/;
const LIST = '/articles/';

/** Parsing takes long, and the pages of runs lead to no article. */
const mentionsOne = ({ html }: BuiltPage): boolean => /href="\/articles\/[^"]/.test(html);

const pages = englishPages()
  .filter(mentionsOne)
  .map(({ path }) => ({
    path,
    links: [...documentOf(path).querySelectorAll('main a[href]')].map(
      (link) => link.getAttribute('href')?.split(/[?#]/)[0] ?? '',
    ),
  }));
const articles = pages.filter(({ path }) => ARTICLE.test(path));

test('each article is linked from at least two pages besides the list', () => {
  const few = articles
    .map(({ path }) => ({
      path,
      from: pages.filter((page) => ![LIST, path].includes(page.path) && page.links.includes(path)),
    }))
    .filter(({ from }) => from.length < 2);
  expect(
    few.map(
      ({ path, from }) =>
        `${path} is linked from ${from.length} pages: name it in the related list of another article, or in a term of content/glossary/en.yaml`,
    ),
  ).toEqual([]);
});

test('each article leads to other articles, and is led to by one of those', () => {
  const alone = articles.filter(({ path, links }) => {
    const next = articles.filter((article) => article.path !== path && links.includes(article.path));
    return !next.some((item) => item.links.includes(path));
  });
  expect(
    alone.map(
      ({ path }) =>
        `${path}: add an article to its related list, and link back from that one (its text or its related list)`,
    ),
  ).toEqual([]);
});

test('the page of what is to be read leads to articles of every topic that the list has', () => {
  const topics = (links: string[]) => new Set(links.filter((link) => ARTICLE.test(link)));
  const learn = pages.find(({ path }) => path === '/learn/');
  const list = documentOf(LIST);
  const sections = [...list.querySelectorAll('main section')].map((section) =>
    [...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(sections.length).toBeGreaterThan(1);
  for (const own of sections) expect([...topics(learn?.links ?? [])].some((link) => own.includes(link))).toBe(true);
});
