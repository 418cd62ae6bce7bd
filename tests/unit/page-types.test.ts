// Which pages stand for all others where each one takes a while: the heaviest of every route.
import { expect, test } from 'vitest';
import { onePerType } from '../../site/build/page-types.ts';

const page = (path: string, route: string, text = '', head = '') => ({
  path,
  html: `<html lang="en" data-route="${route}"><head>${head}</head><body>${text}</body></html>`,
});

test('one page of each route is taken, the heaviest', () => {
  const pages = [
    page('/sizer/b/', '/sizer/[slug]', 'text that is longer'),
    page('/sizer/a/', '/sizer/[slug]', 'text'),
    page('/', '/'),
  ];
  expect(onePerType(pages)).toEqual(['/', '/sizer/b/']);
  expect(onePerType(pages.toReversed())).toEqual(['/', '/sizer/b/']);
});

test('of equal pages the first by address is taken, whatever the order of files', () => {
  const pages = [page('/b/', '/[x]'), page('/a/', '/[x]')];
  expect(onePerType(pages)).toEqual(['/a/']);
});

test('what no search engine is to list is left out, as is what is no page of the site', () => {
  const hidden = '<meta name="robots" content="noindex">';
  expect(
    onePerType([
      page('/embed/pcie/v1/', '/embed/[name]/[version]', '', hidden),
      page('/404.html', '/404'),
      { path: '/files/x.html', html: '<p>no page</p>' },
    ]),
  ).toEqual([]);
});
