// What an author of articles is told: which components there are, and where the mistake stands.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { places } from '../../site/articles/component-places-build.ts';
import { components } from '../../site/articles/components.ts';
import { explained } from '../../site/articles/terms-build.ts';
import { problemOf, skeleton } from '../../site/build/new-article.ts';
import { inPlace } from '../../site/common/author-attributes.ts';
import { tableOf } from '../support/test-tables.ts';

const compiled = (text: string): string =>
  mdxToJs(text, { mdastPlugins: [places], fileURL: pathToFileURL('content/articles/en/try.mdx') }).code;

const HEAD = '# A question\n\n';

test.each(tableOf<[string, string][]>(import.meta.filename, 'stopped'))(
  '%s stops the build and says where',
  (text, message) => expect(() => compiled(HEAD + text)).toThrow(message),
);

test('a component learns where it stands, elements of HTML and code do not', () => {
  const code = compiled(`${HEAD}Text <Cite source="a" />.\n\n<div>x</div>\n\n\`<Graph />\`\n`);
  expect(code.match(/placed/g)).toHaveLength(1);
  expect(code).toContain('content/articles/en/try.mdx:3');
});

describe('a term of the glossary', () => {
  const text = (mdx: string): string => mdxToJs(mdx, { mdastPlugins: [places, explained] }).code;
  const ids = (mdx: string): string[] => [...text(mdx).matchAll(/id: "([\w-]+)"/g)].map(([, id = '']) => id);

  test('is explained where an article first mentions it, by any of its names', () => {
    expect(ids('A steady state, and another steady state.\n\nThe Max Payload Size or MPS.')).toEqual([
      'steady-state',
      'mps',
    ]);
    expect(text('About the SLC cache.')).toMatch(/"About the ".*children: "SLC cache"/s);
  });
  test.each(tableOf<[string, string][]>(import.meta.filename, 'left alone'))('is left alone in %s', (_, mdx) =>
    expect(ids(mdx)).toEqual([]),
  );
  test('that the author explains is not explained elsewhere', () =>
    expect(ids('The SLC cache.\n\nThis <Term id="slc-cache">cache</Term> is small.')).toEqual(['slc-cache']));
});

describe('a component in its place', () => {
  const fails = () => {
    throw new Error('no set "x"');
  };
  test('says what is wrong with the file and the line', async () => {
    expect(() => inPlace('a.mdx:7', fails)).toThrow('a.mdx:7: no set "x"');
    await expect(inPlace('a.mdx:7', async () => fails())).rejects.toThrow('a.mdx:7: no set "x"');
  });
  test('of a page of ours says it as it is', () => expect(() => inPlace(undefined, fails)).toThrow(/^no set "x"$/));
  test('gives what it makes', async () => {
    expect(inPlace('a.mdx:7', () => 1)).toBe(1);
    expect(await inPlace('a.mdx:7', async () => 1)).toBe(1);
  });
});

const folders = ['articles', 'calculator', 'sources', 'glossary', 'sizer'];
const source = (name: string): string => {
  for (const folder of folders) {
    try {
      return readFileSync(`site/${folder}/${name}.astro`, 'utf8');
    } catch {}
  }
  throw new Error(`no component ${name}`);
};

test.each(Object.entries(components))('<%s> takes what the list says', (name, taken) => {
  const props = /const \{(.*?)\} = Astro\.props/s.exec(source(name))?.[1] ?? '';
  const names = props.split(',').map((item) => item.trim().replace(/\s*[=:].*/s, ''));
  for (const item of taken) expect(names).toContain(item);
});

describe('a new article', () => {
  test.each(tableOf<[string[], string][]>(import.meta.filename, 'refused'))('%j is refused', (args, message) =>
    expect(problemOf(args)).toContain(message),
  );
  test('has a question for a title and components that there are', () => {
    expect(problemOf(['article', 'how-fast-is-usb-4'])).toBeUndefined();
    const text = skeleton('how-fast-is-usb-4', '2026-11-22');
    expect(text).toContain('title: How fast is usb 4?');
    expect(compiled(text.replace(/^---.*?^---$/ms, ''))).toContain('placed');
  });
});
