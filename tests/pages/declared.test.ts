// What is declared once is on its pages: nothing has to be added to a page by hand.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { CHART_VERSION, kindNames } from '../../site/charts/kinds.ts';
import { versionOf } from '../../site/embed/addresses.ts';
import published from '../../site/embed/published.json' with { type: 'json' };
import { tables } from '../../site/generated/datasets.ts';
import { documentOf, englishPages, textOf } from './built.ts';

const pages = new Map(englishPages().map(({ path, html }) => [path, html]));

/** The addresses that the body of a page leads to, without the header that every page has. */
function linksOf(path: string): string[] {
  const links = documentOf(path).querySelectorAll('main a[href]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

describe.each(kindNames)('the kind of chart "%s"', (name) => {
  test('is on the page of charts, has a page and can be put into another one', () => {
    expect(linksOf('/data/charts/')).toContain(`/data/charts/${name}/`);
    for (const path of [`/data/charts/${name}/`, `/embed/chart/${name}/v${CHART_VERSION}/`]) {
      const chart = documentOf(path).querySelector('lw-chart');
      expect(chart?.getAttribute('data-kind'), path).toBe(name);
      expect(chart?.querySelector('table'), path).not.toBeNull();
    }
  });

  test('leads to every other kind', () => {
    const others = kindNames.map((kind) => `/data/charts/${kind}/`);
    expect(linksOf(`/data/charts/${name}/`)).toEqual(expect.arrayContaining(others));
  });
});

describe.each(catalog)('the calculator $name', ({ name, modelVersion, inputs }) => {
  test('is on the page of calculators, has a page and can be put into another one', () => {
    expect(linksOf('/calculators/')).toContain(`/calculators/${name}/`);
    for (const path of [`/calculators/${name}/`, `/embed/${name}/v${modelVersion}/`]) {
      const fields = documentOf(path).querySelectorAll('lw-calculator [name]');
      const named = [...fields].map((field) => field.getAttribute('name'));
      expect(named, path).toEqual(expect.arrayContaining(inputs.map((input) => input.name.replaceAll('_', '-'))));
    }
  });
});

test.each(published)('the published embed %s is answered, and says so if by another version', (address) => {
  const { embed, version } = versionOf(address) ?? { embed: '', version: 0 };
  const ofChain = /^sizer(?:\/|$)/.test(embed) ? modelVersions.sizer : undefined;
  const now =
    ofChain ??
    catalog.find(({ name }) => name === embed.replace(/^value\//, '').split('/')[0])?.modelVersion ??
    CHART_VERSION;
  const document = documentOf(`/embed/${address}/`);
  expect(document.querySelector('[data-older]') !== null).toBe(version !== now);
  if (version === now && !embed.startsWith('value/'))
    expect(textOf(document.querySelector('.lw-of'))).toMatch(/^v\d+ · data to \w+ \d{4}$/);
});

test.each(Object.values(tables))('the page of columns has every column of $name', ({ name, columns }) => {
  const columnsPage = documentOf('/data/columns/');
  const ids = [name, ...columns.map((column) => `${name}.${column.name}`)];
  expect(ids.filter((id) => columnsPage.getElementById(id) === null)).toEqual([]);
});

test('every article is on the page of articles and has a page', () => {
  const slugs = globSync('content/articles/en/*.mdx').map((file) => basename(file, '.mdx'));
  expect(slugs.length).toBeGreaterThan(0);
  const paths = slugs.map((slug) => `/articles/${slug}/`);
  expect(linksOf('/articles/')).toEqual(expect.arrayContaining(paths));
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
});

test('every set has a page, and the page of sets leads to it', () => {
  const sets = globSync('datasets/sets/*/datapackage.json').map((file) => file.split('/').at(-2) ?? '');
  expect(sets.length).toBeGreaterThan(0);
  const paths = sets.map((set) => `/data/sets/${set}/`);
  expect(linksOf('/data/sets/')).toEqual(expect.arrayContaining(paths));
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
});
